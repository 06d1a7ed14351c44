/// The commit of an update: all of its edits, or none.
///
/// Answers are a function of the model, so a refused update is undone by the inverse edits: every
/// public value is then the same to the last bit as if the update had never been tried.
extension Core {
  /// Applies an edit and, outside of updates, commits it at once.
  @inline(__always)
  mutating func edit<Result>(
    _ body: (inout Core) throws(SolverError) -> Result
  ) throws(SolverError) -> Result {
    let result = try body(&self)
    if transaction.depth == 0 { try commit() }
    return result
  }

  mutating func commit() throws(SolverError) {
    counts.updates += 1
    var isQueued = false
    if let change = onlyConstantChange {
      if change.row == basis.movingRow {
        if moveParameter(to: change.constant) { return discardEntry(of: change.row) }
        isQueued = true
      } else if isWorthMoving(change.row) {
        startMoving(change.row)
      }
    }
    stagedRule.isDue = true
    let conflictsBefore = conflicts
    let brokenBefore = conflictPolicy == .refuse ? Set(conflicts.map(\.broken)) : []
    refusesConflicts = conflictPolicy == .refuse && brokenBefore.isEmpty
    if !isQueued { queueEdits() }
    adoptTolerances()
    do {
      try flush()
      try requireValuesWithinReach()
      // The staged rule waits until a value is read, but then nothing can be refused any more.
      if needsProof && !isUnsettled { try completeOrFallBack() }
    } catch {
      let refusal = solverError(error)
      // Where the flush broke off, rows may be in no queue.
      isUnsettled = true
      try rollBack(to: conflictsBefore)
      throw refusal
    }
    if conflictPolicy == .refuse,
      let refused = conflicts.first(where: { !brokenBefore.contains($0.broken) })
    {
      let conflict = conflict(refused)
      try rollBack(to: conflictsBefore)
      throw .conflict(conflict)
    }
    refusesConflicts = false
    finish()
    if checksInvariants { checkInvariants() }
  }

  /// Sets what counts as zero according to the coefficients and weights: parts of multipliers, and
  /// amounts of sweeps. If that changes, everything is built anew, so that nothing is left of what
  /// counted before.
  private mutating func adoptTolerances() {
    let zero = scaling.zeroMultiplier
    let error = scaling.errors.largest
    if multipliers.vectors.zeroAtPriorities == zero && basis.coefficientError == error { return }
    multipliers.vectors.zeroAtPriorities = zero
    basis.coefficientError = error
    resetBasis()
  }

  /// Returns the reason why the flush gave up, in terms of the owner.
  func solverError(_ breakdown: Breakdown) -> SolverError {
    let constraints = breakdown.rows.filter { basis.rows[$0].ownership.isOwned }
      .map { handle(ofRow: $0) }
    return breakdown.isIllConditioned
      ? .illConditioned(constraints) : .stepLimitReached(breakdown.steps, at: constraints)
  }

  /// The change of an update that changes the constant of one row in the model and nothing else.
  private var onlyConstantChange: PendingChanges.ConstantChange? {
    guard transaction.entries.count == 1, transaction.isWithoutAdditions,
      transaction.removedVariables.isEmpty, conflicts.isEmpty
    else { return nil }
    let entry = transaction.entries[0]
    guard basis.rows[entry.row].status != .absent, basis.rows[entry.row].ownership == .wanted,
      !entry.new.differsBeyondConstant(from: entry.old)
    else { return nil }
    return .init(row: entry.row, constant: entry.new.constant)
  }

  /// Whether a row whose constant changes should become the moving one.
  private mutating func isWorthMoving(_ row: Int32) -> Bool {
    let moverCount = basis.publication.parametricVariables.count
    return repeatedChange.isWorthMoving(row, instead: moverCount, after: statistics)
  }

  /// Discards the only edit of an update, which has been applied.
  private mutating func discardEntry(of row: Int32) {
    basis.rows[row].transactionEntry = -1
    transaction.entries.removeAll()
  }

  /// Passes the difference between the model before and after the edits to the core.
  private mutating func queueEdits() {
    for index in 0..<transaction.entries.count {
      let entry = transaction.entries[index]
      queueChange(
        of: entry.row, from: entry.ownership, to: basis.rows[entry.row].ownership, was: entry.old,
        becomes: entry.new)
    }
    for index in 0..<transaction.addedRows.count {
      let row = transaction.addedRows[index]
      if basis.rows[row].ownership == .wanted { pending.insertions.append(row) }
    }
    for index in 0..<transaction.removedVariables.count {
      let variable = transaction.removedVariables[index]
      if basis.variables[variable].zeroRow >= 0 { dropZeroRow(of: variable) }
    }
    if stagedRule.rankedRowCount > 0 {
      for index in 0..<pending.insertions.count {
        dropIdleZeroRows(mentionedBy: pending.insertions[index])
      }
    }
  }

  private mutating func queueChange(
    of row: Int32, from oldOwnership: RowSlot.Ownership, to newOwnership: RowSlot.Ownership,
    was old: RowContent, becomes new: RowContent
  ) {
    let differs = new.differsBeyondConstant(from: old)
    let isChanged = differs || new.constant != old.constant
    switch (oldOwnership == .wanted, newOwnership == .wanted) {
    case (true, false):
      pending.withdrawals.append(row)
      // Conflicts that mention the row are tested again.
      if isChanged || !conflicts.isEmpty {
        pending.redefinitions.append(.init(row: row, content: new))
      }
    case (false, true):
      if isChanged { basis.setContent(new, of: row) }
      pending.insertions.append(row)
    case (false, false): if isChanged { basis.setContent(new, of: row) }
    case (true, true):
      if differs {
        pending.withdrawals.append(row)
        pending.redefinitions.append(.init(row: row, content: new))
        pending.insertions.append(row)
      } else if isChanged {
        if basis.rows[row].flags.isEditParameter && basis.rows[row].status != .absent {
          startMoving(row)
        }
        pending.constantChanges.append(.init(row: row, constant: new.constant))
      }
    }
  }

  /// Passes the inverse of the edits to the core, and restores the previous optimum.
  private mutating func rollBack(to conflictsBefore: [ConflictRecord]) throws(SolverError) {
    for index in 0..<transaction.entries.count {
      let entry = transaction.entries[index]
      let ownership = basis.rows[entry.row].ownership
      restoreOwnership(entry)
      queueChange(
        of: entry.row, from: ownership, to: entry.ownership, was: entry.new, becomes: entry.old)
    }
    for index in 0..<transaction.addedRows.count {
      let row = transaction.addedRows[index]
      if basis.rows[row].ownership == .wanted { pending.withdrawals.append(row) }
      disown(row)
    }
    refusesConflicts = false
    adoptTolerances()
    if isUnsettled { resetBasis() }
    isUnsettled = false
    stagedRule.isDue = true
    for index in 0..<transaction.addedVariables.count {
      let variable = transaction.addedVariables[index]
      if basis.variables[variable].zeroRow >= 0 { dropZeroRow(of: variable) }
    }
    let failure = flushOrGiveUp(keeping: conflictsBefore)
    restoreVariables()
    finish()
    if let failure { throw solverError(failure) }
    if checksInvariants { checkInvariants() }
  }

  /// Flushes; if even that fails, the next flush rebuilds the model, and until then the same rows
  /// are broken as before.
  private mutating func flushOrGiveUp(keeping conflicts: [ConflictRecord]) -> Breakdown? {
    do {
      try flush()
      return nil
    } catch {
      giveUpBasis(keeping: conflicts)
      return error
    }
  }

  /// Discards edits that were never applied.
  mutating func abandonTransaction() {
    for index in 0..<transaction.entries.count { restoreOwnership(transaction.entries[index]) }
    for index in 0..<transaction.addedRows.count { disown(transaction.addedRows[index]) }
    restoreVariables()
    finish()
  }

  /// Restores the ownership of a row from before the update.
  private mutating func restoreOwnership(_ entry: Transaction.Entry) {
    let row = entry.row
    if basis.rows[row].ownership.isOwned { count(entry.new, by: -1) }
    count(entry.old, by: 1)
    basis.rows[row].ownership = entry.ownership
    places.record(row: row, in: basis)
    if basis.rows[row].flags.isEditParameter {
      basis.variables[variableOfEditRow(row)].editRow = row
    }
  }

  /// Releases a row that was made in the update.
  private mutating func disown(_ row: Int32) {
    if !basis.rows[row].ownership.isOwned { return }
    count(basis.content(of: row), by: -1)
    basis.rows[row].ownership = .unwanted
    if !basis.rows[row].flags.isEditParameter { return }
    let variable = variableOfEditRow(row)
    if basis.variables[variable].editRow == row { basis.variables[variable].editRow = -1 }
  }

  /// Restores removed variables, and removes added ones and their places.
  private mutating func restoreVariables() {
    if !transaction.isWithoutAdditions { places.sequence = transaction.sequenceBefore }
    for index in 0..<transaction.removedVariables.count {
      let variable = transaction.removedVariables[index]
      basis.variables[variable].flags.isInUse = true
      places.record(variable: variable, in: basis)
      if basis.variables[variable].definition == VariableSlot.stay { listOnFace(stay: variable) }
    }
    transaction.removedVariables.removeAll()
    for index in 0..<transaction.addedVariables.count {
      let variable = transaction.addedVariables[index]
      basis.variables[variable].flags.isInUse = false
      transaction.removedVariables.append(variable)
    }
  }

  /// Frees what was removed, and discards the record of the update.
  private mutating func finish() {
    for index in 0..<transaction.entries.count {
      let entry = transaction.entries[index]
      basis.rows[entry.row].transactionEntry = -1
      releaseUnusedTerms(entry)
      if basis.rows[entry.row].ownership == .unwanted { freeRow(entry.row) }
    }
    for index in 0..<transaction.addedRows.count {
      let row = transaction.addedRows[index]
      basis.rows[row].transactionEntry = -1
      if basis.rows[row].ownership == .unwanted { freeRow(row) }
    }
    freeDroppedZeroRows()
    for index in 0..<transaction.removedVariables.count {
      basis.freeVariable(transaction.removedVariables[index])
    }
    let addsManyRows = transaction.addedRows.count > Self.manyRows
    transaction.removeAll()
    if addsManyRows { deallocateListsOfNewRows() }
  }

  /// An update that adds more rows than these builds a model.
  private static let manyRows: Int32 = 10_000

  /// Gives the memory of lists back that are long only while a model is built.
  private mutating func deallocateListsOfNewRows() {
    transaction.addedRows.deallocate()
    transaction.addedVariables.deallocate()
    pending.insertions.deallocate()
    insertion.newRows.deallocate()
  }

  /// Releases the coefficients that a changed row no longer has.
  private mutating func releaseUnusedTerms(_ entry: Transaction.Entry) {
    if entry.old.terms.start == entry.new.terms.start { return }
    let isNew = basis.rows[entry.row].terms.start == entry.new.terms.start
    basis.terms.release(isNew ? entry.old.terms : entry.new.terms)
  }

  mutating func conflict(_ record: ConflictRecord) -> Conflict {
    // The multiplied constants add up to a negative number, which contradicts the relation. A
    // repair can be many times larger than this number, and so can its rounding error.
    let gap = gap(of: record)
    let members = record.members.map { member in
      let multiplier = member.multiplier.times(Double(basis.rows[member.row].scale))
      let repair = gap.divided(by: multiplier.high, rest: multiplier.low)
      return Conflict.Member(
        constraint: handle(ofRow: member.row),
        content: constraint(saying: basis.content(of: member.row)),
        names: names,
        multiplier: multiplier.high, repair: repair.high)
    }
    return Conflict(members: members, broken: handle(ofRow: record.broken))
  }
}
