import Foundation

/// A presentation or dismissal with an animation of the app, which runs to its end immediately.
final class AnimatedTransition: MainActorObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let isAnimated = true
  private(set) var transitionWasCancelled = false
  private let from: Participant
  private let to: Participant

  /// A controller that takes part, with frames in points; an unknown frame is zero, as in UIKit.
  struct Participant {
    let controller: UIViewController
    /// The view, if it is added to the container or removed from it.
    let view: UIView?
    let initialFrame: CGRect
    let finalFrame: CGRect
  }

  init(
    in container: UIView, _ style: UIModalPresentationStyle, from: Participant, to: Participant
  ) {
    (containerView, presentationStyle, self.from, self.to) = (container, style, from, to)
    super.init(mainActor: ())
  }

  func run(_ animator: any UIViewControllerAnimatedTransitioning) {
    animator.animateTransition(using: self)
    animator.animationEnded(!transitionWasCancelled)
  }

  private func participant(_ controller: UIViewController) -> Participant? {
    [from, to].first { $0.controller === controller }
  }

  func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect { participant(vc)?.initialFrame ?? .zero }

  func finalFrame(for vc: UIViewController) -> CGRect { participant(vc)?.finalFrame ?? .zero }

  func completeTransition(_ didComplete: Bool) { transitionWasCancelled = !didComplete }
}

extension UIPresentationController {
  /// Runs the animation of the presentation.
  func present(
    by animator: any UIViewControllerAnimatedTransitioning, from presenter: UIViewController,
    hidesPresenter: Bool
  ) {
    place { container, frame in
      AnimatedTransition(
        in: container, presentationStyle,
        from: .init(
          controller: presenter, view: hidesPresenter ? presenter.viewIfLoaded : nil,
          initialFrame: presenter.view.frame,
          finalFrame: hidesPresenter ? .zero : presenter.view.frame),
        to: .init(
          controller: presentedViewController, view: presentedView, initialFrame: .zero,
          finalFrame: frame)
      ).run(animator)
    }
  }

  /// Runs the animation of the dismissal.
  func dismiss(
    by animator: any UIViewControllerAnimatedTransitioning, to presenter: UIViewController,
    showsPresenter: Bool
  ) {
    guard let containerView else { return }
    AnimatedTransition(
      in: containerView, presentationStyle,
      from: .init(
        controller: presentedViewController, view: presentedView,
        initialFrame: presentedView?.frame ?? .zero, finalFrame: .zero),
      to: .init(
        controller: presenter, view: showsPresenter ? presenter.viewIfLoaded : nil,
        initialFrame: showsPresenter ? .zero : presenter.view.frame,
        finalFrame: presenter.view.frame)
    ).run(animator)
  }
}
