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

  static let device = Device.named("ipad-pro-12-9") ?? .standard

  /// The environments of one round.
  package func environments() throws(EnvironmentError) -> [LayoutEnvironment] {
    let full = try Self.window()
    switch self {
    case .rotation: return [try Self.window(.portrait), full]
    case .splits:
      var steps: [LayoutEnvironment] = []
      for split in [Split.twoThirds, .half, .oneThird, .half, .twoThirds] {
        steps.append(try Self.window(split: split))
      }
      return steps + [full]
    case .drag:
      var steps: [LayoutEnvironment] = []
      for width in stride(from: 1365.0, through: 320, by: -1) {
        steps.append(
          try WindowConfiguration.size(Size(width: width, height: 1024)).environment(
            on: Self.system))
      }
      return steps + steps.reversed().dropFirst() + [full]
    case .slideOver: return [try Self.window(split: .slideOver), full]
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
    case .sizeClass: return [try Self.window(split: .oneThird), full]
    }
  }

  /// The system of all windows, so that figures can be compared with older ones.
  private static let system = Platform(.iOS18)

  /// The height of the keyboard of the device in landscape orientation, in points: a round number
  /// of the right magnitude.
  private static let keyboardHeight = 400.0

  static func window(
    _ orientation: Orientation = .landscape, split: Split = .full
  ) throws(EnvironmentError) -> LayoutEnvironment {
    try WindowConfiguration.device(device, orientation: orientation, split: split).environment(
      on: system)
  }
}
