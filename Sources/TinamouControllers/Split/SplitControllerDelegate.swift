/// Makes the choices of a ``SplitController``.
///
/// Every requirement has a default implementation that lets the split view controller decide.
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
