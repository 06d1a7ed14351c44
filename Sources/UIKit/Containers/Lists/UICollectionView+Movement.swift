public import Foundation

/// Items that the user moves; there are no touch events.
extension UICollectionView {
  /// Returns `false`: items cannot be moved without touch events.
  @discardableResult
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { false }
  /// Does nothing: no item is moved.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {}
  /// Does nothing: no item is moved.
  public func endInteractiveMovement() {}
  /// Does nothing: no item is moved.
  public func cancelInteractiveMovement() {}
  /// Whether data is about to change, always `false`.
  public var hasUncommittedUpdates: Bool { false }
}

/// A change of an item; there are no animated updates.
@preconcurrency @MainActor public final class UICollectionViewUpdateItem: MainActorObject {
  /// A kind of change.
  public enum Action: Int, Sendable {
    case insert, delete, reload, move, none
  }

  /// The item before the change.
  public var indexPathBeforeUpdate: IndexPath? { nil }
  /// The item after the change.
  public var indexPathAfterUpdate: IndexPath? { nil }
  /// The kind of the change.
  public var updateAction: Action { .none }

  init() { super.init(mainActor: ()) }
}
