extension Core {
  /// Returns the values of variables as affine functions of the constants of rows; `nil` if a row
  /// is broken or a value is open.
  mutating func affineAnswer(for groups: [[Int32]], inputs: [Int32]) -> AffineAnswer? {
    publish()
    guard conflicts.isEmpty, var table = AffineTable(&self, inputs) else { return nil }
    var answer = AffineAnswer()
    for group in groups {
      var forms = AffineForms()
      for variable in group { forms.append(table.form(of: variable)) }
      answer.append(group: forms)
    }
    for row in rowsInOrder {
      let relation = faceRelation(of: row, downTo: Level.weakestPriority)
      if rows[row].status == .active {
        // On an edge of its box, the row can have an error at no cost, and the staged rule decides.
        guard relation == .equal else { return nil }
        continue
      }
      switch relation {
      case .none: break
      case .atLeast: answer.append(residual: table.residual(of: row, &self), .notNegative)
      case .atMost: answer.append(residual: table.residual(of: row, &self), .notPositive)
      case .equal: answer.append(residual: table.residual(of: row, &self), .zero)
      }
    }
    return answer
  }
}

/// The values of all variables as affine functions of the constants of some rows.
private struct AffineTable {
  /// The number of numbers in a form: a coefficient for each input, then the constant.
  private let width: Int
  /// The forms of the variables, one after the other.
  private var forms: [Double]
  /// The index of the input that is the constant of a row.
  private var inputs: [Int32: Int] = [:]
  /// The form that is being computed.
  private var sum: [Double]

  /// Processes the definitions in order; each one mentions only earlier variables.
  ///
  /// It fails if a variable has no definition, or one of the staged rule.
  init?(_ core: inout Core, _ inputs: [Int32]) {
    width = inputs.count + 1
    forms = [Double](repeating: 0, count: Int(core.variables.count) * width)
    sum = [Double](repeating: 0, count: width)
    for (input, row) in inputs.enumerated() { self.inputs[row] = input }
    var variable = core.firstVariable
    while variable >= 0 {
      if core.variables[variable].flags.isInUse, !define(variable, &core) { return nil }
      variable = core.variables[variable].next
    }
  }

  func form(of variable: Int32) -> ArraySlice<Double> {
    let start = Int(variable) * width
    return forms[start..<start + width]
  }

  /// Returns the residual of a row.
  mutating func residual(of row: Int32, _ core: inout Core) -> ArraySlice<Double> {
    clear()
    addConstant(of: row, times: -1, &core)
    for index in core.rows[row].terms.indices { add(core.terms.entries[index], times: 1) }
    return sum[...]
  }

  private mutating func define(_ variable: Int32, _ core: inout Core) -> Bool {
    let definition = core.variables[variable].definition
    guard definition >= 0 else { return false }
    clear()
    if core.rows[definition].status == .composite {
      for index in core.composites[core.rows[definition].composite].recipe.indices {
        let part = core.recipes.entries[index]
        if core.rows[part.column].ownership == .zeroRow { return false }
        addConstant(of: part.column, times: part.coefficient, &core)
      }
    } else {
      if core.rows[definition].ownership == .zeroRow { return false }
      addConstant(of: definition, times: 1, &core)
    }
    let own = core.variables[variable].definitionEntry
    for index in core.rows[definition].terms.indices where index != own {
      add(core.terms.entries[index], times: -1)
    }
    let start = Int(variable) * width
    let coefficient = core.terms.entries[own].coefficient
    for index in 0..<width { forms[start + index] = sum[index] / coefficient }
    return true
  }

  private mutating func clear() {
    for index in 0..<width { sum[index] = 0 }
  }

  private mutating func addConstant(of row: Int32, times factor: Double, _ core: inout Core) {
    if let input = inputs[row] {
      sum[input] += factor * Double(core.rows[row].scale)
    } else {
      sum[width - 1] += factor * core.currentConstant(of: row)
    }
  }

  private mutating func add(_ entry: MatrixEntry, times factor: Double) {
    let start = Int(entry.column) * width
    for index in 0..<width { sum[index] += factor * entry.coefficient * forms[start + index] }
  }
}
