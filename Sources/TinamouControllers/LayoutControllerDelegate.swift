public import TinamouLayout

/// Implements callbacks that a subclass of ``LayoutController`` would otherwise override.
///
/// Every requirement has a default implementation that lets the controller decide.
public protocol LayoutControllerDelegate: AnyObject {
  /// The view of the controller; `nil` for an empty one.
  func loadView(of controller: LayoutController) -> LayoutView?
  /// The view was made.
  func viewDidLoad(of controller: LayoutController)
  /// The traits are about to change; see ``LayoutController/willTransition(to:with:)``.
  func willTransition(
    of controller: LayoutController, to newCollection: TraitCollection,
    with coordinator: TransitionCoordinator)
  /// The size is about to change; see ``LayoutController/viewWillTransition(to:with:)``.
  func viewWillTransition(
    of controller: LayoutController, to size: Size, with coordinator: TransitionCoordinator)
  /// The traits changed; see ``LayoutController/traitCollectionDidChange(_:)``.
  func traitCollectionDidChange(
    of controller: LayoutController, from previousTraitCollection: TraitCollection)
  /// The size of a child in points; `nil` for that by default.
  func size(
    of child: LayoutController, in controller: LayoutController, withParentContainerSize: Size
  ) -> Size?
  /// The frames of the view's subviews are about to be told.
  func viewWillLayoutSubviews(of controller: LayoutController)
  /// The frames of the view's subviews are up to date.
  func viewDidLayoutSubviews(of controller: LayoutController)
  /// What to find again; see ``LayoutController/encodeRestorableState()``.
  func encodeRestorableState(of controller: LayoutController) -> Any?
  /// Takes up what was to be found again; see ``LayoutController/decodeRestorableState(_:)``.
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
  public func viewWillLayoutSubviews(of controller: LayoutController) {}
  /// Does nothing.
  public func viewDidLayoutSubviews(of controller: LayoutController) {}
  /// Returns `nil`: there is no state to restore.
  public func encodeRestorableState(of controller: LayoutController) -> Any? { nil }
  /// Does nothing.
  public func decodeRestorableState(_ state: Any, of controller: LayoutController) {}
}
