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
  /// tight inequality may be on the edge of its box although nothing can move. So variables are
  /// pushed in both directions, and then rows whose residuals have not changed.
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
    core.pending.insertions.append(
      addRow(
        entries, constant: constant, below: relation == .atMost ? 0 : Basis.required,
        above: relation == .atLeast ? 0 : Basis.required))
  }

  private mutating func addRow(
    _ entries: [(variable: Int32, coefficient: Double)], constant: Double, below: Float,
    above: Float, weight: Double = 1
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
    core.basis.setCosts(RowCosts(below: below, above: above, weight: weight), of: row)
    return row
  }

  // MARK: Pushing

  /// Finds what can move.
  ///
  /// All that rests is pushed together, each with a weight of its own, up and then down. What can
  /// move at all moves in one of the two: at rest the weighted sum would have to stay the same
  /// along all ways to move, and no way is of this kind for weights without a pattern. One push for
  /// each that rests would take a time that grows with the square.
  private mutating func movableCopies() throws(Breakdown) -> [Bool] {
    var moves = [Bool](repeating: false, count: openVariables.count)
    let start = (0..<core.basis.variables.count).map { core.basis.values[$0].base.high }
    // What nothing holds takes along nearly everything that can move. Of a chain, only the start is
    // pushed: a push looks through all that its variable depends on.
    let all = [Int32](0..<core.basis.variables.count)
    let stays = all.filter { core.basis.variables[$0].definition == VariableSlot.stay }
    _ = try push(stays.map { [($0, 1)] }, &moves, from: start)
    var isAnyNew = true
    while isAnyNew {
      let resting = all.filter { !moves[Int($0)] }
      isAnyNew = try push(resting.map { [($0, 1)] }, &moves, from: start)
    }
    isAnyNew = true
    while isAnyNew {
      let resting = looseRows.filter { row in
        !row.moves && row.terms.contains { moves[Int($0.variable)] }
      }
      isAnyNew = try push(resting.map(\.terms), &moves, from: start)
    }
    return moves
  }

  /// Pulls sums by a point, up and then down, and records which variables and residuals of rows
  /// move; returns whether one did that had not moved before.
  private mutating func push(
    _ sums: [[(variable: Int32, coefficient: Double)]], _ moves: inout [Bool], from start: [Double]
  ) throws(Breakdown) -> Bool {
    if sums.isEmpty { return false }
    var isAnyNew = false
    for direction in [1.0, -1.0] {
      var rows: [Int32] = []
      for (index, terms) in sums.enumerated() {
        let sum = terms.reduce(0) { $0 + $1.coefficient * start[Int($1.variable)] }
        rows.append(addPull(terms, to: sum + direction, weight: Self.weight(ofPull: index)))
      }
      try core.flush()
      for variable in moves.indices where !moves[variable] {
        moves[variable] = hasMoved([(Int32(variable), 1)], from: start)
        if moves[variable] { isAnyNew = true }
      }
      for index in looseRows.indices where !looseRows[index].moves {
        looseRows[index].moves = hasMoved(looseRows[index].terms, from: start)
        if looseRows[index].moves { isAnyNew = true }
      }
      try remove(rows)
    }
    return isAnyNew
  }

  /// A number between 1 and 2 without simple relations to the others: a hash of the index (the
  /// finalizer of SplitMix64). Of multiples of one number, four around a parallelogram cancel.
  private static func weight(ofPull index: Int) -> Double {
    var word = UInt64(truncatingIfNeeded: index + 1) &* 0x9E37_79B9_7F4A_7C15
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    word ^= word >> 31
    return 1 + Double(word >> 11) * 0x1p-53
  }

  private func hasMoved(
    _ terms: [(variable: Int32, coefficient: Double)], from start: [Double]
  ) -> Bool {
    let change = terms.reduce(0) { change, term in
      change + term.coefficient
        * (core.basis.values[term.variable].base.high - start[Int(term.variable)])
    }
    return abs(change) > PublicUnit.unit
  }

  /// Moves a variable as close to a value as the face allows; returns the value that it reaches.
  private mutating func push(_ variable: Int32, to value: Double) throws(Breakdown) -> Double {
    let row = addPull([(variable, 1)], to: value, weight: 1)
    try core.flush()
    let reached = core.basis.values[variable].base.high
    try remove([row])
    return reached
  }

  private mutating func addPull(
    _ terms: [(variable: Int32, coefficient: Double)], to value: Double, weight: Double
  ) -> Int32 {
    let priority = Priority.defaultHigh.rawValue
    let row = addRow(terms, constant: value, below: priority, above: priority, weight: weight)
    // The face holds, so many pulls together take the steps of the primal phase.
    core.insertion.piledRows.append(row)
    return row
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
