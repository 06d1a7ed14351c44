/// Makes the choices of a ``SplitController``.
///
/// Every requirement has a default implementation that lets the split view controller decide.
public protocol SplitControllerDelegate: AnyObject {
  /// Returns the top column after collapsing; a column without a controller means the proposed one.
  func splitController(
    _ controller: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column

  /// Returns the display mode after expanding.
  func splitController(
    _ controller: SplitController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
  ) -> SplitController.DisplayMode

  /// Returns the controller that is shown after collapsing; `nil` for the primary one. Only for the
  /// style ``SplitController/Style/unspecified``.
  func primaryViewController(forCollapsing controller: SplitController) -> LayoutController?

  /// Returns the primary controller after expanding; `nil` for the one before collapsing. Only for
  /// the style ``SplitController/Style/unspecified``.
  func primaryViewController(forExpanding controller: SplitController) -> LayoutController?

  /// Returns whether the delegate handled the collapse, so that the secondary controller is not
  /// pushed. Only for the style ``SplitController/Style/unspecified``.
  func splitController(
    _ controller: SplitController, collapseSecondary secondary: LayoutController,
    onto primary: LayoutController
  ) -> Bool

  /// Returns the secondary controller after expanding; `nil` for the one before collapsing. Only
  /// for the style ``SplitController/Style/unspecified``.
  func splitController(
    _ controller: SplitController, separateSecondaryFrom primary: LayoutController
  ) -> LayoutController?

  /// Called before another display mode is shown.
  func splitController(
    _ controller: SplitController, willChangeTo displayMode: SplitController.DisplayMode)

  /// Called after the split view collapsed.
  func splitControllerDidCollapse(_ controller: SplitController)

  /// Called after the split view expanded.
  func splitControllerDidExpand(_ controller: SplitController)
}

extension SplitControllerDelegate {
  /// Returns the proposed column.
  public func splitController(
    _ controller: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column { proposedTopColumn }

  /// Returns the proposed mode.
  public func splitController(
    _ controller: SplitController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
  ) -> SplitController.DisplayMode { proposedDisplayMode }

  /// Returns the primary controller.
  public func primaryViewController(
    forCollapsing controller: SplitController
  ) -> LayoutController? { nil }

  /// Returns the primary controller from before the collapse.
  public func primaryViewController(
    forExpanding controller: SplitController
  ) -> LayoutController? { nil }

  /// Returns `false`, so that the split view controller decides.
  public func splitController(
    _ controller: SplitController, collapseSecondary secondary: LayoutController,
    onto primary: LayoutController
  ) -> Bool { false }

  /// Returns `nil`, so that the split view controller decides.
  public func splitController(
    _ controller: SplitController, separateSecondaryFrom primary: LayoutController
  ) -> LayoutController? { nil }

  /// Does nothing.
  public func splitController(
    _ controller: SplitController, willChangeTo displayMode: SplitController.DisplayMode
  ) {}

  /// Does nothing.
  public func splitControllerDidCollapse(_ controller: SplitController) {}

  /// Does nothing.
  public func splitControllerDidExpand(_ controller: SplitController) {}
}
