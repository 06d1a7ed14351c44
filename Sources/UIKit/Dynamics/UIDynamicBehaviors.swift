public import Foundation

/// A behaviour of several items; nothing moves.
@preconcurrency @MainActor open class UIItemsBehavior: UIDynamicBehavior {
  /// The items.
  public private(set) var items: [any UIDynamicItem]

  /// Makes a behaviour of items.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { items.append(item) }
  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { items.removeAll { $0 === item } }
}

/// How items move; nothing moves.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIItemsBehavior {
  /// Has no effect.
  open var elasticity: CGFloat = 0
  /// Has no effect.
  open var friction: CGFloat = 0
  /// Has no effect.
  open var density: CGFloat = 1
  /// Has no effect.
  open var resistance: CGFloat = 0
  /// Has no effect.
  open var angularResistance: CGFloat = 0
  /// Has no effect.
  open var allowsRotation = true
  /// Has no effect.
  open var isAnchored = false

  /// Does nothing: nothing moves.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {}
  /// Returns zero: nothing moves.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint { .zero }
  /// Does nothing: nothing moves.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {}
  /// Returns 0: nothing moves.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat { 0 }
}

/// A force on all items; nothing moves.
@preconcurrency @MainActor open class UIGravityBehavior: UIItemsBehavior {
  /// Has no effect.
  open var gravityDirection = CGVector(dx: 0, dy: 1)
  /// Has no effect.
  open var angle: CGFloat = .pi / 2
  /// Has no effect.
  open var magnitude: CGFloat = 1
}

/// Items that touch each other; nothing moves.
@preconcurrency @MainActor open class UICollisionBehavior: UIItemsBehavior {
  /// What items touch.
  public struct Mode: OptionSet, Hashable, Sendable {
    /// The bits, with UIKit's numbers.
    public let rawValue: UInt

    /// Makes modes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Each other.
    public static let items = Mode(rawValue: 1)
    /// Boundaries.
    public static let boundaries = Mode(rawValue: 2)
    /// Everything.
    public static let everything = Mode(rawValue: .max)
  }

  /// Has no effect.
  open var collisionMode = Mode.everything
  /// Has no effect.
  open var translatesReferenceBoundsIntoBoundary = false
  /// The delegate, which is never called.
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?

  /// Does nothing: nothing moves.
  open func setTranslatesReferenceBoundsIntoBoundary(with insets: UIEdgeInsets) {}
  /// Does nothing: nothing moves.
  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {}
  /// Does nothing: nothing moves.
  open func addBoundary(
    withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint
  ) {}
  /// Does nothing: nothing moves.
  open func removeBoundary(withIdentifier identifier: any NSCopying) {}
  /// Does nothing: nothing moves.
  open func removeAllBoundaries() {}
}

/// Is told of items that touch each other; never called.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: AnyObject {}

/// A connection of an item; nothing moves.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The items.
  public let items: [any UIDynamicItem]
  /// The point to which the item is connected.
  open var anchorPoint: CGPoint
  /// Has no effect.
  open var length: CGFloat = 0
  /// Has no effect.
  open var damping: CGFloat = 0
  /// Has no effect.
  open var frequency: CGFloat = 0
  /// Has no effect.
  open var frictionTorque: CGFloat = 0

  /// Makes a connection with a point.
  public init(
    item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint
  ) {
    (items, anchorPoint) = ([item], point)
    super.init()
  }
  /// Makes a connection of the center with a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Makes a connection of two items.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, anchorPoint) = ([item1, item2], .zero)
    super.init()
  }
}

/// A movement of an item to a point, which does not happen.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// The point.
  open var snapPoint: CGPoint
  /// Has no effect.
  open var damping: CGFloat = 0.5

  /// Makes a movement.
  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    snapPoint = point
    super.init()
  }
}

/// A force on items; nothing moves.
@preconcurrency @MainActor open class UIPushBehavior: UIItemsBehavior {
  /// For how long there is a force.
  public enum Mode: Int, Sendable {
    case continuous, instantaneous
  }

  /// For how long there is a force.
  public let mode: Mode
  /// Has no effect.
  open var active = true
  /// Has no effect.
  open var angle: CGFloat = 0
  /// Has no effect.
  open var magnitude: CGFloat = 0
  /// Has no effect.
  open var pushDirection = CGVector.zero

  /// Makes a force.
  public init(items: [any UIDynamicItem], mode: Mode) {
    self.mode = mode
    super.init(items: items)
  }
}
