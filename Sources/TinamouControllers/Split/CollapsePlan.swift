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

/// The arrangement of a split view controller's columns, and the part of a transition in it.
enum SplitPhase {
  /// No transition changes the columns.
  case settled(ColumnArrangement)
  /// A transition has a plan, which is carried out when the traits change.
  case planned(CollapsePlan, ColumnArrangement)
  /// A transition has carried out its plan; if it is cancelled, the state before returns.
  case performed(CollapsePlan, ColumnArrangement, before: SplitState)

  /// The present arrangement.
  var arrangement: ColumnArrangement {
    get {
      switch self {
      case .settled(let arrangement), .planned(_, let arrangement),
        .performed(_, let arrangement, _):
        arrangement
      }
    }
    set {
      switch self {
      case .settled: self = .settled(newValue)
      case .planned(let plan, _): self = .planned(plan, newValue)
      case .performed(let plan, _, let before): self = .performed(plan, newValue, before: before)
      }
    }
  }

  /// The changes of the present transition; `nil` if there is none.
  var plan: CollapsePlan? {
    switch self {
    case .settled: nil
    case .planned(let plan, _), .performed(let plan, _, _): plan
    }
  }
}

/// The positions of a split view controller's controllers.
struct SplitState {
  var arrangement: ColumnArrangement
  var contents: [SplitController.Column: SplitController.Content]
  var stacks: [(navigation: NavigationController, controllers: [LayoutController])]
  var wantedSidebars: Int?
}
