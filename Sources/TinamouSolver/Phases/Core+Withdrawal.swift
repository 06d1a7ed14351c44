/// Removal of rows from the model: the first half of a flush.
///
/// A row can leave when its multiplier is zero. A row that enters in its place can take the
/// multiplier over. Otherwise, if few rows account for it, their multipliers are forgotten, that
/// is, set to zero, which is in every box. The dual phase then finds the new ones, in the pass over
/// the model in which it processes everything else. If many rows account for it, the primal phase
/// moves one multiplier after the other and keeps the others. Where few rows leave, it does so
/// first for the rows that stay.
extension Core {
  /// The maximum number of variables between a row and the multipliers that account for its own.
  private static let nearbyVariableLimit: Int32 = 256
  /// More rows with a multiplier than these are a switch of constraint sets, whose multipliers are
  /// forgotten.
  private static let fewWithdrawals: Int32 = 16

  /// Removes the rows to withdraw from the model.
  mutating func withdrawRows() throws(Breakdown) {
    if pending.withdrawals.isEmpty { return }
    for index in 0..<pending.withdrawals.count { release(pending.withdrawals[index]) }
    distributeImbalance()
    let areFew = carryingWithdrawalCount <= Self.fewWithdrawals
    if areFew { try settleRowsInForce() }
    let areMultipliersForgotten =
      (!areFew && areCausesNearby())
      || (carryingWithdrawalCount > 0 && handOverMultipliers())
      || (areFew && areCausesNearby())
    if areMultipliersForgotten {
      try clearCauses()
    } else {
      try settlePrimal()
    }
    for index in 0..<pending.withdrawals.count { detach(pending.withdrawals[index]) }
    pending.withdrawals.removeAll()
    stopNewStays()
  }

  /// Stops the stays that withdrawn rows leave. Most of their readers have been unlinked by now.
  private mutating func stopNewStays() {
    for index in 0..<withdrawal.newStays.count {
      let variable = withdrawal.newStays[index]
      if basis.variables[variable].definition == VariableSlot.stay {
        basis.stopMoving(stay: variable)
      }
    }
    withdrawal.newStays.removeAll()
  }

  /// Removes the costs of a row, which then has to be settled. If it is not in the basis, its
  /// multiplier is zero at once, and the active ones have to compensate for it.
  private mutating func release(_ row: Int32) {
    if basis.rows[row].status == .absent { return }
    if row == basis.movingRow { stopMoving() }
    basis.rows[row].flags.isInForce = false
    setRanked(row, false)
    basis.rows[row].flags.isJustAdded = false
    if basis.rows[row].status == .active {
      enqueuePrimal(row: row)
    } else {
      multipliers.clear(row: row, in: &basis)
    }
  }

  /// Unlinks a released row whose multiplier has become zero.
  private mutating func detach(_ row: Int32) {
    if basis.rows[row].status == .absent { return }
    face.isInDoubt = true
    assert(basis.rows[row].multiplier < 0, "a row leaves without a multiplier")
    let wasActive = basis.rows[row].status == .active
    basis.setStatus(.absent, of: row)
    if wasActive { removeFromBasis(row) }
    basis.terms.unlink(basis.rows[row].terms)
  }

  /// Brings multipliers back into their boxes that left them because released rows no longer
  /// compensate. Values are still feasible, so that the primal phase can.
  ///
  /// The released rows wait, and so do rows that share a single variable with what accounts for
  /// their multipliers, which is forgotten at no cost. To forget more would move other multipliers
  /// out of their boxes, and so on, up to those of all views that have no room.
  private mutating func settleRowsInForce() throws(Breakdown) {
    var waiting = Buffer<Int32>()
    while let id = primalQueue.pop() {
      let leaving = rowOutOfBox(id)
      if id >= 0 && !basis.rows[id].flags.isInForce {
        waiting.append(id)
      } else if let leaving {
        if collectCauses(of: leaving, limit: 1) {
          waiting.append(id)
        } else {
          try settlePrimal(id)
        }
      }
    }
    for index in 0..<waiting.count { enqueuePrimal(waiting[index]) }
  }

  // MARK: Forgetting

  /// Whether the multipliers that account for those of the rows to withdraw are near them. What is
  /// behind one row is not followed again for the next.
  private mutating func areCausesNearby() -> Bool {
    withdrawal.followedVariables.removeAll()
    withdrawal.causingRows.removeAll()
    var next: Int32 = 0
    for index in 0..<pending.withdrawals.count {
      let row = pending.withdrawals[index]
      if basis.rows[row].status != .active || basis.rows[row].multiplier < 0 { continue }
      followDefinitions(with: row)
      if !collectCauses(from: &next, limit: next + Self.nearbyVariableLimit) { return false }
    }
    return true
  }

  /// Forgets multipliers until those of all active rows are in their boxes.
  private mutating func clearCauses() throws(Breakdown) {
    while let id = primalQueue.pop() {
      guard let leaving = rowOutOfBox(id) else { continue }
      try countStep()
      _ = collectCauses(of: leaving)
      if withdrawal.causingRows.isEmpty {
        // Nothing accounts for the multiplier but rounding.
        computeMultipliersAnew()
        if rowOutOfBox(id) != nil { throw breakdown() }
        continue
      }
      for index in 0..<withdrawal.causingRows.count {
        resetMultiplier(of: withdrawal.causingRows[index])
      }
      distributeImbalance()
      // The contributions of forgotten rows along different paths may have cancelled and hidden
      // others.
      if rowOutOfBox(id) != nil { enqueuePrimal(id) }
    }
  }

  private mutating func resetMultiplier(of row: Int32) {
    multipliers.clear(row: row, in: &basis)
    basis.setStatus(.middle, of: row)
    withdrawal.clearedRows.append(row)
  }

  /// Queues the rows whose multipliers were forgotten for the dual phase.
  mutating func queueClearedRows() {
    for index in 0..<withdrawal.clearedRows.count
    where basis.rows[withdrawal.clearedRows[index]].status == .middle {
      basis.markDirty(row: withdrawal.clearedRows[index])
    }
    withdrawal.clearedRows.removeAll()
  }

  /// Collects the nonactive rows that account for the multiplier of an active row or a stay into
  /// `causingRows`; returns `false` if more than `limit` variables are between them.
  ///
  /// Multipliers cancel in every variable, so the walk follows definitions with a multiplier. A row
  /// in a composite has contributions of its own and of the composite, which can cancel; it is
  /// always followed.
  private mutating func collectCauses(of leaving: Basis.Leaving, limit: Int32 = .max) -> Bool {
    withdrawal.followedVariables.removeAll()
    withdrawal.causingRows.removeAll()
    switch leaving {
    case .stay(let variable): withdrawal.followedVariables.insert(variable)
    case .row(let row): followDefinitions(with: row)
    }
    var next: Int32 = 0
    return collectCauses(from: &next, limit: limit)
  }

  /// Collects the nonactive rows in the followed variables from one of them on; returns `false` if
  /// there are more than `limit` in the end.
  private mutating func collectCauses(from next: inout Int32, limit: Int32) -> Bool {
    while next < withdrawal.followedVariables.count && withdrawal.followedVariables.count <= limit {
      collectCauses(in: withdrawal.followedVariables[next])
      next += 1
    }
    return withdrawal.followedVariables.count <= limit
  }

  private mutating func collectCauses(in variable: Int32) {
    var index = basis.terms.firstEntry(ofColumn: variable)
    while index >= 0 {
      let row = basis.terms.entries[index].row
      index = basis.terms.entries[index].next
      switch basis.rows[row].status {
      case .active:
        if basis.rows[row].multiplier >= 0 || basis.recipes.firstEntry(ofColumn: row) >= 0 {
          followDefinitions(with: row)
        }
      case .composite: withdrawal.followedVariables.insert(basis.rows[row].definedVariable)
      case .lower, .upper, .middle:
        if basis.rows[row].multiplier >= 0 { withdrawal.causingRows.insert(row) }
      case .absent: continue
      }
    }
  }

  /// Follows the variables that a row defines, alone or as a part of composites.
  private mutating func followDefinitions(with row: Int32) {
    if basis.rows[row].definedVariable >= 0 {
      withdrawal.followedVariables.insert(basis.rows[row].definedVariable)
    }
    var part = basis.recipes.firstEntry(ofColumn: row)
    while part >= 0 {
      withdrawal.followedVariables.insert(
        basis.rows[basis.recipes.entries[part].row].definedVariable)
      part = basis.recipes.entries[part].next
    }
  }
}
