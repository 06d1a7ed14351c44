/// The accessibility settings of the device; all are off.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification for VoiceOver.
  public enum Notification: UInt32, Sendable {
    /// The screen changed.
    case screenChanged = 1000
    /// The layout changed.
    case layoutChanged = 1001
    /// A text is read.
    case announcement = 1008
    /// A page was scrolled.
    case pageScrolled = 1009
  }

  /// Does nothing: nothing is read.
  public static func post(notification: Notification, argument: Any?) {}
  /// Whether there is less motion.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether VoiceOver reads the screen.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether texts are bold.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether there is less transparency.
  public static var isReduceTransparencyEnabled: Bool { false }
}
