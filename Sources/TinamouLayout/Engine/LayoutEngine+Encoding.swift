internal import TinamouSolver

extension LayoutEngine {
  /// Writes a constraint in the variables of its items.
  ///
  /// Variables are relative to superviews, so a place in the coordinates of the common ancestor is
  /// the sum of the origins on the way up to it. In a constraint with leading or trailing, every
  /// place p of a right-to-left item counts as (width of the common ancestor - p).
  func encode(_ constraint: LayoutConstraint) -> EncodedConstraint {
    let ancestor = referenceView(of: constraint)
    let isDirectional = constraint.terms.contains(where: \.attribute.isDirectional)
    var expression = LinearExpression(
      constant: constraint.leftConstant - constraint.constant)
    for term in constraint.terms {
      guard let item = term.item, let variables = tables.items[item.slot]?.variables else {
        continue
      }
      let isMirrored =
        isDirectional
        && (constraint.directionView ?? item.anchoringView)?.effectiveUserInterfaceLayoutDirection
          == .rightToLeft
      var place = EncodedPlace(
        coefficient: term.signedCoefficient, attribute: term.attribute, isMirrored: isMirrored)
      place.append(variables)
      if !term.attribute.isSize {
        append(item, upTo: ancestor, isVertical: term.attribute.axis == .vertical, to: &place)
        if isMirrored, let width = tables.items[(ancestor ?? root).slot]?.variables.width {
          place.terms.append(.init(width, term.signedCoefficient))
        }
      }
      expression.terms += place.terms
    }
    let below = constraint.relation == .lessThanOrEqual ? nil : constraint.priority
    let above = constraint.relation == .greaterThanOrEqual ? nil : constraint.priority
    return EncodedConstraint(
      constraint: Constraint(expression, below: below, above: above),
      depth: ancestor.flatMap { tables.items[$0.slot]?.depth } ?? 0)
  }

  /// The view in whose coordinates the places of a constraint are; `nil` is the window.
  ///
  /// The nearest common ancestor of the items whose places are mentioned, which may be one of them,
  /// but the superview if there is only one.
  private func referenceView(of constraint: LayoutConstraint) -> LayoutView? {
    var ancestor: LayoutView?
    var only: LayoutItem?
    var count = 0
    for term in constraint.terms where !term.attribute.isSize {
      guard let item = term.item, item !== only else { continue }
      only = item
      count += 1
      guard let view = item.anchoringView else { continue }
      ancestor =
        ancestor.flatMap { LayoutView.nearestCommonAncestor(of: $0, and: view) } ?? view
    }
    return count == 1 && only is LayoutView ? ancestor?.superview : ancestor
  }

  /// Adds the origins of the item's containers below the ancestor.
  private func append(
    _ item: LayoutItem, upTo ancestor: LayoutView?, isVertical: Bool, to place: inout EncodedPlace
  ) {
    if item === ancestor { return }
    place.appendOrigin(of: tables.items[item.slot]?.variables, isVertical: isVertical)
    var next = item.container
    while let view = next, view !== ancestor {
      place.appendOrigin(of: tables.items[view.slot]?.variables, isVertical: isVertical)
      next = view.superview
    }
  }
}
