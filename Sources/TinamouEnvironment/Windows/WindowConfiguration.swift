/// The choice of a window: a part of the screen of a device, or a size.
public enum WindowConfiguration: Hashable, Sendable {
  /// A window of a device.
  case device(Device, orientation: Orientation = .portrait, split: Split = .full)
  /// A window of this size in points on an iPad that is not named.
  case size(Size)

  /// The width or height in points from which a window of an iPad is regular along an axis, on
  /// every system: ``SystemMetric/regularWidth``.
  public static let regularFrom = Platform.newest.value(of: .regularWidth)

  /// The largest side of a window in points.
  package static let largestSide = 1e7
  /// The sides in points of windows that a user can ask for.
  package static let sides = 1...largestSide

  /// Returns the environment of this window.
  ///
  /// A size without a device has the idiom pad, no safe area, the margins of a full-screen iPad
  /// window and scale 2.
  ///
  /// - Parameter platform: The system, and the SDK of the app.
  /// - Returns: The environment.
  /// - Throws: ``EnvironmentError`` if the device offers no such window or the size is out of
  ///   range.
  public func environment(
    on platform: Platform = .newest
  ) throws(EnvironmentError) -> LayoutEnvironment {
    switch self {
    case .size(let size):
      return try Self.bareWindow(size, on: platform)
    case .device(let device, let orientation, let split):
      guard let width = device.windowWidth(split, orientation) else {
        throw .splitNotOffered(
          split, device: device.id, orientation: orientation,
          offered: device.splits(orientation))
      }
      let height = device.screenSize(orientation).height
      return Self.window(
        Rect(x: 0, y: 0, width: width, height: height), of: device, orientation, on: platform)
    }
  }

  static func fullScreen(
    of device: Device, _ orientation: Orientation, on platform: Platform
  ) -> LayoutEnvironment {
    let classes = device.sizeClasses(orientation)
    let margin = device.minimumMargin(orientation, on: platform)
    return LayoutEnvironment(
      windowSize: device.screenSize(orientation),
      traits: TraitCollection(
        horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
        userInterfaceIdiom: device.idiom, displayScale: device.displayScale),
      safeAreaInsets: device.safeAreaInsets(orientation, on: platform),
      systemMinimumLayoutMargins: DirectionalEdgeInsets(leading: margin, trailing: margin),
      platform: platform)
  }

  /// The layout environment of a window with this frame on the screen of a device.
  ///
  /// A window as large as the screen has the size classes of the device, any other window those of
  /// its size alone. Its safe area is the part of it that the edges of the screen cover.
  static func window(
    _ frame: Rect, of device: Device, _ orientation: Orientation, on platform: Platform
  ) -> LayoutEnvironment {
    var environment = fullScreen(of: device, orientation, on: platform)
    let screen = environment.screenSize
    environment.windowSize = frame.size
    environment.safeAreaInsets = device.screen(orientation, on: platform).safeAreaInsets(
      ofWindow: frame)
    if frame.width != screen.width {
      environment.traits.horizontalSizeClass = sizeClass(ofPadWindow: frame.width)
    }
    if frame.height != screen.height {
      environment.traits.verticalSizeClass = sizeClass(ofPadWindow: frame.height)
    }
    if environment.windowIsNarrowerThanScreen {
      let margin = platform.value(of: .sharedRootMargin)
      environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(
        leading: margin, trailing: margin)
    }
    return environment
  }

  static func bareWindow(
    _ size: Size, on platform: Platform
  ) throws(EnvironmentError) -> LayoutEnvironment {
    let margin = platform.value(of: .wideRootMargin)
    let valid = 0...largestSide
    guard valid.contains(size.width), valid.contains(size.height) else {
      throw .sizeOutOfRange(size)
    }
    return LayoutEnvironment(
      windowSize: size,
      traits: TraitCollection(
        horizontalSizeClass: sizeClass(ofPadWindow: size.width),
        verticalSizeClass: sizeClass(ofPadWindow: size.height),
        userInterfaceIdiom: .pad, displayScale: 2),
      systemMinimumLayoutMargins: DirectionalEdgeInsets(leading: margin, trailing: margin),
      platform: platform)
  }

  private static func sizeClass(ofPadWindow points: Double) -> SizeClass {
    points >= regularFrom ? .regular : .compact
  }
}

/// The reason why there is no such window.
public enum EnvironmentError: Error, Hashable, Sendable {
  /// The model has no window of this kind; `offered` lists the windows that it has.
  case splitNotOffered(Split, device: String, orientation: Orientation, offered: [Split])
  /// A size that is negative, not finite or larger than ten million points.
  case sizeOutOfRange(Size)
}

extension EnvironmentError: CustomStringConvertible {
  /// The error as a sentence.
  public var description: String {
    switch self {
    case .splitNotOffered(let split, let device, let orientation, let offered):
      let names = offered.map(\.rawValue).joined(separator: ", ")
      return
        "\(device) has no window '\(split.rawValue)' in \(orientation.rawValue); it has: \(names)"
    case .sizeOutOfRange(let size):
      let sides = [size.width, size.height].map(NumberText.text).joined(separator: " x ")
      return "a window cannot be \(sides) points"
    }
  }
}
