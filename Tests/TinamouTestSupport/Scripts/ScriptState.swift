import TinamouSolver

/// The model that results from a script's edits, computed without a solver.
package struct ScriptState: Sendable {
  /// The positions of the variables in document order, by number.
  package private(set) var variables: [Int: UInt64] = [:]
  /// The rows by number, inactive ones too.
  package private(set) var rows: [Int: ScriptRow] = [:]
  /// The numbers of the rows that are currently not part of the model.
  package private(set) var inactive: Set<Int> = []
  /// The row numbers of the edit parameters, by variable.
  package private(set) var parameters: [Int: Int] = [:]

  package init() {}

  /// The numbers of the active rows, in document order.
  package var rowNumbers: [Int] { allRowNumbers.filter { !inactive.contains($0) } }

  /// The numbers of all rows, in document order.
  package var allRowNumbers: [Int] {
    Self.sorted(rows.map { (order: $0.value.order, number: $0.key) })
  }

  /// The active rows.
  package var rowsInForce: [Int: ScriptRow] { rows.filter { !inactive.contains($0.key) } }

  /// The numbers of the variables, in document order.
  package var variableNumbers: [Int] {
    Self.sorted(variables.map { (order: $0.value, number: $0.key) })
  }

  // Comparing by keys would look both up for each comparison: a sixth of the time of a run.
  private static func sorted(_ items: [(order: UInt64, number: Int)]) -> [Int] {
    items.sorted { ($0.order, $0.number) < ($1.order, $1.number) }.map(\.number)
  }

  /// The row numbers of the edit parameters.
  package var parameterRows: Set<Int> { Set(parameters.values) }

  /// Applies an edit; returns false and changes nothing if it does not apply.
  package mutating func apply(_ edit: Edit) -> Bool {
    switch edit {
    case .addVariable(let variable, let order):
      if variables[variable] != nil { return false }
      variables[variable] = order
    case .removeVariable(let variable):
      if variables[variable] == nil || isUsed(variable) { return false }
      if let number = parameters[variable] { removeRow(number) }
      variables[variable] = nil
    case .add(let number, let row):
      if rows[number] != nil || !mentionsKnown(row) { return false }
      rows[number] = row
    case .remove(let number):
      if rows[number] == nil { return false }
      removeRow(number)
    case .addParameter(let number, let variable, let value, let priority, let order):
      if rows[number] != nil || variables[variable] == nil || parameters[variable] != nil {
        return false
      }
      rows[number] = ScriptRow(
        terms: [ScriptRow.Term(variable, 1)], constant: value, below: priority,
        above: priority, order: order)
      parameters[variable] = number
    case .suggest(let value, let variable):
      guard let number = parameters[variable] else { return false }
      rows[number]?.constant = value
    case .update(let edits, _):
      // Edits that do not apply are skipped.
      for edit in edits { _ = apply(edit) }
    case .setConstant, .setPriority, .setPriorities, .setRelation, .setWeight, .setCoefficient,
      .replace, .setActive:
      return applyInPlace(edit)
    }
    return true
  }

  private mutating func applyInPlace(_ edit: Edit) -> Bool {
    switch edit {
    case .setConstant(let number, let constant):
      return change(number) { $0.constant = constant }
    case .setPriority(let number, let priority):
      return change(number) { row in
        if row.below != nil { row.below = priority }
        if row.above != nil { row.above = priority }
      }
    case .setPriorities(let number, let below, let above):
      return change(number) { ($0.below, $0.above) = (below, above) }
    case .setRelation(let number, let relation):
      let row = rows[number]
      guard let priority = [row?.below, row?.above].compactMap({ $0 }).max() else { return false }
      return changeTerms(number) { row in
        row.below = relation == .lessThanOrEqual ? nil : priority
        row.above = relation == .greaterThanOrEqual ? nil : priority
      }
    case .setWeight(let number, let weight):
      return change(number) { $0.weight = weight }
    case .setCoefficient(let number, let variable, let coefficient):
      if variables[variable] == nil { return false }
      return changeTerms(number) { row in
        row.terms.removeAll { $0.variable == variable }
        if coefficient != 0 { row.terms.append(ScriptRow.Term(variable, coefficient)) }
      }
    case .replace(let number, let row):
      if !mentionsKnown(row) { return false }
      return changeTerms(number) { old in
        let order = old.order
        old = row
        old.order = order
      }
    case .setActive(let number, let isActive):
      if rows[number] == nil { return false }
      if isActive { inactive.remove(number) } else { inactive.insert(number) }
      return true
    default: return false
    }
  }

  private mutating func change(_ number: Int, _ body: (inout ScriptRow) -> Void) -> Bool {
    guard var row = rows[number] else { return false }
    body(&row)
    rows[number] = row
    return true
  }

  /// A change that the row of an edit parameter does not allow.
  private mutating func changeTerms(_ number: Int, _ body: (inout ScriptRow) -> Void) -> Bool {
    !parameterRows.contains(number) && change(number, body)
  }

  private mutating func removeRow(_ number: Int) {
    rows[number] = nil
    inactive.remove(number)
    for (variable, row) in parameters where row == number { parameters[variable] = nil }
  }

  private func mentionsKnown(_ row: ScriptRow) -> Bool {
    row.terms.allSatisfy { variables[$0.variable] != nil }
  }

  /// Whether a row other than its edit parameter's mentions a variable.
  private func isUsed(_ variable: Int) -> Bool {
    rows.contains { number, row in
      number != parameters[variable] && row.terms.contains { $0.variable == variable }
    }
  }
}
