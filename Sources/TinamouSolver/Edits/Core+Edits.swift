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
    for row in 0..<rows.count where rows[row].ownership == .wanted && row != other {
      if coefficient(of: variable, in: row) != 0 { return handle(ofRow: row) }
    }
    preconditionFailure("a variable in use is mentioned by a constraint")
  }

  // MARK: Constraints

  /// Checks a constraint and makes its row, which waits for the commit.
  mutating func addRow(
    _ constraint: borrowing Constraint, order: DocumentOrder?
  ) throws(SolverError) -> Int32 {
    try check(constraint)
    let largest = addUpTerms(of: constraint.expression)
    // A power of two, so that scaling is exact.
    let scale =
      largest > 0 ? 1 / Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
    let row = makeRow(termCount: touched.count)
    var place = rows[row].terms.start
    for index in 0..<touched.count {
      let variable = touched[index]
      terms.entries[place].column = variable
      terms.entries[place].coefficient = variables[variable].sweepValue * scale
      variables[variable].sweepValue = 0
      variables[variable].uses += 1
      place += 1
    }
    rows[row].ownBelow = constraint.below?.rawValue ?? 0
    rows[row].ownAbove = constraint.above?.rawValue ?? 0
    rows[row].scale = Float(scale)
    rows[row].weight = constraint.weight / scale
    rows[row].constant = Affine(base: -constraint.expression.constant * scale, slope: 0)
    rows[row].order = sequence.constraint(order)
    rows[row].ownership = .wanted
    enter(row, wasWanted: false)
    return row
  }

  private func check(_ constraint: borrowing Constraint) throws(SolverError) {
    try check(constraint.expression.constant)
    for term in constraint.expression.terms {
      _ = try resolve(term.variable)
      try check(term.coefficient)
    }
    if let below = constraint.below, !below.isValid { throw .priorityOutOfRange(below) }
    if let above = constraint.above, !above.isValid { throw .priorityOutOfRange(above) }
    if !(constraint.weight > 0 && constraint.weight <= Solver.largestNumber) {
      throw .weightOutOfRange(constraint.weight)
    }
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
    enter(row, wasWanted: true)
    rows[row].ownership = .unwanted
    countUses(ofRow: row, by: -1)
    if rows[row].isEditParameter { variables[variableOfEditRow(row)].editRow = -1 }
  }

  mutating func setConstant(_ constant: Double, ofRow row: Int32) throws(SolverError) {
    try check(constant)
    enter(row, wasWanted: true)
    let entry = rows[row].journalEntry
    transaction.entries[entry].newConstant = constant * Double(rows[row].scale)
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

  mutating func countUses(ofRow row: Int32, by change: Int32) {
    for index in rows[row].terms.indices {
      variables[terms.entries[index].column].uses += change
    }
  }

  /// Gives a row a place in the transaction, on first mention.
  private mutating func enter(_ row: Int32, wasWanted: Bool) {
    if rows[row].journalEntry >= 0 { return }
    let constant = rows[row].constant.value(at: parameter)
    rows[row].journalEntry = transaction.entries.count
    transaction.entries.append(
      Transaction.Entry(
        row: row, wasWanted: wasWanted, oldConstant: constant, newConstant: constant))
  }
}
