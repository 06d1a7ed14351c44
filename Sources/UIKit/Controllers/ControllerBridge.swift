import Foundation
import TinamouEnvironment
import TinamouControllers
import TinamouLayout

/// Answers the questions of a `LayoutController` with its UIKit controller.
final class ControllerBridge: LayoutControllerDelegate {
  private(set) weak var controller: UIViewController?

  init(_ controller: UIViewController) { self.controller = controller }

  func loadView(of controller: LayoutController) -> LayoutView? {
    let owner = self.controller
    nonisolated(unsafe) var view: LayoutView?
    MainActor.assumeIsolated { view = owner?.loadedView.layoutView }
    return view
  }

  func viewDidLoad(of controller: LayoutController) {
    let owner = self.controller
    MainActor.assumeIsolated { owner?.modelDidLoadView() }
  }

  func willTransition(
    of controller: LayoutController, to newCollection: TraitCollection,
    with coordinator: TransitionCoordinator
  ) {
    let owner = self.controller
    nonisolated(unsafe) let coordinator = coordinator
    MainActor.assumeIsolated {
      owner?.willTransition(
        to: UITraitCollection(newCollection), with: CoordinatorBridge(coordinator))
    }
  }

  func viewWillTransition(
    of controller: LayoutController, to size: Size, with coordinator: TransitionCoordinator
  ) {
    let owner = self.controller
    nonisolated(unsafe) let coordinator = coordinator
    MainActor.assumeIsolated {
      owner?.viewWillTransition(to: CGSize(size), with: CoordinatorBridge(coordinator))
    }
  }

  func traitCollectionDidChange(
    of controller: LayoutController, from previousTraitCollection: TraitCollection
  ) {
    let owner = self.controller
    MainActor.assumeIsolated {
      owner?.notifyTraits(changedFrom: UITraitCollection(previousTraitCollection))
    }
  }

  func viewWillLayoutSubviews(of controller: LayoutController) {
    let owner = self.controller
    MainActor.assumeIsolated { owner?.viewWillLayoutSubviews() }
  }

  func viewDidLayoutSubviews(of controller: LayoutController) {
    let owner = self.controller
    MainActor.assumeIsolated { owner?.viewDidLayoutSubviews() }
  }
}

extension LayoutController {
  /// The UIKit controller of this layout controller.
  var owner: UIViewController? { (delegate as? ControllerBridge)?.controller }
}

/// The object through which controllers query the current transition and take part in it.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// Whether the change is animated.
  var isAnimated: Bool { get }
  /// The duration of the animation, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether the transition was cancelled.
  var isCancelled: Bool { get }
}

/// The object through which controllers query the current transition and take part in it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Queues a block that runs with the new layout, and one that runs at the end.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  /// Queues an animation block.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

final class CoordinatorBridge: MainActorObject, UIViewControllerTransitionCoordinator {
  private let coordinator: TransitionCoordinator

  init(_ coordinator: TransitionCoordinator) {
    self.coordinator = coordinator
    super.init(mainActor: ())
  }

  var isAnimated: Bool { coordinator.isAnimated }
  var transitionDuration: TimeInterval { coordinator.transitionDuration }
  var isCancelled: Bool { coordinator.isCancelled }

  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    func block(
      _ block: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> TransitionCoordinator.Block? {
      guard let block else { return nil }
      nonisolated(unsafe) let wanted = block
      return { _ in MainActor.assumeIsolated { wanted(self) } }
    }
    return coordinator.animate(
      alongsideTransition: block(animation), completion: block(completion))
  }
}
