/// Edits before they are applied: checked at once, kept in the transaction until the commit.
extension Core {
  // MARK: Variables

  mutating func addVariable(order: DocumentOrder?) -> Variable {
    let index = makeVariable(order: sequence.variable(order))
    if transaction.depth > 0 { transaction.addedVariables.append(index) }
    return handle(ofVariable: index)
  }

  /// Marks a variable, and its edit parameter, as removed.
  mutating func markRemoved(_ variable: Variable) throws(SolverError) {
    let index = try resolve(variable)
    let editRow = variables[index].editRow
    if variables[index].uses > (editRow >= 0 ? 1 : 0) {
      throw .variableInUse(variable, by: constraintMentioning(index, except: editRow))
    }
    if editRow >= 0 { markUnwanted(editRow) }
    variables[index].isInUse = false
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
    _ constraint: borrowing Constraint, order: DocumentOrder?
  ) throws(SolverError) -> Int32 {
    let content = try makeContent(constraint)
    let row = makeRow()
    setContent(content, of: row)
    rows[row].order = sequence.constraint(order)
    _ = enter(row)
    rows[row].ownership = .wanted
    return row
  }

  /// Gives a row another constraint, its place in the document order kept.
  mutating func replace(
    _ row: Int32, with constraint: borrowing Constraint
  ) throws(SolverError) {
    try checkIsNoEditParameter(row)
    setNewContent(try makeContent(constraint), of: row)
  }

  private func checkIsNoEditParameter(_ row: Int32) throws(SolverError) {
    if rows[row].isEditParameter { throw .fixedTerms(handle(ofRow: row)) }
  }

  private mutating func setNewContent(_ content: RowContent, of row: Int32) {
    let entry = enter(row)
    let previous = transaction.entries[entry].new.terms
    if previous.start != content.terms.start {
      countUses(of: previous, by: -1)
      if previous.start != transaction.entries[entry].old.terms.start { terms.release(previous) }
    }
    transaction.entries[entry].new = content
  }

  /// Checks a constraint and makes the content of a row of it; its variables count as used.
  private mutating func makeContent(
    _ constraint: borrowing Constraint
  ) throws(SolverError) -> RowContent {
    try check(constraint)
    let largest = addUpTerms(of: constraint.expression)
    // A power of two, so that scaling is exact.
    let scale =
      largest > 0 ? 1 / Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
    let block = terms.allocate(count: touched.count)
    for index in 0..<touched.count {
      let variable = touched[index]
      terms.entries[block.start + index].column = variable
      terms.entries[block.start + index].coefficient = variables[variable].sweepValue * scale
      variables[variable].sweepValue = 0
      variables[variable].uses += 1
    }
    return RowContent(
      terms: block, constant: -constraint.expression.constant * scale,
      below: constraint.below?.rawValue ?? 0, above: constraint.above?.rawValue ?? 0,
      weight: constraint.weight / scale, scale: Float(scale))
  }

  private func check(_ constraint: borrowing Constraint) throws(SolverError) {
    try check(constraint.expression.constant)
    for term in constraint.expression.terms {
      _ = try resolve(term.variable)
      try check(term.coefficient)
    }
    if let below = constraint.below, !below.isValid { throw .priorityOutOfRange(below) }
    if let above = constraint.above, !above.isValid { throw .priorityOutOfRange(above) }
    try checkWeight(constraint.weight)
  }

  private func checkWeight(_ weight: Double) throws(SolverError) {
    if !(weight > 0 && weight <= Solver.largestNumber) { throw .weightOutOfRange(weight) }
  }

  private func check(_ number: Double) throws(SolverError) {
    if !(abs(number) <= Solver.largestNumber) { throw .numberOutOfRange(number) }
  }

  /// Adds the coefficients of each variable up in the sweep values; the largest of them.
  ///
  /// `touched` holds the variables with a coefficient other than zero, in the order in which they
  /// are mentioned.
  private mutating func addUpTerms(of expression: LinearExpression) -> Double {
    touched.removeAll()
    for term in expression.terms {
      let variable = term.variable.index
      if !variables[variable].isSwept {
        variables[variable].isSwept = true
        touched.append(variable)
      }
      variables[variable].sweepValue += term.coefficient
    }
    var largest = 0.0
    var kept: Int32 = 0
    for index in 0..<touched.count {
      let variable = touched[index]
      variables[variable].isSwept = false
      if variables[variable].sweepValue == 0 { continue }
      largest = max(largest, abs(variables[variable].sweepValue))
      touched[kept] = variable
      kept += 1
    }
    touched.truncate(to: kept)
    return largest
  }

  mutating func markUnwanted(_ row: Int32) {
    let entry = enter(row)
    rows[row].ownership = .unwanted
    countUses(of: transaction.entries[entry].new.terms, by: -1)
    if rows[row].isEditParameter { variables[variableOfEditRow(row)].editRow = -1 }
  }

  mutating func setActive(_ isActive: Bool, row: Int32) {
    _ = enter(row)
    rows[row].ownership = isActive ? .wanted : .inactive
  }

  mutating func setConstant(_ constant: Double, ofRow row: Int32) throws(SolverError) {
    try check(constant)
    let entry = enter(row)
    let scale = Double(transaction.entries[entry].new.scale)
    transaction.entries[entry].new.constant = constant * scale
  }

  mutating func setPriorities(
    below: Priority?, above: Priority?, ofRow row: Int32
  ) throws(SolverError) {
    if let below, !below.isValid { throw .priorityOutOfRange(below) }
    if let above, !above.isValid { throw .priorityOutOfRange(above) }
    let entry = enter(row)
    transaction.entries[entry].new.below = below?.rawValue ?? 0
    transaction.entries[entry].new.above = above?.rawValue ?? 0
  }

  mutating func setPriority(_ priority: Priority, ofRow row: Int32) throws(SolverError) {
    let content = latestContent(of: row)
    try setPriorities(
      below: content.below > 0 ? priority : nil, above: content.above > 0 ? priority : nil,
      ofRow: row)
  }

  mutating func setRelation(_ relation: Relation, ofRow row: Int32) throws(SolverError) {
    try checkIsNoEditParameter(row)
    let content = latestContent(of: row)
    let priority = Priority(max(content.below, content.above))
    try setPriorities(
      below: relation == .lessThanOrEqual ? nil : priority,
      above: relation == .greaterThanOrEqual ? nil : priority, ofRow: row)
  }

  mutating func setWeight(_ weight: Double, ofRow row: Int32) throws(SolverError) {
    try checkWeight(weight)
    let entry = enter(row)
    transaction.entries[entry].new.weight = weight / Double(transaction.entries[entry].new.scale)
  }

  mutating func setCoefficient(
    _ coefficient: Double, of variable: Variable, inRow row: Int32
  ) throws(SolverError) {
    try checkIsNoEditParameter(row)
    let index = try resolve(variable)
    let content = latestContent(of: row)
    let scale = Double(content.scale)
    var expression = LinearExpression(constant: -content.constant / scale)
    for place in content.terms.indices where terms.entries[place].column != index {
      let entry = terms.entries[place]
      expression.terms.append(.init(handle(ofVariable: entry.column), entry.coefficient / scale))
    }
    expression.terms.append(.init(variable, coefficient))
    let constraint = Constraint(
      expression, below: content.below > 0 ? Priority(content.below) : nil,
      above: content.above > 0 ? Priority(content.above) : nil, weight: content.weight * scale)
    setNewContent(try makeContent(constraint), of: row)
  }

  /// What a row says after the edits so far.
  private func latestContent(of row: Int32) -> RowContent {
    let entry = rows[row].transactionEntry
    return entry >= 0 ? transaction.entries[entry].new : content(of: row)
  }

  // MARK: Edit parameters

  mutating func addEditParameter(
    _ variable: Variable, value: Double, order: DocumentOrder?
  ) throws(SolverError) -> Int32 {
    let index = try resolve(variable)
    if variables[index].editRow >= 0 { throw .alreadyEditable(variable) }
    let row = try addRow(
      Constraint(variable, .equal, LinearExpression(constant: value)),
      order: order ?? sequence.editParameter())
    rows[row].isEditParameter = true
    variables[index].editRow = row
    return row
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

  mutating func countUses(of block: SparseMatrix.Block, by change: Int32) {
    for index in block.indices { variables[terms.entries[index].column].uses += change }
  }

  /// The place of a row in the transaction, made on first mention.
  private mutating func enter(_ row: Int32) -> Int32 {
    if rows[row].transactionEntry >= 0 { return rows[row].transactionEntry }
    let content = content(of: row)
    rows[row].transactionEntry = transaction.entries.count
    transaction.entries.append(
      Transaction.Entry(row: row, ownership: rows[row].ownership, old: content, new: content))
    return rows[row].transactionEntry
  }
}
