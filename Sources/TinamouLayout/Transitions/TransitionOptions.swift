/// How a transition is shown.
public struct TransitionOptions: Hashable, Sendable {
  /// Whether the change is shown as an animation.
  public var isAnimated: Bool
  /// How long the run stage lasts, in seconds.
  public var seconds: Double
  /// Whether the user drives the transition.
  public var isInteractive: Bool
  /// By how much the screen turns, in radians, clockwise.
  public var rotationAngle: Double

  /// How long a run stage lasts unless somebody says otherwise, in seconds. Our choice.
  public static let defaultSeconds = 0.3

  /// Makes options.
  public init(
    isAnimated: Bool = true, seconds: Double = defaultSeconds, isInteractive: Bool = false,
    rotationAngle: Double = 0
  ) {
    self.isAnimated = isAnimated
    self.seconds = seconds
    self.isInteractive = isInteractive
    self.rotationAngle = rotationAngle
  }

  /// A change that is there at once.
  public static let immediate = TransitionOptions(isAnimated: false)
}
