/// The primal phase: brings multipliers back into their boxes after rows were removed.
///
/// It is a primal simplex on the values, which stay feasible. In each step an active row or a stay
/// leaves; the step passes kinks as long as the cost decreases, and stops at the next one.
extension Core {
  /// The element that leaves in a primal step, and the side of zero to which its row moves.
  private struct PrimalCandidate {
    var leaving: Basis.Leaving
    var direction: Double
  }

  /// What a step gains and costs at the levels of the staged rule: the better of two steps comes
  /// first.
  private struct StepLevels: Comparable, BitwiseCopyable {
    /// The strongest level at which the cost falls.
    var gain: UInt64
    /// The level of the error of the row that leaves, or 0.
    var own: UInt64

    static func < (lhs: StepLevels, rhs: StepLevels) -> Bool {
      lhs.gain > rhs.gain || (lhs.gain == rhs.gain && lhs.own < rhs.own)
    }
  }

  /// The rows that a multiplier out of its box belongs to.
  private func rows(of leaving: Basis.Leaving) -> [Int32] {
    switch leaving {
    case .row(let row): [row]
    case .stay(let variable): ownedRows(of: variable)
    }
  }

  /// Processes the primal queue. Values must be feasible and events propagated.
  mutating func settlePrimal() throws(Breakdown) {
    while let id = usesBlandsRule ? primalQueue.popSmallest() : primalQueue.pop() {
      try settlePrimal(id)
    }
  }

  /// Processes an entry of the primal queue.
  mutating func settlePrimal(_ id: Int32) throws(Breakdown) {
    guard let candidate = primalCandidate(id) else { return }
    try countStep()
    try primalStep(candidate)
    propagate(eagerly: false)
  }

  /// Processes the primal queue where only costs of the staged rule decide: the step that gains at
  /// the strongest level first, and of equal ones that with the weakest cost of its own.
  ///
  /// Where rows tie, a step moves an error from one row to another. Whichever takes it, the same is
  /// gained, so the one with the weakest cost keeps it in the end. In another order the error goes
  /// from row to row: 200 squeezed views that yield early took 5,147 steps instead of 200.
  mutating func settlePrimalByLevel() throws(Breakdown) {
    var waiting = PriorityQueue<StepLevels>()
    queueByLevel(in: &waiting)
    while let next = waiting.pop() {
      try settlePrimal(next.id)
      if usesBlandsRule {
        while let other = waiting.pop() { primalQueue.push(other.id) }
        return try settlePrimal()
      }
      queueByLevel(in: &waiting)
    }
  }

  /// Moves the entries of the primal queue whose multipliers are not in their boxes to another
  /// queue.
  private mutating func queueByLevel(in waiting: inout PriorityQueue<StepLevels>) {
    while let id = primalQueue.pop() {
      guard let candidate = primalCandidate(id) else { continue }
      switch candidate.leaving {
      case .stay(let variable):
        basis.variables[variable].flags.isPrimalQueued = true
        waiting.push(
          key: StepLevels(gain: gain(basis.variables[variable].multiplier), own: 0), id: id)
      case .row(let row):
        basis.rows[row].flags.isPrimalQueued = true
        let isUpper = candidate.direction > 0
        let cost = isUpper ? basis.above(row) : basis.below(row)
        let own = basis.rankLevel(row, upper: isUpper, costsAlready: cost > 0)
        waiting.push(key: StepLevels(gain: gain(basis.rows[row].multiplier), own: own), id: id)
      }
    }
  }

  /// Returns the strongest level of the staged rule of a multiplier that is out of its box only
  /// there.
  private func gain(_ multiplier: Int32) -> UInt64 {
    multipliers.vectors.strongestLevel(of: multiplier, below: Level.weakestPriority)
  }

  /// Returns the active row, or stay, of an entry of the queue if its multiplier is not in its box.
  mutating func rowOutOfBox(_ id: Int32) -> Basis.Leaving? { primalCandidate(id)?.leaving }

  /// Queues a row whose multiplier a step moved out of its box.
  mutating func enqueueIfOutOfBox(_ row: Int32) {
    if isOutOfBox(.row(row)) { enqueuePrimal(row: row) }
  }

  private func isOutOfBox(_ leaving: Basis.Leaving) -> Bool {
    switch leaving {
    case .row(let row):
      multipliers.compareToUpper(row, in: basis) > 0
        || multipliers.compareToLower(row, in: basis) < 0
    case .stay(let variable): basis.variables[variable].multiplier >= 0
    }
  }

  /// Returns the step for a row (or the complement of a stay) from the queue, if it needs one.
  private mutating func primalCandidate(_ id: Int32) -> PrimalCandidate? {
    if id < 0 {
      let variable = ~id
      basis.variables[variable].flags.isPrimalQueued = false
      guard basis.variables[variable].definition == VariableSlot.stay else { return nil }
      let sign = multipliers.vectors.sign(of: basis.variables[variable].multiplier)
      return sign == 0
        ? nil : PrimalCandidate(leaving: .stay(variable), direction: Double(sign))
    }
    basis.rows[id].flags.isPrimalQueued = false
    guard basis.rows[id].status == .active else { return nil }
    if multipliers.compareToUpper(id, in: basis) > 0 {
      return PrimalCandidate(leaving: .row(id), direction: 1)
    }
    if multipliers.compareToLower(id, in: basis) < 0 {
      return PrimalCandidate(leaving: .row(id), direction: -1)
    }
    return nil
  }

  /// Queues a row, or a stay by the complement of its number.
  mutating func enqueuePrimal(_ id: Int32) {
    if id >= 0 { enqueuePrimal(row: id) } else { enqueuePrimal(stay: ~id) }
  }

  mutating func enqueuePrimal(row: Int32) {
    if !basis.rows[row].flags.isPrimalQueued {
      basis.rows[row].flags.isPrimalQueued = true
      primalQueue.push(row)
    }
  }

  mutating func enqueuePrimal(stay variable: Int32) {
    if !basis.variables[variable].flags.isPrimalQueued {
      basis.variables[variable].flags.isPrimalQueued = true
      primalQueue.push(~variable)
    }
  }

  private mutating func primalStep(_ candidate: PrimalCandidate) throws(Breakdown) {
    guard let entering = chooseEntering(candidate) else {
      // No cost falls for ever, so the slopes or multipliers are rounding.
      if multipliers.imbalance.isEmpty { computeMultipliersAnew() }
      if isOutOfBox(candidate.leaving) {
        progress.illConditioned = rows(of: candidate.leaving)
        throw breakdown()
      }
      return
    }
    counts.primalPivots += 1
    setAside(candidate)
    replace(candidate.leaving, by: entering)
    distributeImbalance()
    listOnFace(row: entering)
  }

  /// The row that ends the step; the changes of multipliers on the way are in `imbalance`.
  private mutating func chooseEntering(_ candidate: PrimalCandidate) -> Int32? {
    if let blocking = basis.computeSlopes(
      of: candidate.leaving, by: candidate.direction, stoppingEarly: !usesBlandsRule)
    {
      progress.degenerateSteps += 1
      return blocking
    }
    if usesBlandsRule { basis.sortSlopesByRow() }
    collectBreakpoints()
    return passBreakpoints(candidate)
  }

  // MARK: Breakpoints

  private mutating func collectBreakpoints() {
    breakpoints.removeAll()
    for index in 0..<basis.slopes.count {
      let row = basis.slopes[index].row
      let slope = basis.slopes[index].amount
      if !basis.slopes[index].isSignificant { continue }
      if basis.below(row) == 0 && basis.above(row) == 0 && !basis.rows[row].flags.isRanked {
        continue
      }
      switch basis.rows[row].status {
      case .lower where slope < 0: continue
      case .upper where slope > 0: continue
      case .middle: breakpoints.push(key: 0, id: index)
      default:
        let residual = basis.rows[row].residual.value(at: basis.parameter)
        breakpoints.push(key: max(0, -residual / slope), id: index)
      }
    }
  }

  /// Passes breakpoints along the direction as long as the cost decreases. Passed rows go to their
  /// other bound; returns the row that stops the step.
  private mutating func passBreakpoints(_ candidate: PrimalCandidate) -> Int32? {
    var rate = rateOfCost(candidate)
    defer { multipliers.vectors.release(&rate) }
    while let breakpoint = breakpoints.pop() {
      let row = basis.slopes[breakpoint.id].row
      let slope = basis.slopes[breakpoint.id].amount
      switch multipliers.room(row, up: slope > 0, in: basis) {
      case .zero: continue
      case .infinite:
        countDegeneracy(distance: breakpoint.key)
        return row
      case .vector(var room):
        multipliers.vectors.add(room, times: abs(slope), to: &rate)
        multipliers.vectors.release(&room)
        // Bland's rule passes none: his proof is about steps to the next breakpoint.
        if multipliers.vectors.sign(of: rate) >= 0 || usesBlandsRule {
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
      return multipliers.vectors.copy(
        basis.variables[variable].multiplier, times: -candidate.direction)
    case .row(let row):
      var rate = multipliers.vectors.copy(basis.rows[row].multiplier, times: -candidate.direction)
      if let bound = basis.bound(row, upper: candidate.direction > 0) {
        multipliers.vectors.add(bound, times: candidate.direction, to: &rate)
      }
      return rate
    }
  }

  private mutating func passKink(of row: Int32, up: Bool) {
    counts.flips += 1
    multipliers.moveToBound(row, upper: up, in: &basis)
    basis.setStatus(up ? .upper : .lower, of: row)
  }

  /// Sets the leaving row's (or stay's) multiplier to the bound of the side to which it moves.
  private mutating func setAside(_ candidate: PrimalCandidate) {
    switch candidate.leaving {
    case .stay(let variable):
      multipliers.imbalance.append(
        Multipliers.Imbalance(
          row: ~variable,
          change: multipliers.vectors.copy(basis.variables[variable].multiplier, times: -1)))
      multipliers.vectors.release(&basis.variables[variable].multiplier)
    case .row(let row):
      let up = candidate.direction > 0
      multipliers.moveToBound(row, upper: up, in: &basis)
      basis.setStatus(up ? .upper : .lower, of: row)
      basis.setResidual(.zero, of: row)
    }
  }
}
