/// The sweep with 32 digits, for rows about which plain doubles cannot decide.
///
/// The bound that a plain sweep carries along adds up what rounding can do in the worst case. Each
/// definition passes on the bounds of all its variables, and never less, while the errors
/// themselves mostly cancel. Where many long definitions follow each other, as in a dense program,
/// the bound soon is larger than the amounts, and says nothing.
///
/// Here rounding is negligible, and an amount is ignored if the rounding of *written* coefficients
/// explains it: if it is no larger than ``Basis/coefficientError``, usually 2^-50, of what was
/// added up for its variable. So the combination that results is the exact one for rows whose
/// coefficients differ from those at hand by no more than that (W. Oettli and W. Prager, 1964),
/// however the definitions are ordered.
extension Basis {
  /// Sweeps what the last sweep started with once more; the result is in `emissions` and
  /// `terminals`.
  mutating func sweepPrecisely() {
    emissions.removeAll()
    terminals.removeAll()
    for index in 0..<sweepSeeds.count {
      carry(DoubleDouble(sweepSeeds[index].amount), to: sweepSeeds[index].variable)
    }
    while let top = sweepQueue.pop() { takePrecisely(top.id) }
    finishEmissions()
  }

  /// Writes a row as a combination of active rows, with 32 digits.
  mutating func sweepPrecisely(row: Int32) {
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      sweepSeeds.append(Terminal(variable: entry.column, amount: entry.coefficient))
    }
    sweepPrecisely()
    sweepSeeds.removeAll()
  }

  /// Writes a variable as a combination of active rows, with 32 digits.
  mutating func sweepPrecisely(variable: Int32) {
    sweepSeeds.append(Terminal(variable: variable, amount: 1))
    sweepPrecisely()
    sweepSeeds.removeAll()
  }

  private mutating func carry(_ amount: DoubleDouble, to variable: Int32) {
    var sum = variables[variable].preciseSweepValue
    sum.add(amount)
    variables[variable].preciseSweepValue = sum.normalized
    variables[variable].sweepError += abs(amount.high)
    if !variables[variable].flags.isSwept {
      variables[variable].flags.isSwept = true
      sweepQueue.push(key: -topology.label(of: variable), id: variable)
    }
  }

  /// Replaces a variable by its definition, or makes it a terminal.
  private mutating func takePrecisely(_ variable: Int32) {
    let size = variables[variable].sweepError
    let amount = takeAccumulated(variable)
    variables[variable].flags.isSwept = false
    if abs(amount.high) <= coefficientError * size { return }
    let definition = variables[variable].definition
    if definition < 0 {
      return terminals.append(Terminal(variable: variable, amount: amount.high))
    }
    let own = variables[variable].definitionEntry
    let share = amount.divided(by: terms.entries[own].coefficient, rest: terms.rest(own))
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      if entry.coefficient == 0 { continue }
      let part = DoubleDouble(high: entry.coefficient, low: terms.rest(index)).times(share)
      carry(part.times(sign: -1), to: entry.column)
    }
    if rows[definition].status == .composite {
      for index in composites[rows[definition].composite].recipe.indices {
        let part = recipes.entries[index]
        if part.coefficient == 0 { continue }
        let amount = DoubleDouble(high: part.coefficient, low: recipes.rest(index)).times(share)
        emitShared(
          part.column, amount.high, error: coefficientError * abs(amount.high))
      }
    } else {
      emitShared(definition, share.high, error: coefficientError * abs(share.high))
    }
  }
}
