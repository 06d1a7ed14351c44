/// The first three steps of the staged rule where they concern many rows: the strongest levels
/// first.
///
/// Each level that is in force is a component of the multipliers that it reaches, which can be
/// those of all rows. So where a few levels determine everything that is open, only they get costs:
/// costs of what cannot move are constant. In each connected part the strongest levels are put in
/// force, then more of them as long as something is open when only these levels are considered.
extension Core {
  /// The number of rows of a round that get their costs without a look at the order of their
  /// levels.
  ///
  /// Each level that decides anything takes away one of the ways in which values can still move,
  /// and there are at most as many of them as entries in the list of the face. A solver that checks
  /// its invariants goes by level in every other flush, so that random scripts do both.
  private var mostRowsRankedAtOnce: Int32 {
    if checksInvariants, statistics.updates.isMultiple(of: 2) { return 1 }
    return max(128, 2 * face.list.count)
  }

  /// The number of rows that get costs in each part in the first round.
  private var fewestRowsRankedByLevel: Int32 {
    min(mostRowsRankedAtOnce, max(16, face.list.count))
  }

  /// Whether more rows without costs that mention open variables were collected than should get
  /// costs at once.
  var areTooManyToRankAtOnce: Bool {
    stagedRule.openRows.count > mostRowsRankedAtOnce
  }

  /// Activates the costs of rows with ambiguous residuals, from the strongest level down, until
  /// nothing is ambiguous at the levels reached, or all such rows have their costs.
  mutating func rankByLevel() throws(Breakdown) {
    stagedRule.isPartial = true
    stagedRule.parts.restart(variables: basis.variables.count, at: Level.weakestPriority)
    var unranked = stagedRule.openRows.count
    var count = fewestRowsRankedByLevel
    repeat {
      try countStep()
      collectVariablesOpenAtTheirLevels()
      let before = stagedRule.rankedRowCount
      if !rankStrongest(count) { break }
      if stagedRule.rankedRowCount == before { continue }
      distributeImbalance()
      try settlePrimalByLevel()
      try settleAll()
      // Where many levels are needed, rounds cost more than the levels that are not.
      let ranked = stagedRule.rankedRowCount - before
      unranked -= ranked
      count = unranked / 3 < ranked || count > .max / 4 ? .max : 4 * count
    } while tidyFaceList()
    collectOpenVariables()
    collectRowsOfOpenVariables(withoutRank: true)
    stagedRule.isPartial = !stagedRule.openRows.isEmpty
    // In doubt, everything is collected again.
    if checksInvariants, !face.isInDoubt { checkRanks() }
  }

  /// Activates the costs at up to `count` more levels of each connected part of the open variables;
  /// returns whether any part has reached a weaker level.
  ///
  /// Levels that are in force already are passed at first, without others: they may be enough.
  private mutating func rankStrongest(_ count: Int32) -> Bool {
    numberParts()
    collectRowsOfOpenVariables()
    var sides = PriorityQueue<UInt64>()
    for index in 0..<stagedRule.openRows.count {
      queueOpenSides(of: stagedRule.openRows[index], in: &sides)
    }
    while let side = sides.pop() {
      rank(side.id >= 0 ? side.id : ~side.id, atLevel: ~side.key, upTo: count)
    }
    return lowerLevelsReached(upTo: count)
  }

  /// Queues the sides of a row to which it can be off at an optimum, by level.
  private func queueOpenSides(of row: Int32, in sides: inout PriorityQueue<UInt64>) {
    if basis.rows[row].ownership == .zeroRow { return }
    let relation = multipliers.faceRelation(of: row, in: basis, downTo: Level.weakestPriority)
    if relation == .atLeast || relation == .none {
      sides.push(
        key: ~basis.rankLevel(row, upper: true, costsAlready: basis.above(row) > 0), id: row)
    }
    if relation == .atMost || relation == .none {
      sides.push(
        key: ~basis.rankLevel(row, upper: false, costsAlready: basis.below(row) > 0), id: ~row)
    }
  }

  private mutating func rank(_ row: Int32, atLevel level: UInt64, upTo count: Int32) {
    var part: Int32 = -1
    var examined = UInt64.max
    for index in basis.rows[row].terms.indices {
      let variable = basis.terms.entries[index].column
      if !stagedRule.openVariables.contains(variable) { continue }
      part = stagedRule.parts.numbers[variable]
      examined = min(examined, stagedRule.parts.levels[variable])
    }
    if part < 0 || level >= examined || stagedRule.parts.pulls[part] == count { return }
    if !basis.rows[row].flags.isRanked {
      if stagedRule.parts.pulls[part] == 0 && stagedRule.parts.reached[part] > 0 {
        stagedRule.parts.pulls[part] = count
        return
      }
      setRanked(row, true)
      followBound(row)
      stagedRule.parts.pulls[part] += 1
    }
    stagedRule.parts.reached[part] = level
  }

  /// Notes the levels that the parts have reached: the weakest if no row is left.
  private mutating func lowerLevelsReached(upTo count: Int32) -> Bool {
    var isAny = false
    for index in 0..<stagedRule.openVariables.count {
      let variable = stagedRule.openVariables[index]
      let part = stagedRule.parts.numbers[variable]
      let isDone = stagedRule.parts.pulls[part] < count
      let level = isDone ? Level.weakestTight : stagedRule.parts.reached[part]
      if level >= stagedRule.parts.levels[variable] { continue }
      stagedRule.parts.levels[variable] = level
      isAny = true
    }
    return isAny
  }
}
