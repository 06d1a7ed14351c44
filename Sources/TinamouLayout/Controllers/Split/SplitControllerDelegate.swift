/// Makes the choices of a ``SplitController``.
///
/// Every requirement has an implementation that leaves the matter to the split view controller.
public protocol SplitControllerDelegate: AnyObject {
  /// The column on top after a collapse; one without a controller counts as the proposed one.
  func splitController(
    _ controller: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column

  /// What shows after an expansion.
  func splitController(
    _ controller: SplitController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
  ) -> SplitController.DisplayMode

  /// The controller that shows after a collapse; `nil` for the primary one. Of the style
  /// ``SplitController/Style/unspecified`` alone.
  func primaryViewController(forCollapsing controller: SplitController) -> LayoutController?

  /// The primary controller after an expansion; `nil` for the one before the collapse. Of the style
  /// ``SplitController/Style/unspecified`` alone.
  func primaryViewController(forExpanding controller: SplitController) -> LayoutController?

  /// Whether the delegate saw to a collapse itself, so that the secondary controller goes on top of
  /// nothing. Of the style ``SplitController/Style/unspecified`` alone.
  func splitController(
    _ controller: SplitController, collapseSecondary secondary: LayoutController,
    onto primary: LayoutController
  ) -> Bool

  /// The secondary controller after an expansion; `nil` for the one before the collapse. Of the
  /// style ``SplitController/Style/unspecified`` alone.
  func splitController(
    _ controller: SplitController, separateSecondaryFrom primary: LayoutController
  ) -> LayoutController?

  /// Another display mode is about to show.
  func splitController(
    _ controller: SplitController, willChangeTo displayMode: SplitController.DisplayMode)

  /// The columns have become one.
  func splitControllerDidCollapse(_ controller: SplitController)

  /// The columns have come apart.
  func splitControllerDidExpand(_ controller: SplitController)
}

extension SplitControllerDelegate {
  /// The proposed column.
  public func splitController(
    _ controller: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column { proposedTopColumn }

  /// The proposed mode.
  public func splitController(
    _ controller: SplitController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
  ) -> SplitController.DisplayMode { proposedDisplayMode }

  /// The primary controller.
  public func primaryViewController(
    forCollapsing controller: SplitController
  ) -> LayoutController? { nil }

  /// The primary controller before the collapse.
  public func primaryViewController(
    forExpanding controller: SplitController
  ) -> LayoutController? { nil }

  /// Leaves it to the split view controller.
  public func splitController(
    _ controller: SplitController, collapseSecondary secondary: LayoutController,
    onto primary: LayoutController
  ) -> Bool { false }

  /// Leaves it to the split view controller.
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
