/// How all rows move when an active row or a stay leaves zero: a propagation that stores no values.
extension Basis {
  /// Moves the leaving row or stay by one unit and computes the slope of every nonactive row.
  ///
  /// `slopes` has the rows that move, with their slopes. If it may, the walk ends early at a row
  /// that allows no move at all, and returns it: no step is shorter.
  mutating func computeSlopes(
    of leaving: Leaving, by direction: Double, stoppingEarly: Bool
  ) -> Int32? {
    differentiatedVariables.removeAll()
    slopes.removeAll()
    slopedRows.removeAll()
    seedDerivatives(of: leaving, by: direction)
    var blocking: Int32?
    while blocking == nil, let next = sweepQueue.pop() {
      differentiate(next.id)
      if variables[next.id].sweepError > Tolerance.multiplierRounding {
        clearDerivatives()
        work.countPreciseSweep()
        differentiatePrecisely(leaving, by: direction)
        break
      }
      if stoppingEarly { blocking = blockingRow(lastMentioning: next.id) }
    }
    if blocking == nil {
      for index in 0..<differentiatedVariables.count {
        collectSlopes(differentiatedVariables[index])
      }
    }
    clearDerivatives()
    return blocking
  }

  /// Moves a stay by one unit and adds up how far variables move, each times its weight.
  mutating func distanceMoved(
    byStay stay: Int32, weights: [(variable: Int32, weight: Double)]
  ) -> Double {
    differentiatedVariables.removeAll()
    seedDerivative(of: stay, by: DoubleDouble(1))
    while let next = sweepQueue.pop() { differentiate(next.id) }
    let distance = weights.reduce(0) { $0 + $1.weight * abs(variables[$1.variable].sweepValue) }
    clearDerivatives()
    return distance
  }

  private mutating func clearDerivatives() {
    sweepQueue.removeAll()
    for index in 0..<differentiatedVariables.count {
      variables[differentiatedVariables[index]].preciseSweepValue = .zero
      variables[differentiatedVariables[index]].sweepError = 0
      variables[differentiatedVariables[index]].flags.isSwept = false
    }
    differentiatedVariables.removeAll()
  }

  /// A row that a variable is the last of, and that is met and must not be passed in the direction
  /// in which it moves.
  private func blockingRow(lastMentioning variable: Int32) -> Int32? {
    if variables[variable].sweepValue == 0 { return nil }
    var index = terms.firstEntry(ofColumn: variable)
    while index >= 0 {
      let row = terms.entries[index].row
      index = terms.entries[index].next
      if !rows[row].status.isNonactive || lastVariable(of: row).variable != variable { continue }
      let slope = slope(of: row)
      if !slope.isSignificant || abs(slope.amount) < 1 { continue }
      let up = slope.amount > 0
      if !isRequired(row, side: slope.amount) { continue }
      let residual = rows[row].residual.value(at: parameter)
      switch rows[row].status {
      case .lower: if up && residual >= 0 { return row }
      case .upper: if !up && residual <= 0 { return row }
      default: return row
      }
    }
    return nil
  }

  // MARK: The walk

  private mutating func seedDerivatives(of leaving: Leaving, by direction: Double) {
    switch leaving {
    case .stay(let variable): seedDerivative(of: variable, by: DoubleDouble(direction))
    case .row(let row):
      if rows[row].definedVariable >= 0 {
        seedDerivative(of: rows[row].definedVariable, by: DoubleDouble(direction))
      }
      var index = recipes.firstEntry(ofColumn: row)
      while index >= 0 {
        let part = recipes.entries[index]
        if part.coefficient != 0 {
          seedDerivative(
            of: rows[part.row].definedVariable,
            by: DoubleDouble(high: part.coefficient, low: recipes.rest(index)).times(direction))
        }
        index = part.next
      }
    }
  }

  private mutating func seedDerivative(of variable: Int32, by amount: DoubleDouble) {
    variables[variable].sweepValue += amount.high
    variables[variable].sweepRest += amount.low
    queueDerivative(of: variable)
  }

  @inline(__always)
  private mutating func queueDerivative(of variable: Int32) {
    if !variables[variable].flags.isSwept {
      variables[variable].flags.isSwept = true
      differentiatedVariables.append(variable)
      sweepQueue.push(key: topology.label(of: variable), id: variable)
    }
  }

  /// Turns the amount at a variable's definition into the variable's derivative.
  private mutating func differentiate(_ variable: Int32) {
    let definition = variables[variable].definition
    if definition >= 0 {
      let own = variables[variable].definitionEntry
      var sum = variables[variable].sweepValue
      var error = coefficientError * abs(sum)
      for index in rows[definition].terms.indices where index != own {
        let entry = terms.entries[index]
        let part = entry.coefficient * variables[entry.column].sweepValue
        sum -= part
        error += coefficientError * abs(part)
        error += abs(entry.coefficient) * variables[entry.column].sweepError
      }
      let coefficient = terms.entries[own].coefficient
      variables[variable].sweepValue =
        abs(sum) <= error ? 0 : sum.divided(byCoefficient: coefficient)
      variables[variable].sweepError = abs(error.divided(byCoefficient: coefficient))
    }
    queueReaders(of: variable)
  }

  private mutating func queueReaders(of variable: Int32) {
    if variables[variable].sweepValue == 0 { return }
    var index = terms.firstEntry(ofColumn: variable)
    while index >= 0 {
      let entry = terms.entries[index]
      let defined = rows[entry.row].definedVariable
      if defined >= 0 && defined != variable { queueDerivative(of: defined) }
      index = entry.next
    }
  }

  // MARK: With 32 digits

  /// Computes all derivatives with 32 digits, where the bound for rounding says nothing any more:
  /// it is passed on along definitions like that of a sweep.
  private mutating func differentiatePrecisely(_ leaving: Leaving, by direction: Double) {
    seedDerivatives(of: leaving, by: direction)
    while let next = sweepQueue.pop() {
      if variables[next.id].definition >= 0 { differentiatePrecisely(next.id) }
      queueReaders(of: next.id)
    }
  }

  private mutating func differentiatePrecisely(_ variable: Int32) {
    let definition = variables[variable].definition
    let own = variables[variable].definitionEntry
    var sum = variables[variable].preciseSweepValue
    var size = abs(sum.high)
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      if entry.coefficient == 0 || variables[entry.column].sweepValue == 0 { continue }
      let part = DoubleDouble(high: entry.coefficient, low: terms.rest(index))
        .times(variables[entry.column].preciseSweepValue)
      sum.add(part, sign: -1)
      size += abs(part.high)
    }
    sum = sum.normalized
    if abs(sum.high) <= coefficientError * size {
      sum = .zero
    } else {
      sum = sum.divided(by: terms.entries[own].coefficient, rest: terms.rest(own))
    }
    variables[variable].preciseSweepValue = sum
  }

  // MARK: Slopes

  private mutating func collectSlopes(_ variable: Int32) {
    if variables[variable].sweepValue == 0 { return }
    var index = terms.firstEntry(ofColumn: variable)
    while index >= 0 {
      let row = terms.entries[index].row
      index = terms.entries[index].next
      if rows[row].status.isNonactive && slopedRows.insert(row) { slopes.append(slope(of: row)) }
    }
  }

  /// How a row moves.
  @inline(__always)
  private func slope(of row: Int32) -> Emission {
    var slope = Emission(row: row, amount: 0)
    for term in rows[row].terms.indices {
      let entry = terms.entries[term]
      let part = entry.coefficient * variables[entry.column].sweepValue
      slope.amount += part
      slope.error += coefficientError * abs(part)
      slope.error += abs(entry.coefficient) * variables[entry.column].sweepError
    }
    return slope
  }

  /// Sorts the slopes by their rows, so that of equal breakpoints the one of the smallest row comes
  /// first, as Bland's rule has it.
  mutating func sortSlopesByRow() {
    for index in 0..<slopes.count {
      sweepQueue.push(key: Int64(slopes[index].row), id: index)
    }
    emissions.removeAll()
    while let next = sweepQueue.pop() { emissions.append(slopes[next.id]) }
    swap(&slopes, &emissions)
  }
}
