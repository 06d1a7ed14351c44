internal import TinamouSolver

/// What the constraints leave open after an update of the solver.
struct KnownAmbiguity {
  /// The number of the update.
  let updates: Int
  let variables: Set<Variable>
  /// The rows that leave the choice.
  let choices: [ConstraintID]
}

/// Ambiguities, and the constraints that determine values.
extension LayoutModel {
  /// A value with a smaller range than this, in points, is not open.
  static let leastAmbiguity = 1e-5
  /// The distance, in points, that replaces an infinite end of a range.
  private static let farAway = 100.0

  /// Returns whether the constraints leave the position or size of an item open.
  func isOpen(_ item: LayoutItem) -> Bool { firstOpenRange(of: item) != nil }

  /// Returns whether the constraints leave the value of anchors open.
  func isOpen(_ anchors: LayoutExpression) throws(LayoutError) -> Bool {
    do throws(SolverError) {
      let range = try openRange(of: linearExpression(anchors))
      return range.upperBound - range.lowerBound > Self.leastAmbiguity
    } catch {
      throw .internalError(error)
    }
  }

  /// Returns the items that are open, in the order of a layout's items.
  func ambiguousItems(
    in items: some Sequence<LayoutItem.ID>
  ) -> [LayoutSnapshot.AmbiguousItem] {
    let open = ambiguity.variables
    if open.isEmpty { return [] }
    var found: [LayoutItem.ID: LayoutSnapshot.AmbiguousItem] = [:]
    for record in self.items.values where !Self.isPlacedBySystem(record) {
      let attributes = zip(record.variables.all, Self.frameAttributes)
        .filter { open.contains($0.0) }.map(\.1)
      if attributes.isEmpty { continue }
      found[record.item.id] = LayoutSnapshot.AmbiguousItem(
        id: record.item.id, name: record.item.qualifiedName, attributes: attributes)
    }
    return items.compactMap { found[$0] }
  }

  /// What the constraints of the last layout leave open; it is computed once for each layout.
  var ambiguity: KnownAmbiguity {
    let updates = solver.statistics.updates
    if let knownAmbiguity, knownAmbiguity.updates == updates { return knownAmbiguity }
    let open = solver.ambiguity()
    let ambiguity = KnownAmbiguity(
      updates: updates, variables: Set(open.variables), choices: open.choices)
    knownAmbiguity = ambiguity
    return ambiguity
  }

  private static func isPlacedBySystem(_ record: ItemRecord) -> Bool {
    record.place.guide != nil && (record.item as? LayoutGuide)?.role != .content
  }

  /// Returns the possible values of the open attributes of items, and the constraints that leave
  /// the choice; `nil` for an item that is not open.
  func openFrames(of ids: [LayoutItem.ID]) -> [OpenFrame?] {
    let owners = rowOwners()
    let ambiguity = ambiguity
    // The rule that no size is negative decides nothing, and nobody can change it.
    let choices = ambiguity.choices.compactMap { owners[$0] }
      .filter { $0.reference.source != .size }
    let wanted = Set(ids)
    var found: [LayoutItem.ID: LayoutItem] = [:]
    for record in items.values where wanted.contains(record.item.id) {
      found[record.item.id] = record.item
    }
    return ids.map { id in
      found[id].flatMap { openFrame(of: $0, open: ambiguity.variables, choices: choices) }
    }
  }

  private func openFrame(
    of item: LayoutItem, open: Set<Variable>, choices: [RowOwner]
  ) -> OpenFrame? {
    guard let variables = variables(of: item) else { return nil }
    let numbers = zip(variables.all, Self.frameAttributes).filter { open.contains($0.0) }
      .compactMap { variable, attribute in
        openRange(of: variable).map { range in
          OpenFrame.Number(
            attribute: attribute, value: solver.value(of: variable),
            range: PublicUnit.round(range.lowerBound)...PublicUnit.round(range.upperBound))
        }
      }
    return numbers.isEmpty
      ? nil : OpenFrame(numbers: numbers, choices: self.choices(choices, about: item))
  }

  /// Returns the constraints that leave a choice, and mention something that moves with the item.
  private func choices(_ choices: [RowOwner], about item: LayoutItem) -> [ConstraintReference] {
    if choices.isEmpty { return [] }
    let records = items.values
    let frames = records.map { exactFrame(of: $0.item) }
    var moved: Set<LayoutItem.ID> = [item.id]
    try? exercise(item, toOtherEnd: false) {
      for (record, frame) in zip(records, frames) where exactFrame(of: record.item) != frame {
        moved.insert(record.item.id)
      }
    }
    return choices.filter { owner in owner.items.contains { moved.contains($0.id) } }
      .map(\.reference)
  }

  /// Changes to another layout that satisfies the constraints equally well, while `body` runs.
  ///
  /// The first open attribute of the item (left, top, width or height) moves to an end of its
  /// range: to the end where it is not, or to the other one. Everything else follows.
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

  /// Returns the constraints that determine the position and size of an item along an axis, in
  /// document order.
  func rowsDetermining(
    _ item: LayoutItem, along axis: LayoutAxis
  ) throws(LayoutError) -> [RowOwner] {
    guard let variables = variables(of: item) else { return [] }
    return try rowsDetermining(
      axis == .horizontal ? [variables.x, variables.width] : [variables.y, variables.height])
  }

  /// Returns the constraints that determine the value of anchors.
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
    for variable in variables(of: item)?.all ?? [] {
      if let range = openRange(of: variable) { return (variable, range) }
    }
    return nil
  }

  /// Returns the values that a variable could have at the same cost; `nil` if it is not open.
  private func openRange(of variable: Variable) -> ClosedRange<Double>? {
    guard let range = try? solver.openRange(of: variable),
      range.upperBound - range.lowerBound > Self.leastAmbiguity
    else { return nil }
    return range
  }

  /// Returns the value of anchors; positions are in the coordinates of the superview, or of the
  /// view that owns the guide.
  private func linearExpression(_ anchors: LayoutExpression) -> LinearExpression {
    let terms = anchors.terms.compactMap { term -> LayoutExpression.Term? in
      // A system guide without variables has the position of its view.
      let item = contains(term.anchor.item) ? term.anchor.item : term.anchor.item.anchoringView
      guard let item, contains(item) else { return nil }
      return LayoutExpression.Term(item, term.anchor.attribute, term.coefficient)
    }
    let constraint = LayoutConstraint(
      LayoutExpression(terms), .equal, LayoutExpression(), priority: .required, identifier: nil,
      location: SourceLocation(file: #fileID, line: #line), rank: 0)
    return encode(constraint).constraint.expression
  }

  /// Returns the values that a sum of variables could have at the same cost.
  private func openRange(
    of expression: LinearExpression
  ) throws(SolverError) -> ClosedRange<Double> {
    guard let first = expression.terms.first else { return 0...0 }
    if expression.terms.count == 1 { return try solver.openRange(of: first.variable) }
    // A temporary variable for the sum.
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
