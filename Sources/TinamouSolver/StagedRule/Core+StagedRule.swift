/// The staged rule: one answer where the priorities leave several.
///
/// Each step is a level of cost below all priorities (see ``Level``), so the answer is that of one
/// lexicographic problem. The costs are put in force only where the priorities leave something open:
/// on the rows and variables that a tie or a gap reaches. Elsewhere they would change nothing,
/// because what the priorities determine cannot move.
extension Core {
  /// Settles what the priorities leave open. The model is at its optimum.
  ///
  /// What the priorities leave open depends on the rows and on the multipliers at the priorities
  /// alone, so after most flushes all that is to be seen is whether the costs in force still suffice.
  mutating func complete() throws(Breakdown) {
    if !isFaceInDoubt && !isFaceOpen { return }
    isFaceInDoubt = false
    if !tidyFaceList() { return }
    statistics.completions += 1
    stepsInFlush = 0
    degenerateSteps = 0
    try tidyRanks()
    repeat {
      collectOpenVariables()
      collectRowsOfOpenVariables()
      if !rankRows() && !addZeroRows() { break }
      try settlePrimal()
      try settleAll()
    } while tidyFaceList()
    isFaceInDoubt = false
  }

  /// Puts the costs in force of rows that optimality lets be off; whether there were any.
  private mutating func rankRows() -> Bool {
    imbalance.removeAll()
    var isAny = false
    for index in 0..<path.count {
      let row = path[index]
      if rows[row].isRanked { continue }
      if faceRelation(of: row, downTo: Level.weakestPriority) == .equal { continue }
      setRanked(row, true)
      followBound(row)
      isAny = true
    }
    distributeImbalance()
    return isAny
  }

  /// Adds rows that pull the open variables to zero, if the steps before leave any of them open;
  /// whether a row was missing.
  private mutating func addZeroRows() -> Bool {
    if !needsZeroRows { return false }
    for index in 0..<touched.count where variables[touched[index]].zeroRow < 0 {
      let variable = touched[index]
      let row = makeRow(termCount: 1)
      terms.entries[rows[row].terms.start].column = variable
      terms.entries[rows[row].terms.start].coefficient = 1
      rows[row].order = variables[variable].order
      rows[row].ownership = .zeroRow
      setRanked(row, true)
      variables[variable].zeroRow = row
      insertions.append(row)
    }
    return !insertions.isEmpty
  }

  private var needsZeroRows: Bool {
    for index in 0..<touched.count where variables[touched[index]].zeroRow >= 0 { return true }
    return isFaceOpen
  }

  /// Whether the costs in force leave anything open.
  private var isFaceOpen: Bool {
    for index in 0..<faceList.count {
      let id = faceList[index]
      if id < 0 ? variables[~id].definition == VariableSlot.stay : isActiveOnEdge(id) {
        return true
      }
    }
    return false
  }

  private func isActiveOnEdge(_ row: Int32) -> Bool {
    rows[row].status == .active && isOnEdge(row)
  }

  mutating func setRanked(_ row: Int32, _ isRanked: Bool) {
    if rows[row].isRanked == isRanked { return }
    rows[row].isRanked = isRanked
    rankedRowCount += isRanked ? 1 : -1
  }

  /// Moves a row's multiplier along after its box changed by costs of the staged rule.
  private mutating func followBound(_ row: Int32) {
    switch rows[row].status {
    case .upper: setMultiplierToBound(row, upper: true, recordingImbalance: true)
    case .lower: setMultiplierToBound(row, upper: false, recordingImbalance: true)
    case .active:
      enqueuePrimal(row: row)
      listOnFace(row: row)
    case .middle, .absent, .composite: break
    }
  }

  // MARK: Tidying

  /// Takes costs out of force that are no longer needed, when they may have piled up.
  ///
  /// A row or variable that the priorities determine again keeps its costs for a while: they are
  /// harmless, but every multiplier that they reach carries a part of them.
  private mutating func tidyRanks() throws(Breakdown) {
    if rankedRowCount <= 2 * neededRankedRowCount + 64 { return }
    collectOpenVariables(downTo: Level.weakestPriority)
    for index in 0..<touched.count { variables[touched[index]].isMarked = true }
    imbalance.removeAll()
    for row in 0..<rows.count where rows[row].isRanked && !mentionsMarked(row) {
      if rows[row].ownership == .zeroRow {
        dropZeroRow(of: terms.entries[rows[row].terms.start].column)
      } else {
        setRanked(row, false)
        followBound(row)
      }
    }
    for index in 0..<touched.count { variables[touched[index]].isMarked = false }
    distributeImbalance()
    try settlePrimal()
    try settleAll()
    freeDroppedZeroRows()
    neededRankedRowCount = rankedRowCount
  }

  private func mentionsMarked(_ row: Int32) -> Bool {
    for index in rows[row].terms.indices where variables[terms.entries[index].column].isMarked {
      return true
    }
    return false
  }

  /// Withdraws the zero row of a variable at the next flush.
  mutating func dropZeroRow(of variable: Int32) {
    let row = variables[variable].zeroRow
    variables[variable].zeroRow = -1
    withdrawals.append(row)
    droppedZeroRows.append(row)
  }

  /// Frees zero rows that a flush has taken out.
  mutating func freeDroppedZeroRows() {
    for index in 0..<droppedZeroRows.count { freeRow(droppedZeroRows[index]) }
    droppedZeroRows.removeAll()
  }
}
