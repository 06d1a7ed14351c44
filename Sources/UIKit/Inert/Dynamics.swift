public import Foundation
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}
extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}
@preconcurrency @MainActor open class UIDynamicAnimator: MainActorObject {
  public private(set) weak var referenceView: UIView?
  public private(set) var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  public init(referenceView view: UIView) {
    referenceView = view
    super.init(mainActor: ())
  }
  public init() { super.init(mainActor: ()) }
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
  }
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}
@preconcurrency @MainActor open class UIDynamicBehavior: MainActorObject {
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  open var action: (() -> Void)?
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator?
  public init() { super.init(mainActor: ()) }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.removeAll { $0 === behavior } }
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
@preconcurrency @MainActor open class UIItemsBehavior: UIDynamicBehavior {
  public private(set) var items: [any UIDynamicItem]
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIItemsBehavior {
  open var elasticity: CGFloat = 0
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var allowsRotation = true
  open var isAnchored = false
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}
@preconcurrency @MainActor open class UIGravityBehavior: UIItemsBehavior {
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  open var angle: CGFloat = .pi / 2
  open var magnitude: CGFloat = 1
}
@preconcurrency @MainActor open class UICollisionBehavior: UIItemsBehavior {
  public struct Mode: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let items = Mode(rawValue: 1)
    public static let boundaries = Mode(rawValue: 2)
    public static let everything = Mode(rawValue: .max)
  }
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {}
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  open func removeAllBoundaries() {}
}
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {}
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public let items: [any UIDynamicItem]
  open var anchorPoint: CGPoint
  open var length: CGFloat = 0
  open var damping: CGFloat = 0
  open var frequency: CGFloat = 0
  open var frictionTorque: CGFloat = 0
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, anchorPoint) = ([item], point)
    super.init()
  }
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) { self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point) }
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, anchorPoint) = ([item1, item2], .zero)
    super.init()
  }
}
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  open var snapPoint: CGPoint
  open var damping: CGFloat = 0.5
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}
@preconcurrency @MainActor open class UIPushBehavior: UIItemsBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }
  public let mode: Mode
  open var active = true
  open var angle: CGFloat = 0
  open var magnitude: CGFloat = 0
  open var pushDirection = CGVector.zero
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
}
@preconcurrency @MainActor open class UIMotionEffect: MainActorObject { public init() { super.init(mainActor: ()) } }
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis, tiltAlongVerticalAxis }
  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }
}
@preconcurrency @MainActor open class UIMotionEffectGroup: UIMotionEffect { open var motionEffects: [UIMotionEffect]? }
extension UIView {
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
