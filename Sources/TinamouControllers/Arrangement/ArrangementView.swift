public import TinamouLayout
internal import TinamouSolver

/// The view of an ``ArrangementController``.
///
/// Constraints on edges are required. Those on sizes have higher priorities than apps usually use,
/// but are not required: content that cannot be smaller gets its space.
public final class ArrangementView: LayoutView {
  /// The places of the two views.
  enum Plan: Hashable {
    /// Only one view.
    case single(Arrangement.Placement)
    /// Two views beside each other, the first one before the second.
    case beside(LayoutAxis, first: Arrangement.Placement, isAtFold: Bool)
    /// The primary view over the secondary one.
    case over
  }

  /// What is shown.
  struct Contents {
    var plan: Plan
    var arrangement: Arrangement
    var views: [Arrangement.Placement: LayoutView]

    /// The views that are shown, from back to front.
    var shown: [LayoutView] {
      switch plan {
      case .single(let placement): [views[placement]].compactMap(\.self)
      case .beside, .over: [views[.secondary], views[.primary]].compactMap(\.self)
      }
    }

    func isSame(as other: Contents) -> Bool {
      plan == other.plan && arrangement == other.arrangement
        && views.mapValues(\.id) == other.views.mapValues(\.id)
    }
  }

  private var contents: Contents?
  private var madeConstraints: [LayoutConstraint] = []

  public override func updateConstraints() {
    (controller as? ArrangementController)?.updateArrangement()
    super.updateConstraints()
  }

  /// Shows only these views.
  func arrange(_ new: Contents) {
    let shown = new.shown
    let isComplete = shown.allSatisfy { $0.superview === self }
    if isComplete, let contents, contents.isSame(as: new) { return }
    LayoutConstraint.deactivate(madeConstraints)
    for view in contents?.shown ?? []
    where view.superview === self && !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for (index, view) in shown.enumerated()
    where !subviews.indices.contains(index) || subviews[index] !== view {
      insertSubview(view, at: index)
    }
    contents = new
    madeConstraints = constraints(of: new)
    for constraint in madeConstraints { constraint.isActive = true }
  }

  private func constraints(of contents: Contents) -> [LayoutConstraint] {
    switch contents.plan {
    case .single, .over: contents.shown.flatMap { fill($0, LayoutAxis.allCases) }
    case .beside(let axis, let first, let isAtFold):
      beside(contents, axis, first, isAtFold: isAtFold)
    }
  }

  /// Connects the edges of a view along some axes with the safe area.
  private func fill(_ view: LayoutView, _ axes: [LayoutAxis]) -> [LayoutConstraint] {
    axes.flatMap { axis in
      [
        join(view, axis.near, safeAreaLayoutGuide, axis.near),
        join(view, axis.far, safeAreaLayoutGuide, axis.far),
      ]
    }
  }

  private func beside(
    _ contents: Contents, _ axis: LayoutAxis, _ first: Arrangement.Placement, isAtFold: Bool
  ) -> [LayoutConstraint] {
    let second: Arrangement.Placement = first == .primary ? .secondary : .primary
    guard let former = contents.views[first], let latter = contents.views[second] else {
      return contents.shown.flatMap { fill($0, LayoutAxis.allCases) }
    }
    let other: LayoutAxis = axis == .horizontal ? .vertical : .horizontal
    var made = [former, latter].flatMap { fill($0, [other]) }
    made += [
      join(former, axis.near, safeAreaLayoutGuide, axis.near),
      join(latter, axis.far, safeAreaLayoutGuide, axis.far),
    ]
    if isAtFold {
      made += [
        join(former, axis.far, layoutGuide(for: .division(.before)), axis.far),
        join(latter, axis.near, layoutGuide(for: .division(.after)), axis.near),
      ]
    } else {
      made.append(join(latter, axis.near, former, axis.far))
      if case .split(let arrangement) = contents.arrangement {
        made += sizes(contents.views, axis, arrangement)
      }
    }
    return made
  }

  /// Connects two edges; the arrangement holds the constraint, so its direction determines both.
  private func join(
    _ item: LayoutItem, _ edge: LayoutAttribute, _ other: LayoutItem, _ otherEdge: LayoutAttribute
  ) -> LayoutConstraint {
    LayoutConstraint(
      item: item, attribute: edge, relatedBy: .equal, toItem: other, attribute: otherEdge,
      multiplier: 1, constant: 0)
  }

  // MARK: Sizes

  /// The maximum has precedence over the minimum, and both over the preferred size; all of them of
  /// the view with the higher priority over those of the other one. What is left open is shared
  /// equally.
  private func sizes(
    _ views: [Arrangement.Placement: LayoutView], _ axis: LayoutAxis,
    _ arrangement: SplitArrangement
  ) -> [LayoutConstraint] {
    let first = arrangement.firstPlacement
    let order = [first] + Arrangement.Placement.allCases.filter { $0 != first }
    var priority: Float = 999.75
    var made: [LayoutConstraint] = []
    for placement in order {
      guard let view = views[placement] else { continue }
      let properties = arrangement.viewProperties(for: placement)
      let range = axis == .horizontal ? properties.width : properties.height
      let limits: [(SplitArrangement.Dimension, LayoutRelation)] = [
        (range.maximum, .lessThanOrEqual), (range.minimum, .greaterThanOrEqual),
        (range.preferred, .equal),
      ]
      for (dimension, relation) in limits {
        made += limit(view, axis, dimension, relation, LayoutPriority(priority))
        priority -= 0.0625
      }
    }
    if let primary = views[.primary], let secondary = views[.secondary] {
      let size = axis.size
      let equal = LayoutConstraint(
        item: primary, attribute: size, relatedBy: .equal, toItem: secondary, attribute: size,
        multiplier: 1, constant: 0)
      equal.priority = LayoutPriority(priority)
      made.append(equal)
    }
    return made
  }

  private func limit(
    _ view: LayoutView, _ axis: LayoutAxis, _ dimension: SplitArrangement.Dimension,
    _ relation: LayoutRelation, _ priority: LayoutPriority
  ) -> [LayoutConstraint] {
    let size = axis.size
    let constraint: LayoutConstraint
    switch dimension {
    case .automatic: return []
    case .intrinsic where relation == .greaterThanOrEqual: return []
    case .intrinsic:
      // Content resists, so a wish for nothing leaves what it needs.
      constraint = LayoutConstraint(
        item: view, attribute: size, relatedBy: .equal, toItem: nil, attribute: nil, multiplier: 1,
        constant: 0)
      constraint.priority = .fittingSizeLevel
      return [constraint]
    case .absolute(let points):
      constraint = LayoutConstraint(
        item: view, attribute: size, relatedBy: relation, toItem: nil, attribute: nil,
        multiplier: 1, constant: points)
    case .fractional(let part):
      constraint = LayoutConstraint(
        item: view, attribute: size, relatedBy: relation, toItem: safeAreaLayoutGuide,
        attribute: size, multiplier: part, constant: 0)
    }
    constraint.priority = priority
    return [constraint]
  }
}

extension LayoutAxis {
  /// The edge where the axis begins.
  fileprivate var near: LayoutAttribute { self == .horizontal ? .leading : .top }
  /// The edge where the axis ends.
  fileprivate var far: LayoutAttribute { self == .horizontal ? .trailing : .bottom }
  /// The length along the axis.
  fileprivate var size: LayoutAttribute { self == .horizontal ? .width : .height }
}
