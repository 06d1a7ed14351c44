/// A change of the focus; there is none.
@preconcurrency @MainActor open class UIFocusUpdateContext: MainActorObject {
  /// The view that had the focus, always `nil`.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus, always `nil`.
  open var nextFocusedView: UIView? { nil }
}

/// Animates a change of the focus; there is none.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: MainActorObject {
  /// Runs both blocks immediately.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}

/// What can have the focus: views and controllers. There is no focus, because there are no events.
@preconcurrency @MainActor public protocol UIFocusEnvironment: AnyObject {
  /// Where the focus goes first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
}
