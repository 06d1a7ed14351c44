/// The sweep (FTRAN), which writes a combination of variables as a combination of active rows.
///
/// Variables are processed from the largest label down. A defined variable is replaced by its
/// definition, whose row is emitted with the amount; a variable without a definition is a terminal.
/// Amounts that cancel are not followed further, so a row within one table cell never reaches the
/// variables above the cell.
extension Core {
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
    carry(amount, error: error, to: variable)
  }

  @inline(__always)
  private mutating func carry(_ amount: Double, error: Double, to variable: Int32) {
    variables[variable].sweepValue += amount
    variables[variable].sweepError += error + coefficientError * abs(amount)
    if !variables[variable].flags.isSwept {
      variables[variable].flags.isSwept = true
      sweepQueue.push(key: -variables[variable].label, id: variable)
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
  ///
  /// With `direction` +1 or -1, the sign in which the swept row's multiplier has to move, the sweep
  /// stops at the first limit that is zero.
  mutating func sweep(stoppingFor direction: Double = 0) -> EarlyExit {
    defer { sweepSeeds.removeAll() }
    emissions.removeAll()
    terminals.removeAll()
    while let top = sweepQueue.pop() {
      let variable = top.id
      let amount = variables[variable].sweepValue
      let error = variables[variable].sweepError
      variables[variable].sweepValue = 0
      variables[variable].sweepError = 0
      variables[variable].flags.isSwept = false
      if error > Tolerance.multiplierRounding {
        abandonSweep()
        progress.isRoundingInDoubt = true
        statistics.doubts.preciseSweeps += 1
        sweepPrecisely()
        return .none
      }
      if abs(amount) <= error { continue }
      let definition = variables[variable].definition
      if definition < 0 {
        terminals.append(Terminal(variable: variable, amount: amount, error: error))
        if direction != 0 && abs(amount) > Tolerance.comfortablePivot {
          abandonSweep()
          return .stay(variable)
        }
        continue
      }
      let own = variables[variable].definitionEntry
      let coefficient = terms.entries[own].coefficient
      let alpha = amount.divided(byCoefficient: coefficient)
      let alphaError = abs(error.divided(byCoefficient: coefficient))
      for index in rows[definition].terms.indices where index != own {
        let entry = terms.entries[index]
        carry(
          -alpha * entry.coefficient, error: alphaError * abs(entry.coefficient), to: entry.column)
      }
      if rows[definition].status == .composite {
        for index in composites[rows[definition].composite].recipe.indices {
          let part = recipes.entries[index]
          emitShared(
            part.column, alpha * part.coefficient, error: alphaError * abs(part.coefficient))
        }
      } else if recipes.firstEntry(ofColumn: definition) >= 0 {
        emitShared(definition, alpha, error: alphaError)
      } else {
        emissions.append(Emission(row: definition, amount: alpha, error: alphaError))
        if direction != 0 && abs(alpha) > Tolerance.comfortablePivot
          && !hasRoom(definition, up: -direction * alpha > 0)
        {
          abandonSweep()
          return .row(definition, amount: alpha)
        }
      }
    }
    finishEmissions()
    return .none
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

  /// Refines the emissions of the last sweep to 32 digits: what they leave is swept again, until the
  /// correction is rounding.
  ///
  /// - Parameter accumulateTarget: Accumulates what the last sweep wrote as a combination.
  /// - Returns: The significant emissions, and the last correction, relative to the largest of them.
  mutating func refinedEmissions(
    _ accumulateTarget: (inout Core) -> Void
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
      for place in shares.indices { rows[shares[place].row].emission = Int32(place) }
      correction = 0
      for index in 0..<emissions.count {
        let emission = emissions[index]
        let place = rows[emission.row].emission
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
        rows[shares[place].row].emission = -1
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
    of shares: [Share], _ accumulateTarget: (inout Core) -> Void
  ) {
    basisChange.accumulatedVariables.removeAll()
    accumulateTarget(&self)
    for share in shares {
      accumulate(row: share.row, times: -share.amount.high)
      if share.amount.low != 0 { accumulate(row: share.row, times: -share.amount.low) }
    }
    for index in 0..<basisChange.accumulatedVariables.count {
      variables[basisChange.accumulatedVariables[index]].flags.isSwept = false
      let rest = takeAccumulated(basisChange.accumulatedVariables[index]).high
      if rest != 0 { addToSweep(basisChange.accumulatedVariables[index], rest) }
    }
    _ = sweep()
  }

  /// Emits a row that composites share, so that its amounts add up.
  mutating func emitShared(_ row: Int32, _ amount: Double, error: Double) {
    let place = rows[row].emission
    if place >= 0 {
      emissions[place].amount += amount
      emissions[place].error += error + coefficientError * abs(amount)
      emissions[place].size += abs(amount)
    } else {
      rows[row].emission = emissions.count
      emissions.append(
        Emission(
          row: row, amount: amount, error: error + coefficientError * abs(amount),
          size: abs(amount)))
    }
  }

  /// Ends a sweep: of amounts of composites that cancelled, only rounding may be left.
  mutating func finishEmissions() {
    var kept: Int32 = 0
    for index in 0..<emissions.count {
      let emission = emissions[index]
      rows[emission.row].emission = -1
      if abs(emission.amount) <= coefficientError * emission.size { continue }
      if kept < index { emissions[kept] = emission }
      kept += 1
    }
    emissions.truncate(to: kept)
  }

  /// Runs the sweep over the accumulated amounts with 32 digits.
  mutating func sweepPreciselyAtOnce() {
    abandonSweep()
    sweepPrecisely()
    sweepSeeds.removeAll()
  }

  private mutating func abandonSweep() {
    while let top = sweepQueue.pop() {
      variables[top.id].sweepValue = 0
      variables[top.id].sweepError = 0
      variables[top.id].flags.isSwept = false
    }
    finishEmissions()
  }
}
