public import Foundation

/// An object that behaviours move; they are never run.
@preconcurrency @MainActor public protocol UIDynamicItem: AnyObject {
  /// The center, in points.
  var center: CGPoint { get set }
  /// The bounds, in points.
  var bounds: CGRect { get }
  /// The transform around the center.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Runs behaviours; nothing moves.
@preconcurrency @MainActor open class UIDynamicAnimator: MainActorObject {
  /// The view whose coordinates the behaviours use.
  public private(set) weak var referenceView: UIView?
  /// The behaviours.
  public private(set) var behaviors: [UIDynamicBehavior] = []
  /// Whether behaviours move items, always `false`.
  open var isRunning: Bool { false }
  /// The time for which behaviours moved items, always 0.
  open var elapsedTime: TimeInterval { 0 }
  /// The delegate, which is never called.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?

  /// Makes an animator for the subviews of a view.
  public init(referenceView view: UIView) {
    referenceView = view
    super.init(mainActor: ())
  }
  /// Makes an animator without a view.
  public init() { super.init(mainActor: ()) }
  /// Makes an animator for the items of a layout.
  public convenience init(collectionViewLayout layout: UICollectionViewLayout) { self.init() }

  /// Adds a behaviour, which is never run.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
  }
  /// Removes a behaviour.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behavior.dynamicAnimator === self else { return }
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }
  /// Removes all behaviours.
  open func removeAllBehaviors() { for behavior in behaviors { removeBehavior(behavior) } }
  /// Does nothing: nothing moves.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {}
}

/// Is told of movements; never called.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: AnyObject {
  /// Items begin to move; never called.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// All items rest; never called.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// A movement of items; nothing moves.
@preconcurrency @MainActor open class UIDynamicBehavior: MainActorObject {
  /// The behaviours that belong to this one.
  public private(set) var childBehaviors: [UIDynamicBehavior] = []
  /// A block for each step, which is never called.
  open var action: (() -> Void)?
  /// The animator.
  public internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  /// Makes a behaviour.
  public init() { super.init(mainActor: ()) }

  /// Adds a behaviour that belongs to this one.
  open func addChildBehavior(_ behavior: UIDynamicBehavior) { childBehaviors.append(behavior) }
  /// Removes a behaviour that belongs to this one.
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }
  /// Never called: the animator changes.
  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}
}
