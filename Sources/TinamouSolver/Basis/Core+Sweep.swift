/// The sweep (FTRAN): a combination of variables written as a combination of active rows.
///
/// Variables are taken from the largest label down. A defined variable is replaced by its
/// definition, whose row is emitted with the amount; a variable without definition is a terminal.
/// What cancels on the way is not followed further, so a row within one table cell never climbs
/// above the cell.
extension Core {
  /// What made a sweep stop early.
  enum EarlyExit {
    case none
    /// A stay with a comfortable amount.
    case stay(Int32)
    /// An active row whose multiplier cannot move in the direction it would have to.
    case row(Int32, amount: Double)
  }

  @inline(__always)
  mutating func addToSweep(_ variable: Int32, _ amount: Double) {
    variables[variable].sweepValue += amount
    if !variables[variable].flags.isSwept {
      variables[variable].flags.isSwept = true
      sweepQueue.push(key: -variables[variable].label, id: variable)
    }
  }

  mutating func addToSweep(row: Int32, times factor: Double) {
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      addToSweep(entry.column, factor * entry.coefficient)
    }
  }

  /// Runs the sweep over what was added; the result is in `emissions` and `terminals`.
  ///
  /// With `direction` +1 or -1, the sign in which the swept row's multiplier wants to move, the
  /// sweep stops at the first way out that costs nothing.
  mutating func sweep(stoppingFor direction: Double = 0) -> EarlyExit {
    emissions.removeAll()
    terminals.removeAll()
    while let top = sweepQueue.pop() {
      let variable = top.id
      let amount = variables[variable].sweepValue
      variables[variable].sweepValue = 0
      variables[variable].flags.isSwept = false
      if abs(amount) < Tolerance.cancellation { continue }
      let definition = variables[variable].definition
      if definition < 0 {
        terminals.append(Terminal(variable: variable, amount: amount))
        if direction != 0 && abs(amount) > Tolerance.comfortablePivot {
          abandonSweep()
          return .stay(variable)
        }
        continue
      }
      let own = variables[variable].definitionEntry
      let alpha = amount / terms.entries[own].coefficient
      for index in rows[definition].terms.indices where index != own {
        let entry = terms.entries[index]
        addToSweep(entry.column, -alpha * entry.coefficient)
      }
      if rows[definition].status == .composite {
        for index in composites[rows[definition].composite].recipe.indices {
          let part = recipes.entries[index]
          emitShared(part.column, alpha * part.coefficient)
        }
      } else if recipes.columnHeads[definition] >= 0 {
        emitShared(definition, alpha)
      } else {
        emissions.append(Emission(row: definition, amount: alpha))
        if direction != 0 && abs(alpha) > Tolerance.comfortablePivot
          && !hasRoom(definition, up: -direction * alpha > 0)
        {
          abandonSweep()
          return .row(definition, amount: alpha)
        }
      }
    }
    forgetEmissionPlaces()
    return .none
  }

  /// Emits a row that composites share, so that its amounts add up.
  private mutating func emitShared(_ row: Int32, _ amount: Double) {
    let place = rows[row].emission
    if place >= 0 {
      emissions[place].amount += amount
    } else {
      rows[row].emission = emissions.count
      emissions.append(Emission(row: row, amount: amount))
    }
  }

  private mutating func forgetEmissionPlaces() {
    for index in 0..<emissions.count { rows[emissions[index].row].emission = -1 }
  }

  private mutating func abandonSweep() {
    while let top = sweepQueue.pop() {
      variables[top.id].sweepValue = 0
      variables[top.id].flags.isSwept = false
    }
    forgetEmissionPlaces()
  }
}
