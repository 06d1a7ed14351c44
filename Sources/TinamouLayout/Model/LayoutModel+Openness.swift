internal import TinamouSolver

/// What the constraints leave open, and what values follow from.
extension LayoutModel {
  /// Below this width of a range, in points, a number is not open.
  static let leastAmbiguity = 1e-5
  /// How far an end that does not exist is away, in points.
  private static let farAway = 100.0

  /// Whether the constraints leave the place or size of an item open.
  func isOpen(_ item: LayoutItem) -> Bool { firstOpenRange(of: item) != nil }

  /// Whether the constraints leave the value of anchors open.
  func isOpen(_ anchors: LayoutExpression) throws(LayoutError) -> Bool {
    do throws(SolverError) {
      let range = try openRange(of: linearExpression(anchors))
      return range.upperBound - range.lowerBound > Self.leastAmbiguity
    } catch {
      throw .internalError(error)
    }
  }

  /// The items that are open, in the order of a layout's items.
  func ambiguousItems(
    in items: [LayoutSnapshot.Item]
  ) -> [LayoutSnapshot.AmbiguousItem] {
    let open = Set(solver.ambiguity().variables)
    if open.isEmpty { return [] }
    var found: [LayoutItem.ID: LayoutSnapshot.AmbiguousItem] = [:]
    for record in self.items.values where !Self.isPlacedBySystem(record) {
      let variables = record.variables
      let all = [variables.x, variables.y, variables.width, variables.height]
      let attributes = zip(all, Self.frameAttributes).filter { open.contains($0.0) }.map(\.1)
      if attributes.isEmpty { continue }
      found[record.item.id] = LayoutSnapshot.AmbiguousItem(
        id: record.item.id, name: record.item.qualifiedName, attributes: attributes)
    }
    return items.compactMap { found[$0.id] }
  }

  private static func isPlacedBySystem(_ record: ItemRecord) -> Bool {
    record.guide != nil && (record.item as? LayoutGuide)?.role != .content
  }

  /// Shows a layout that meets the constraints as well, while `body` looks at it.
  ///
  /// The first of left, top, width and height of the item that is open goes to an end of its range:
  /// to the one where it is not, or to the other one. The rest follows.
  func exercise(
    _ item: LayoutItem, toOtherEnd: Bool, _ body: () -> Void
  ) throws(LayoutError) {
    guard let (variable, range) = firstOpenRange(of: item) else { return }
    let own = solver.value(of: variable)
    let ends = (
      lower: range.lowerBound.isFinite ? range.lowerBound : own - Self.farAway,
      upper: range.upperBound.isFinite ? range.upperBound : own + Self.farAway
    )
    let startsAtUpper = ends.upper - own > Self.leastAmbiguity
    let target = startsAtUpper != toOtherEnd ? ends.upper : ends.lower
    var row: ConstraintID?
    try updateSolver { () throws(SolverError) in
      row = try solver.add(
        Constraint(variable, .equal, LinearExpression(constant: target)),
        order: DocumentOrder(.system, position: 0, part: 8))
    }
    body()
    if let row { try updateSolver { () throws(SolverError) in try solver.remove(row) } }
  }

  /// The constraints that the place and size of an item along an axis follow from, in document order.
  func rowsDetermining(
    _ item: LayoutItem, along axis: LayoutAxis
  ) throws(LayoutError) -> [RowOwner] {
    guard let variables = variables(of: item) else { return [] }
    return try rowsDetermining(
      axis == .horizontal ? [variables.x, variables.width] : [variables.y, variables.height])
  }

  /// The constraints that the value of anchors follows from.
  func rowsDetermining(_ anchors: LayoutExpression) throws(LayoutError) -> [RowOwner] {
    try rowsDetermining(linearExpression(anchors).terms.map(\.variable))
  }

  private func rowsDetermining(_ variables: [Variable]) throws(LayoutError) -> [RowOwner] {
    let owners = rowOwners()
    var seen: Set<ConstraintID> = []
    var rows: [RowOwner] = []
    do throws(SolverError) {
      for variable in variables {
        for term in try solver.constraintsDetermining(variable).terms
        where seen.insert(term.constraint).inserted {
          if let owner = owners[term.constraint] { rows.append(owner) }
        }
      }
    } catch {
      throw .internalError(error)
    }
    return rows
  }

  private func firstOpenRange(of item: LayoutItem) -> (Variable, ClosedRange<Double>)? {
    guard let variables = variables(of: item) else { return nil }
    for variable in [variables.x, variables.y, variables.width, variables.height] {
      guard let range = try? solver.openRange(of: variable),
        range.upperBound - range.lowerBound > Self.leastAmbiguity
      else { continue }
      return (variable, range)
    }
    return nil
  }

  /// The value of anchors, a place in the coordinates of the superview, or of the view that owns the
  /// guide.
  private func linearExpression(_ anchors: LayoutExpression) -> LinearExpression {
    let terms = anchors.terms.compactMap { term -> LayoutExpression.Term? in
      // A system guide without variables lies in its view.
      let item = contains(term.anchor.item) ? term.anchor.item : term.anchor.item.anchoringView
      guard let item, contains(item) else { return nil }
      return LayoutExpression.Term(item, term.anchor.attribute, term.coefficient)
    }
    let constraint = LayoutConstraint(
      LayoutExpression(terms), .equal, LayoutExpression(), priority: .required, identifier: nil,
      location: SourceLocation(file: #fileID, line: #line), rank: 0)
    return encode(constraint).constraint.expression
  }

  /// What a sum of variables could be at the same cost.
  private func openRange(
    of expression: LinearExpression
  ) throws(SolverError) -> ClosedRange<Double> {
    guard let first = expression.terms.first else { return 0...0 }
    if expression.terms.count == 1 { return try solver.openRange(of: first.variable) }
    // A variable for the sum, for the time of the question.
    var sum: Variable?
    var row: ConstraintID?
    try solver.update { () throws(SolverError) in
      let variable = solver.addVariable(order: DocumentOrder(.system, position: .max, part: 0))
      row = try solver.add(
        Constraint(variable, .equal, expression),
        order: DocumentOrder(.system, position: .max, part: 1))
      sum = variable
    }
    guard let sum, let row else { return 0...0 }
    let range = try solver.openRange(of: sum)
    try solver.update { () throws(SolverError) in
      try solver.remove(row)
      try solver.remove(sum)
    }
    return range
  }
}
