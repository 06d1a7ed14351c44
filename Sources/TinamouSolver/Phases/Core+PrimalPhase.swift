/// The primal phase: brings multipliers back into their boxes after rows were removed.
///
/// It is a primal simplex on the values, which stay feasible. In each step an active row or a stay
/// leaves; the step passes kinks as long as the cost decreases, and stops at the next one.
extension Core {
  /// The element that leaves in a primal step, and the side of zero to which its row moves.
  private struct PrimalCandidate {
    var leaving: Leaving
    var direction: Double
  }

  /// The rows that a multiplier out of its box belongs to.
  private func rows(of leaving: Leaving) -> [Int32] {
    switch leaving {
    case .row(let row): [row]
    case .stay(let variable): ownedRows(of: variable)
    }
  }

  /// Processes the primal queue. Values must be feasible and events propagated.
  mutating func settlePrimal() throws(Breakdown) {
    while let id = usesBlandsRule ? primalQueue.popSmallest() : primalQueue.pop() {
      guard let candidate = primalCandidate(id) else { continue }
      try countStep()
      try primalStep(candidate)
      propagate(eagerly: false)
    }
  }

  /// Returns the active row, or stay, of an entry of the queue if its multiplier is not in its box.
  mutating func rowOutOfBox(_ id: Int32) -> Leaving? { primalCandidate(id)?.leaving }

  /// Queues a row whose multiplier a step moved out of its box.
  mutating func enqueueIfOutOfBox(_ row: Int32) {
    if compareToUpper(row) > 0 || compareToLower(row) < 0 { enqueuePrimal(row: row) }
  }

  /// Returns the step for a row (or the complement of a stay) from the queue, if it needs one.
  private mutating func primalCandidate(_ id: Int32) -> PrimalCandidate? {
    if id < 0 {
      let variable = ~id
      variables[variable].flags.isPrimalQueued = false
      guard variables[variable].definition == VariableSlot.stay else { return nil }
      let sign = vectors.sign(of: variables[variable].multiplier)
      return sign == 0
        ? nil : PrimalCandidate(leaving: .stay(variable), direction: Double(sign))
    }
    rows[id].flags.isPrimalQueued = false
    guard rows[id].status == .active else { return nil }
    if compareToUpper(id) > 0 { return PrimalCandidate(leaving: .row(id), direction: 1) }
    if compareToLower(id) < 0 { return PrimalCandidate(leaving: .row(id), direction: -1) }
    return nil
  }

  /// Queues a row, or a stay by the complement of its number.
  mutating func enqueuePrimal(_ id: Int32) {
    if id >= 0 { enqueuePrimal(row: id) } else { enqueuePrimal(stay: ~id) }
  }

  mutating func enqueuePrimal(row: Int32) {
    if !rows[row].flags.isPrimalQueued {
      rows[row].flags.isPrimalQueued = true
      primalQueue.push(row)
    }
  }

  private mutating func enqueuePrimal(stay variable: Int32) {
    if !variables[variable].flags.isPrimalQueued {
      variables[variable].flags.isPrimalQueued = true
      primalQueue.push(~variable)
    }
  }

  private mutating func primalStep(_ candidate: PrimalCandidate) throws(Breakdown) {
    guard let entering = chooseEntering(candidate) else {
      // No cost falls for ever, so the slopes or multipliers are rounding.
      progress.illConditioned = rows(of: candidate.leaving)
      throw breakdown()
    }
    statistics.primalPivots += 1
    setAside(candidate)
    replace(candidate.leaving, by: entering)
    distributeImbalance()
    listOnFace(row: entering)
  }

  /// The row that ends the step; the changes of multipliers on the way are in `imbalance`.
  private mutating func chooseEntering(_ candidate: PrimalCandidate) -> Int32? {
    if let blocking = computeSlopes(of: candidate.leaving, by: candidate.direction) {
      progress.degenerateSteps += 1
      return blocking
    }
    if usesBlandsRule { sortSlopesByRow() }
    collectBreakpoints()
    return passBreakpoints(candidate)
  }

  // MARK: Breakpoints

  /// Sorts equal breakpoints by their place, or for Bland's rule by their row.
  private mutating func sortSlopesByRow() {
    for index in 0..<slopes.count {
      sweepQueue.push(key: Int64(slopes[index].row), id: index)
    }
    emissions.removeAll()
    while let next = sweepQueue.pop() { emissions.append(slopes[next.id]) }
    swap(&slopes, &emissions)
  }

  private mutating func collectBreakpoints() {
    breakpoints.removeAll()
    for index in 0..<slopes.count {
      let row = slopes[index].row
      let slope = slopes[index].amount
      if !slopes[index].isSignificant { continue }
      if below(row) == 0 && above(row) == 0 && !rows[row].flags.isRanked { continue }
      switch rows[row].status {
      case .lower where slope < 0: continue
      case .upper where slope > 0: continue
      case .middle: breakpoints.push(key: 0, id: index)
      default:
        let residual = rows[row].residual.value(at: parameter)
        breakpoints.push(key: max(0, -residual / slope), id: index)
      }
    }
  }

  /// Passes breakpoints along the direction as long as the cost decreases. Passed rows go to their
  /// other bound; returns the row that stops the step.
  private mutating func passBreakpoints(_ candidate: PrimalCandidate) -> Int32? {
    var rate = rateOfCost(candidate)
    defer { vectors.release(&rate) }
    while let breakpoint = breakpoints.pop() {
      let row = slopes[breakpoint.id].row
      let slope = slopes[breakpoint.id].amount
      switch room(row, up: slope > 0) {
      case .zero: continue
      case .infinite:
        countDegeneracy(distance: breakpoint.key)
        return row
      case .vector(var room):
        vectors.add(room, times: abs(slope), to: &rate)
        vectors.release(&room)
        if vectors.sign(of: rate) >= 0 {
          countDegeneracy(distance: breakpoint.key)
          return row
        }
        passKink(of: row, up: slope > 0)
      }
    }
    return nil
  }

  private mutating func countDegeneracy(distance: Double) {
    progress.degenerateSteps = distance > Tolerance.progress ? 0 : progress.degenerateSteps + 1
  }

  /// Returns the rate of the cost along the candidate's direction, which is negative.
  private mutating func rateOfCost(_ candidate: PrimalCandidate) -> Int32 {
    switch candidate.leaving {
    case .stay(let variable):
      return vectors.copy(variables[variable].multiplier, times: -candidate.direction)
    case .row(let row):
      var rate = vectors.copy(rows[row].multiplier, times: -candidate.direction)
      if let bound = bound(row, upper: candidate.direction > 0) {
        vectors.add(bound, times: candidate.direction, to: &rate)
      }
      return rate
    }
  }

  private mutating func passKink(of row: Int32, up: Bool) {
    statistics.flips += 1
    moveMultiplierToBound(row, upper: up)
    setStatus(up ? .upper : .lower, of: row)
  }

  // MARK: Multipliers

  /// Sets the leaving row's (or stay's) multiplier to the bound of the side to which it moves.
  private mutating func setAside(_ candidate: PrimalCandidate) {
    switch candidate.leaving {
    case .stay(let variable):
      imbalance.append(
        Imbalance(row: ~variable, change: vectors.copy(variables[variable].multiplier, times: -1)))
      vectors.release(&variables[variable].multiplier)
    case .row(let row):
      let up = candidate.direction > 0
      moveMultiplierToBound(row, upper: up)
      setStatus(up ? .upper : .lower, of: row)
      setResidual(.zero, of: row)
    }
  }

  /// Sets the multiplier to the end of its box; the change is added to `imbalance`.
  mutating func moveMultiplierToBound(_ row: Int32, upper: Bool) {
    var change = vectors.copy(rows[row].multiplier, times: -1)
    setMultiplierToBound(row, upper: upper)
    vectors.add(rows[row].multiplier, times: 1, to: &change)
    imbalance.append(Imbalance(row: row, change: change))
  }

  /// Sets the multiplier of a nonactive row to zero; the active ones compensate for it.
  mutating func clearMultiplier(_ row: Int32) {
    if rows[row].multiplier < 0 { return }
    imbalance.append(
      Imbalance(row: row, change: vectors.copy(rows[row].multiplier, times: -1)))
    vectors.release(&rows[row].multiplier)
    distributeImbalance()
  }

  /// Lets multipliers cancel again after digits were lost, from what they add up to in each
  /// variable.
  ///
  /// Multipliers are changed by steps. A step that is longer by many digits than those before and
  /// after, or along a combination known to few digits, leaves rounding of its own size.
  mutating func balanceMultipliers() {
    // Also of a variable whose removal is being undone, which is not in use yet.
    for variable in 0..<variables.count where terms.columnHeads[variable] >= 0 {
      var sum = LexicographicPool.zero
      var index = terms.columnHeads[variable]
      while index >= 0 {
        let entry = terms.entries[index]
        index = entry.next
        vectors.add(rows[entry.row].multiplier, times: entry.coefficient, to: &sum)
      }
      if sum >= 0 { imbalance.append(Imbalance(row: ~variable, change: sum)) }
    }
    vectors.rounding = 0
    distributeImbalance()
  }

  /// Computes the multipliers of active rows anew after digits were lost: those of the other rows,
  /// which are ends of boxes and so exact, determine them.
  ///
  /// What steps left in the multipliers is then gone, and so are the bounds for their rounding errors,
  /// which grow with every step.
  mutating func computeMultipliersAnew() {
    for row in 0..<rows.count where rows[row].status == .active && rows[row].multiplier >= 0 {
      recordMultiplierChange(rows[row].multiplier)
      vectors.release(&rows[row].multiplier)
      multiplierChanged(row: row)
    }
    for variable in 0..<variables.count { vectors.release(&variables[variable].multiplier) }
    balanceMultipliers()
  }

  /// Changes the multipliers of active rows and stays so that all cancel again, and queues those
  /// that left their boxes.
  ///
  /// - Parameter strongestFirst: Whether changes at the strongest levels come first, where there are
  ///   many: those that remove levels then find each in front of a vector.
  mutating func distributeImbalance(strongestFirst: Bool = false) {
    if levelsOfImbalanceAreFew() {
      distributeByLevel()
    } else {
      distributeByRow(strongestFirst: strongestFirst)
    }
    for index in 0..<imbalance.count {
      recordMultiplierChange(imbalance[index].change)
      vectors.release(&imbalance[index].change)
    }
    imbalance.removeAll()
  }

  /// Whether one sweep for each level is cheaper than one for each row.
  private func levelsOfImbalanceAreFew() -> Bool {
    var level = UInt64.max
    for _ in 0..<min(4, imbalance.count) {
      level = strongestImbalance(below: level)
      if level == 0 { return true }
    }
    return strongestImbalance(below: level) == 0
  }

  private func strongestImbalance(below level: UInt64) -> UInt64 {
    var strongest: UInt64 = 0
    for index in 0..<imbalance.count {
      strongest = max(strongest, vectors.strongestLevel(of: imbalance[index].change, below: level))
    }
    return strongest
  }

  private mutating func distributeByLevel() {
    var level = strongestImbalance(below: .max)
    while level > 0 {
      for index in 0..<imbalance.count {
        let change = vectors.component(of: imbalance[index].change, at: level)
        if change.value == 0 { continue }
        addImbalanceToSweep(
          imbalance[index].row, times: change.value, factorError: change.error)
      }
      _ = sweep()
      vectors.noteRounding(largestErrorOfEmissions())
      for index in 0..<emissions.count {
        let emission = emissions[index]
        vectors.add(
          -emission.amount, error: emission.error, at: level, to: &rows[emission.row].multiplier)
        multiplierChanged(row: emission.row)
      }
      for index in 0..<terminals.count {
        let terminal = terminals[index]
        vectors.add(
          -terminal.amount, error: terminal.error, at: level,
          to: &variables[terminal.variable].multiplier)
        enqueuePrimal(stay: terminal.variable)
      }
      level = strongestImbalance(below: level)
    }
  }

  private mutating func distributeByRow(strongestFirst: Bool) {
    if imbalance.count > Self.mostUnsortedImbalances
      && (strongestFirst || areImbalancesOfOneTerm())
    {
      sortImbalanceByLevel(strongestFirst: strongestFirst)
    }
    for index in 0..<imbalance.count {
      let change = imbalance[index].change
      if change < 0 { continue }
      let size = vectors.largestPart(of: change)
      addImbalanceToSweep(imbalance[index].row, times: 1)
      _ = sweep()
      vectors.noteRounding(size * largestErrorOfEmissions())
      for index in 0..<emissions.count {
        let emission = emissions[index]
        vectors.add(
          change, times: -emission.amount, factorError: emission.error,
          to: &rows[emission.row].multiplier)
        multiplierChanged(row: emission.row)
      }
      for index in 0..<terminals.count {
        let terminal = terminals[index]
        vectors.add(
          change, times: -terminal.amount, factorError: terminal.error,
          to: &variables[terminal.variable].multiplier)
        enqueuePrimal(stay: terminal.variable)
      }
    }
  }

  /// More rows than these, of one variable each or with levels to remove, are taken by level.
  private static let mostUnsortedImbalances: Int32 = 64

  private func areImbalancesOfOneTerm() -> Bool {
    for index in 0..<imbalance.count {
      let row = imbalance[index].row
      if row < 0 || rows[row].terms.count != 1 { return false }
    }
    return true
  }

  /// Puts the changes at the weakest levels first, so that a new part of a vector is always added
  /// in front, and not behind all parts that came before; or the strongest first, so that a part to
  /// remove is in front.
  private mutating func sortImbalanceByLevel(strongestFirst: Bool) {
    var queue = PriorityQueue<UInt64>()
    for index in 0..<imbalance.count {
      let change = imbalance[index].change
      let level = change < 0 ? 0 : vectors.components[change].level
      queue.push(key: strongestFirst ? ~level : level, id: index)
    }
    var sorted = Buffer<Imbalance>()
    sorted.reserveCapacity(imbalance.count)
    while let next = queue.pop() { sorted.append(imbalance[next.id]) }
    swap(&imbalance, &sorted)
  }

  private mutating func addImbalanceToSweep(
    _ row: Int32, times factor: Double, factorError: Double = 0
  ) {
    if row >= 0 {
      addToSweep(row: row, times: factor, factorError: factorError)
    } else {
      addToSweep(~row, factor, error: factorError)
    }
  }

  private mutating func multiplierChanged(row: Int32) {
    enqueuePrimal(row: row)
    listOnFace(row: row)
  }
}
