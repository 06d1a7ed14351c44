import TinamouControllers
import TinamouLayout

/// Makes the choices of a split view.
///
/// Every method has a default implementation that lets the split view decide.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: InertSplitViewControllerDelegate {
  /// Returns the top column after collapsing.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode after expanding.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Returns the controller that is shown after collapsing; `nil` for the primary one. Only for the
  /// style without columns.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns the primary controller after expanding; `nil` for the one before. Only for the style
  /// without columns.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns whether the delegate has handled the collapse, so that the secondary controller is not
  /// pushed. Only for the style without columns.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the secondary controller after expanding; `nil` for the one before. Only for the style
  /// without columns.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Called before another display mode is shown.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called after the split view has collapsed.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the split view has expanded.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Returns whether the delegate itself shows a controller.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns whether the delegate itself shows a controller as the content.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Returns `nil`.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns `nil`.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns `nil`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}

/// Asks the delegate of a split view for the layout's controller, and keeps the controllers that
/// the delegate returns.
@MainActor final class SplitBridge: @preconcurrency SplitControllerDelegate {
  private weak var owner: UISplitViewController?

  init(_ owner: UISplitViewController) { self.owner = owner }

  private func ask<Answer>(
    _ question: (any UISplitViewControllerDelegate, UISplitViewController) -> Answer?
  ) -> Answer? {
    guard let owner, let delegate = owner.delegate else { return nil }
    return question(delegate, owner)
  }

  func splitController(
    _ controller: SplitController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitController.Column
  ) -> SplitController.Column {
    ask {
      $0.splitViewController(
        $1,
        topColumnForCollapsingToProposedTopColumn: UISplitViewController.Column(proposedTopColumn))
    }?.model ?? proposedTopColumn
  }

  func splitController(
    _ controller: SplitController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: SplitController.DisplayMode
  ) -> SplitController.DisplayMode {
    ask {
      $0.splitViewController(
        $1,
        displayModeForExpandingToProposedDisplayMode:
          UISplitViewController.DisplayMode(proposedDisplayMode))
    }?.model ?? proposedDisplayMode
  }

  func primaryViewController(forCollapsing controller: SplitController) -> LayoutController? {
    kept(ask { $0.primaryViewController(forCollapsing: $1) }, as: .compact)
  }

  func primaryViewController(forExpanding controller: SplitController) -> LayoutController? {
    kept(ask { $0.primaryViewController(forExpanding: $1) }, as: .primary)
  }

  func splitController(
    _ controller: SplitController, collapseSecondary secondary: LayoutController,
    onto primary: LayoutController
  ) -> Bool {
    guard let secondary = secondary.owner, let primary = primary.owner else { return false }
    return ask { $0.splitViewController($1, collapseSecondary: secondary, onto: primary) } ?? false
  }

  func splitController(
    _ controller: SplitController, separateSecondaryFrom primary: LayoutController
  ) -> LayoutController? {
    guard let primary = primary.owner else { return nil }
    return kept(ask { $0.splitViewController($1, separateSecondaryFrom: primary) }, as: .secondary)
  }

  private func kept(
    _ controller: UIViewController?, as column: UISplitViewController.Column
  ) -> LayoutController? {
    guard let controller else { return nil }
    owner?.keep(controller, for: column)
    return controller.model
  }

  func splitController(
    _ controller: SplitController, willChangeTo displayMode: SplitController.DisplayMode
  ) {
    _ = ask {
      $0.splitViewController($1, willChangeTo: UISplitViewController.DisplayMode(displayMode))
    }
  }

  func splitControllerDidCollapse(_ controller: SplitController) {
    _ = ask { $0.splitViewControllerDidCollapse($1) }
  }

  func splitControllerDidExpand(_ controller: SplitController) {
    _ = ask { $0.splitViewControllerDidExpand($1) }
  }
}
