/// The commit of an update: all of its edits, or none.
///
/// Answers are a function of the model, so taking a refused update back is nothing but the inverse
/// edits: every public value is then the same to the last bit as if the update had never been tried.
extension Solver {
  func commitTransaction() throws(SolverError) {
    core.statistics.updates += 1
    let brokenBefore = conflictPolicy == .refuse ? Set(core.conflicts.map(\.broken)) : []
    queueEdits()
    do {
      try core.flush()
    } catch {
      try takeBack()
      throw .stepLimitReached(error.steps)
    }
    if conflictPolicy == .refuse,
      let refused = core.conflicts.first(where: { !brokenBefore.contains($0.broken) })
    {
      let conflict = conflict(refused)
      try takeBack()
      throw .conflict(conflict)
    }
    finishTransaction()
    core.checkInvariants()
  }

  /// Hands the difference between the model before and after the edits to the core.
  private func queueEdits() {
    for entry in transaction.entries {
      let isWanted = core.rows[entry.row].ownership == .wanted
      switch (entry.wasWanted, isWanted) {
      case (true, false): core.withdrawals.append(entry.row)
      case (true, true) where entry.oldConstant != entry.newConstant:
        core.constantChanges.append(
          Core.ConstantChange(row: entry.row, constant: entry.newConstant))
      case (false, true):
        core.rows[entry.row].constant = entry.newConstant
        core.insertions.append(entry.row)
      default: break
      }
    }
    for variable in transaction.removedVariables where core.variables[variable].zeroRow >= 0 {
      core.dropZeroRow(of: variable)
    }
  }

  /// Hands the inverse of the edits to the core.
  private func takeBack() throws(SolverError) {
    for entry in transaction.entries {
      let row = entry.row
      let isWanted = core.rows[row].ownership == .wanted
      switch (entry.wasWanted, isWanted) {
      case (true, false):
        restore(row)
        core.insertions.append(row)
      case (true, true) where entry.oldConstant != entry.newConstant:
        core.constantChanges.append(Core.ConstantChange(row: row, constant: entry.oldConstant))
      case (false, true):
        core.rows[row].ownership = .unwanted
        countUses(ofRow: row, by: -1)
        core.withdrawals.append(row)
      default: break
      }
    }
    do {
      try core.flush()
    } catch {
      throw .stepLimitReached(error.steps)
    }
    restoreVariables()
    finishTransaction()
    core.checkInvariants()
  }

  /// Forgets edits that never reached the core.
  func abandonTransaction() {
    for entry in transaction.entries {
      if entry.wasWanted {
        if core.rows[entry.row].ownership == .unwanted { restore(entry.row) }
      } else if core.rows[entry.row].ownership == .wanted {
        core.rows[entry.row].ownership = .unwanted
        countUses(ofRow: entry.row, by: -1)
      }
    }
    restoreVariables()
    finishTransaction()
  }

  private func restore(_ row: Int32) {
    core.rows[row].ownership = .wanted
    countUses(ofRow: row, by: 1)
    if core.rows[row].isEditParameter {
      core.variables[core.terms.entries[core.rows[row].terms.start].column].editRow = row
    }
  }

  private func restoreVariables() {
    for variable in transaction.removedVariables { core.variables[variable].isInUse = true }
    transaction.removedVariables = transaction.addedVariables
    for variable in transaction.addedVariables {
      core.variables[variable].isInUse = false
      core.variables[variable].editRow = -1
    }
  }

  /// Frees what is gone and forgets how it was.
  private func finishTransaction() {
    for entry in transaction.entries {
      core.rows[entry.row].journalEntry = -1
      if core.rows[entry.row].ownership == .unwanted {
        forgetNames(ofRow: entry.row)
        core.freeRow(entry.row)
      }
    }
    core.freeDroppedZeroRows()
    for variable in transaction.removedVariables {
      forgetNames(ofVariable: variable)
      core.freeVariable(variable)
    }
    transaction.removeAll()
    transaction.needsCompletion = true
  }

  /// Asks the staged rule for the values that the constraints leave open.
  func completeIfNeeded() {
    if !transaction.needsCompletion || transaction.depth > 0 { return }
    transaction.needsCompletion = false
    do {
      try core.complete()
    } catch {
      // The values are optimal, only not those of the staged rule.
      core.statistics.abandonedCompletions += 1
    }
    core.checkInvariants()
  }
}
