import TinamouLayout

/// The changes of a split view controller when it collapses or expands.
struct CollapsePlan {
  /// Whether it collapses.
  var isCollapse: Bool
  /// The controller that is shown while the split view is collapsed.
  var host: LayoutController?
  /// The columns whose controllers move to the host.
  var columns: [SplitController.Column] = []
  /// The primary controller after expanding, if it is another one.
  var primary: LayoutController?
  /// The secondary controller after expanding, if it is another one.
  var secondary: LayoutController?
}

/// The arrangement of a split view controller's columns.
enum ColumnArrangement {
  /// The columns are beside or over one another.
  case apart
  /// The columns are one stack.
  case collapsed(Collapsed)

  /// The columns while the split view is collapsed.
  struct Collapsed {
    /// The controller that is shown.
    var host: LayoutController?
    /// The controllers that were moved from other columns to the host, from the lowest to the top.
    var moved: [(controller: LayoutController, column: SplitController.Column)] = []
  }

  var isCollapsed: Bool { collapsed != nil }

  /// The collapsed columns; `nil` while the split view is not collapsed.
  var collapsed: Collapsed? {
    if case .collapsed(let collapsed) = self { collapsed } else { nil }
  }
}

/// Whether a transition collapses or expands the split view.
enum CollapseState {
  /// No transition changes the columns.
  case settled
  /// A transition has a plan. After the plan is carried out, `before` is the previous state, in
  /// case the transition is cancelled.
  case changing(CollapsePlan, before: SplitState?)

  /// The changes of the present transition; `nil` if there is none.
  var plan: CollapsePlan? {
    if case .changing(let plan, _) = self { plan } else { nil }
  }
}

/// The positions of a split view controller's controllers.
struct SplitState {
  var arrangement: ColumnArrangement
  var contents: [SplitController.Column: SplitController.Content]
  var stacks: [(navigation: NavigationController, controllers: [LayoutController])]
  var wantedSidebars: Int?
}
