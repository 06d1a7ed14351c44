public import TinamouLayout
internal import TinamouSolver

/// The view of a ``SplitController``, with its columns side by side, over each other, or as one.
///
/// Constraints on edges are required. The widths of sidebars have a higher priority than apps
/// usually use, but are not required: content that cannot be narrower gets its space.
public final class SplitView: LayoutView {
  /// The relation of the content to its sidebars.
  enum Placement {
    case beside, over, displaced
  }

  /// The columns that are shown, from the outermost sidebar to the content.
  struct Arrangement {
    var sidebars: [(view: LayoutView, width: SplitController.ColumnWidth)] = []
    var content: LayoutView?
    var placement = Placement.beside
    var edge = SplitController.PrimaryEdge.leading
    /// Whether the innermost sidebar ends at the middle of an upright fold.
    var endsAtFold = false

    /// The views from back to front.
    var views: [LayoutView] {
      let sidebars = sidebars.map(\.view)
      let content = content.map { [$0] } ?? []
      return placement == .over ? content + sidebars.reversed() : sidebars + content
    }

    func isSame(as other: Arrangement) -> Bool {
      placement == other.placement && edge == other.edge && content === other.content
        && endsAtFold == other.endsAtFold
        && sidebars.map(\.view.id) == other.sidebars.map(\.view.id)
        && sidebars.map(\.width) == other.sidebars.map(\.width)
    }
  }

  private var arrangement: Arrangement?
  /// Whether the innermost sidebar ends at a fold.
  var endsAtFold: Bool { arrangement?.endsAtFold ?? false }
  private var columnConstraints: [LayoutConstraint] = []
  /// The columns at the fold, whose safe areas end at its margins.
  private var columnsAtFold: [LayoutView] = []

  public override func updateConstraints() {
    (controller as? SplitController)?.updateArrangement()
    super.updateConstraints()
  }

  /// Shows only these columns.
  func arrange(_ new: Arrangement) {
    let views = new.views
    let isComplete = views.allSatisfy { $0.superview === self }
    if isComplete, let arrangement, arrangement.isSame(as: new) { return }
    LayoutConstraint.deactivate(columnConstraints)
    for view in arrangement?.views ?? []
    where view.superview === self && !views.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, view) in views.enumerated()
    where !subviews.indices.contains(index) || subviews[index] !== view {
      insertSubview(view, at: index)
    }
    arrangement = new
    columnConstraints = constraints(of: new)
    setMarginsOfFold()
    for constraint in columnConstraints { constraint.isActive = true }
  }

  /// Gives both columns at a fold the half of it that is on their side, as measured: 20 points.
  private func setMarginsOfFold() {
    for view in columnsAtFold { view.safeAreaInsetsOfContainer = .zero }
    columnsAtFold = []
    guard let arrangement, arrangement.endsAtFold, let fold = crossingFold,
      let sidebar = arrangement.sidebars.last?.view, let content = arrangement.content
    else { return }
    let columns =
      isSidebarOnLeft(at: arrangement.edge) ? (sidebar, content) : (content, sidebar)
    columns.0.safeAreaInsetsOfContainer = EdgeInsets(right: fold.frame.width / 2)
    columns.1.safeAreaInsetsOfContainer = EdgeInsets(left: fold.frame.width / 2)
    columnsAtFold = [sidebar, content]
  }

  private func constraints(of arrangement: Arrangement) -> [LayoutConstraint] {
    let isLeading = arrangement.edge == .leading
    let near = isLeading ? LayoutAttribute.leading : .trailing
    let far = isLeading ? LayoutAttribute.trailing : .leading
    var made: [LayoutConstraint] = []
    var last: LayoutView?
    for (index, sidebar) in arrangement.sidebars.enumerated() {
      made.append(place(sidebar.view, near, last ?? self, last == nil ? near : far))
      made += heights(of: sidebar.view)
      let isInnermost = index == arrangement.sidebars.count - 1
      if isInnermost, arrangement.endsAtFold {
        let fold = layoutGuide(for: .division(.between))
        made.append(
          LayoutConstraint(
            item: sidebar.view, attribute: far, relatedBy: .equal, toItem: fold,
            attribute: .centerX, multiplier: 1, constant: 0))
      } else {
        made += widths(sidebar.width, of: sidebar.view, preference: 0.125 * Float(index))
      }
      last = sidebar.view
    }
    guard let content = arrangement.content else { return made }
    made += heights(of: content)
    switch (arrangement.placement, last) {
    case (.beside, let last?):
      made += [place(content, near, last, far), place(content, far, self, far)]
    case (.displaced, let last?):
      made += [
        place(content, near, last, far),
        LayoutConstraint(content.width, .equal, width - last.width),
      ]
    case (.over, _), (_, nil):
      made += [place(content, near, self, near), place(content, far, self, far)]
    }
    return made
  }

  /// Connects two edges; the split view holds the constraint, so its direction determines both.
  private func place(
    _ view: LayoutView, _ edge: LayoutAttribute, _ other: LayoutView, _ otherEdge: LayoutAttribute
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: view, attribute: edge, relatedBy: .equal, toItem: other, attribute: otherEdge,
      multiplier: 1, constant: 0)
  }

  private func heights(of view: LayoutView) -> [LayoutConstraint] {
    [place(view, .top, self, .top), place(view, .bottom, self, .bottom)]
  }

  /// The maximum width has precedence over the minimum, and both over the preferred width.
  ///
  /// `preference` is added to the priorities, up to 0.125 for the second sidebar: where content
  /// needs the width of both, the outer one is narrower.
  private func widths(
    _ width: SplitController.ColumnWidth, of view: LayoutView, preference: Float
  ) -> [LayoutConstraint] {
    let own = view.widthAnchor
    let wish =
      width.preferred == SplitController.automaticDimension
        && width.fraction != SplitController.automaticDimension
      ? own.constraint(equalTo: widthAnchor, multiplier: width.fraction)
      : own.constraint(equalToConstant: width.points(in: .greatestFiniteMagnitude))
    let levels: [(LayoutConstraint, LayoutPriority, String)] = [
      (own.constraint(lessThanOrEqualTo: widthAnchor), .required, "inside"),
      (
        own.constraint(
          lessThanOrEqualToConstant: min(max(0, width.upperBound), WindowConfiguration.largestSide)),
        LayoutPriority(999.75 + preference), "maximum"
      ),
      (
        own.constraint(greaterThanOrEqualToConstant: max(0, width.lowerBound)),
        LayoutPriority(999.5 + preference), "minimum"
      ),
      (wish, LayoutPriority(999.25 + preference), "preferred"),
    ]
    return levels.map { constraint, priority, name in
      constraint.priority = priority
      constraint.identifier = "column-width-\(name)"
      return constraint
    }
  }
}
