/// The sweep (FTRAN), which writes a combination of variables as a combination of active rows.
///
/// Variables are processed from the largest label down. A defined variable is replaced by its
/// definition, whose row is emitted with the amount; a variable without a definition is a terminal.
/// Amounts that cancel are not followed further, so a row within one table cell never reaches the
/// variables above the cell.
extension Basis {
  /// The reason why a sweep stopped early.
  enum EarlyExit {
    case none
    /// A stay with a comfortable amount.
    case stay(Int32)
    /// An active row whose multiplier cannot move in the direction it would have to.
    case row(Int32, amount: Double)
  }

  /// Adds an amount of a variable, which may be off by an error, to what the next sweep writes as a
  /// combination.
  @inline(__always)
  mutating func addToSweep(_ variable: Int32, _ amount: Double, error: Double = 0) {
    sweepSeeds.append(Terminal(variable: variable, amount: amount))
    let isRounded =
      error > 0 || coefficientError > Tolerance.coefficient || !Factor.isExact(amount)
    carry(amount, error: isRounded ? error + coefficientError * abs(amount) : 0, to: variable)
  }

  @inline(__always)
  private mutating func carry(_ amount: Double, error: Double, to variable: Int32) {
    variables[variable].sweepValue += amount
    if error > 0 { variables[variable].sweepError += error }
    if !variables[variable].flags.isSwept {
      variables[variable].flags.isSwept = true
      sweepQueue.push(key: -topology.label(of: variable), id: variable)
    }
  }

  mutating func addToSweep(row: Int32, times factor: Double, factorError: Double = 0) {
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      addToSweep(
        entry.column, factor * entry.coefficient, error: factorError * abs(entry.coefficient))
    }
  }

  /// Runs the sweep over the accumulated amounts; the result is in `emissions` and `terminals`.
  mutating func sweep() {
    startSweep()
    while let top = sweepQueue.pop() {
      if case .doubt = take(top.id) { break }
    }
    endSweep()
  }

  /// Runs the sweep until the first limit that is zero.
  ///
  /// - Parameters:
  ///   - direction: +1 or -1, the sign in which the swept row's multiplier has to move.
  ///   - multipliers: Those of the active rows.
  /// - Returns: The limit at which it stopped.
  mutating func sweep(
    stoppingFor direction: Double, _ multipliers: borrowing Multipliers
  ) -> EarlyExit {
    startSweep()
    var exit = EarlyExit.none
    search: while let top = sweepQueue.pop() {
      switch take(top.id) {
      case .nothing: continue
      case .doubt: break search
      case .terminal(let amount):
        if abs(amount) <= Tolerance.comfortablePivot { continue }
        exit = .stay(top.id)
      case .row(let row, let amount):
        if abs(amount) <= Tolerance.comfortablePivot
          || multipliers.hasRoom(row, up: -direction * amount > 0, in: self)
        {
          continue
        }
        exit = .row(row, amount: amount)
      }
      clearSweep()
      break
    }
    endSweep()
    return exit
  }

  private mutating func startSweep() {
    emissions.removeAll()
    terminals.removeAll()
  }

  private mutating func endSweep() {
    finishEmissions()
    sweepSeeds.removeAll()
  }

  /// What the sweep of one variable found.
  private enum Taken {
    case nothing
    /// The variable has no definition.
    case terminal(Double)
    /// An active row that no composite shares.
    case row(Int32, Double)
    /// Plain doubles could not decide, and everything was swept anew.
    case doubt
  }

  /// Replaces a variable by its definition, or makes it a terminal.
  @inline(__always)
  private mutating func take(_ variable: Int32) -> Taken {
    let amount = variables[variable].sweepValue
    let error = variables[variable].sweepError
    variables[variable].sweepValue = 0
    variables[variable].sweepError = 0
    variables[variable].flags.isSwept = false
    if error > Tolerance.multiplierRounding {
      sweepAnewPrecisely()
      return .doubt
    }
    if abs(amount) <= error { return .nothing }
    let definition = variables[variable].definition
    if definition < 0 {
      terminals.append(Terminal(variable: variable, amount: amount, error: error))
      return .terminal(amount)
    }
    let own = variables[variable].definitionEntry
    let coefficient = terms.entries[own].coefficient
    let alpha = amount.divided(byCoefficient: coefficient)
    let isUnit = rows[definition].flags.hasUnitCoefficients
    let isExact =
      error == 0 && Factor.isExact(alpha)
      && (isUnit
        || (terms.rest(own) == 0 && Factor.isExact(coefficient) && alpha * coefficient == amount))
    let alphaError =
      isExact
      ? 0 : max(abs(error.divided(byCoefficient: coefficient)), coefficientError * abs(alpha))
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      let part = -alpha * entry.coefficient
      let isRounded =
        !isExact || !(isUnit || (Factor.isExact(entry.coefficient) && terms.rest(index) == 0))
      carry(
        part, error: isRounded ? rounding(of: part, from: alphaError, entry.coefficient) : 0,
        to: entry.column)
    }
    if rows[definition].status == .composite {
      for index in composites[rows[definition].composite].recipe.indices {
        let entry = recipes.entries[index]
        let part = alpha * entry.coefficient
        let isRounded = !(isExact && Factor.isExact(entry.coefficient) && recipes.rest(index) == 0)
        emitShared(
          entry.column, part,
          error: isRounded ? rounding(of: part, from: alphaError, entry.coefficient) : 0)
      }
      return .nothing
    }
    if recipes.firstEntry(ofColumn: definition) >= 0 {
      emitShared(definition, alpha, error: isExact ? 0 : rounding(of: alpha, from: alphaError, 1))
      return .nothing
    }
    emissions.append(Emission(row: definition, amount: alpha, error: alphaError))
    return .row(definition, alpha)
  }

  /// A bound for the rounding of a coefficient times an amount that is off by `error`.
  @inline(__always)
  private func rounding(of product: Double, from error: Double, _ coefficient: Double) -> Double {
    error * abs(coefficient) + coefficientError * abs(product)
  }

  @inline(never)
  private mutating func sweepAnewPrecisely() {
    clearSweep()
    finishEmissions()
    work.isRoundingInDoubt = true
    work.countPreciseSweep()
    sweepPrecisely()
  }

  /// Returns the largest bound for a rounding error of the last sweep.
  func largestErrorOfEmissions() -> Double {
    var largest = 0.0
    for index in 0..<emissions.count { largest = max(largest, emissions[index].error) }
    return largest
  }

  /// Returns the absolute value of the largest amount of the last sweep.
  func largestAmountOfEmissions() -> Double {
    var largest = 0.0
    for index in 0..<emissions.count { largest = max(largest, abs(emissions[index].amount)) }
    return largest
  }

  /// Refines the emissions of the last sweep to 32 digits: what they leave is swept again, until
  /// the correction is rounding.
  ///
  /// - Parameter accumulateTarget: Accumulates what the last sweep wrote as a combination.
  /// - Returns: The significant emissions, and the last correction, relative to the largest of
  ///   them.
  mutating func refinedEmissions(
    _ accumulateTarget: (inout Basis) -> Void
  ) -> (shares: [Share], relativeError: Double) {
    var shares: [Share] = []
    for index in 0..<emissions.count where emissions[index].isSignificant {
      let emission = emissions[index]
      shares.append(Share(row: emission.row, amount: DoubleDouble(emission.amount)))
    }
    let largest = shares.reduce(0) { max($0, abs($1.amount.high)) }
    var correction = 0.0
    for _ in 0..<Self.refinementLimit {
      sweepRemainder(of: shares, accumulateTarget)
      for place in shares.indices { sharePlaces.set(Int32(place), of: shares[place].row) }
      correction = 0
      for index in 0..<emissions.count {
        let emission = emissions[index]
        let place = sharePlaces[emission.row]
        if place >= 0 {
          shares[Int(place)].amount.add(emission.amount)
          correction = max(correction, abs(emission.amount))
        } else if abs(emission.amount) > Tolerance.cancellation * largest {
          // The first sweep took it for rounding of the others.
          shares.append(Share(row: emission.row, amount: DoubleDouble(emission.amount)))
          correction = max(correction, abs(emission.amount))
        }
      }
      for place in shares.indices {
        sharePlaces.remove(shares[place].row)
        shares[place].amount = shares[place].amount.normalized
      }
      if correction <= Tolerance.change * largest { break }
    }
    let relativeError = correction > 0 ? correction / largest : 0
    return (shares, max(relativeError, Tolerance.preciseCoefficient))
  }

  /// One correction is nearly always enough; each gains as many digits as the first sweep had.
  private static let refinementLimit = 4

  /// Sweeps what a combination leaves of its target.
  private mutating func sweepRemainder(
    of shares: [Share], _ accumulateTarget: (inout Basis) -> Void
  ) {
    change.accumulatedVariables.removeAll()
    accumulateTarget(&self)
    for share in shares {
      accumulate(row: share.row, times: -share.amount.high)
      if share.amount.low != 0 { accumulate(row: share.row, times: -share.amount.low) }
    }
    for index in 0..<change.accumulatedVariables.count {
      variables[change.accumulatedVariables[index]].flags.isSwept = false
      let rest = takeAccumulated(change.accumulatedVariables[index]).high
      if rest != 0 { addToSweep(change.accumulatedVariables[index], rest) }
    }
    sweep()
  }

  /// Emits a row that composites share, so that its amounts and their errors add up.
  mutating func emitShared(_ row: Int32, _ amount: Double, error: Double) {
    let place = emissionPlaces[row]
    if place >= 0 {
      emissions[place].amount += amount
      emissions[place].error += error
      emissions[place].size += abs(amount)
    } else {
      emissionPlaces.set(emissions.count, of: row)
      emissions.append(Emission(row: row, amount: amount, error: error, size: abs(amount)))
    }
  }

  /// Ends a sweep: of amounts of composites that cancelled, only rounding may be left.
  mutating func finishEmissions() {
    var kept: Int32 = 0
    for index in 0..<emissions.count {
      let emission = emissions[index]
      emissionPlaces.remove(emission.row)
      if abs(emission.amount) <= coefficientError * emission.size { continue }
      if kept < index { emissions[kept] = emission }
      kept += 1
    }
    emissions.truncate(to: kept)
  }

  /// Runs the sweep over the accumulated amounts with 32 digits.
  mutating func sweepPreciselyAtOnce() {
    clearSweep()
    finishEmissions()
    sweepPrecisely()
    sweepSeeds.removeAll()
  }

  private mutating func clearSweep() {
    while let top = sweepQueue.pop() {
      variables[top.id].sweepValue = 0
      variables[top.id].sweepError = 0
      variables[top.id].flags.isSwept = false
    }
  }

  /// The terminal with the largest amount.
  func largestTerminal() -> Terminal? {
    var best = Terminal(variable: -1, amount: Tolerance.coefficient)
    for index in 0..<terminals.count where abs(terminals[index].amount) > abs(best.amount) {
      best = terminals[index]
    }
    return best.variable >= 0 ? best : nil
  }
}
