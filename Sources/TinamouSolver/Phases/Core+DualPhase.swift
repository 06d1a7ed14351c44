/// The dual phase: works off violated rows after constants changed or rows were added.
///
/// A bounded primal simplex on the multipliers, that is, a dual simplex: the multipliers stay in
/// their boxes, and each step repairs one row.
extension Core {
  /// The step that a violated row calls for.
  enum DualStep {
    /// A stay gives way; nothing else changes.
    case displace(stay: Int32)
    /// An active row whose multiplier arrives at an end of its box gives way.
    case pivot(leaving: Int32, atUpper: Bool, theta: Int32)
    /// The row's own multiplier arrives at the end of its box.
    case flip(theta: Int32)
    /// The row is redundant: it holds and follows from active rows.
    case redundant
    /// No multiplier ever arrives: the rows of the sweep cannot hold together.
    case conflict
  }

  /// Works off the dual queue. Events must have been propagated.
  ///
  /// - Parameter mayJoin: Whether many soft rows in it may be settled together.
  /// - Throws: `Breakdown` if doubles do not decide.
  mutating func settleDual(mayJoin: Bool = true) throws(Breakdown) {
    var mayJoin = mayJoin
    // Whether the row that was off by most was not off at all, so that none is.
    var areAllNear = false
    while true {
      if mayJoin && isLongQueueOfFarSteps {
        mayJoin = false
        try settleSoftRowsTogether()
      }
      guard let row = nextViolatedRow(inAnyOrder: areAllNear) else { return }
      basis.rows[row].flags.isQueued = false
      guard basis.rows[row].status.isNonactive else { continue }
      let side = basis.updateResidual(row)
      if side == 0 { areAllNear = true }
      if basis.rows[row].flags.isHeld || (side == 0 && !basis.rows[row].flags.isJustAdded) {
        continue
      }
      areAllNear = false
      if side != 0 && !newConflicts.isEmpty && areNewConflictsLong
        && basis.isRequired(row, side: side)
      {
        deferRow(row)
        continue
      }
      try countStep()
      dualStep(row, side: side, isFinal: true)
      if !progress.illConditioned.isEmpty { throw breakdown() }
      propagate(eagerly: false)
    }
  }

  @inline(__always)
  private mutating func nextViolatedRow(inAnyOrder: Bool) -> Int32? {
    if usesBlandsRule { return dualQueue.popSmallest() }
    if inAnyOrder || !areStepsFarReaching || !newConflicts.isEmpty { return dualQueue.pop() }
    return dualQueue.popFarthestOff(among: basis.rows, at: basis.parameter)
  }

  /// Whether the steps of the flush visited several times as much as there is: each undoes what
  /// others did far away, or was taken in vain.
  ///
  /// Then no step is taken before all values are known, and the row that is off by most comes
  /// first. Of a thousand views nested in one that is too small, the innermost says how large it
  /// has to be.
  @inline(__always)
  var areStepsFarReaching: Bool {
    basis.work.exchangedEntries + progress.vainWork > Self.usualWork
      * Int(basis.rows.count + basis.variables.count)
  }

  private static let usualWork = 4

  /// Whether so many steps in a row were degenerate that cycling must be excluded.
  @inline(__always)
  var usesBlandsRule: Bool {
    progress.degenerateSteps > StepLimit.degenerateSteps(activeRows: Int(basis.activeRowCount))
  }

  /// Repairs a nonactive row that is off to a side (+1 or -1), or lets a new one that holds (0)
  /// displace a stay.
  ///
  /// `isFinal` says that no event is pending. In the middle of a propagation values may be stale
  /// after all, where labels shrank; a step is right all the same, but a conflict need not be one.
  mutating func dualStep(_ row: Int32, side: Double, isFinal: Bool) {
    let direction: Double = side > 0 ? 1 : -1
    let step = chooseDualStep(row, direction: direction, isViolated: side != 0)
    if case .conflict = step, !isFinal {
      progress.vainWork += Int(basis.emissions.count)
      return enqueueDual(row)
    }
    basis.rows[row].flags.isJustAdded = false
    apply(step, row: row, direction: direction)
  }

  /// Repairs a row that nearly holds as if it were violated; returns `false` if it may be
  /// off at no cost, or if other rows contradict it and that is no conflict.
  mutating func repair(nearlyHolding row: Int32, direction: Double) -> Bool {
    if !multipliers.hasRoom(row, up: direction > 0, in: basis) { return false }
    let step = chooseDualStep(row, direction: direction, isViolated: true)
    if case .conflict = step { return recordConflictOfExactRows(row, direction: direction) }
    basis.rows[row].flags.isJustAdded = false
    apply(step, row: row, direction: direction)
    return true
  }

  /// Chooses the step; nothing but scratch space changes, and whether rounding is in doubt.
  private mutating func chooseDualStep(
    _ row: Int32, direction: Double, isViolated: Bool
  ) -> DualStep {
    // A row that may be off to this side at no more cost than now needs no basis change.
    if isViolated && !multipliers.hasRoom(row, up: direction > 0, in: basis) {
      return .flip(theta: LexicographicPool.zero)
    }
    basis.addToSweep(row: row, times: 1)
    let stopsEarly = isViolated && !usesBlandsRule
    if stopsEarly {
      switch basis.sweep(stoppingFor: direction, multipliers) {
      case .stay(let variable): return .displace(stay: variable)
      case .row(let leaving, let amount):
        let atUpper = -direction * amount > 0
        return .pivot(leaving: leaving, atUpper: atUpper, theta: LexicographicPool.zero)
      case .none: break
      }
    } else {
      basis.sweep()
    }
    if let stay = basis.stayToDisplace(by: row) { return .displace(stay: stay) }
    if !isViolated { return chooseReplacementOnFace() }
    return ratioTest(row, direction: direction)
  }

  /// A new row that holds already takes the place of one whose multiplier is on an edge of its box,
  /// so that the face of optimal points shrinks by what the row forbids.
  private func chooseReplacementOnFace() -> DualStep {
    for index in 0..<basis.emissions.count {
      let emission = basis.emissions[index]
      if abs(emission.amount) > Tolerance.comfortablePivot
        && multipliers.isOnEdge(emission.row, in: basis)
      {
        return .pivot(
          leaving: emission.row, atUpper: multipliers.compareToUpper(emission.row, in: basis) == 0,
          theta: LexicographicPool.zero)
      }
    }
    return .redundant
  }

  /// The multiplier that arrives first at the end of its box, as the row's own moves.
  mutating func ratioTest(_ row: Int32, direction: Double) -> DualStep {
    var best = LexicographicPool.zero
    var bestAmount = 0.0
    var leaving: Int32 = -1
    var isLimited = false
    switch multipliers.room(row, up: direction > 0, in: basis) {
    case .infinite: break
    case .zero: return .flip(theta: LexicographicPool.zero)
    case .vector(let own):
      best = own
      isLimited = true
    }
    for index in 0..<basis.emissions.count {
      let emission = basis.emissions[index]
      if !emission.isSignificant { continue }
      let up = -direction * emission.amount > 0
      if isLimited && isRoomLarger(emission, up: up, than: best) { continue }
      var theta = LexicographicPool.zero
      switch multipliers.room(emission.row, up: up, in: basis) {
      case .infinite: continue
      case .zero: break
      case .vector(let room):
        let reciprocal = emission.reciprocal
        multipliers.vectors.scale(room, by: abs(reciprocal.value), factorError: reciprocal.error)
        theta = room
      }
      let order = isLimited ? multipliers.vectors.compare(theta, best) : -1
      let isBetterPivot =
        leaving >= 0 && winsTie(emission, over: Basis.Emission(row: leaving, amount: bestAmount))
      if order < 0 || (order == 0 && isBetterPivot) {
        multipliers.vectors.release(&best)
        best = theta
        bestAmount = emission.amount
        leaving = emission.row
        isLimited = true
      } else {
        multipliers.vectors.release(&theta)
      }
    }
    if !isLimited { return .conflict }
    return leaving >= 0
      ? .pivot(leaving: leaving, atUpper: -direction * bestAmount > 0, theta: best)
      : .flip(theta: best)
  }

  /// Whether a multiplier that moves by the amount of an emission at a time arrives at its end
  /// after `theta`.
  private func isRoomLarger(_ emission: Basis.Emission, up: Bool, than theta: Int32) -> Bool {
    guard let bound = basis.bound(emission.row, upper: up) else { return true }
    let reciprocal = emission.reciprocal
    return multipliers.vectors.isLarger(
      bound, minus: basis.rows[emission.row].multiplier,
      times: (up ? 1 : -1) * abs(reciprocal.value), factorError: reciprocal.error, than: theta)
  }

  /// The factor by which a coefficient must be larger to win a tie of the ratio test.
  private static let tieFactor = 1.5

  private func winsTie(_ candidate: Basis.Emission, over best: Basis.Emission) -> Bool {
    usesBlandsRule
      ? candidate.row < best.row
      : abs(candidate.amount) > Self.tieFactor * abs(best.amount)
  }

  mutating func apply(_ step: DualStep, row: Int32, direction: Double) {
    switch step {
    case .displace(let stay):
      counts.dualPivots += 1
      progress.degenerateSteps = 0
      replace(.stay(stay), by: row)
      listOnFace(row: row)
    case .pivot(let leaving, let atUpper, var theta):
      counts.dualPivots += 1
      moveMultipliers(of: row, direction: direction, by: theta)
      countDegeneracy(theta)
      multipliers.vectors.release(&theta)
      // A row that an earlier step moved out of its box has no room, and leaves beyond the end.
      let isAtEnd =
        (atUpper
          ? multipliers.compareToUpper(leaving, in: basis)
          : multipliers.compareToLower(leaving, in: basis)) == 0
      if isAtEnd {
        multipliers.setToBound(leaving, upper: atUpper, in: &basis)
      } else {
        multipliers.moveToBound(leaving, upper: atUpper, in: &basis)
      }
      basis.setStatus(atUpper ? .upper : .lower, of: leaving)
      replace(.row(leaving), by: row)
      if !isAtEnd { distributeImbalance() }
      // Its variables may be stale now, so that its residual need not be zero.
      basis.markDirty(row: leaving)
      listOnFace(row: row)
    case .flip(var theta):
      counts.flips += 1
      moveMultipliers(of: row, direction: direction, by: theta)
      countDegeneracy(theta)
      multipliers.vectors.release(&theta)
      multipliers.setToBound(row, upper: direction > 0, in: &basis)
      basis.setStatus(direction > 0 ? .upper : .lower, of: row)
    case .redundant: break
    case .conflict: recordConflict(row, direction: direction)
    }
  }

  /// Moves the multipliers along the swept combination, so that they keep cancelling.
  mutating func moveMultipliers(of row: Int32, direction: Double, by theta: Int32) {
    if theta < 0 { return }
    recordMultiplierChange(theta)
    multipliers.vectors.add(theta, times: direction, to: &basis.rows[row].multiplier)
    let size = multipliers.vectors.largestPart(of: theta)
    multipliers.vectors.noteRounding(size * basis.largestErrorOfEmissions())
    let isAtPriorities = multipliers.vectors.components[theta].level >= Level.weakestPriority
    for index in 0..<basis.emissions.count {
      let emission = basis.emissions[index]
      multipliers.vectors.add(
        theta, times: -direction * emission.amount, factorError: emission.error,
        to: &basis.rows[emission.row].multiplier)
      if isAtPriorities { listOnFace(row: emission.row) }
      // Limits that are equal except for rounding are a tie. Times a large amount, what they differ
      // by can be more than rounding of the multiplier; and rounding of the multiplier, divided by
      // a small amount, can be more than ties differ by, so that it decides before weaker levels
      // do.
      if size > 1 || abs(emission.amount) != 1 { enqueueIfOutOfBox(emission.row) }
    }
  }

  private mutating func countDegeneracy(_ theta: Int32) {
    progress.degenerateSteps = theta < 0 ? progress.degenerateSteps + 1 : 0
  }

  /// Bounds the steps of one flush, far beyond what any model was seen to need.
  mutating func countStep() throws(Breakdown) {
    progress.steps += 1
    let limit =
      stepLimit
      ?? StepLimit.steps(rows: Int(basis.rows.count), variables: Int(basis.variables.count))
    if callsForKernel || progress.steps > limit { throw breakdown() }
  }
}
