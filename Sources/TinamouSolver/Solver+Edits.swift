/// Edits before they are applied: checked at once, kept in the transaction until the commit.
extension Solver {
  // MARK: Handles

  func isCurrent(_ variable: Variable) -> Bool {
    variable.index >= 0 && variable.index < core.variables.count
      && core.variables[variable.index].isInUse
      && core.variables[variable.index].generation == variable.generation
  }

  func isCurrent(_ constraint: ConstraintID) -> Bool {
    constraint.index >= 0 && constraint.index < core.rows.count
      && core.rows[constraint.index].ownership == .wanted
      && core.rows[constraint.index].generation == constraint.generation
  }

  func resolve(_ variable: Variable) throws(SolverError) -> Int32 {
    guard isCurrent(variable) else { throw .unknownVariable(variable) }
    return variable.index
  }

  func resolve(_ constraint: ConstraintID) throws(SolverError) -> Int32 {
    guard isCurrent(constraint) else { throw .unknownConstraint(constraint) }
    return constraint.index
  }

  func id(ofRow row: Int32) -> ConstraintID {
    ConstraintID(index: row, generation: core.rows[row].generation)
  }

  func variable(_ index: Int32) -> Variable {
    Variable(index: index, generation: core.variables[index].generation)
  }

  func constraintMentioning(_ variable: Int32, except other: Int32) -> ConstraintID {
    for row in 0..<core.rows.count where core.rows[row].ownership == .wanted && row != other {
      if core.coefficient(of: variable, in: row) != 0 { return id(ofRow: row) }
    }
    preconditionFailure("a variable in use is mentioned by a constraint")
  }

  // MARK: Rows

  /// Checks a constraint and makes its row, which waits for the commit.
  func makeRow(for constraint: Constraint) throws(SolverError) -> Int32 {
    try check(constraint)
    var largest = 0.0
    let variables = addUpTerms(of: constraint.expression, largest: &largest)
    // A power of two, so that scaling is exact.
    let scale =
      largest > 0 ? 1 / Double(sign: .plus, exponent: largest.exponent, significand: 1) : 1
    let row = core.makeRow(termCount: Int32(variables.count))
    var place = core.rows[row].terms.start
    for variable in variables {
      core.terms.entries[place].column = variable
      core.terms.entries[place].coefficient = core.sweepValues[variable] * scale
      core.sweepValues[variable] = 0
      core.variables[variable].uses += 1
      place += 1
    }
    core.rows[row].ownBelow = constraint.below?.rawValue ?? 0
    core.rows[row].ownAbove = constraint.above?.rawValue ?? 0
    core.rows[row].scale = Float(scale)
    core.rows[row].weight = constraint.weight / scale
    core.rows[row].constant = -constraint.expression.constant * scale
    core.rows[row].ownership = .wanted
    let entry = enter(row, wasWanted: false)
    transaction.entries[entry].newConstant = core.rows[row].constant
    return row
  }

  private func check(_ constraint: Constraint) throws(SolverError) {
    try check(constraint.expression.constant)
    for term in constraint.expression.terms {
      _ = try resolve(term.variable)
      try check(term.coefficient)
    }
    for priority in [constraint.below, constraint.above] {
      if let priority, !priority.isValid { throw .priorityOutOfRange(priority) }
    }
    if !(constraint.weight > 0 && constraint.weight <= Solver.largestNumber) {
      throw .weightOutOfRange(constraint.weight)
    }
  }

  func check(_ number: Double) throws(SolverError) {
    if !(abs(number) <= Solver.largestNumber) { throw .numberOutOfRange(number) }
  }

  /// Adds the coefficients of each variable up in `core.sweepValues`; the variables with a
  /// coefficient other than zero, in the order in which they are mentioned.
  private func addUpTerms(of expression: LinearExpression, largest: inout Double) -> [Int32] {
    var variables: [Int32] = []
    for term in expression.terms {
      let variable = term.variable.index
      if !core.sweepMarks[variable] {
        core.sweepMarks[variable] = true
        variables.append(variable)
      }
      core.sweepValues[variable] += term.coefficient
    }
    for variable in variables {
      core.sweepMarks[variable] = false
      largest = max(largest, abs(core.sweepValues[variable]))
    }
    return variables.filter { core.sweepValues[$0] != 0 }
  }

  func setConstant(_ constant: Double, ofRow row: Int32) throws(SolverError) {
    try check(constant)
    try update { () throws(SolverError) in
      let entry = enter(row, wasWanted: true)
      transaction.entries[entry].newConstant = constant * Double(core.rows[row].scale)
    }
  }

  func markUnwanted(_ row: Int32) {
    _ = enter(row, wasWanted: true)
    core.rows[row].ownership = .unwanted
    countUses(ofRow: row, by: -1)
    forgetEditParameter(ofRow: row)
  }

  func countUses(ofRow row: Int32, by change: Int32) {
    for index in core.rows[row].terms.indices {
      core.variables[core.terms.entries[index].column].uses += change
    }
  }

  private func forgetEditParameter(ofRow row: Int32) {
    if core.rows[row].isEditParameter {
      core.variables[core.terms.entries[core.rows[row].terms.start].column].editRow = -1
    }
  }

  /// The place of a row in the transaction, made on first mention.
  private func enter(_ row: Int32, wasWanted: Bool) -> Int {
    let known = core.rows[row].journalEntry
    if known >= 0 { return Int(known) }
    let constant = core.rows[row].constant
    core.rows[row].journalEntry = Int32(transaction.entries.count)
    transaction.entries.append(
      Transaction.Entry(
        row: row, wasWanted: wasWanted, oldConstant: constant, newConstant: constant))
    return transaction.entries.count - 1
  }
}
