public import Foundation
@preconcurrency @MainActor open class InertLayoutConstraint: MainActorObject { open var shouldBeArchived = false }
@preconcurrency @MainActor open class InertKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var followsUndockedKeyboard = false
  open var keyboardDismissPadding: CGFloat = 0
}
@preconcurrency @MainActor open class InertResponder: MainActorObject {
  open var pasteConfiguration: UIPasteConfiguration?
  open var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)?
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  open func buildMenu(with builder: any UIMenuBuilder) {}
  open func validate(_ command: UICommand) {}
  open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool { false }
  open func paste(itemProviders: [NSItemProvider]) {}
  open func captureTextFromCamera(_ sender: Any?) {}
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var inputViewController: UIInputViewController? { nil }
  open var textInputMode: UITextInputMode? { nil }
  open var textInputContextIdentifier: String? { nil }
  open var undoManager: UndoManager? { nil }
  open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }
  open var userActivity: NSUserActivity?
  open func updateUserActivityState(_ activity: NSUserActivity) {}
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  open var inputAccessoryViewController: UIInputViewController? { nil }
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = false
  open var accessibilityElements: [Any]?
  open var accessibilityElementsHidden = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityViewIsModal = false
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityFrame = CGRect.zero
  open var accessibilityActivationPoint = CGPoint.zero
  open var accessibilityLanguage: String?
  open var accessibilityUserInputLabels: [String]! = []
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityAttributedHint: NSAttributedString?
  open var accessibilityAttributedValue: NSAttributedString?
  open var accessibilityRespondsToUserInteraction = false
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  open var accessibilityPath: UIBezierPath?
  open func accessibilityElementCount() -> Int { 0 }
  open func accessibilityElement(at index: Int) -> Any? { nil }
  open func index(ofAccessibilityElement element: Any) -> Int { NSNotFound }
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityIncrement() {}
  open func accessibilityDecrement() {}
  open func accessibilityPerformEscape() -> Bool { false }
  open func accessibilityPerformMagicTap() -> Bool { false }
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  open func accessibilityElementDidBecomeFocused() {}
  open func accessibilityElementDidLoseFocus() {}
  open func reloadInputViews() {}
  open var keyCommands: [UIKeyCommand]? { nil }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
  open var canBecomeFocused: Bool { false }
  open func setNeedsFocusUpdate() {}
  open func updateFocusIfNeeded() {}
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
@preconcurrency @MainActor open class InertScrollView: UIView {
  open var transfersVerticalScrollingToParent = true
  open var isScrollAnimating: Bool { false }
  public let topEdgeEffect = UIScrollEdgeEffect()
  public let leftEdgeEffect = UIScrollEdgeEffect()
  public let bottomEdgeEffect = UIScrollEdgeEffect()
  public let rightEdgeEffect = UIScrollEdgeEffect()
  open var contentAlignmentPoint = CGPoint.zero
  open var isPagingEnabled = false
  open var bounces = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var scrollIndicatorInsets = UIEdgeInsets.zero
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var bouncesZoom = true
  open var isDirectionalLockEnabled = false
  open var scrollsToTop = true
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var indicatorStyle = UIScrollView.IndicatorStyle.default
  open var decelerationRate = UIScrollView.DecelerationRate.normal
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }
  open func flashScrollIndicators() {}
  open func stopScrollingAndZooming() {}
  open var bouncesVertically = true
  open var bouncesHorizontally = true
  open var allowsKeyboardScrolling = true
  open var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none
  open var indexDisplayMode = UIScrollView.IndexDisplayMode.automatic
}
@preconcurrency @MainActor open class InertView: UIResponder {
  open var focusEffect: UIFocusEffect?
  open var focusGroupPriority = UIFocusGroupPriority.ignored
  open var cornerConfiguration = UICornerConfiguration.corners(radius: .fixed(0))
  open var backgroundColor: UIColor?
  open var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  open var contentMode: UIView.ContentMode = .scaleToFill
  open var clipsToBounds = false
  open var isOpaque = true
  open var mask: UIView?
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var accessibilityIgnoresInvertColors = false
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var focusGroupIdentifier: String?
  open var restorationIdentifier: String?
  open var motionEffects: [UIMotionEffect] = []
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func layoutSublayers(of layer: CALayer) {}
  open func display(_ layer: CALayer) {}
  open func draw(_ layer: CALayer, in ctx: CGContext) {}
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
  open func setNeedsDisplay() {}
}
open class InertViewPropertyAnimator: MainActorObject {
  open var isReversed = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open var timingParameters: (any UITimingCurveProvider)? { nil }
  open func pauseAnimation() {}
}
@preconcurrency @MainActor open class UIFocusEffect: MainActorObject {}
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  open weak var containerView: UIView?
  public init() { super.init(mainActor: ()) }
  public convenience init(rect: CGRect) { self.init() }
}
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: 1 << 53)
}
public struct UICornerRadius: Hashable, Sendable {
  public static func fixed(_ radius: CGFloat) -> UICornerRadius { UICornerRadius() }
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius() }
}
public struct UICornerConfiguration: Hashable, Sendable {
  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration { UICornerConfiguration() }
  public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
}
@preconcurrency @MainActor public final class UIScrollEdgeEffect: MainActorObject {
  public struct Style: Hashable, Sendable {
    let name: String
    public static let automatic = Style(name: "automatic")
    public static let soft = Style(name: "soft")
    public static let hard = Style(name: "hard")
  }
  public var style = Style.automatic
  public var isHidden = false
  init() { super.init(mainActor: ()) }
}
