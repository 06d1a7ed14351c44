import TinamouSolver

/// What a script's edits amount to, kept apart from any solver.
package struct ScriptState: Sendable {
  /// The places of the variables in document order, by number.
  package private(set) var variables: [Int: UInt64] = [:]
  package private(set) var rows: [Int: ScriptRow] = [:]
  /// The row numbers of the edit parameters, by variable.
  package private(set) var parameters: [Int: Int] = [:]

  package init() {}

  /// The numbers of the rows, in document order.
  package var rowNumbers: [Int] {
    rows.keys.sorted { (rows[$0]?.order ?? 0) < (rows[$1]?.order ?? 0) }
  }

  /// The numbers of the variables, in document order.
  package var variableNumbers: [Int] {
    variables.keys.sorted { (variables[$0] ?? 0) < (variables[$1] ?? 0) }
  }

  /// The row numbers of the edit parameters.
  package var parameterRows: Set<Int> { Set(parameters.values) }

  /// Applies an edit; false, without a trace, if it does not apply.
  package mutating func apply(_ edit: Edit) -> Bool {
    switch edit {
    case .addVariable(let variable, let order):
      if variables[variable] != nil { return false }
      variables[variable] = order
    case .removeVariable(let variable):
      if variables[variable] == nil || isUsed(variable) { return false }
      if let number = parameters[variable] { rows[number] = nil }
      parameters[variable] = nil
      variables[variable] = nil
    case .add(let number, let row):
      let isKnown = row.terms.allSatisfy { variables[$0.variable] != nil }
      if rows[number] != nil || !isKnown { return false }
      rows[number] = row
    case .remove(let number):
      if rows[number] == nil { return false }
      rows[number] = nil
      for (variable, row) in parameters where row == number { parameters[variable] = nil }
    case .setConstant(let number, let constant):
      if rows[number] == nil { return false }
      rows[number]?.constant = constant
    case .addParameter(let number, let variable, let value, let order):
      if rows[number] != nil || variables[variable] == nil || parameters[variable] != nil {
        return false
      }
      rows[number] = ScriptRow(
        terms: [ScriptRow.Term(variable, 1)], constant: value, below: 1000, above: 1000,
        order: order)
      parameters[variable] = number
    case .suggest(let value, let variable):
      guard let number = parameters[variable] else { return false }
      rows[number]?.constant = value
    }
    return true
  }

  /// Whether a row other than its edit parameter's mentions a variable.
  private func isUsed(_ variable: Int) -> Bool {
    rows.contains { number, row in
      number != parameters[variable] && row.terms.contains { $0.variable == variable }
    }
  }
}
