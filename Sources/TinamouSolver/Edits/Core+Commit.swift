/// The commit of an update: all of its edits, or none.
///
/// Answers are a function of the model, so taking a refused update back is nothing but the inverse
/// edits: every public value is then the same to the last bit as if the update had never been tried.
extension Core {
  mutating func commit(_ policy: ConflictPolicy) throws(SolverError) {
    statistics.updates += 1
    if commitMoveOfParameter() { return }
    isCompletionDue = true
    let brokenBefore = policy == .refuse ? conflicts.map(\.broken) : []
    queueEdits()
    do {
      try flush()
    } catch {
      try takeBack()
      throw .stepLimitReached(error.steps)
    }
    if policy == .refuse,
      let refused = conflicts.first(where: { !brokenBefore.contains($0.broken) })
    {
      let conflict = conflict(refused)
      try takeBack()
      throw .conflict(conflict)
    }
    finish()
    checkInvariants()
  }

  /// Applies an update that only moves the moving parameter; whether it was one, with no row
  /// changing sides.
  private mutating func commitMoveOfParameter() -> Bool {
    guard transaction.entries.count == 1, transaction.addedVariables.isEmpty,
      transaction.removedVariables.isEmpty, conflicts.isEmpty
    else { return false }
    let entry = transaction.entries[0]
    guard entry.row == movingRow, rows[entry.row].ownership == .wanted else { return false }
    if !moveParameter(to: entry.newConstant) { return false }
    rows[entry.row].journalEntry = -1
    transaction.entries.removeAll()
    return true
  }

  /// Hands the difference between the model before and after the edits to the core.
  private mutating func queueEdits() {
    for index in 0..<transaction.entries.count {
      let entry = transaction.entries[index]
      let isWanted = rows[entry.row].ownership == .wanted
      switch (entry.wasWanted, isWanted) {
      case (true, false): withdrawals.append(entry.row)
      case (true, true): queueConstant(entry.newConstant, of: entry.row, was: entry.oldConstant)
      case (false, true):
        rows[entry.row].constant = Affine(base: entry.newConstant, slope: 0)
        insertions.append(entry.row)
      case (false, false): break
      }
    }
    for index in 0..<transaction.removedVariables.count {
      let variable = transaction.removedVariables[index]
      if variables[variable].zeroRow >= 0 { dropZeroRow(of: variable) }
    }
  }

  private mutating func queueConstant(_ constant: Double, of row: Int32, was old: Double) {
    if constant == old { return }
    if rows[row].isEditParameter && rows[row].status != .absent { startMoving(row) }
    constantChanges.append(ConstantChange(row: row, constant: constant))
  }

  /// Hands the inverse of the edits to the core, and brings it to the optimum it came from.
  private mutating func takeBack() throws(SolverError) {
    for index in 0..<transaction.entries.count {
      let entry = transaction.entries[index]
      let isWanted = rows[entry.row].ownership == .wanted
      switch (entry.wasWanted, isWanted) {
      case (true, false):
        restore(entry.row)
        insertions.append(entry.row)
      case (true, true):
        constantChanges.append(ConstantChange(row: entry.row, constant: entry.oldConstant))
      case (false, true):
        discard(entry.row)
        withdrawals.append(entry.row)
      case (false, false): break
      }
    }
    do {
      try flush()
    } catch {
      throw .stepLimitReached(error.steps)
    }
    restoreVariables()
    finish()
    checkInvariants()
  }

  /// Forgets edits that never were applied.
  mutating func abandonTransaction() {
    for index in 0..<transaction.entries.count {
      let entry = transaction.entries[index]
      let isWanted = rows[entry.row].ownership == .wanted
      if entry.wasWanted && !isWanted { restore(entry.row) }
      if !entry.wasWanted && isWanted { discard(entry.row) }
    }
    restoreVariables()
    finish()
  }

  private mutating func restore(_ row: Int32) {
    rows[row].ownership = .wanted
    countUses(ofRow: row, by: 1)
    if rows[row].isEditParameter { variables[variableOfEditRow(row)].editRow = row }
  }

  private mutating func discard(_ row: Int32) {
    rows[row].ownership = .unwanted
    countUses(ofRow: row, by: -1)
    if rows[row].isEditParameter { variables[variableOfEditRow(row)].editRow = -1 }
  }

  /// Brings removed variables back and removes added ones instead.
  private mutating func restoreVariables() {
    for index in 0..<transaction.removedVariables.count {
      variables[transaction.removedVariables[index]].isInUse = true
    }
    transaction.removedVariables.removeAll()
    for index in 0..<transaction.addedVariables.count {
      let variable = transaction.addedVariables[index]
      variables[variable].isInUse = false
      transaction.removedVariables.append(variable)
    }
  }

  /// Frees what is gone and forgets how it was.
  private mutating func finish() {
    for index in 0..<transaction.entries.count {
      let row = transaction.entries[index].row
      rows[row].journalEntry = -1
      if rows[row].ownership == .unwanted { freeRow(row) }
    }
    freeDroppedZeroRows()
    for index in 0..<transaction.removedVariables.count {
      freeVariable(transaction.removedVariables[index])
    }
    transaction.removeAll()
  }

  func conflict(_ record: ConflictRecord) -> Conflict {
    let members = record.members.map { member in
      Conflict.Member(
        constraint: handle(ofRow: member.row),
        multiplier: member.multiplier * Double(rows[member.row].scale))
    }
    return Conflict(members: members, broken: handle(ofRow: record.broken))
  }
}
