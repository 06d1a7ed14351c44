public import TinamouLayout

/// Implements callbacks that a subclass of ``LayoutController`` would otherwise override.
///
/// Every requirement has a default implementation that lets the controller decide.
public protocol LayoutControllerDelegate: AnyObject {
  /// Returns the view of the controller; `nil` for an empty one.
  func loadView(of controller: LayoutController) -> LayoutView?
  /// Called after the view is loaded.
  func viewDidLoad(of controller: LayoutController)
  /// Called before the traits change; see ``LayoutController/willTransition(to:with:)``.
  func willTransition(
    of controller: LayoutController, to newCollection: TraitCollection,
    with coordinator: TransitionCoordinator)
  /// Called before the size changes; see ``LayoutController/viewWillTransition(to:with:)``.
  func viewWillTransition(
    of controller: LayoutController, to size: Size, with coordinator: TransitionCoordinator)
  /// Called after the traits changed; see ``LayoutController/traitCollectionDidChange(_:)``.
  func traitCollectionDidChange(
    of controller: LayoutController, from previousTraitCollection: TraitCollection)
  /// Returns the size of a child in points; `nil` for the default.
  func size(
    of child: LayoutController, in controller: LayoutController, withParentContainerSize: Size
  ) -> Size?
  /// Called after the controller was added to a parent, or removed from it.
  func didMove(_ controller: LayoutController, toParent parent: LayoutController?)
  /// Called before the view lays out its subviews.
  func viewWillLayoutSubviews(of controller: LayoutController)
  /// Called after the view has laid out its subviews.
  func viewDidLayoutSubviews(of controller: LayoutController)
  /// Returns the state to restore; see ``LayoutController/encodeRestorableState()``.
  func encodeRestorableState(of controller: LayoutController) -> Any?
  /// Restores a state; see ``LayoutController/decodeRestorableState(_:)``.
  func decodeRestorableState(_ state: Any, of controller: LayoutController)
}

extension LayoutControllerDelegate {
  /// Returns `nil`, so that the controller makes the view.
  public func loadView(of controller: LayoutController) -> LayoutView? { nil }
  /// Does nothing.
  public func viewDidLoad(of controller: LayoutController) {}
  /// Does nothing.
  public func willTransition(
    of controller: LayoutController, to newCollection: TraitCollection,
    with coordinator: TransitionCoordinator
  ) {}
  /// Does nothing.
  public func viewWillTransition(
    of controller: LayoutController, to size: Size, with coordinator: TransitionCoordinator
  ) {}
  /// Does nothing.
  public func traitCollectionDidChange(
    of controller: LayoutController, from previousTraitCollection: TraitCollection
  ) {}
  /// Returns `nil`, so that the controller determines the size.
  public func size(
    of child: LayoutController, in controller: LayoutController, withParentContainerSize: Size
  ) -> Size? { nil }
  /// Does nothing.
  public func didMove(_ controller: LayoutController, toParent parent: LayoutController?) {}
  /// Does nothing.
  public func viewWillLayoutSubviews(of controller: LayoutController) {}
  /// Does nothing.
  public func viewDidLayoutSubviews(of controller: LayoutController) {}
  /// Returns `nil`: there is no state to restore.
  public func encodeRestorableState(of controller: LayoutController) -> Any? { nil }
  /// Does nothing.
  public func decodeRestorableState(_ state: Any, of controller: LayoutController) {}
}
