/// Edits before they are applied: checked at once, and kept in the transaction until the commit.
extension Core {
  // MARK: Variables

  mutating func addVariable(order: DocumentOrder?) -> Variable {
    keepSequence()
    let index = makeVariable(order: sequence.variable(order.map { firstFree($0) }))
    recordOrder(ofVariable: index)
    if transaction.depth > 0 { transaction.addedVariables.append(index) }
    return handle(ofVariable: index)
  }

  /// Returns a place in the order of variables, or the next free one after it.
  private mutating func firstFree(_ order: DocumentOrder) -> DocumentOrder {
    if trustsOrders || sequence.isBehindAllVariables(order) { return order }
    var order = order
    while variable(at: order) >= 0 { order = DocumentOrder(rawValue: order.rawValue + 1) }
    return order
  }

  /// Marks a variable and its edit parameter as removed.
  mutating func markRemoved(_ variable: Variable) throws(SolverError) {
    let index = try resolve(variable)
    let editRow = variables[index].editRow
    if variables[index].uses > (editRow >= 0 ? 1 : 0) {
      throw .variableInUse(variable, by: constraintMentioning(index, except: editRow))
    }
    if editRow >= 0 { markUnwanted(editRow) }
    variables[index].flags.isInUse = false
    transaction.removedVariables.append(index)
  }

  private func constraintMentioning(_ variable: Int32, except other: Int32) -> ConstraintID {
    for row in 0..<rows.count where rows[row].ownership.isOwned && row != other {
      let entry = rows[row].transactionEntry
      let block = entry >= 0 ? transaction.entries[entry].new.terms : rows[row].terms
      for index in block.indices where terms.entries[index].column == variable {
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
    return addRow(content, place: sequence.constraint(order))
  }

  private mutating func addRow(_ content: RowContent, place: UInt64) -> Int32 {
    let row = makeRow()
    setContent(content, of: row)
    rows[row].order = place
    rows[row].ownership = .wanted
    recordOrder(ofRow: row)
    rows[row].transactionEntry = RowSlot.newEntry
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
    if trustsOrders || sequence.isBehindAllConstraints(order) { return }
    let row = row(at: order)
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
    if rows[row].flags.isEditParameter { throw .fixedTerms(handle(ofRow: row)) }
  }

  private mutating func setNewContent(_ content: RowContent, of row: Int32) {
    let previous = latestContent(of: row).terms
    countUses(of: previous, by: -1)
    let isPreviousOfBefore =
      !rows[row].isNew && previous.start == transaction.entries[enter(row)].old.terms.start
    if !isPreviousOfBefore { terms.release(previous) }
    edit(row) { $0 = content }
  }

  private mutating func makeContent(
    _ constraint: borrowing Constraint
  ) throws(SolverError) -> RowContent {
    try makeContent(
      constraint.expression.terms.span, constant: -constraint.expression.constant,
      below: constraint.below, above: constraint.above, weight: constraint.weight)
  }

  /// Checks a constraint and makes the content of a row; its variables count as used.
  private mutating func makeContent(
    _ terms: Span<LinearExpression.Term>, constant: Double, below: Priority?, above: Priority?,
    weight: Double
  ) throws(SolverError) -> RowContent {
    try check(constant)
    if let below, !below.isValid { throw .priorityOutOfRange(below) }
    if let above, !above.isValid { throw .priorityOutOfRange(above) }
    try checkWeight(weight)
    let (largest, error) = try addUp(terms)
    if largest > 0 && largest < Solver.smallestCoefficient { throw .numberOutOfRange(largest) }
    // A power of two, so that scaling is exact.
    let size = largest > 0 ? largest.binade : 1
    let scale = 1.0.divided(byCoefficient: size)
    let costs = RowCosts(
      below: below?.rawValue ?? 0, above: above?.rawValue ?? 0, weight: weight * size)
    try checkSize(of: costs, scale: scale)
    let block = self.terms.allocate(count: sums.count)
    for index in 0..<sums.count {
      self.terms.entries[block.start + index].column = sums[index].variable
      self.terms.entries[block.start + index].coefficient = sums[index].amount * scale
    }
    coefficientErrors.record(error, ofBlock: block.start)
    countUses(of: block, by: 1)
    return RowContent(
      terms: block, constant: constant * scale, costs: costs, scale: Float(scale))
  }

  private func checkWeight(_ weight: Double) throws(SolverError) {
    if !(weight > 0 && weight <= largestNumber) { throw .weightOutOfRange(weight) }
  }

  /// Checks that the costs of a scaled row are not so small that they count as nothing.
  @inline(__always)
  private func checkSize(of costs: RowCosts, scale: Double) throws(SolverError) {
    if costs.weight < Solver.smallestWeight && costs.areSoft {
      throw .weightOutOfRange(costs.weight * scale)
    }
  }

  @inline(__always)
  private func check(_ number: Double) throws(SolverError) {
    if !(abs(number) <= largestNumber) { throw .numberOutOfRange(number) }
  }

  /// Adds up the coefficients of each variable in `sums`, without zeros; returns the largest, and the
  /// largest rounding error of a sum, relative to it.
  private mutating func addUp(
    _ terms: Span<LinearExpression.Term>
  ) throws(SolverError) -> (largest: Double, error: Double) {
    sums.removeAll()
    var largest = 0.0
    var needsSumming = terms.count > Self.fewTerms
    for index in terms.indices {
      let term = terms[index]
      let variable = try resolve(term.variable)
      try check(term.coefficient)
      if term.coefficient == 0 { needsSumming = true }
      for earlier in 0..<min(sums.count, Int32(Self.fewTerms))
      where sums[earlier].variable == variable { needsSumming = true }
      largest = max(largest, abs(term.coefficient))
      sums.append(Terminal(variable: variable, amount: term.coefficient))
    }
    if !needsSumming { return (largest, 0) }
    let sum = sumEqualVariables()
    try check(sum.largest)
    return sum
  }

  /// Up to this number of terms, equal variables are found by comparing all pairs.
  private static let fewTerms = 4

  /// Combines equal variables in `sums`, in the order of their first mention.
  private mutating func sumEqualVariables() -> (largest: Double, error: Double) {
    for index in 0..<sums.count {
      let (variable, amount) = (sums[index].variable, sums[index].amount)
      variables[variable].sweepValue += amount
      variables[variable].sweepError += abs(amount)
      if !ShortNumber.contains(amount) { variables[variable].flags.isMarked = true }
    }
    var largest = 0.0
    var error = 0.0
    var kept: Int32 = 0
    for index in 0..<sums.count {
      let variable = sums[index].variable
      let sum = variables[variable].sweepValue
      // Sums of few numbers with few bits are exact.
      let rounding =
        variables[variable].flags.isMarked
        ? Tolerance.coefficient * variables[variable].sweepError : 0
      variables[variable].sweepValue = 0
      variables[variable].sweepError = 0
      variables[variable].flags.isMarked = false
      // A sum that is only the rounding of the coefficients, as in 0.1x + 0.2x - 0.3x, is zero.
      if abs(sum) <= rounding { continue }
      error = max(error, rounding / abs(sum))
      largest = max(largest, abs(sum))
      sums[kept] = Terminal(variable: variable, amount: sum)
      kept += 1
    }
    sums.truncate(to: kept)
    return (largest, error)
  }

  mutating func markUnwanted(_ row: Int32) {
    countUses(of: latestContent(of: row).terms, by: -1)
    enterIfOld(row)
    rows[row].ownership = .unwanted
    if rows[row].flags.isEditParameter { variables[variableOfEditRow(row)].editRow = -1 }
  }

  mutating func setActive(_ isActive: Bool, row: Int32) {
    enterIfOld(row)
    rows[row].ownership = isActive ? .wanted : .inactive
  }

  /// Changes the constant of a row and, outside of updates, commits at once.
  @inline(__always)
  mutating func changeConstant(_ constant: Double, ofRow row: Int32) throws(SolverError) {
    try check(constant)
    if row == movingRow && transaction.depth == 0 && conflicts.isEmpty, let range = parameterRange {
      let scaled = constant * Double(rows[row].scale)
      if range.contains(scaled) {
        parameter = scaled
        statistics.updates += 1
        return
      }
    }
    try edit { core in
      core.edit(row) { $0.constant = constant * Double($0.scale) }
    }
  }

  mutating func setPriorities(
    below: Priority?, above: Priority?, ofRow row: Int32
  ) throws(SolverError) {
    if let below, !below.isValid { throw .priorityOutOfRange(below) }
    if let above, !above.isValid { throw .priorityOutOfRange(above) }
    let content = latestContent(of: row)
    var costs = content.costs
    costs.below = below?.rawValue ?? 0
    costs.above = above?.rawValue ?? 0
    try checkSize(of: costs, scale: Double(content.scale))
    edit(row) { $0.costs = costs }
  }

  mutating func setPriority(_ priority: Priority, ofRow row: Int32) throws(SolverError) {
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
    let content = latestContent(of: row)
    var costs = content.costs
    costs.weight = weight / Double(content.scale)
    try checkSize(of: costs, scale: Double(content.scale))
    edit(row) { $0.costs = costs }
  }

  mutating func setCoefficient(
    _ coefficient: Double, of variable: Variable, inRow row: Int32
  ) throws(SolverError) {
    try checkIsNoEditParameter(row)
    _ = try resolve(variable)
    var constraint = self.constraint(saying: latestContent(of: row))
    constraint.expression.terms.removeAll { $0.variable == variable }
    constraint.expression.terms.append(.init(variable, coefficient))
    setNewContent(try makeContent(constraint), of: row)
  }

  /// Returns the constraint of a row, with the numbers that its owner gave.
  func constraint(saying content: RowContent) -> Constraint {
    let costs = content.costs
    let scale = Double(content.scale)
    let terms = content.terms.indices.map { place in
      let entry = self.terms.entries[place]
      return LinearExpression.Term(handle(ofVariable: entry.column), entry.coefficient / scale)
    }
    return Constraint(
      LinearExpression(terms, constant: -content.constant / scale),
      below: costs.below > 0 ? Priority(costs.below) : nil,
      above: costs.above > 0 ? Priority(costs.above) : nil, weight: costs.weight * scale)
  }

  /// Returns the content of a row after the edits so far.
  private mutating func latestContent(of row: Int32) -> RowContent {
    let entry = rows[row].transactionEntry
    return entry >= 0 ? transaction.entries[entry].new : content(of: row)
  }

  // MARK: Edit parameters

  mutating func addEditParameter(
    _ variable: Variable, value: Double, priority: Priority, order: DocumentOrder?
  ) throws(SolverError) -> Int32 {
    let index = try resolve(variable)
    if variables[index].editRow >= 0 { throw .alreadyEditable(variable) }
    if let order { try checkIsFree(order) }
    let term = [LinearExpression.Term(variable, 1)]
    let content = try makeContent(
      term.span, constant: value, below: priority, above: priority, weight: 1)
    keepSequence()
    let row = addRow(content, place: sequence.editParameter(order))
    rows[row].flags.isEditParameter = true
    variables[index].editRow = row
    return row
  }

  /// Sets a new value of an edit parameter and, outside of updates, commits at once.
  mutating func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try changeConstant(value, ofRow: editRow(of: variable))
  }

  func editRow(of variable: Variable) throws(SolverError) -> Int32 {
    let row = variables[try resolve(variable)].editRow
    if row < 0 { throw .notEditable(variable) }
    return row
  }

  func variableOfEditRow(_ row: Int32) -> Int32 {
    terms.entries[rows[row].terms.start].column
  }

  // MARK: Transaction

  /// Keeps the places in the document order before the first of the update is taken.
  @inline(__always)
  private mutating func keepSequence() {
    if transaction.isWithoutAdditions { transaction.sequenceBefore = sequence }
  }

  /// Counts the coefficients of a row that becomes, or no longer is, one of the owner's.
  @inline(__always)
  mutating func countUses(of block: SparseMatrix.Block, by change: Int32) {
    coefficientErrors.count(block: block.start, by: change)
    for index in block.indices {
      let entry = terms.entries[index]
      variables[entry.column].uses += change
      if abs(entry.coefficient) < Tolerance.fineCoefficient {
        fineCoefficientCount += change
        if abs(entry.coefficient) < Tolerance.extremeCoefficient {
          extremeCoefficientCount += change
        }
      }
    }
  }

  /// Returns the ownership of a row in the model that is in force: inside an update, the one before.
  func ownershipInForce(of row: Int32) -> RowSlot.Ownership {
    if transaction.depth == 0 { return rows[row].ownership }
    if rows[row].isNew { return .free }
    let entry = rows[row].transactionEntry
    return entry >= 0 ? transaction.entries[entry].ownership : rows[row].ownership
  }

  /// Changes the content that a row has after the update.
  @inline(__always)
  private mutating func edit(_ row: Int32, _ change: (inout RowContent) -> Void) {
    if rows[row].isNew {
      var content = content(of: row)
      change(&content)
      setContent(content, of: row)
    } else {
      change(&transaction.entries[enter(row)].new)
    }
  }

  private mutating func enterIfOld(_ row: Int32) {
    if !rows[row].isNew { _ = enter(row) }
  }

  /// Returns the index of a row in the transaction, and adds the row at its first mention.
  private mutating func enter(_ row: Int32) -> Int32 {
    if rows[row].transactionEntry >= 0 { return rows[row].transactionEntry }
    let content = content(of: row)
    rows[row].transactionEntry = transaction.entries.count
    transaction.entries.append(
      Transaction.Entry(row: row, ownership: rows[row].ownership, old: content, new: content))
    return rows[row].transactionEntry
  }
}
