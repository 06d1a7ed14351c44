/// A flush: all pending changes brought to an optimum.
///
/// It has two halves. First what moves multipliers: rows taken out, settled by the primal phase at
/// the old constants. Then what moves right-hand sides or adds rows, by the dual phase. Each phase
/// so finds what it assumes: feasible values, or multipliers inside their boxes.
extension Core {
  /// More rounds than this are a tangle of conflicts; nearly always one or two are enough.
  private static let conflictRoundLimit = 100
  /// The number of times that multipliers are renewed after digits were lost. Once is nearly always
  /// enough.
  private static let renewalLimit = 3
  /// The number of times that the flush ends with the primal phase, for multipliers that rounding
  /// moved out of their boxes.
  private static let primalRoundLimit = 3

  /// Brings everything pending to an optimum, with conflicts broken by the rule.
  ///
  /// If rounding or a tangle of conflicts leaves no way to go on, everything is built anew, once.
  mutating func flush() throws(Breakdown) {
    progress.start()
    basis.work.start()
    defer { progress.isKernelAllowed = false }
    do {
      try settleAll()
      try requireProofIfInDoubt()
    } catch {
      if callsForKernel {
        do {
          try solveByKernel()
          try requireProofIfInDoubt()
          return
        } catch {
          if error.isIllConditioned && takesLongWithoutKernel { throw error }
        }
      }
      progress.isKernelAllowed = false
      progress.illConditioned = []
      startAnew()
      try insertInDocumentOrder()
      try requireProofIfInDoubt()
    }
  }

  /// Whether an answer may be wrong, unless it is proven.
  var needsProof: Bool { basis.work.isRoundingInDoubt || scaling.hasExtremeCoefficients }

  /// Throws if rounding may have made the answer wrong and the certificate does not hold.
  private mutating func requireProofIfInDoubt() throws(Breakdown) {
    if basis.work.isRoundingInDoubt { try requireProof() }
  }

  /// Throws if the certificate does not hold, unless the update is refused anyway.
  mutating func requireProof() throws(Breakdown) {
    if isUnsettled { return }
    counts.doubts.proofs += 1
    progress.illConditioned = unprovenRows
    if !progress.illConditioned.isEmpty { throw breakdown() }
  }

  /// Throws, with the rows that determine them, if there are values too large to calculate with.
  mutating func requireValuesWithinReach() throws(Breakdown) {
    if !basis.work.isAnyValueTooLarge || isUnsettled { return }
    progress.illConditioned = []
    for variable in 0..<basis.variables.count where !basis.values[variable].isWithinReach {
      let definition = basis.variables[variable].definition
      if definition < 0 { continue }
      let isComposite = basis.rows[definition].status == .composite
      progress.illConditioned.append(
        isComposite ? basis.composites[basis.rows[definition].composite].owner : definition)
    }
    if !progress.illConditioned.isEmpty { throw breakdown() }
  }

  /// Inserts the queued rows, the required ones one after the other in document order.
  ///
  /// Each conflict then breaks the row just inserted, so that no broken row is ever tested again.
  /// All at once, breaking a row can free later ones, which break others in turn: where many rows
  /// contradict each other the number of rounds may double with each of them.
  private mutating func insertInDocumentOrder() throws(Breakdown) {
    var required: [Int32] = []
    var soft: [Int32] = []
    for index in 0..<pending.insertions.count {
      let row = pending.insertions[index]
      let isRequired = max(basis.costs(of: row).below, basis.costs(of: row).above) == Basis.required
      if isRequired { required.append(row) } else { soft.append(row) }
    }
    required.sort { basis.rows[$0].order < basis.rows[$1].order }
    pending.insertions.removeAll()
    progress.steps = 0
    for part in required.map({ [$0] }) + [soft] {
      progress.degenerateSteps = 0
      for row in part { pending.insertions.append(row) }
      try settleAll()
    }
  }

  mutating func settleAll() throws(Breakdown) {
    newConflicts.round = 0
    try settleHalves(reviewingConflicts: true)
    var renewals = 0
    var primalRounds = 0
    var repairs = 0
    while true {
      if !(pending.withdrawals.isEmpty && pending.insertions.isEmpty && insertion.piledRows.isEmpty)
      {
        // Each round settles what the walk in document order meets next.
        newConflicts.round += 1
        if newConflicts.round > Self.conflictRoundLimit { throw breakdown() }
      } else if multipliers.vectors.hasLostDigits && renewals < Self.renewalLimit {
        renewals += 1
        renewMultipliers(attempt: renewals)
        try settlePrimal()
      } else if !primalQueue.isEmpty && primalRounds < Self.primalRoundLimit {
        primalRounds += 1
        try settlePrimal()
      } else if repairs < basis.rows.count, try repairNearlyHoldingRow() {
        // Rounding of values that a basis amplifies can look like rows that are off, one after the
        // other.
        repairs += 1
      } else {
        break
      }
      try settleHalves(reviewingConflicts: false)
    }
    // What the last renewal leaves is not rounding of multipliers but of the sweeps themselves.
    if multipliers.vectors.hasLostDigits || !primalQueue.isEmpty {
      basis.work.isRoundingInDoubt = true
    }
    if multipliers.vectors.hasLostDigits { multipliers.vectors.rounding = 0 }
  }

  /// Computes multipliers anew, then with 32 digits. Where rows are so badly scaled that this takes
  /// true amounts for rounding, the rest is balanced.
  private mutating func renewMultipliers(attempt: Int) {
    if attempt < Self.renewalLimit {
      computeMultipliersAnew(precisely: attempt > 1)
    } else {
      balanceMultipliers()
    }
  }

  private mutating func settleHalves(reviewingConflicts: Bool) throws(Breakdown) {
    while !insertion.eagerlyRepairedRows.isEmpty {
      basis.rows[insertion.eagerlyRepairedRows.removeLast()].flags.isRepairedEagerly = false
    }
    try withdrawRows()
    redefineRows()
    changeConstants()
    if reviewingConflicts { reviewConflicts() }
    insertRows()
    queueClearedRows()
    propagate(eagerly: true)
    try settleDual()
    try settlePile()
    settleConflicts()
  }

  // MARK: Second half

  private mutating func redefineRows() {
    for index in 0..<pending.redefinitions.count {
      basis.setContent(pending.redefinitions[index].content, of: pending.redefinitions[index].row)
    }
    if !conflicts.isEmpty {
      retestConflicts(
        mentioning: (0..<pending.redefinitions.count).map { pending.redefinitions[$0].row })
    }
    pending.redefinitions.removeAll()
  }

  private mutating func changeConstants() {
    for index in 0..<pending.constantChanges.count {
      let change = pending.constantChanges[index]
      if change.row == basis.movingRow {
        basis.parameter = change.constant
        _ = queueMovingRows()
      } else {
        basis.setConstant(change.constant, of: change.row)
        basis.constantChanged(of: change.row)
      }
    }
    pending.constantChanges.removeAll()
  }

  private mutating func insertRows() {
    for index in 0..<pending.insertions.count { attach(pending.insertions[index], piling: true) }
    pending.insertions.removeAll()
    if !isPileHigh {
      for index in 0..<insertion.piledRows.count {
        attach(insertion.piledRows[index], piling: false)
      }
      insertion.piledRows.removeAll()
    }
    for index in 0..<insertion.newRows.count { startResidual(of: insertion.newRows[index]) }
    insertion.newRows.removeAll()
  }

  /// Puts a row into the model. An equality with a variable that nothing determines defines it
  /// where that is easy; any other row waits for its turn among the events, or in the pile.
  private mutating func attach(_ row: Int32, piling: Bool) {
    let costsNothing = basis.costs(of: row).areZero && basis.rows[row].ownership != .zeroRow
    // A row may be queued for a test and broken by a later conflict of the same round, or queued by
    // ``resetBasis()`` and taken out by its owner before the flush.
    if basis.rows[row].status != .absent || basis.rows[row].flags.isBroken || costsNothing
      || !isPart(row)
    {
      return
    }
    if piling && isPileable(row) { return insertion.piledRows.append(row) }
    link(row)
    if !basis.isEquality(row) {
      basis.setStatus(basis.below(row) > 0 ? .upper : .lower, of: row)
      basis.rows[row].flags.isJustAdded = false
      if !basis.rows[row].flags.isDirty {
        basis.rows[row].flags.isDirty = true
        insertion.newRows.append(row)
      }
    } else if !defineStay(with: row) {
      basis.setStatus(.middle, of: row)
      basis.rows[row].flags.isJustAdded = true
      basis.markDirty(row: row)
    }
  }

  /// Whether a row is, or should be, a part of the model.
  func isPart(_ row: Int32) -> Bool {
    basis.rows[row].ownership == .wanted || basis.rows[row].ownership == .zeroRow
  }

  mutating func link(_ row: Int32) {
    face.isInDoubt = true
    basis.terms.link(basis.rows[row].terms)
    basis.rows[row].flags.isInForce = true
    basis.rows[row].flags.isHeld = false
  }

  /// Lets a new equality define a stay where no other definition has to move; whether it could.
  mutating func defineStay(with row: Int32) -> Bool {
    let last = basis.lastVariable(of: row)
    var stay: Int32 = -1
    var areOthersCurrent = true
    for index in basis.rows[row].terms.indices {
      let variable = basis.terms.entries[index].column
      if basis.variables[variable].flags.isDirty { areOthersCurrent = false }
      if basis.variables[variable].definition != VariableSlot.stay { continue }
      if basis.variables[variable].dependents > 0 && variable != last.variable { continue }
      if stay < 0 || basis.topology.label(of: variable) > basis.topology.label(of: stay) {
        stay = variable
      }
    }
    if stay < 0 { return false }
    if stay != last.variable { basis.topology.move(stay, behind: last.variable) }
    basis.activate(row)
    basis.define(stay, by: row)
    if areOthersCurrent {
      basis.evaluateAtOnce(stay)
    } else {
      basis.markDirty(stay)
    }
    listOnFace(row: row)
    return true
  }

  /// Computes the residual of a new inequality if it is current, else when its turn comes.
  private mutating func startResidual(of row: Int32) {
    if basis.rows[row].status.isNonactive {
      var isCurrent = true
      for index in basis.rows[row].terms.indices
      where basis.variables[basis.terms.entries[index].column].flags.isDirty {
        isCurrent = false
      }
      if isCurrent && basis.updateResidual(row) == 0 {
        basis.rows[row].flags.isDirty = false
        return
      }
    }
    basis.rows[row].flags.isDirty = false
    basis.markDirty(row: row)
  }

  // MARK: Starting anew

  /// Queues all wanted rows for insertion, and forgets everything else, so that what follows is the
  /// same as in a new solver.
  mutating func startAnew() {
    counts.doubts.restarts += 1
    resetBasis()
    for variable in 0..<basis.variables.count { basis.setValue(.zero, of: variable) }
    basis.orderVariablesByDocument()
    let sorted = (0..<pending.insertions.count).map { pending.insertions[$0] }
      .sorted { basis.rows[$0].order < basis.rows[$1].order }
    pending.insertions.removeAll()
    for row in sorted { pending.insertions.append(row) }
  }

  /// Gives up the basis where no optimum was found: the next flush builds everything anew. What was
  /// broken before stays broken until then.
  mutating func giveUpBasis(keeping conflicts: [ConflictRecord]) {
    resetBasis()
    restore(conflicts)
  }

  /// Takes every row out of the basis and queues all wanted ones for insertion, with the changes
  /// that are pending. Conflicts are forgotten.
  mutating func resetBasis() {
    stopMoving()
    for variable in 0..<basis.variables.count {
      basis.setValue(
        PreciseAffine(base: basis.values[variable].value(at: basis.parameter), slope: .zero),
        of: variable)
    }
    for row in 0..<basis.rows.count where basis.rows[row].status != .absent {
      basis.terms.unlink(basis.rows[row].terms)
      basis.rows[row].definedVariable = -1
      if basis.rows[row].status == .composite {
        basis.freeComposite(row)
        continue
      }
      basis.setStatus(.absent, of: row)
      setRanked(row, false)
    }
    for row in 0..<basis.rows.count where basis.rows[row].ownership == .zeroRow { freeRow(row) }
    stagedRule.droppedZeroRows.removeAll()
    basis.activeRowCount = 0
    for variable in 0..<basis.variables.count {
      basis.variables[variable].definition = VariableSlot.stay
      basis.variables[variable].dependents = 0
      basis.variables[variable].zeroRow = -1
      basis.variables[variable].flags.isDirty = false
      basis.variables[variable].flags.isPrimalQueued = false
      basis.variables[variable].multiplier = LexicographicPool.zero
      if basis.variables[variable].flags.isInUse { listOnFace(stay: variable) }
    }
    multipliers.vectors.removeAll()
    multipliers.imbalance.removeAll()
    basis.events.removeAll()
    dualQueue.removeAll()
    primalQueue.removeAll()
    pending.withdrawals.removeAll()
    withdrawal.newStays.removeAll()
    redefineRows()
    changeConstants()
    newConflicts = NewConflicts()
    progress.impliedEqualities.removeAll()
    multipliers.vectors.rounding = 0
    conflicts.removeAll()
    pending.insertions.removeAll()
    insertion.newRows.removeAll()
    insertion.piledRows.removeAll()
    withdrawal.clearedRows.removeAll()
    basis.nearlyHoldingRows.removeAll()
    for row in 0..<basis.rows.count {
      basis.rows[row].multiplier = LexicographicPool.zero
      basis.rows[row].flags.isDirty = false
      basis.rows[row].flags.isQueued = false
      basis.rows[row].flags.isPrimalQueued = false
      basis.rows[row].flags.isHeld = false
      basis.rows[row].flags.isBroken = false
      if basis.rows[row].ownership == .wanted { pending.insertions.append(row) }
    }
  }
}
