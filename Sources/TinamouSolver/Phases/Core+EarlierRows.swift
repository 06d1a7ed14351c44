/// Required equalities that agree but for the rounding of what was written: the first ones in
/// document order hold exactly.
///
/// Numbers such as 50.19406213820985 are rounded, so a row that follows from others on paper is off
/// by a little, which counts as holding. Which of these rows are active then decides the last digits
/// of values, and with them, once in a hundred million values, the multiple of the public unit. So
/// the active rows have to be a function of the model: the first independent ones. A basis with this
/// property is found by exchanges (J. Edmonds, Matroids and the greedy algorithm, 1971): as long as
/// any row is off and comes before a row of the combination that it follows from, it takes the place
/// of the last one.
extension Core {
  /// Lets each nonactive row that was found off by a little take the place of a later one; returns
  /// whether any did.
  mutating func putEarlierRowsInForce() throws(Breakdown) -> Bool {
    var isAny = false
    while !nearlyHoldingRows.isEmpty {
      let row = nearlyHoldingRows.removeLast()
      let isRedundant = rows[row].status == .middle && !rows[row].flags.isHeld
      if !isRedundant || !isRequiredEquality(row) { continue }
      guard let latest = latestRowImplying(row), rows[latest.row].order > rows[row].order else {
        continue
      }
      try countStep()
      var change = change(clearing: latest)
      exchange(row, with: latest.row, by: change)
      vectors.release(&change)
      markDirty(row: latest.row)
      isAny = true
    }
    return isAny
  }

  /// Returns the last of the active rows in document order that a row follows from, if all of them
  /// are required equalities, whose multipliers may become anything.
  private mutating func latestRowImplying(_ row: Int32) -> Emission? {
    addToSweep(row: row, times: 1)
    _ = sweep()
    if largestTerminal() != nil { return nil }
    var latest: Emission?
    for index in 0..<emissions.count where emissions[index].isSignificant {
      let emission = emissions[index]
      if !isRequiredEquality(emission.row) { return nil }
      if latest.map({ rows[$0.row].order < rows[emission.row].order }) ?? true { latest = emission }
    }
    return latest
  }
}
