package import TinamouLayout

/// A sequence of changes of a window; the last step leads back to the start.
package enum TransitionScript: String, CaseIterable, Sendable {
  case rotation
  case splits
  /// The divider in steps of 1 point over the whole width.
  case drag
  case slideOver = "slide-over"
  case textSize = "text-size"
  case keyboard
  /// Compact and regular width alternately.
  case sizeClass = "size-class"
  /// The same in windows that were not visited before.
  case newSizeClass = "new-size-class"
  /// A device that folds is opened and closed, upright.
  case opening
  /// It is opened, partly closed like a laptop and opened again, and closed.
  case folding

  /// The scripts for every app, without those that switch the sets of a feed.
  package static let usual = allCases.filter { !$0.switchesFeed }

  /// Whether the script is only for feeds, of several sizes.
  var switchesFeed: Bool { self == .sizeClass || self == .newSizeClass }

  /// The device of the generated apps, and of files unless stated.
  package static let device = Device.named("ipad-pro-12-9") ?? .standard

  /// The device that folds, of the generated apps.
  static let foldingDevice = Device.all.first { !$0.poses.isEmpty } ?? .standard

  /// Whether a device has the windows of the script.
  func exists(on device: Device) -> Bool { (try? environments(on: device)) != nil }

  /// The environment with which every script begins: a tablet in landscape, a phone in portrait.
  static func start(on device: Device) throws(BenchmarkError) -> LayoutEnvironment {
    do throws(EnvironmentError) {
      return try window(of: device, usualOrientation(of: device))
    } catch {
      throw .layout("\(device.id): \(error)")
    }
  }

  private static func usualOrientation(of device: Device) -> Orientation {
    device.idiom == .pad ? .landscape : .portrait
  }

  /// The environments of one round, which ends with the one of the start.
  package func environments(
    on device: Device = Self.device
  ) throws(EnvironmentError) -> [LayoutEnvironment] {
    let orientation = Self.usualOrientation(of: device)
    func window(_ split: Split) throws(EnvironmentError) -> LayoutEnvironment {
      try Self.window(of: device, orientation, split)
    }
    let full = try window(.full)
    switch self {
    case .rotation:
      let other = orientation == .portrait ? Orientation.landscape : .portrait
      return [try Self.window(of: device, other), full]
    case .splits:
      var steps: [LayoutEnvironment] = []
      for split in [Split.twoThirds, .half, .oneThird, .half, .twoThirds] {
        steps.append(try window(split))
      }
      return steps + [full]
    case .drag:
      // A divider belongs to Split View.
      _ = try window(.oneThird)
      let size = full.windowSize
      var steps: [LayoutEnvironment] = []
      for width in stride(from: size.width - 1, through: Self.narrowestWindow, by: -1) {
        steps.append(
          try WindowConfiguration.size(Size(width: width, height: size.height)).environment(
            on: Self.system))
      }
      return steps + steps.reversed().dropFirst() + [full]
    case .slideOver: return [try window(.slideOver), full]
    case .textSize:
      return [ContentSizeCategory.extraExtraExtraLarge, .large].map { category in
        var environment = full
        environment.traits.preferredContentSizeCategory = category
        return environment
      }
    case .keyboard:
      return [Self.keyboardHeight, 0].map { height in
        var environment = full
        environment.keyboardHeight = height
        return environment
      }
    case .sizeClass: return [try window(.oneThird), full]
    case .newSizeClass:
      let narrow = try window(.oneThird)
      let steps = (1...Self.newWindows).flatMap { number in
        [narrow, full].map { window in
          var window = window
          window.windowSize.width -= Double(number)
          return window
        }
      }
      return steps + [narrow, full]
    case .opening: return [try Self.window(of: device, in: .openPortrait), full]
    case .folding:
      let open = try Self.window(of: device, in: .openPortrait)
      return [open, try Self.window(of: device, in: .tabletop), open, full]
    }
  }

  /// The system of all windows, so that figures can be compared with older ones.
  private static let system = Platform(.iOS18)

  /// A device that folds in a pose, on the first system that has it.
  private static func window(
    of device: Device, in pose: Pose
  ) throws(EnvironmentError) -> LayoutEnvironment {
    guard let held = device.inPose(pose) else { throw .windowNotOffered(device: device.id) }
    return try window(of: held, pose.orientation)
  }

  /// The height of the keyboard, in points: a round number of the right magnitude.
  private static let keyboardHeight = 400.0

  /// The number of windows of each size class: more than an engine remembers.
  private static let newWindows = 10

  /// The width of the narrowest window of Split View, in points.
  private static let narrowestWindow = 320.0

  private static func window(
    of device: Device, _ orientation: Orientation, _ split: Split = .full
  ) throws(EnvironmentError) -> LayoutEnvironment {
    try WindowConfiguration.device(device, orientation: orientation, split: split).environment(
      on: device.poses.isEmpty ? system : Platform(.iOS27_1))
  }
}
