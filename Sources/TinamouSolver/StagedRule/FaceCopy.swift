/// A copy of the optimal face, or of one connected part of it, in which ambiguous variables can be moved
/// to find their limits.
struct FaceCopy: ~Copyable {
  private(set) var core = Core()
  /// The ambiguous variables of the solver, in document order. Copies have the same positions.
  private var openVariables: [Int32] = []
  /// For each variable of the solver, its copy, or -1.
  private var copies: [Int32] = []

  /// The rows of the solver with an ambiguous residual, in document order.
  private var looseRows: [Int32] = []

  /// The variables and rows that the priorities leave ambiguous, in document order.
  ///
  /// Not every variable that a tie or an underdetermined part reaches can move: the multiplier of a
  /// tight inequality may be on the edge of its box although nothing can move. So each variable is
  /// pushed in both directions.
  mutating func ambiguity(of solver: inout Core) -> (variables: [Int32], rows: [Int32]) {
    do {
      solver.collectOpenVariables(downTo: Level.weakestPriority)
      try copy(&solver)
      let moves = try movableCopies()
      let variables = openVariables.indices.filter { moves[$0] }.map { openVariables[$0] }
      var rows: [Int32] = []
      for row in looseRows where mentionsMoving(row, moves, of: solver) { rows.append(row) }
      return (variables, rows)
    } catch {
      // Rounding made it impossible to go on; everything that a tie or a gap reaches is the
      // cautious answer.
      return (openVariables, looseRows)
    }
  }

  private func mentionsMoving(_ row: Int32, _ moves: [Bool], of solver: borrowing Core) -> Bool {
    for index in solver.rows[row].terms.indices {
      let copy = copies[Int(solver.terms.entries[index].column)]
      if copy >= 0 && moves[Int(copy)] { return true }
    }
    return false
  }

  /// The values that a variable could have at the same cost; infinite where nothing limits them, or only
  /// beyond 16 times ``Solver/largestNumber``.
  mutating func range(of variable: Int32, in solver: inout Core) -> ClosedRange<Double> {
    let value = solver.publication.values[variable]
    solver.collectOpenVariables(downTo: Level.weakestPriority)
    solver.reduceOpenVariables(toPartOf: variable)
    if solver.stagedRule.openVariables.isEmpty { return value...value }
    do {
      try copy(&solver)
      let copy = copies[Int(variable)]
      let lower = try end(of: copy, direction: -1)
      let upper = try end(of: copy, direction: 1)
      return min(lower, value)...max(upper, value)
    } catch {
      // Rounding made it impossible to go on: neither end is known.
      return -Double.infinity...Double.infinity
    }
  }

  /// The limit up to which a variable can be pushed in one direction.
  private mutating func end(of copy: Int32, direction: Double) throws(Breakdown) -> Double {
    let value = core.values[copy].base.high
    let far = value + direction * 16 * max(Solver.largestNumber, abs(value))
    let reached = try push(copy, to: far)
    return abs(reached - far) < Tolerance.reached(at: far) ? direction * .infinity : reached
  }

  // MARK: Copying

  /// Copies the open variables and the rows that mention them. What they mention besides does not move.
  private mutating func copy(_ solver: inout Core) throws(Breakdown) {
    copyTolerances(of: solver)
    copies = [Int32](repeating: -1, count: Int(solver.variables.count))
    for index in 0..<solver.stagedRule.openVariables.count {
      let variable = solver.stagedRule.openVariables[index]
      openVariables.append(variable)
      let copy = core.makeVariable(order: UInt64(index))
      copies[Int(variable)] = copy
      // The current values are on the face, so no row has to be repaired first.
      let value = solver.values[variable].value(at: solver.parameter)
      core.setValue(PreciseAffine(base: value, slope: .zero), of: copy)
    }
    solver.collectRowsOfOpenVariables()
    for index in 0..<solver.stagedRule.openRows.count {
      copyRow(solver.stagedRule.openRows[index], of: &solver)
    }
    try core.flush()
  }

  /// Lets the copy judge what is rounding as the solver does.
  private mutating func copyTolerances(of solver: borrowing Core) {
    core.coefficientError = solver.coefficientError
    core.fineCoefficientCount = solver.fineCoefficientCount
    core.extremeCoefficientCount = solver.extremeCoefficientCount
    core.vectors.zeroAtPriorities = solver.vectors.zeroAtPriorities
  }

  private mutating func copyRow(_ row: Int32, of solver: inout Core) {
    if solver.rows[row].ownership == .zeroRow { return }
    let relation = solver.faceRelation(of: row, downTo: Level.weakestPriority)
    if relation != .equal { looseRows.append(row) }
    if relation == .none { return }
    var entries: [(variable: Int32, coefficient: Double)] = []
    var constant = solver.currentConstant(of: row)
    for index in solver.rows[row].terms.indices {
      let entry = solver.terms.entries[index]
      let copy = copies[Int(entry.column)]
      if copy < 0 {
        constant -= entry.coefficient * solver.values[entry.column].value(at: solver.parameter).high
      } else {
        entries.append((copy, entry.coefficient))
      }
    }
    addRow(
      entries, constant: constant, below: relation == .atMost ? 0 : Core.required,
      above: relation == .atLeast ? 0 : Core.required)
  }

  @discardableResult
  private mutating func addRow(
    _ entries: [(variable: Int32, coefficient: Double)], constant: Double, below: Float,
    above: Float
  ) -> Int32 {
    let row = core.makeRow(termCount: Int32(entries.count))
    var place = core.rows[row].terms.start
    for entry in entries {
      core.terms.entries[place].column = entry.variable
      core.terms.entries[place].coefficient = entry.coefficient
      place += 1
    }
    core.setConstant(constant, of: row)
    core.rows[row].order = UInt64(core.rows.count)
    core.rows[row].ownership = .wanted
    core.setCosts(RowCosts(below: below, above: above), of: row)
    core.pending.insertions.append(row)
    return row
  }

  // MARK: Pushing

  private mutating func movableCopies() throws(Breakdown) -> [Bool] {
    var moves = [Bool](repeating: false, count: openVariables.count)
    let start = (0..<core.variables.count).map { core.values[$0].base.high }
    // What nothing holds takes along nearly everything that can move. Then the others are pushed
    // together. Of a chain, only the start is pushed: a push looks through all that its variable
    // depends on.
    let all = [Int32](0..<core.variables.count)
    let stays = all.filter { core.variables[$0].definition == VariableSlot.stay }
    for direction in [1.0, -1.0] {
      try note(&moves, of: all, pushing: stays, by: direction, from: start)
    }
    for direction in [1.0, -1.0] {
      let resting = all.filter { !moves[Int($0)] }
      try note(&moves, of: resting, pushing: resting, by: direction, from: start)
    }
    for part in connectedParts() {
      for variable in part {
        for direction in [1.0, -1.0] where !moves[Int(variable)] {
          try note(&moves, of: part, pushing: [variable], by: direction, from: start)
        }
      }
    }
    return moves
  }

  /// Records which variables move when others are pulled by a point in a direction.
  private mutating func note(
    _ moves: inout [Bool], of observed: [Int32], pushing pushed: [Int32], by direction: Double,
    from start: [Double]
  ) throws(Breakdown) {
    let rows = pushed.map { addPull($0, to: start[Int($0)] + direction) }
    try core.flush()
    for variable in observed where !moves[Int(variable)] {
      let moved = abs(core.values[variable].base.high - start[Int(variable)])
      if moved > PublicUnit.unit { moves[Int(variable)] = true }
    }
    try remove(rows)
  }

  /// The copies, grouped by the rows that connect them: pushing a variable moves only its own
  /// group.
  private mutating func connectedParts() -> [[Int32]] {
    core.stagedRule.openVariables.removeAll()
    for variable in 0..<core.variables.count { core.stagedRule.openVariables.append(variable) }
    core.numberParts()
    var parts = [[Int32]](repeating: [], count: Int(core.stagedRule.parts.pulls.count))
    for variable in 0..<core.variables.count {
      parts[Int(core.stagedRule.parts.numbers[variable])].append(variable)
    }
    return parts
  }

  /// Moves a variable as close to a value as the face allows; returns the value that it reaches.
  private mutating func push(_ variable: Int32, to value: Double) throws(Breakdown) -> Double {
    let row = addPull(variable, to: value)
    try core.flush()
    let reached = core.values[variable].base.high
    try remove([row])
    return reached
  }

  private mutating func addPull(_ variable: Int32, to value: Double) -> Int32 {
    let priority = Priority.defaultHigh.rawValue
    return addRow([(variable, 1)], constant: value, below: priority, above: priority)
  }

  private mutating func remove(_ rows: [Int32]) throws(Breakdown) {
    for row in rows {
      core.rows[row].ownership = .unwanted
      core.pending.withdrawals.append(row)
    }
    try core.flush()
    for row in rows { core.freeRow(row) }
  }
}
