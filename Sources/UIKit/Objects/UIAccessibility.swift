/// The accessibility settings of the device; all are off.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification for VoiceOver.
  public enum Notification: UInt32, Sendable {
    case screenChanged = 1000
    case layoutChanged
    case announcement = 1008
    case pageScrolled
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
