/// A flush: all pending changes brought to an optimum.
///
/// It has two halves. First what moves multipliers: rows taken out, settled by the primal phase at
/// the old constants. Then what moves right-hand sides or adds rows, by the dual phase. Each phase
/// so finds what it assumes: feasible values, or multipliers inside their boxes.
extension Core {
  /// More rounds than this are a tangle of conflicts; nearly always one or two are enough.
  private static let conflictRoundLimit = 100

  /// Brings everything pending to an optimum, with conflicts broken by the rule.
  ///
  /// If rounding or a tangle of conflicts leaves no way to go on, everything is built anew, once.
  mutating func flush() throws(Breakdown) {
    stepsInFlush = 0
    degenerateSteps = 0
    do {
      try settleAll()
    } catch {
      resetBasis()
      try insertInDocumentOrder()
    }
  }

  /// Inserts the queued rows, the required ones one after the other in document order.
  ///
  /// Each conflict then breaks the row just inserted, so that no broken row is ever tested again.
  /// All at once, breaking a row can free later ones, which break others in turn: where many rows
  /// contradict each other the number of rounds may double with each of them.
  private mutating func insertInDocumentOrder() throws(Breakdown) {
    var required: [Int32] = []
    var soft: [Int32] = []
    for index in 0..<insertions.count {
      let row = insertions[index]
      let isRequired = max(rows[row].ownBelow, rows[row].ownAbove) == 1000
      if isRequired { required.append(row) } else { soft.append(row) }
    }
    required.sort { rows[$0].order < rows[$1].order }
    insertions.removeAll()
    for part in required.map({ [$0] }) + [soft] {
      stepsInFlush = 0
      degenerateSteps = 0
      for row in part { insertions.append(row) }
      try settleAll()
    }
  }

  mutating func settleAll() throws(Breakdown) {
    try settleHalves(reviewingConflicts: true)
    var rounds = 0
    while !(withdrawals.isEmpty && insertions.isEmpty) {
      // Each round settles what the walk in document order meets next.
      rounds += 1
      if rounds > Self.conflictRoundLimit { throw Breakdown(steps: stepsInFlush) }
      try settleHalves(reviewingConflicts: false)
    }
  }

  private mutating func settleHalves(reviewingConflicts: Bool) throws(Breakdown) {
    flushNumber &+= 1
    try withdrawRows()
    redefineRows()
    changeConstants()
    if reviewingConflicts { reviewConflicts() }
    insertRows()
    propagate(eagerly: true)
    try settleDual()
    settleConflicts()
  }

  // MARK: First half

  /// Takes the rows in `withdrawals` out of the model.
  private mutating func withdrawRows() throws(Breakdown) {
    if withdrawals.isEmpty { return }
    for index in 0..<withdrawals.count { release(withdrawals[index]) }
    try settlePrimal()
    for index in 0..<withdrawals.count { detach(withdrawals[index]) }
    withdrawals.removeAll()
  }

  /// Lets a row be off at no cost, which the primal phase then settles.
  private mutating func release(_ row: Int32) {
    if rows[row].status == .absent { return }
    if row == movingRow { stopMoving() }
    rows[row].below = 0
    rows[row].above = 0
    setRanked(row, false)
    rows[row].isFresh = false
    if rows[row].status == .active {
      enqueuePrimal(row: row)
    } else {
      clearMultiplier(row)
    }
  }

  /// Unlinks a released row whose multiplier has become zero.
  private mutating func detach(_ row: Int32) {
    if rows[row].status == .absent { return }
    isFaceInDoubt = true
    let wasActive = rows[row].status == .active
    rows[row].status = .absent
    if wasActive { replace(.row(row), by: -1) }
    terms.unlink(rows[row].terms)
  }

  // MARK: Second half

  private mutating func redefineRows() {
    for index in 0..<redefinitions.count {
      let row = redefinitions[index].row
      setContent(redefinitions[index].content, of: row)
      if !conflicts.isEmpty { retestConflicts(mentioning: row) }
    }
    redefinitions.removeAll()
  }

  private mutating func changeConstants() {
    for index in 0..<constantChanges.count {
      let change = constantChanges[index]
      if change.row == movingRow {
        parameter = change.constant
        _ = queueMovingRows()
      } else {
        rows[change.row].constant = Affine(base: change.constant, slope: 0)
        constantChanged(of: change.row)
      }
    }
    constantChanges.removeAll()
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
    var index = recipes.columnHeads[row]
    while index >= 0 {
      let composite = recipes.entries[index].row
      updateConstant(ofComposite: composite)
      markDirty(rows[composite].definedVariable)
      index = recipes.entries[index].next
    }
  }

  private mutating func insertRows() {
    for index in 0..<insertions.count { attach(insertions[index]) }
    insertions.removeAll()
  }

  /// Puts a row into the model. An equality with a variable that nothing determines defines it
  /// where that is easy; any other row waits for its turn among the events.
  private mutating func attach(_ row: Int32) {
    let costsNothing =
      rows[row].ownBelow == 0 && rows[row].ownAbove == 0 && rows[row].ownership != .zeroRow
    // A row may be queued for a test and broken by a later conflict of the same round.
    if rows[row].status != .absent || rows[row].isBroken || costsNothing { return }
    isFaceInDoubt = true
    terms.link(rows[row].terms)
    rows[row].below = rows[row].ownBelow
    rows[row].above = rows[row].ownAbove
    rows[row].isHeld = false
    let isEquality = rows[row].isEquality
    rows[row].status = isEquality ? .middle : rows[row].below > 0 ? .upper : .lower
    if isEquality, let variable = stayToDefine(with: row) {
      replace(.stay(variable), by: row)
      listOnFace(row: row)
      return
    }
    rows[row].isFresh = isEquality
    markDirty(row: row)
  }

  /// A stay in the row that it can define without moving other definitions.
  private func stayToDefine(with row: Int32) -> Int32? {
    let last = lastVariable(of: row)
    var best: Int32 = -1
    for index in rows[row].terms.indices {
      let variable = terms.entries[index].column
      if variables[variable].definition != VariableSlot.stay { continue }
      if variables[variable].dependents > 0 && variable != last.variable { continue }
      if best < 0 || variables[variable].label > variables[best].label { best = variable }
    }
    return best >= 0 ? best : nil
  }

  // MARK: Starting anew

  /// Takes every row out of the basis and queues all wanted ones for insertion.
  mutating func resetBasis() {
    stopMoving()
    for variable in 0..<variables.count {
      setValue(Affine(base: values[variable].value(at: parameter), slope: 0), of: variable)
    }
    for row in 0..<rows.count where rows[row].status != .absent {
      let isComposite = rows[row].status == .composite
      terms.unlink(rows[row].terms)
      recipes.unlink(rows[row].recipe)
      recipes.release(rows[row].recipe)
      rows[row].recipe = .empty
      rows[row].definedVariable = -1
      rows[row].composite = -1
      rows[row].status = .absent
      rows[row].multiplier = LexicographicPool.zero
      setRanked(row, false)
      if isComposite { freeRow(row) }
    }
    for row in 0..<rows.count where rows[row].ownership == .zeroRow { freeRow(row) }
    droppedZeroRows.removeAll()
    activeRowCount = 0
    for variable in 0..<variables.count {
      variables[variable].definition = VariableSlot.stay
      variables[variable].dependents = 0
      variables[variable].zeroRow = -1
      variables[variable].isDirty = false
      variables[variable].isPrimalQueued = false
      variables[variable].multiplier = LexicographicPool.zero
      if variables[variable].isInUse { listOnFace(stay: variable) }
    }
    vectors.removeAll()
    imbalance.removeAll()
    events.removeAll()
    dualQueue.removeAll()
    primalQueue.removeAll()
    withdrawals.removeAll()
    redefineRows()
    changeConstants()
    newConflicts.removeAll()
    conflicts.removeAll()
    insertions.removeAll()
    for row in 0..<rows.count where rows[row].ownership == .wanted {
      rows[row].isDirty = false
      rows[row].isQueued = false
      rows[row].isPrimalQueued = false
      rows[row].isHeld = false
      rows[row].isBroken = false
      insertions.append(row)
    }
  }
}
