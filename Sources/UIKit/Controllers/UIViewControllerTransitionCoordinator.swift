public import Foundation
import TinamouControllers
import TinamouLayout

/// The object through which controllers query the current transition and take part in it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// The duration of the animation, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// Whether the user controls the transition.
  var isInteractive: Bool { get }
  /// The progress of the animation, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The rotation of the content; the identity if the device is not rotated.
  var targetTransform: CGAffineTransform { get }
}

extension UIViewControllerTransitionCoordinatorContext {
  /// Returns how fast the user moved, always 1.
  public var completionVelocity: CGFloat { 1 }
  /// Returns the timing curve of the rest.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Returns whether the user controlled the transition at its beginning, always `false`.
  public var initiallyInteractive: Bool { false }
  /// Returns whether the animation can be interrupted, always `false`.
  public var isInterruptible: Bool { false }
  /// Returns the style of the presentation.
  public var presentationStyle: UIModalPresentationStyle { .none }
}

/// The object through which controllers query the current transition and take part in it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Queues a block that runs before the new layout, and one that runs at the end. The first one
  /// finds the new traits, and still the old frames.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Queues blocks for a view outside of the controllers that take part, as
  /// ``animate(alongsideTransition:completion:)`` does.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Does nothing: the user does not control transitions.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
  /// Queues an animation block.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// A transition of the layout.
final class CoordinatorBridge: MainActorObject, UIViewControllerTransitionCoordinator {
  private let coordinator: TransitionCoordinator

  init(_ coordinator: TransitionCoordinator) {
    self.coordinator = coordinator
    super.init(mainActor: ())
  }

  var isAnimated: Bool { coordinator.isAnimated }
  var transitionDuration: TimeInterval { coordinator.transitionDuration }
  var isCancelled: Bool { coordinator.isCancelled }
  var isInteractive: Bool { coordinator.isInteractive }
  var percentComplete: CGFloat { CGFloat(coordinator.percentComplete) }
  var targetTransform: CGAffineTransform {
    CGAffineTransform(rotationAngle: CGFloat(coordinator.rotationAngle))
  }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    func block(
      _ block: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?, isAlongside: Bool
    ) -> TransitionCoordinator.Block? {
      guard let block else { return nil }
      nonisolated(unsafe) let wanted = block
      return { _ in
        MainActor.assumeIsolated {
          if isAlongside { UIView.sizesToCome = self.coordinator.sizesToCome }
          wanted(self)
          UIView.sizesToCome = [:]
        }
      }
    }
    return coordinator.animate(
      alongsideTransition: block(animation, isAlongside: true),
      completion: block(completion, isAlongside: false))
  }
}
