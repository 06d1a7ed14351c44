import TinamouControllers
import TinamouEnvironment
import TinamouLayout

/// Answers the questions of a `LayoutController` with its UIKit controller.
@MainActor final class ControllerBridge: @preconcurrency LayoutControllerDelegate {
  private(set) weak var owner: UIViewController?

  init(_ owner: UIViewController) { self.owner = owner }

  func loadView(of controller: LayoutController) -> LayoutView? { owner?.loadedView.layoutView }

  func viewDidLoad(of controller: LayoutController) { owner?.modelDidLoadView() }

  func willTransition(
    of controller: LayoutController, to newCollection: TraitCollection,
    with coordinator: TransitionCoordinator
  ) {
    owner?.willTransition(
      to: UITraitCollection(newCollection), with: CoordinatorBridge(coordinator))
  }

  func viewWillTransition(
    of controller: LayoutController, to size: Size, with coordinator: TransitionCoordinator
  ) { owner?.viewWillTransition(to: CGSize(size), with: CoordinatorBridge(coordinator)) }

  func traitCollectionDidChange(
    of controller: LayoutController, from previousTraitCollection: TraitCollection
  ) {
    guard let owner else { return }
    let others = owner.ownView?.otherTraits ?? .ofSystem(in: UIScreen.main.environment)
    owner.notifyTraits(changedFrom: UITraitCollection(previousTraitCollection, others: others))
  }

  func size(
    of child: LayoutController, in controller: LayoutController,
    withParentContainerSize size: Size
  ) -> Size? {
    guard let owner, let child = child.owner, child.parent === owner else { return nil }
    return Size(
      owner.size(forChildContentContainer: child, withParentContainerSize: CGSize(size)))
  }

  func didMove(_ controller: LayoutController, toParent parent: LayoutController?) {
    owner?.updateSafeArea()
    if parent == nil { owner?.othersOfParent = OtherTraits() }
  }

  func viewWillLayoutSubviews(of controller: LayoutController) {
    owner?.track(.willLayoutSubviews) { owner?.viewWillLayoutSubviews() }
  }

  func viewDidLayoutSubviews(of controller: LayoutController) {
    owner?.track(.didLayoutSubviews) { owner?.viewDidLayoutSubviews() }
  }
}

extension LayoutController {
  /// The UIKit controller of this layout controller.
  @MainActor var owner: UIViewController? { (delegate as? ControllerBridge)?.owner }
}
