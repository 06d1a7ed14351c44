public import Foundation
@preconcurrency @MainActor public enum UIAccessibility {
  public static var prefersCrossFadeTransitions: Bool { false }
  public static var buttonShapesEnabled: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isShakeToUndoEnabled: Bool { true }
  public static func focusedElement(using assistiveTechnologyIdentifier: String?) -> Any? { nil }
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect { view.convert(rect, to: UIScreen.main.coordinateSpace) }
  public enum Notification: UInt32, Sendable {
    case screenChanged = 1000
    case layoutChanged
    case announcement = 1008
    case pageScrolled
  }
  public nonisolated static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityVoiceOverStatusDidChangeNotification")
  public nonisolated static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  public static func post(notification: Notification, argument: Any?) {}
  public nonisolated static let elementFocusedNotification = Foundation.Notification.Name("UIAccessibilityElementFocusedNotification")
  public static var isReduceMotionEnabled: Bool { false }
  public static var isVoiceOverRunning: Bool { false }
  public static var isBoldTextEnabled: Bool { false }
  public static var isReduceTransparencyEnabled: Bool { false }
  public static var isSwitchControlRunning: Bool { false }
  public static var isDarkerSystemColorsEnabled: Bool { false }
  public static var isInvertColorsEnabled: Bool { false }
  public static var isGrayscaleEnabled: Bool { false }
}
public enum UIAccessibilityNavigationStyle: Int, Sendable { case automatic, separate, combined }
public enum UIAccessibilityContainerType: Int, Sendable { case none, dataTable, list, landmark, semanticGroup }
public enum UIAccessibilityContrast: Int, Sendable {
  case unspecified = -1
  case normal, high
}
@preconcurrency @MainActor open class UILargeContentViewerInteraction: MainActorObject, UIInteraction {
  open private(set) weak var view: UIView?
  public init() { super.init(mainActor: ()) }
  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }
}
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right = 1
  case left, up, down, next, previous
}
@preconcurrency @MainActor open class UIAccessibilityCustomAction: MainActorObject {
  open var name: String
  open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?
  public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
    (self.name, self.actionHandler) = (name, actionHandler)
    super.init(mainActor: ())
  }
  public convenience init(name: String, target: Any?, selector: Selector) { self.init(name: name, actionHandler: nil) }
}
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
  open weak var accessibilityContainer: AnyObject?
  open var accessibilityFrameInContainerSpace = CGRect.zero
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init(responder: ())
  }
}
@preconcurrency @MainActor open class UIFeedbackGenerator: MainActorObject {
  public init() { super.init(mainActor: ()) }
  public convenience init(view: UIView) { self.init() }
  open func prepare() {}
}
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
  public let style: FeedbackStyle
  public init(style: FeedbackStyle) {
    self.style = style
    super.init()
  }
  public override init() {
    style = .medium
    super.init()
  }
  public convenience init(style: FeedbackStyle, view: UIView) { self.init(style: style) }
  open func impactOccurred() {}
  open func impactOccurred(intensity: CGFloat) {}
  open func impactOccurred(at location: CGPoint) {}
  open func impactOccurred(intensity: CGFloat, at location: CGPoint) {}
}
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator { open func selectionChanged() {} }
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
@preconcurrency @MainActor open class UIAccessibilityCustomRotor: MainActorObject {
  public enum Direction: Int, Sendable { case previous, next }
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?
  open var name: String
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    super.init(mainActor: ())
  }
}
@preconcurrency @MainActor open class UIAccessibilityCustomRotorSearchPredicate: MainActorObject {
  open var searchDirection: UIAccessibilityCustomRotor.Direction { .next }
}
@preconcurrency @MainActor open class UIAccessibilityCustomRotorItemResult: MainActorObject {
  open weak var targetElement: AnyObject?
  open var targetRange: UITextRange?
  public init(targetElement: AnyObject, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
    super.init(mainActor: ())
  }
}
