/// A flush: all pending changes brought to an optimum.
///
/// It has two halves. First what moves multipliers: rows taken out, settled by the primal phase at
/// the old constants. Then what moves right-hand sides or adds rows, by the dual phase. Each phase
/// so finds what it assumes: feasible values, or multipliers inside their boxes.
extension Core {
  /// More rounds than this are a tangle of conflicts; nearly always one or two are enough.
  private static let conflictRoundLimit = 100
  /// The number of times that multipliers are renewed after digits were lost. Once is nearly always enough.
  private static let renewalLimit = 3
  /// The number of times that the flush ends with the primal phase, for multipliers that rounding moved
  /// out of their boxes.
  private static let primalRoundLimit = 3

  /// Brings everything pending to an optimum, with conflicts broken by the rule.
  ///
  /// If rounding or a tangle of conflicts leaves no way to go on, everything is built anew, once.
  mutating func flush() throws(Breakdown) {
    progress.start()
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

  /// Whether rows may be badly scaled, because a coefficient is much smaller than others of its row.
  var hasFineCoefficients: Bool { fineCoefficientCount > 0 }

  /// Whether rows are scaled so badly that plain doubles may not do.
  var hasExtremeCoefficients: Bool { extremeCoefficientCount > 0 }

  /// Whether an answer may be wrong, unless it is proven.
  var needsProof: Bool { progress.isRoundingInDoubt || hasExtremeCoefficients }

  /// Throws if rounding may have made the answer wrong and the certificate does not hold.
  private mutating func requireProofIfInDoubt() throws(Breakdown) {
    if progress.isRoundingInDoubt { try requireProof() }
  }

  /// Throws if the certificate does not hold, unless the update is refused anyway.
  mutating func requireProof() throws(Breakdown) {
    if isUnsettled { return }
    statistics.doubts.proofs += 1
    progress.illConditioned = unprovenRows
    if !progress.illConditioned.isEmpty { throw breakdown() }
  }

  /// Throws, with the rows that determine them, if there are values too large to calculate with.
  mutating func requireValuesWithinReach() throws(Breakdown) {
    if !progress.isAnyValueTooLarge || isUnsettled { return }
    progress.illConditioned = []
    for variable in 0..<variables.count where !values[variable].isWithinReach {
      let definition = variables[variable].definition
      if definition < 0 { continue }
      let isComposite = rows[definition].status == .composite
      progress.illConditioned.append(
        isComposite ? composites[rows[definition].composite].owner : definition)
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
      let isRequired = max(costs(of: row).below, costs(of: row).above) == Core.required
      if isRequired { required.append(row) } else { soft.append(row) }
    }
    required.sort { rows[$0].order < rows[$1].order }
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
      if !(pending.withdrawals.isEmpty && pending.insertions.isEmpty && piledRows.isEmpty) {
        // Each round settles what the walk in document order meets next.
        newConflicts.round += 1
        if newConflicts.round > Self.conflictRoundLimit { throw breakdown() }
      } else if vectors.hasLostDigits && renewals < Self.renewalLimit {
        renewals += 1
        renewMultipliers(attempt: renewals)
        try settlePrimal()
      } else if !primalQueue.isEmpty && primalRounds < Self.primalRoundLimit {
        primalRounds += 1
        try settlePrimal()
      } else if repairs < rows.count, try repairNearlyHoldingRow() {
        // Rounding of values that a basis amplifies can look like rows that are off, one after the
        // other.
        repairs += 1
      } else {
        break
      }
      try settleHalves(reviewingConflicts: false)
    }
    // What the last renewal leaves is not rounding of multipliers but of the sweeps themselves.
    if vectors.hasLostDigits || !primalQueue.isEmpty { progress.isRoundingInDoubt = true }
    if vectors.hasLostDigits { vectors.rounding = 0 }
  }

  /// Computes multipliers anew, then with 32 digits. Where rows are so badly scaled that this takes true
  /// amounts for rounding, the rest is balanced.
  private mutating func renewMultipliers(attempt: Int) {
    if attempt < Self.renewalLimit {
      computeMultipliersAnew(precisely: attempt > 1)
    } else {
      balanceMultipliers()
    }
  }

  private mutating func settleHalves(reviewingConflicts: Bool) throws(Breakdown) {
    while !eagerlyRepairedRows.isEmpty {
      rows[eagerlyRepairedRows.removeLast()].flags.isRepairedEagerly = false
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
      setContent(pending.redefinitions[index].content, of: pending.redefinitions[index].row)
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
      if change.row == movingRow {
        parameter = change.constant
        _ = queueMovingRows()
      } else {
        setConstant(change.constant, of: change.row)
        constantChanged(of: change.row)
      }
    }
    pending.constantChanges.removeAll()
  }

  mutating func constantChanged(of row: Int32) {
    if rows[row].status.isNonactive {
      markDirty(row: row)
    } else if rows[row].status == .active {
      constantChanged(ofActive: row)
    }
  }

  private mutating func constantChanged(ofActive row: Int32) {
    if rows[row].definedVariable >= 0 { markDirty(rows[row].definedVariable) }
    var index = recipes.firstEntry(ofColumn: row)
    while index >= 0 {
      constantChanged(ofComposite: recipes.entries[index].row)
      index = recipes.entries[index].next
    }
  }

  private mutating func insertRows() {
    for index in 0..<pending.insertions.count { attach(pending.insertions[index], piling: true) }
    pending.insertions.removeAll()
    if !isPileHigh {
      for index in 0..<piledRows.count { attach(piledRows[index], piling: false) }
      piledRows.removeAll()
    }
    for index in 0..<newRows.count { startResidual(of: newRows[index]) }
    newRows.removeAll()
  }

  /// Puts a row into the model. An equality with a variable that nothing determines defines it
  /// where that is easy; any other row waits for its turn among the events, or in the pile.
  private mutating func attach(_ row: Int32, piling: Bool) {
    let costsNothing = costs(of: row).areZero && rows[row].ownership != .zeroRow
    // A row may be queued for a test and broken by a later conflict of the same round, or queued by
    // ``resetBasis()`` and taken out by its owner before the flush.
    if rows[row].status != .absent || rows[row].flags.isBroken || costsNothing || !isPart(row) {
      return
    }
    if piling && isPileable(row) { return piledRows.append(row) }
    link(row)
    if !isEquality(row) {
      setStatus(below(row) > 0 ? .upper : .lower, of: row)
      rows[row].flags.isJustAdded = false
      if !rows[row].flags.isDirty {
        rows[row].flags.isDirty = true
        newRows.append(row)
      }
    } else if !defineStay(with: row) {
      setStatus(.middle, of: row)
      rows[row].flags.isJustAdded = true
      markDirty(row: row)
    }
  }

  /// Whether a row is, or should be, a part of the model.
  func isPart(_ row: Int32) -> Bool {
    rows[row].ownership == .wanted || rows[row].ownership == .zeroRow
  }

  mutating func link(_ row: Int32) {
    face.isInDoubt = true
    terms.link(rows[row].terms)
    rows[row].flags.isInForce = true
    rows[row].flags.isHeld = false
  }

  /// Lets a new equality define a stay where no other definition has to move; whether it could.
  mutating func defineStay(with row: Int32) -> Bool {
    let last = lastVariable(of: row)
    var stay: Int32 = -1
    var areOthersCurrent = true
    for index in rows[row].terms.indices {
      let variable = terms.entries[index].column
      if variables[variable].flags.isDirty { areOthersCurrent = false }
      if variables[variable].definition != VariableSlot.stay { continue }
      if variables[variable].dependents > 0 && variable != last.variable { continue }
      if stay < 0 || variables[variable].label > variables[stay].label { stay = variable }
    }
    if stay < 0 { return false }
    if stay != last.variable { move(stay, behind: last.variable) }
    activate(row)
    define(stay, by: row)
    if areOthersCurrent {
      evaluateAtOnce(stay)
    } else {
      markDirty(stay)
    }
    listOnFace(row: row)
    return true
  }

  /// Computes the residual of a new inequality if it is current, else when its turn comes.
  private mutating func startResidual(of row: Int32) {
    if rows[row].status.isNonactive {
      var isCurrent = true
      for index in rows[row].terms.indices
      where variables[terms.entries[index].column].flags.isDirty {
        isCurrent = false
      }
      if isCurrent && updateResidual(row) == 0 {
        rows[row].flags.isDirty = false
        return
      }
    }
    rows[row].flags.isDirty = false
    markDirty(row: row)
  }

  // MARK: Starting anew

  /// Queues all wanted rows for insertion, and forgets everything else, so that what follows is the
  /// same as in a new solver.
  mutating func startAnew() {
    statistics.doubts.restarts += 1
    resetBasis()
    for variable in 0..<variables.count { setValue(.zero, of: variable) }
    orderVariablesByDocument()
    let sorted = (0..<pending.insertions.count).map { pending.insertions[$0] }
      .sorted { rows[$0].order < rows[$1].order }
    pending.insertions.removeAll()
    for row in sorted { pending.insertions.append(row) }
  }

  /// Gives up the basis where no optimum was found: the next flush builds everything anew. What was broken
  /// before stays broken until then.
  mutating func giveUpBasis(keeping conflicts: [ConflictRecord]) {
    resetBasis()
    restore(conflicts)
  }

  /// Takes every row out of the basis and queues all wanted ones for insertion, with the changes that are
  /// pending. Conflicts are forgotten.
  mutating func resetBasis() {
    stopMoving()
    for variable in 0..<variables.count {
      setValue(
        PreciseAffine(base: values[variable].value(at: parameter), slope: .zero), of: variable)
    }
    for row in 0..<rows.count where rows[row].status != .absent {
      terms.unlink(rows[row].terms)
      rows[row].definedVariable = -1
      if rows[row].status == .composite {
        freeComposite(row)
        continue
      }
      setStatus(.absent, of: row)
      setRanked(row, false)
    }
    for row in 0..<rows.count where rows[row].ownership == .zeroRow { freeRow(row) }
    stagedRule.droppedZeroRows.removeAll()
    activeRowCount = 0
    for variable in 0..<variables.count {
      variables[variable].definition = VariableSlot.stay
      variables[variable].dependents = 0
      variables[variable].zeroRow = -1
      variables[variable].flags.isDirty = false
      variables[variable].flags.isPrimalQueued = false
      variables[variable].multiplier = LexicographicPool.zero
      if variables[variable].flags.isInUse { listOnFace(stay: variable) }
    }
    vectors.removeAll()
    imbalance.removeAll()
    events.removeAll()
    dualQueue.removeAll()
    primalQueue.removeAll()
    pending.withdrawals.removeAll()
    withdrawal.newStays.removeAll()
    redefineRows()
    changeConstants()
    newConflicts = NewConflicts()
    progress.impliedEqualities.removeAll()
    vectors.rounding = 0
    conflicts.removeAll()
    pending.insertions.removeAll()
    newRows.removeAll()
    piledRows.removeAll()
    withdrawal.clearedRows.removeAll()
    nearlyHoldingRows.removeAll()
    for row in 0..<rows.count {
      rows[row].multiplier = LexicographicPool.zero
      rows[row].flags.isDirty = false
      rows[row].flags.isQueued = false
      rows[row].flags.isPrimalQueued = false
      rows[row].flags.isHeld = false
      rows[row].flags.isBroken = false
      if rows[row].ownership == .wanted { pending.insertions.append(row) }
    }
  }
}
