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

/// Where the controllers of a split view controller are.
struct SplitState {
  var isCollapsed: Bool
  var host: LayoutController?
  var lent: [(controller: LayoutController, column: SplitController.Column)]
  var contents: [SplitController.Column: SplitController.Content]
  var stacks: [(navigation: NavigationController, controllers: [LayoutController])]
  var wantedSidebars: Int?
}
