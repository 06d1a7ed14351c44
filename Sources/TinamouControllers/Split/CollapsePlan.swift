import TinamouLayout

/// What a split view controller does when its columns become one, or come apart.
struct CollapsePlan {
  /// Whether the columns become one.
  var isCollapse: Bool
  /// What shows while the columns are one.
  var host: LayoutController?
  /// The columns that lend their controllers to the host.
  var columns: [SplitController.Column] = []
  /// The primary controller after an expansion, if it is another one.
  var primary: LayoutController?
  /// The secondary controller after an expansion, if it is another one.
  var secondary: LayoutController?
}

/// How the columns of a split view controller are arranged.
enum ColumnArrangement {
  /// The columns are beside or over one another.
  case apart
  /// The columns are one stack.
  case collapsed(Collapsed)

  /// The columns while they are one.
  struct Collapsed {
    /// What shows.
    var host: LayoutController?
    /// The controllers that other columns lent to the host, from the lowest to the top.
    var lent: [(controller: LayoutController, column: SplitController.Column)] = []
  }

  var isCollapsed: Bool { collapsed != nil }

  /// What there is while the columns are one; `nil` while they are apart.
  var collapsed: Collapsed? {
    if case .collapsed(let collapsed) = self { collapsed } else { nil }
  }
}

/// Whether a transition makes one column of several, or several of one.
enum CollapseState {
  /// No transition changes the columns.
  case settled
  /// A transition has a plan. After the plan is carried out, `before` is the previous state, in
  /// case the transition is cancelled.
  case changing(CollapsePlan, before: SplitState?)

  /// What a transition does; `nil` if none does.
  var plan: CollapsePlan? {
    if case .changing(let plan, _) = self { plan } else { nil }
  }
}

/// Where the controllers of a split view controller are.
struct SplitState {
  var arrangement: ColumnArrangement
  var contents: [SplitController.Column: SplitController.Content]
  var stacks: [(navigation: NavigationController, controllers: [LayoutController])]
  var wantedSidebars: Int?
}
