/// How a transition is shown.
public struct TransitionOptions: Hashable, Sendable {
  /// Whether the change is shown as an animation.
  public var isAnimated: Bool
  /// The duration of the run stage, in seconds.
  public var seconds: Double
  /// Whether the user controls the transition.
  public var isInteractive: Bool
  /// The rotation of the screen, in radians, clockwise.
  public var rotationAngle: Double

  /// The default duration of the run stage, in seconds. Our choice.
  public static let defaultSeconds = 0.3

  /// Makes options.
  ///
  /// - Parameters:
  ///   - isAnimated: Whether the change is shown as an animation.
  ///   - seconds: The duration of the run stage, in seconds.
  ///   - isInteractive: Whether the user controls the transition.
  ///   - rotationAngle: The rotation of the screen, in radians, clockwise.
  public init(
    isAnimated: Bool = true, seconds: Double = defaultSeconds, isInteractive: Bool = false,
    rotationAngle: Double = 0
  ) {
    self.isAnimated = isAnimated
    self.seconds = seconds
    self.isInteractive = isInteractive
    self.rotationAngle = rotationAngle
  }

  /// A change without an animation.
  public static let immediate = TransitionOptions(isAnimated: false)
}
