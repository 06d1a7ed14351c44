/// Changes of multipliers, and the other multipliers that compensate for them.
///
/// The multipliers cancel in every variable. After some were changed, the sums of the changes are
/// distributed over the rows of the basis: a row that is a combination of them passes its change on
/// with its shares.
extension Core {
  /// Lets multipliers cancel again after digits were lost, from what they add up to in each
  /// variable.
  mutating func balanceMultipliers(precisely: Bool = false) {
    // Also of a variable whose removal is being undone, which is not in use yet.
    for variable in 0..<basis.variables.count where basis.terms.firstEntry(ofColumn: variable) >= 0
    {
      var sum = LexicographicPool.zero
      var index = basis.terms.firstEntry(ofColumn: variable)
      while index >= 0 {
        let entry = basis.terms.entries[index]
        index = entry.next
        multipliers.vectors.add(
          basis.rows[entry.row].multiplier, times: entry.coefficient, to: &sum)
      }
      if sum >= 0 {
        multipliers.imbalance.append(Multipliers.Imbalance(row: ~variable, change: sum))
      }
    }
    multipliers.vectors.rounding = 0
    distributeImbalance(precisely: precisely)
  }

  /// Computes the multipliers of active rows anew after digits were lost: those of the other rows,
  /// which are ends of boxes and so exact, determine them.
  ///
  /// What steps left in the multipliers is then gone, and so are the bounds for their rounding
  /// errors, which grow with every step. With `precisely` the sweeps have 32 digits, so that each
  /// multiplier is off by the rounding of itself, and not by that of others which are larger.
  mutating func computeMultipliersAnew(precisely: Bool = false) {
    counts.doubts.renewals += 1
    for row in 0..<basis.rows.count
    where basis.rows[row].status == .active && basis.rows[row].multiplier >= 0 {
      recordMultiplierChange(basis.rows[row].multiplier)
      multipliers.vectors.release(&basis.rows[row].multiplier)
      multiplierChanged(row: row)
    }
    for variable in 0..<basis.variables.count {
      multipliers.vectors.release(&basis.variables[variable].multiplier)
    }
    balanceMultipliers(precisely: precisely)
  }

  /// Changes the multipliers of active rows and stays so that all cancel again, and queues those
  /// that left their boxes.
  mutating func distributeImbalance(precisely: Bool = false) {
    if levelsOfImbalanceAreFew() {
      distributeByLevel(precisely)
    } else if multipliers.imbalance.count <= Self.mostImbalancesByRow
      || !distributeTogether(precisely)
    {
      distributeByRow(precisely)
    }
    for index in 0..<multipliers.imbalance.count {
      recordMultiplierChange(multipliers.imbalance[index].change)
      multipliers.vectors.release(&multipliers.imbalance[index].change)
    }
    multipliers.imbalance.removeAll()
  }

  /// Whether one sweep for each level is cheaper than one for each row.
  private func levelsOfImbalanceAreFew() -> Bool {
    var level = UInt64.max
    for _ in 0..<min(4, multipliers.imbalance.count) {
      level = strongestImbalance(below: level)
      if level == 0 { return true }
    }
    return strongestImbalance(below: level) == 0
  }

  private func strongestImbalance(below level: UInt64) -> UInt64 {
    var strongest: UInt64 = 0
    for index in 0..<multipliers.imbalance.count {
      strongest = max(
        strongest,
        multipliers.vectors.strongestLevel(of: multipliers.imbalance[index].change, below: level))
    }
    return strongest
  }

  private mutating func distributeByLevel(_ precisely: Bool) {
    var level = strongestImbalance(below: .max)
    while level > 0 {
      for index in 0..<multipliers.imbalance.count {
        let change = multipliers.vectors.component(
          of: multipliers.imbalance[index].change, at: level)
        if change.value == 0 { continue }
        addImbalanceToSweep(
          multipliers.imbalance[index].row, times: change.value, factorError: change.error)
      }
      sweepImbalance(precisely)
      multipliers.vectors.noteRounding(basis.largestErrorOfEmissions())
      for index in 0..<basis.emissions.count {
        let emission = basis.emissions[index]
        multipliers.vectors.add(
          -emission.amount, error: emission.error, at: level,
          to: &basis.rows[emission.row].multiplier)
        multiplierChanged(row: emission.row)
      }
      for index in 0..<basis.terminals.count {
        let terminal = basis.terminals[index]
        multipliers.vectors.add(
          -terminal.amount, error: terminal.error, at: level,
          to: &basis.variables[terminal.variable].multiplier)
        enqueuePrimal(stay: terminal.variable)
      }
      level = strongestImbalance(below: level)
    }
  }

  private mutating func distributeByRow(_ precisely: Bool) {
    for index in 0..<multipliers.imbalance.count {
      let change = multipliers.imbalance[index].change
      if change < 0 { continue }
      let size = multipliers.vectors.largestPart(of: change)
      addImbalanceToSweep(multipliers.imbalance[index].row, times: 1)
      sweepImbalance(precisely)
      multipliers.vectors.noteRounding(size * basis.largestErrorOfEmissions())
      for index in 0..<basis.emissions.count {
        let emission = basis.emissions[index]
        multipliers.vectors.add(
          change, times: -emission.amount, factorError: emission.error,
          to: &basis.rows[emission.row].multiplier)
        multiplierChanged(row: emission.row)
      }
      for index in 0..<basis.terminals.count {
        let terminal = basis.terminals[index]
        multipliers.vectors.add(
          change, times: -terminal.amount, factorError: terminal.error,
          to: &basis.variables[terminal.variable].multiplier)
        enqueuePrimal(stay: terminal.variable)
      }
    }
  }

  /// More changes than these are distributed together, if they have no more levels.
  private static let mostImbalancesByRow: Int32 = 64

  /// The component of a change at one level.
  private struct ImbalancePart {
    var level: UInt64
    var index: Int32
    var component: Int32
  }

  /// Distributes many changes with one sweep for each level; returns `false` if there are more
  /// levels than changes.
  ///
  /// The weakest level comes first, so a component is always put in front of the sum for a row, and
  /// the sum is added to its multiplier once: adding component after component, each behind all
  /// stronger ones, would take time with the square of the number of levels.
  private mutating func distributeTogether(_ precisely: Bool) -> Bool {
    let parts = partsOfImbalance()
    var levelCount = 0
    for index in parts.indices where index == 0 || parts[index - 1].level != parts[index].level {
      levelCount += 1
    }
    if levelCount > multipliers.imbalance.count { return false }
    // The sums for rows, then those for stays.
    var sums = Buffer<Int32>()
    sums.append(repeating: LexicographicPool.zero, count: basis.rows.count + basis.variables.count)
    var changed = Buffer<Int32>()
    var start = 0
    while start < parts.count {
      let level = parts[start].level
      while start < parts.count && parts[start].level == level {
        let component = multipliers.vectors.components[parts[start].component]
        addImbalanceToSweep(
          multipliers.imbalance[parts[start].index].row, times: component.value,
          factorError: Double(component.error))
        start += 1
      }
      sweepImbalance(precisely)
      multipliers.vectors.noteRounding(basis.largestErrorOfEmissions())
      for index in 0..<basis.emissions.count {
        let emission = basis.emissions[index]
        if sums[emission.row] < 0 { changed.append(emission.row) }
        multipliers.vectors.prepend(
          -emission.amount, error: emission.error, at: level, to: &sums[emission.row])
      }
      for index in 0..<basis.terminals.count {
        let terminal = basis.terminals[index]
        let place = basis.rows.count + terminal.variable
        if sums[place] < 0 { changed.append(place) }
        multipliers.vectors.prepend(
          -terminal.amount, error: terminal.error, at: level, to: &sums[place])
      }
    }
    for index in 0..<changed.count { addToMultiplier(&sums[changed[index]], at: changed[index]) }
    return true
  }

  /// Adds a sum to the multiplier of a row, or with a place behind all rows to that of a stay.
  private mutating func addToMultiplier(_ sum: inout Int32, at place: Int32) {
    if place < basis.rows.count {
      multipliers.vectors.add(sum, times: 1, to: &basis.rows[place].multiplier)
      multiplierChanged(row: place)
    } else {
      let variable = place - basis.rows.count
      multipliers.vectors.add(sum, times: 1, to: &basis.variables[variable].multiplier)
      enqueuePrimal(stay: variable)
    }
    multipliers.vectors.release(&sum)
  }

  /// The components of all changes, the weakest level first.
  private func partsOfImbalance() -> [ImbalancePart] {
    var parts: [ImbalancePart] = []
    for index in 0..<multipliers.imbalance.count {
      var component = multipliers.imbalance[index].change
      while component >= 0 {
        let level = multipliers.vectors.components[component].level
        parts.append(ImbalancePart(level: level, index: index, component: component))
        component = multipliers.vectors.components[component].next
      }
    }
    return parts.sorted { ($0.level, $0.index) < ($1.level, $1.index) }
  }

  private mutating func addImbalanceToSweep(
    _ row: Int32, times factor: Double, factorError: Double = 0
  ) {
    if row >= 0 {
      basis.addToSweep(row: row, times: factor, factorError: factorError)
    } else {
      basis.addToSweep(~row, factor, error: factorError)
    }
  }

  private mutating func sweepImbalance(_ precisely: Bool) {
    if precisely { basis.sweepPreciselyAtOnce() } else { basis.sweep() }
  }

  private mutating func multiplierChanged(row: Int32) {
    enqueuePrimal(row: row)
    listOnFace(row: row)
  }
}
