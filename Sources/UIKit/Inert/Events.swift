public import Foundation
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
    case regionEntered, regionMoved, regionExited
  }
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static let stylus = TouchType.pencil
  }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
  open var view: UIView? { nil }
  open var window: UIWindow? { nil }
  open var phase: Phase { .cancelled }
  open var tapCount: Int { 0 }
  open var type: TouchType { .direct }
  open var timestamp: TimeInterval { 0 }
  open var force: CGFloat { 0 }
  open var maximumPossibleForce: CGFloat { 0 }
  open var majorRadius: CGFloat { 0 }
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
}
@preconcurrency @MainActor open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable {
    case none, motionShake
    case remoteControlPlay = 100
    case remoteControlPause, remoteControlStop, remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
  }
  public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
    case hover, transform = 14
  }
  open var allTouches: Set<UITouch>? { nil }
  open var type: EventType { .touches }
  open var subtype: EventSubtype { .none }
  open var timestamp: TimeInterval { 0 }
  open func touches(for view: UIView) -> Set<UITouch>? { nil }
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable { case began, changed, stationary, ended, cancelled }
  open var phase: Phase { .cancelled }
  open var key: UIKey? { nil }
}
@preconcurrency @MainActor open class UIPressesEvent: UIEvent { open var allPresses: Set<UIPress> { [] } }
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  open var wantsPriorityOverSystemBehavior = false
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList, discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector, discoverabilityTitle: String? = nil) {
    self.init(action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }
}
extension UIViewController {
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}
@preconcurrency @MainActor open class UIFocusUpdateContext: MainActorObject {
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
}
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: MainActorObject {
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject { var preferredFocusEnvironments: [any UIFocusEnvironment] { get } }
@preconcurrency @MainActor public final class UIPointerInteraction: MainActorObject, UIInteraction {
  public private(set) weak var view: UIView?
  public var isEnabled = true
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init(mainActor: ())
  }
  public func willMove(to view: UIView?) {}
  public func didMove(to view: UIView?) { self.view = view }
  public func invalidate() {}
}
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: AnyObject {
  func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion) -> UIPointerRegion?
  func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle?
  func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
  func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating)
}
extension UIPointerInteractionDelegate {
  public func pointerInteraction(_ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest, defaultRegion: UIPointerRegion)
    -> UIPointerRegion?
  { defaultRegion }
  public func pointerInteraction(_ interaction: UIPointerInteraction, styleFor region: UIPointerRegion) -> UIPointerStyle? { nil }
  public func pointerInteraction(_ interaction: UIPointerInteraction, willEnter region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
  public func pointerInteraction(_ interaction: UIPointerInteraction, willExit region: UIPointerRegion, animator: any UIPointerInteractionAnimating) {}
}
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}
@preconcurrency @MainActor open class UIPointerRegion: MainActorObject {
  public let rect: CGRect
  public let identifier: AnyHashable?
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
    super.init(mainActor: ())
  }
}
@preconcurrency @MainActor open class UIPointerRegionRequest: MainActorObject {
  open var location: CGPoint { .zero }
  open var modifiers: UIKeyModifierFlags { [] }
}
public enum UIPointerShape {
  case path(UIBezierPath)
  case roundedRect(CGRect, radius: CGFloat = 8)
  case verticalBeam(length: CGFloat)
  case horizontalBeam(length: CGFloat)
}
public enum UIPointerEffect {
  case automatic(UITargetedPreview)
  case highlight(UITargetedPreview)
  case lift(UITargetedPreview)
  case hover(UITargetedPreview, prefersShadow: Bool = false, prefersScaledContent: Bool = true)
}
@preconcurrency @MainActor open class UIPointerStyle: MainActorObject {
  public init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { super.init(mainActor: ()) }
  public init(shape: UIPointerShape, constrainedAxes axes: UIAxis = []) { super.init(mainActor: ()) }
  public static func hidden() -> UIPointerStyle { UIPointerStyle(shape: .verticalBeam(length: 0)) }
  public static func system() -> UIPointerStyle { hidden() }
}
@preconcurrency @MainActor open class UIKey: MainActorObject {
  open var characters: String { "" }
  open var charactersIgnoringModifiers: String { "" }
  open var modifierFlags: UIKeyModifierFlags { [] }
}
