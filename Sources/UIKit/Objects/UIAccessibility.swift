public import Foundation

/// The accessibility settings of the device; all are off.
@preconcurrency @MainActor public enum UIAccessibility {
  /// A notification for VoiceOver.
  public enum Notification: UInt32, Sendable {
    case screenChanged = 1000
    case layoutChanged
    case announcement = 1008
    case pageScrolled
  }

  /// VoiceOver was turned on or off; only tests post it.
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// Less motion was turned on or off; only tests post it.
  public nonisolated static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")

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
  /// Whether Switch Control is on.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether colours are darker.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are grey.
  public static var isGrayscaleEnabled: Bool { false }
}

/// Directions in which VoiceOver scrolls.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}

/// An action that VoiceOver offers; never performed.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: MainActorObject {
  /// The name of the action.
  open var name: String
  /// What performs the action; never called.
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

  /// Makes an action.
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init(mainActor: ())
  }
  /// Makes an action, which cannot be performed without Objective-C.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, actionHandler: nil)
  }
}

/// An element for VoiceOver that is not a view; no effect.
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains the element.
  open weak var accessibilityContainer: AnyObject?
  /// The frame in the container's coordinates, in points; no effect.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  /// Makes an element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init(responder: ())
  }
}
