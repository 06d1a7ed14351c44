internal import TinamouSolver

extension LayoutModel {
  /// Writes a constraint in the variables of its items.
  func encode(_ constraint: LayoutConstraint) -> EncodedConstraint {
    encode(constraint, relativeTo: referenceView(of: constraint))
  }

  /// Writes a constraint in the variables of its items.
  ///
  /// Variables are relative to superviews, so a position in the coordinates of the common ancestor
  /// is the sum of the origins up to it. In a constraint with leading or trailing that a
  /// right-to-left view holds, every position p becomes (width of the common ancestor - p).
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - ancestor: Its reference view.
  /// - Returns: The row of the constraint.
  func encode(
    _ constraint: LayoutConstraint, relativeTo ancestor: LayoutView?
  ) -> EncodedConstraint {
    let isMirrored =
      constraint.hasAttribute(\.isDirectional)
      && holder(of: constraint).effectiveUserInterfaceLayoutDirection == .rightToLeft
    var expression = LinearExpression()
    expression.constant = -systemSpacing(of: constraint)
    for term in constraint.terms {
      guard let item = term.placedItem, let variables = variables(of: item) else { continue }
      let attribute = term.placedAttribute
      var place = EncodedPlace(
        coefficient: term.signedCoefficient, attribute: attribute, isMirrored: isMirrored)
      place.append(variables, of: item, baseline: baseline(of: term))
      if !attribute.isSize {
        append(item, upTo: ancestor, isVertical: attribute.axis == .vertical, to: &place)
        if isMirrored, let width = self.variables(of: ancestor ?? root)?.width {
          place.terms.append(.init(width, term.signedCoefficient))
        }
      }
      expression.terms += place.terms
      expression.constant += place.constant
    }
    let offset = expression.constant
    expression.constant += constraint.leftConstant - constraint.constant
    let below = constraint.relation == .lessThanOrEqual ? nil : constraint.priority
    let above = constraint.relation == .greaterThanOrEqual ? nil : constraint.priority
    return EncodedConstraint(
      constraint: Constraint(expression, below: below, above: above, weight: constraint.weight),
      offset: offset)
  }

  /// Returns the system spacing between the two anchors of a constraint, times its factor.
  private func systemSpacing(of constraint: LayoutConstraint) -> Double {
    guard let multiplier = constraint.systemSpacing,
      let first = constraint.terms.first(where: \.isLeft),
      let second = constraint.terms.first(where: { !$0.isLeft })
    else { return 0 }
    // The distances of baselines from the edges of their texts are added to the space between
    // edges, so that it grows with the fonts. Apple says that it depends on the fonts; it was not
    // measured how.
    return multiplier
      * (SystemSpacing.betweenEdges + (baseline(of: second)?.fromEdge ?? 0)
        + (baseline(of: first)?.fromEdge ?? 0))
  }

  /// Returns the distance of a baseline from the edge of its view; `nil` without text.
  private func baseline(of term: LayoutConstraint.Term) -> BaselineDistance? {
    guard term.attribute.isBaseline, let view = term.placedItem as? LayoutView else { return nil }
    let isFirst = term.attribute == .firstBaseline
    let given = isFirst ? view.firstBaselineOffsetFromTop : view.lastBaselineOffsetFromBottom
    if let given { return BaselineDistance(fromEdge: given) }
    let text = contents.baselines(of: view)
    return isFirst ? text.first : text.last
  }

  /// Returns the view whose direction determines leading and trailing in a constraint: the one to
  /// which it was added, or the one in whose coordinates its positions are.
  func holder(of constraint: LayoutConstraint) -> LayoutView {
    constraint.explicitHolder ?? referenceView(of: constraint) ?? root
  }

  /// Returns the view in whose coordinates the positions of a constraint are; `nil` is the window.
  ///
  /// It is the nearest common ancestor of the items whose positions are mentioned, which can be one
  /// of them, or the superview if there is only one.
  func referenceView(of constraint: LayoutConstraint) -> LayoutView? {
    var ancestor: LayoutView?
    var only: LayoutItem?
    var count = 0
    for term in constraint.terms where !term.attribute.isSize {
      guard let item = term.placedItem, item !== only else { continue }
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
    place.appendOrigin(of: variables(of: item), isVertical: isVertical)
    var next = item.container
    while let view = next, view !== ancestor {
      place.appendOrigin(of: variables(of: view), isVertical: isVertical)
      if view is ScrollView, let offset = record(of: view)?.place.contentOffset {
        place.subtract(isVertical ? offset.y : offset.x)
      }
      next = view.superview
    }
  }
}
