/// The staged rule: one answer where the priorities allow several.
///
/// Each step is a level of cost below all priorities (see ``Level``), so the answer is that of one
/// lexicographic problem. The costs become active only where the priorities leave an ambiguity: on
/// the rows and variables that a tie or an underdetermined part reaches. Elsewhere they would
/// change nothing, because what the priorities determine cannot move.
extension Core {
  /// Decides what the priorities leave ambiguous. The model must be at its optimum.
  ///
  /// The ambiguity depends only on the rows and on the multipliers at the priorities. After most
  /// flushes it is therefore enough to check whether the active costs still suffice.
  mutating func complete() throws(Breakdown) {
    if !face.isInDoubt && !stagedRule.isPartial && !isFaceOpen {
      face.isClosed = true
      return
    }
    face.isClosed = false
    if !tidyFaceList() {
      face.isInDoubt = false
      return
    }
    counts.completions += 1
    progress.restart()
    basis.work.isRoundingInDoubt = false
    try tidyRanks()
    repeat {
      // A row that nearly holds can move the optimum of the priorities while weaker levels settle.
      face.isInDoubt = false
      try rankOpenRows()
    } while face.isInDoubt
    try addZeroRows()
    face.isInDoubt = false
  }

  /// Activates the costs of rows with ambiguous residuals, until nothing is ambiguous or all have
  /// theirs.
  private mutating func rankOpenRows() throws(Breakdown) {
    stagedRule.isPartial = false
    stagedRule.parts.restart(variables: basis.variables.count, at: Level.weakestTight)
    repeat {
      collectOpenVariables()
      collectRowsOfOpenVariables(withoutRank: true)
      if areTooManyToRankAtOnce { return try rankByLevel() }
      if !rankRows() { return }
      try settlePrimalByLevel()
      try settleAll()
    } while tidyFaceList()
  }

  /// Activates the costs of the collected rows, whose residuals are ambiguous; returns whether
  /// there were any.
  private mutating func rankRows() -> Bool {
    for index in 0..<stagedRule.openRows.count {
      let row = stagedRule.openRows[index]
      setRanked(row, true)
      followBound(row)
    }
    distributeImbalance()
    return !stagedRule.openRows.isEmpty
  }

  /// Whether a row that mentions an ambiguous variable has no costs of the staged rule yet,
  /// although its residual can differ from zero.
  func needsRank(_ row: Int32) -> Bool {
    !basis.rows[row].flags.isRanked
      && multipliers.faceRelation(of: row, in: basis, downTo: Level.weakestPriority) != .equal
  }

  /// Adds rows that pull ambiguous variables to zero.
  ///
  /// In each connected part that the previous steps leave ambiguous, the first variable gets a row;
  /// then the first two variables of what is still ambiguous, then four, and so on. An unnecessary
  /// row changes nothing, since its level is the weakest, and so many ambiguous variables need few
  /// rounds. Rows of weaker levels from earlier flushes must not hide an ambiguity, so each part is
  /// examined down to the level that it has reached.
  private mutating func addZeroRows() throws(Breakdown) {
    var count: Int32 = 1
    repeat {
      try countStep()
      collectVariablesOpenAtTheirLevels()
      if !pullFirst(count) { return }
      if !pending.insertions.isEmpty { try settleAll() }
      if count < Self.maximumZeroRowCount { count *= 2 }
    } while tidyFaceList()
  }

  /// The largest number of zero rows that a part gets in one round.
  private static let maximumZeroRowCount: Int32 = 1 << 20

  mutating func collectVariablesOpenAtTheirLevels() {
    stagedRule.openVariables.removeAll()
    for index in 0..<face.list.count {
      let id = face.list[index]
      if id < 0 {
        open(~id)
      } else if multipliers.faceRelation(of: id, in: basis, downTo: openLevel(ofActive: id))
        != .equal
      {
        openVariables(of: id)
      }
    }
    followOpenVariables()
    sortOpenVariablesByOrder()
  }

  private func openLevel(ofActive row: Int32) -> UInt64 {
    if basis.rows[row].definedVariable >= 0 {
      return stagedRule.parts.levels[basis.rows[row].definedVariable]
    }
    var level = UInt64.max
    var part = basis.recipes.firstEntry(ofColumn: row)
    while part >= 0 {
      level = min(
        level, stagedRule.parts.levels[basis.rows[basis.recipes.entries[part].row].definedVariable])
      part = basis.recipes.entries[part].next
    }
    return level
  }

  /// Adds a zero row to the first `count` variables of each connected part of the open variables
  /// that have not been examined, if they have none; returns whether any part had such a variable.
  private mutating func pullFirst(_ count: Int32) -> Bool {
    numberParts()
    var isAny = false
    for index in 0..<stagedRule.openVariables.count {
      let variable = stagedRule.openVariables[index]
      let part = stagedRule.parts.numbers[variable]
      let level = Level.zero(order: basis.variables[variable].order)
      if level >= stagedRule.parts.levels[variable] || stagedRule.parts.pulls[part] == count {
        continue
      }
      if basis.variables[variable].zeroRow < 0 { addZeroRow(to: variable) }
      stagedRule.parts.pulls[part] += 1
      stagedRule.parts.reached[part] = level
      isAny = true
    }
    for index in 0..<stagedRule.openVariables.count {
      let level = stagedRule.parts.reached[
        stagedRule.parts.numbers[stagedRule.openVariables[index]]]
      if level > 0 { stagedRule.parts.levels[stagedRule.openVariables[index]] = level }
    }
    return isAny
  }

  /// Numbers the parts of the open variables that rows connect.
  mutating func numberParts() {
    stagedRule.parts.forgetParts(ofVariables: basis.variables.count)
    stagedRule.visitedRows.removeAll()
    for index in 0..<stagedRule.openVariables.count {
      stagedRule.parts.numbers[stagedRule.openVariables[index]] = -1
    }
    var waiting = Buffer<Int32>()
    for index in 0..<stagedRule.openVariables.count
    where stagedRule.parts.numbers[stagedRule.openVariables[index]] < 0 {
      numberPart(of: stagedRule.openVariables[index], stagedRule.parts.appendPart(), &waiting)
    }
  }

  /// Numbers the open variables without a number that rows connect with one of them.
  ///
  /// `waiting` lists variables whose rows have not been followed; it is empty before and after.
  private mutating func numberPart(
    of variable: Int32, _ number: Int32, _ waiting: inout Buffer<Int32>
  ) {
    waiting.append(variable)
    stagedRule.parts.numbers[variable] = number
    while !waiting.isEmpty {
      var index = basis.terms.firstEntry(ofColumn: waiting.removeLast())
      while index >= 0 {
        let row = basis.terms.entries[index].row
        index = basis.terms.entries[index].next
        // Visit a row once, even if many of its variables are ambiguous.
        if !stagedRule.visitedRows.insert(row) { continue }
        for term in basis.rows[row].terms.indices {
          let neighbour = basis.terms.entries[term].column
          if !stagedRule.openVariables.contains(neighbour)
            || stagedRule.parts.numbers[neighbour] >= 0
          {
            continue
          }
          stagedRule.parts.numbers[neighbour] = number
          waiting.append(neighbour)
        }
      }
    }
  }

  private mutating func addZeroRow(to variable: Int32) {
    let row = basis.makeRow(termCount: 1)
    basis.terms.entries[basis.rows[row].terms.start].column = variable
    basis.terms.entries[basis.rows[row].terms.start].coefficient = 1
    basis.rows[row].order = basis.variables[variable].order
    basis.rows[row].ownership = .zeroRow
    basis.rows[row].flags.hasUnitCoefficients = true
    basis.rows[row].flags.hasShortConstant = true
    setRanked(row, true)
    basis.variables[variable].zeroRow = row
    pending.insertions.append(row)
  }

  /// Whether an ambiguity remains with the active costs.
  private var isFaceOpen: Bool { !face.isClosed && leavesFaceListAnythingOpen() }

  /// Looks for an entry of the list of the face that leaves a value open.
  func leavesFaceListAnythingOpen() -> Bool {
    for index in 0..<face.list.count {
      let id = face.list[index]
      if id < 0 ? basis.variables[~id].definition == VariableSlot.stay : isActiveOnEdge(id) {
        return true
      }
    }
    return false
  }

  private func isActiveOnEdge(_ row: Int32) -> Bool {
    basis.rows[row].status == .active && multipliers.isOnEdge(row, in: basis)
  }

  mutating func setRanked(_ row: Int32, _ isRanked: Bool) {
    if basis.rows[row].flags.isRanked == isRanked { return }
    face.isClosed = false
    basis.rows[row].flags.isRanked = isRanked
    stagedRule.rankedRowCount += isRanked ? 1 : -1
  }

  /// Moves a row's multiplier with its box after costs of the staged rule have changed the box.
  mutating func followBound(_ row: Int32) {
    switch basis.rows[row].status {
    case .upper: multipliers.moveToBound(row, upper: true, in: &basis)
    case .lower: multipliers.moveToBound(row, upper: false, in: &basis)
    case .active:
      enqueuePrimal(row: row)
      listOnFace(row: row)
    case .middle, .absent, .composite: break
    }
  }

  // MARK: Tidying

  /// Deactivates costs that are no longer needed, when many of them may have accumulated.
  ///
  /// A row or variable that the priorities determine again keeps its costs for a while. They are
  /// harmless, but every multiplier that they reach contains a part of them.
  private mutating func tidyRanks() throws(Breakdown) {
    if stagedRule.rankedRowCount <= 2 * stagedRule.neededRankedRowCount + 64 { return }
    collectOpenVariables(downTo: Level.weakestPriority)
    for row in 0..<basis.rows.count
    where basis.rows[row].flags.isRanked && !mentionsOpenVariable(row) {
      if basis.rows[row].ownership == .zeroRow {
        dropZeroRow(of: basis.terms.entries[basis.rows[row].terms.start].column)
      } else {
        setRanked(row, false)
        followBound(row)
      }
    }
    distributeImbalance()
    try settlePrimal()
    try settleAll()
    freeDroppedZeroRows()
    stagedRule.neededRankedRowCount = stagedRule.rankedRowCount
  }

  private func mentionsOpenVariable(_ row: Int32) -> Bool {
    for index in basis.rows[row].terms.indices
    where stagedRule.openVariables.contains(basis.terms.entries[index].column) {
      return true
    }
    return false
  }

  /// Withdraws the zero row of a variable at the next flush.
  mutating func dropZeroRow(of variable: Int32) {
    let row = basis.variables[variable].zeroRow
    basis.variables[variable].zeroRow = -1
    pending.withdrawals.append(row)
    stagedRule.droppedZeroRows.append(row)
  }

  /// Withdraws the zero rows of the variables that a row mentions, if they are in the basis without
  /// a multiplier, because the row may determine these variables.
  ///
  /// A row that took the place of a zero row would leave it with a multiplier, for which others
  /// have to compensate: thousands of them, where what is built was read while it was empty.
  mutating func dropIdleZeroRows(mentionedBy row: Int32) {
    for index in basis.rows[row].terms.indices {
      let variable = basis.terms.entries[index].column
      let zeroRow = basis.variables[variable].zeroRow
      if zeroRow >= 0 && basis.rows[zeroRow].status == .active && basis.rows[zeroRow].multiplier < 0
      {
        dropZeroRow(of: variable)
      }
    }
  }

  /// Frees the zero rows that a flush has removed.
  mutating func freeDroppedZeroRows() {
    for index in 0..<stagedRule.droppedZeroRows.count { freeRow(stagedRule.droppedZeroRows[index]) }
    stagedRule.droppedZeroRows.removeAll()
  }
}
