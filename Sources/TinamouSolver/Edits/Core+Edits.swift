/// Edits before they are applied: checked at once, and kept in the transaction until the commit.
extension Core {
  // MARK: Variables

  mutating func addVariable(order: DocumentOrder?) -> Variable {
    keepSequence()
    let index = makeVariable(order: places.sequence.variable(order.map { firstFree($0) }))
    places.record(variable: index, in: basis)
    if transaction.depth > 0 { transaction.addedVariables.append(index) }
    return handle(ofVariable: index)
  }

  /// Returns a place in the order of variables, or the next free one after it.
  private mutating func firstFree(_ order: DocumentOrder) -> DocumentOrder {
    if trustsOrders || places.sequence.isBehindAllVariables(order) { return order }
    var order = order
    while places.variable(at: order, in: basis) >= 0 {
      order = DocumentOrder(rawValue: order.rawValue + 1)
    }
    return order
  }

  /// Marks a variable and its edit parameter as removed.
  mutating func markRemoved(_ variable: Variable) throws(SolverError) {
    let index = try resolve(variable)
    let editRow = basis.variables[index].editRow
    if basis.variables[index].uses > (editRow >= 0 ? 1 : 0) {
      throw .variableInUse(variable, by: constraintMentioning(index, except: editRow))
    }
    if editRow >= 0 { markUnwanted(editRow) }
    basis.variables[index].flags.isInUse = false
    transaction.removedVariables.append(index)
  }

  private func constraintMentioning(_ variable: Int32, except other: Int32) -> ConstraintID {
    for row in 0..<basis.rows.count where basis.rows[row].ownership.isOwned && row != other {
      let entry = basis.rows[row].transactionEntry
      let block = entry >= 0 ? transaction.entries[entry].new.terms : basis.rows[row].terms
      for index in block.indices where basis.terms.entries[index].column == variable {
        return handle(ofRow: row)
      }
    }
    preconditionFailure("a variable in use is mentioned by a constraint")
  }

  // MARK: Constraints

  /// Checks a constraint and makes its row, which waits for the commit.
  mutating func addRow(
    _ terms: Span<LinearExpression.Term>, constant: Double, below: Priority?, above: Priority?,
    weight: Double, order: DocumentOrder?
  ) throws(SolverError) -> Int32 {
    if let order { try checkIsFree(order) }
    let content = try makeContent(
      terms, constant: constant, below: below, above: above, weight: weight)
    keepSequence()
    return addRow(content, place: places.sequence.constraint(order))
  }

  private mutating func addRow(_ content: RowContent, place: UInt64) -> Int32 {
    let row = basis.makeRow()
    basis.setContent(content, of: row)
    basis.rows[row].order = place
    basis.rows[row].ownership = .wanted
    places.record(row: row, in: basis)
    basis.rows[row].transactionEntry = RowSlot.newEntry
    transaction.addedRows.append(row)
    return row
  }

  mutating func addRow(
    _ constraint: borrowing Constraint, order: DocumentOrder?
  ) throws(SolverError) -> Int32 {
    try addRow(
      constraint.expression.terms.span, constant: -constraint.expression.constant,
      below: constraint.below, above: constraint.above, weight: constraint.weight, order: order)
  }

  /// Checks that a place is free: a place after all others is free, any other is looked up.
  private mutating func checkIsFree(_ order: DocumentOrder) throws(SolverError) {
    if trustsOrders || places.sequence.isBehindAllConstraints(order) { return }
    let row = places.row(at: order, in: basis)
    if row >= 0 { throw .orderTaken(order, by: handle(ofRow: row)) }
  }

  /// Replaces the content of a row, which keeps its place in the document order.
  mutating func replace(
    _ row: Int32, with constraint: borrowing Constraint
  ) throws(SolverError) {
    try checkIsNoEditParameter(row)
    setNewContent(try makeContent(constraint), of: row)
  }

  private func checkIsNoEditParameter(_ row: Int32) throws(SolverError) {
    if basis.rows[row].flags.isEditParameter { throw .fixedTerms(handle(ofRow: row)) }
  }

  private mutating func setNewContent(_ content: RowContent, of row: Int32) {
    let previous = latestContent(of: row)
    count(previous, by: -1)
    let isPreviousOfBefore =
      !basis.rows[row].isNew
      && previous.terms.start == transaction.entries[enter(row)].old.terms.start
    if !isPreviousOfBefore { basis.terms.release(previous.terms) }
    changeContent(of: row) { $0 = content }
  }

  mutating func markUnwanted(_ row: Int32) {
    count(latestContent(of: row), by: -1)
    enterIfOld(row)
    basis.rows[row].ownership = .unwanted
    if basis.rows[row].flags.isEditParameter {
      basis.variables[variableOfEditRow(row)].editRow = -1
    }
  }

  mutating func setActive(_ isActive: Bool, row: Int32) {
    enterIfOld(row)
    basis.rows[row].ownership = isActive ? .wanted : .inactive
  }

  /// Changes the constant of a row and, outside of updates, commits at once.
  @inline(__always)
  mutating func changeConstant(_ constant: Double, ofRow row: Int32) throws(SolverError) {
    try check(constant)
    if row == basis.movingRow && transaction.depth == 0 && conflicts.isEmpty,
      let range = basis.parameterRange
    {
      let scaled = constant * Double(basis.rows[row].scale)
      if range.contains(scaled) {
        basis.parameter = scaled
        counts.updates += 1
        return
      }
    }
    try edit { core in
      core.changeContent(of: row) { $0.constant = constant * Double($0.scale) }
    }
  }

  mutating func setPriorities(
    below: Priority?, above: Priority?, ofRow row: Int32
  ) throws(SolverError) {
    if let below, !below.isValid { throw .priorityOutOfRange(below) }
    if let above, !above.isValid { throw .priorityOutOfRange(above) }
    try changeCosts(ofRow: row) { content in
      content.costs.below = below?.rawValue ?? 0
      content.costs.above = above?.rawValue ?? 0
    }
  }

  /// Changes the costs of a row, unless they would be so small that they count as nothing.
  private mutating func changeCosts(
    ofRow row: Int32, _ change: (inout RowContent) -> Void
  ) throws(SolverError) {
    var content = latestContent(of: row)
    let previous = content.costs
    change(&content)
    try checkSize(of: content.costs, scale: Double(content.scale))
    scaling.weights.count(previous, by: -1)
    scaling.weights.count(content.costs, by: 1)
    changeContent(of: row) { $0.costs = content.costs }
  }

  mutating func setPriority(_ priority: Priority, ofRow row: Int32) throws(SolverError) {
    if !priority.isValid { throw .priorityOutOfRange(priority) }
    let costs = latestContent(of: row).costs
    try setPriorities(
      below: costs.below > 0 ? priority : nil, above: costs.above > 0 ? priority : nil, ofRow: row)
  }

  mutating func setRelation(_ relation: Relation, ofRow row: Int32) throws(SolverError) {
    try checkIsNoEditParameter(row)
    let costs = latestContent(of: row).costs
    let strength = max(costs.below, costs.above)
    let priority = strength > 0 ? Priority(strength) : .required
    try setPriorities(
      below: relation == .lessThanOrEqual ? nil : priority,
      above: relation == .greaterThanOrEqual ? nil : priority, ofRow: row)
  }

  mutating func setWeight(_ weight: Double, ofRow row: Int32) throws(SolverError) {
    try checkWeight(weight)
    try changeCosts(ofRow: row) { $0.costs.weight = weight / Double($0.scale) }
  }

  mutating func setCoefficient(
    _ coefficient: Double, of variable: Variable, inRow row: Int32
  ) throws(SolverError) {
    try checkIsNoEditParameter(row)
    _ = try resolve(variable)
    let content = latestContent(of: row)
    var constraint = self.constraint(saying: content)
    constraint.expression.terms.removeAll { $0.variable == variable }
    constraint.expression.terms.append(.init(variable, coefficient))
    let error = scaling.errors.error(ofBlock: content.terms.start)
    setNewContent(try makeContent(constraint, knownError: error), of: row)
  }

  /// Returns the constraint of a row, with the numbers that its owner gave.
  func constraint(saying content: RowContent) -> Constraint {
    let costs = content.costs
    let scale = Double(content.scale)
    let terms = content.terms.indices.map { place in
      let entry = self.basis.terms.entries[place]
      return LinearExpression.Term(handle(ofVariable: entry.column), entry.coefficient / scale)
    }
    return Constraint(
      LinearExpression(terms, constant: -content.constant / scale),
      below: costs.below > 0 ? Priority(costs.below) : nil,
      above: costs.above > 0 ? Priority(costs.above) : nil, weight: costs.weight * scale)
  }

  /// Returns the content of a row after the edits so far.
  func latestContent(of row: Int32) -> RowContent {
    let entry = basis.rows[row].transactionEntry
    return entry >= 0 ? transaction.entries[entry].new : basis.content(of: row)
  }

  // MARK: Edit parameters

  mutating func addEditParameter(
    _ variable: Variable, value: Double, priority: Priority, order: DocumentOrder?
  ) throws(SolverError) -> Int32 {
    let index = try resolve(variable)
    if basis.variables[index].editRow >= 0 { throw .alreadyEditable(variable) }
    if let order { try checkIsFree(order) }
    let term = [LinearExpression.Term(variable, 1)]
    let content = try makeContent(
      term.span, constant: value, below: priority, above: priority, weight: 1)
    keepSequence()
    let row = addRow(content, place: placeOfEditParameter(order))
    basis.rows[row].flags.isEditParameter = true
    basis.variables[index].editRow = row
    return row
  }

  private mutating func placeOfEditParameter(_ order: DocumentOrder?) -> UInt64 {
    if let order { return places.sequence.constraint(order) }
    if let place = places.sequence.editParameterBehindAll() { return place }
    var place = places.sequence.editParameterBetween()
    while !trustsOrders && places.row(at: DocumentOrder(rawValue: place), in: basis) >= 0 {
      place = places.sequence.editParameterBetween()
    }
    return place
  }

  /// Sets a new value of an edit parameter and, outside of updates, commits at once.
  mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try changeConstant(value, ofRow: editRow(of: variable))
  }

  func editRow(of variable: Variable) throws(SolverError) -> Int32 {
    let row = basis.variables[try resolve(variable)].editRow
    if row < 0 { throw .notEditable(variable) }
    return row
  }

  func variableOfEditRow(_ row: Int32) -> Int32 {
    basis.terms.entries[basis.rows[row].terms.start].column
  }

  // MARK: Transaction

  /// Keeps the places in the document order before the first of the update is taken.
  @inline(__always)
  private mutating func keepSequence() {
    if transaction.isWithoutAdditions { transaction.sequenceBefore = places.sequence }
  }

  /// Counts the coefficients and the weight of a row that becomes, or no longer is, one of the
  /// owner's.
  @inline(__always)
  mutating func count(_ content: RowContent, by change: Int32) {
    scaling.weights.count(content.costs, by: change)
    scaling.errors.count(block: content.terms.start, by: change)
    for index in content.terms.indices {
      let entry = basis.terms.entries[index]
      basis.variables[entry.column].uses += change
      scaling.count(coefficient: entry.coefficient, by: change)
    }
  }

  /// Returns the ownership of a row in the model that is in force: inside an update, the one
  /// before.
  func ownershipInForce(of row: Int32) -> RowSlot.Ownership {
    if transaction.depth == 0 { return basis.rows[row].ownership }
    if basis.rows[row].isNew { return .free }
    let entry = basis.rows[row].transactionEntry
    return entry >= 0 ? transaction.entries[entry].ownership : basis.rows[row].ownership
  }

  /// Changes the content that a row has after the update.
  @inline(__always)
  private mutating func changeContent(of row: Int32, _ change: (inout RowContent) -> Void) {
    if basis.rows[row].isNew {
      var content = basis.content(of: row)
      change(&content)
      basis.setContent(content, of: row)
    } else {
      change(&transaction.entries[enter(row)].new)
    }
  }

  private mutating func enterIfOld(_ row: Int32) {
    if !basis.rows[row].isNew { _ = enter(row) }
  }

  /// Returns the index of a row in the transaction, and adds the row at its first mention.
  private mutating func enter(_ row: Int32) -> Int32 {
    if basis.rows[row].transactionEntry >= 0 { return basis.rows[row].transactionEntry }
    let content = basis.content(of: row)
    basis.rows[row].transactionEntry = transaction.entries.count
    transaction.entries.append(
      Transaction.Entry(row: row, ownership: basis.rows[row].ownership, old: content, new: content))
    return basis.rows[row].transactionEntry
  }
}
