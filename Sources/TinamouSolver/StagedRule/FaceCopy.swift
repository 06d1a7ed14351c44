/// A copy of the optimal face, or of one connected part of it, in which ambiguous variables can be
/// moved to find their limits.
struct FaceCopy: ~Copyable {
  private(set) var core = Core()
  /// The ambiguous variables of the solver, in document order. Copies have the same positions.
  private var openVariables: [Int32] = []
  /// For each variable of the solver, its copy, or -1.
  private var copies: [Int32] = []

  /// A row of the solver whose residual may be ambiguous, with its terms in the copy.
  private struct LooseRow {
    var row: Int32
    var terms: [(variable: Int32, coefficient: Double)]
    var moves = false
  }
  /// These rows, in document order.
  private var looseRows: [LooseRow] = []

  /// The variables and rows that the priorities leave ambiguous, in document order.
  ///
  /// Not every variable that a tie or an underdetermined part reaches can move: the multiplier of a
  /// tight inequality may be on the edge of its box although nothing can move. So each variable is
  /// pushed in both directions, and then each row whose residual has not changed.
  mutating func ambiguity(of solver: inout Core) -> (variables: [Int32], rows: [Int32]) {
    do {
      solver.collectOpenVariables(downTo: Level.weakestPriority)
      try copy(&solver)
      let moves = try movableCopies()
      let variables = openVariables.indices.filter { moves[$0] }.map { openVariables[$0] }
      return (variables, looseRows.filter(\.moves).map(\.row))
    } catch {
      // Rounding made it impossible to go on; everything that a tie or a gap reaches is the
      // cautious answer.
      return (openVariables, looseRows.map(\.row))
    }
  }

  /// The values that a variable could have at the same cost; infinite where nothing limits them, or
  /// only beyond 16 times ``Solver/largestNumber``.
  mutating func range(of variable: Int32, in solver: inout Core) -> ClosedRange<Double> {
    let value = solver.basis.publication.values[variable]
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
    let value = core.basis.values[copy].base.high
    let far = value + direction * 16 * max(Solver.largestNumber, abs(value))
    let reached = try push(copy, to: far)
    return abs(reached - far) < Self.reach(of: far) ? direction * .infinity : reached
  }

  /// Returns the distance at which a value that was pushed far away has reached the number it was
  /// pushed to, in points: rounding leaves a share of its size.
  private static func reach(of far: Double) -> Double { max(1, 0x1p-40 * abs(far)) }

  // MARK: Copying

  /// Copies the open variables and the rows that mention them. What they mention besides does not
  /// move.
  private mutating func copy(_ solver: inout Core) throws(Breakdown) {
    copyTolerances(of: solver)
    copies = [Int32](repeating: -1, count: Int(solver.basis.variables.count))
    for index in 0..<solver.stagedRule.openVariables.count {
      let variable = solver.stagedRule.openVariables[index]
      openVariables.append(variable)
      let copy = core.makeVariable(order: UInt64(index))
      copies[Int(variable)] = copy
      // The current values are on the face, so no row has to be repaired first.
      let value = solver.basis.values[variable].value(at: solver.basis.parameter)
      core.basis.setValue(PreciseAffine(base: value, slope: .zero), of: copy)
    }
    solver.collectRowsOfOpenVariables()
    for index in 0..<solver.stagedRule.openRows.count {
      copyRow(solver.stagedRule.openRows[index], of: &solver)
    }
    try core.flush()
  }

  /// Lets the copy judge what is rounding as the solver does.
  private mutating func copyTolerances(of solver: borrowing Core) {
    core.basis.coefficientError = solver.basis.coefficientError
    core.scaling = solver.scaling
    core.multipliers.vectors.zeroAtPriorities = solver.multipliers.vectors.zeroAtPriorities
  }

  private mutating func copyRow(_ row: Int32, of solver: inout Core) {
    if solver.basis.rows[row].ownership == .zeroRow { return }
    let relation = solver.multipliers.faceRelation(
      of: row, in: solver.basis, downTo: Level.weakestPriority)
    var entries: [(variable: Int32, coefficient: Double)] = []
    var constant = solver.basis.currentConstant(of: row)
    for index in solver.basis.rows[row].terms.indices {
      let entry = solver.basis.terms.entries[index]
      let copy = copies[Int(entry.column)]
      if copy < 0 {
        constant -=
          entry.coefficient
          * solver.basis.values[entry.column].value(at: solver.basis.parameter).high
      } else {
        entries.append((copy, entry.coefficient))
      }
    }
    if relation != .equal { looseRows.append(LooseRow(row: row, terms: entries)) }
    if relation == .none { return }
    addRow(
      entries, constant: constant, below: relation == .atMost ? 0 : Basis.required,
      above: relation == .atLeast ? 0 : Basis.required)
  }

  @discardableResult
  private mutating func addRow(
    _ entries: [(variable: Int32, coefficient: Double)], constant: Double, below: Float,
    above: Float
  ) -> Int32 {
    let row = core.basis.makeRow(termCount: Int32(entries.count))
    var place = core.basis.rows[row].terms.start
    for entry in entries {
      core.basis.terms.entries[place].column = entry.variable
      core.basis.terms.entries[place].coefficient = entry.coefficient
      place += 1
    }
    core.basis.setConstant(constant, of: row)
    core.basis.rows[row].order = UInt64(core.basis.rows.count)
    core.basis.rows[row].ownership = .wanted
    core.basis.setCosts(RowCosts(below: below, above: above), of: row)
    core.pending.insertions.append(row)
    return row
  }

  // MARK: Pushing

  private mutating func movableCopies() throws(Breakdown) -> [Bool] {
    var moves = [Bool](repeating: false, count: openVariables.count)
    let start = (0..<core.basis.variables.count).map { core.basis.values[$0].base.high }
    // What nothing holds takes along nearly everything that can move. Then the others are pushed
    // together. Of a chain, only the start is pushed: a push looks through all that its variable
    // depends on.
    let all = [Int32](0..<core.basis.variables.count)
    let stays = all.filter { core.basis.variables[$0].definition == VariableSlot.stay }
    let rows = looseRows.indices
    for direction in [1.0, -1.0] {
      try note(&moves, of: all, rows, pushing: stays, by: direction, from: start)
    }
    for direction in [1.0, -1.0] {
      let resting = all.filter { !moves[Int($0)] }
      try note(&moves, of: resting, rows, pushing: resting, by: direction, from: start)
    }
    for part in connectedParts() {
      for variable in part.variables {
        for direction in [1.0, -1.0] where !moves[Int(variable)] {
          try note(
            &moves, of: part.variables, part.rows, pushing: [variable], by: direction, from: start)
        }
      }
    }
    for index in rows where looseRows[index].terms.contains(where: { moves[Int($0.variable)] }) {
      for direction in [1.0, -1.0] where !looseRows[index].moves {
        try pushRow(at: index, by: direction, from: start)
      }
    }
    return moves
  }

  /// Pulls the sum of the terms of a row by a point in a direction, and records whether it moves.
  private mutating func pushRow(
    at index: Int, by direction: Double, from start: [Double]
  ) throws(Breakdown) {
    let terms = looseRows[index].terms
    let sum = terms.reduce(0) { $0 + $1.coefficient * start[Int($1.variable)] }
    let row = addPull(terms, to: sum + direction)
    try core.flush()
    looseRows[index].moves = hasMoved(looseRows[index], from: start)
    try remove([row])
  }

  private func hasMoved(_ row: LooseRow, from start: [Double]) -> Bool {
    let change = row.terms.reduce(0) { change, term in
      change + term.coefficient
        * (core.basis.values[term.variable].base.high - start[Int(term.variable)])
    }
    return abs(change) > PublicUnit.unit
  }

  /// Records which variables move, and which residuals of rows, when others are pulled by a point
  /// in a direction.
  private mutating func note(
    _ moves: inout [Bool], of observed: [Int32], _ observedRows: some Sequence<Int>,
    pushing pushed: [Int32], by direction: Double, from start: [Double]
  ) throws(Breakdown) {
    let rows = pushed.map { addPull([($0, 1)], to: start[Int($0)] + direction) }
    try core.flush()
    for variable in observed where !moves[Int(variable)] {
      let moved = abs(core.basis.values[variable].base.high - start[Int(variable)])
      if moved > PublicUnit.unit { moves[Int(variable)] = true }
    }
    for index in observedRows where !looseRows[index].moves {
      looseRows[index].moves = hasMoved(looseRows[index], from: start)
    }
    try remove(rows)
  }

  /// The copies, and the indices of loose rows, grouped by the rows that connect them: pushing a
  /// variable moves only its own group.
  private mutating func connectedParts() -> [(variables: [Int32], rows: [Int])] {
    core.stagedRule.openVariables.removeAll()
    for variable in 0..<core.basis.variables.count {
      core.stagedRule.openVariables.insert(variable)
    }
    core.numberParts()
    let count = Int(core.stagedRule.parts.pulls.count)
    var parts = [(variables: [Int32], rows: [Int])](repeating: ([], []), count: count)
    for variable in 0..<core.basis.variables.count {
      parts[Int(core.stagedRule.parts.numbers[variable])].variables.append(variable)
    }
    for (index, row) in looseRows.enumerated() {
      for term in row.terms.prefix(1) {
        parts[Int(core.stagedRule.parts.numbers[term.variable])].rows.append(index)
      }
    }
    return parts
  }

  /// Moves a variable as close to a value as the face allows; returns the value that it reaches.
  private mutating func push(_ variable: Int32, to value: Double) throws(Breakdown) -> Double {
    let row = addPull([(variable, 1)], to: value)
    try core.flush()
    let reached = core.basis.values[variable].base.high
    try remove([row])
    return reached
  }

  private mutating func addPull(
    _ terms: [(variable: Int32, coefficient: Double)], to value: Double
  ) -> Int32 {
    let priority = Priority.defaultHigh.rawValue
    return addRow(terms, constant: value, below: priority, above: priority)
  }

  private mutating func remove(_ rows: [Int32]) throws(Breakdown) {
    for row in rows {
      core.basis.rows[row].ownership = .unwanted
      core.pending.withdrawals.append(row)
    }
    try core.flush()
    for row in rows { core.freeRow(row) }
  }
}
