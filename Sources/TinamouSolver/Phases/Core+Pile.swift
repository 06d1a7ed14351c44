/// Many soft equalities of one variable that are put in together.
///
/// One after the other, each would move the variable to the median of those put in so far, and all of
/// them would be looked at again: a time that grows with the square of their number. Instead they wait
/// until all other rows are settled. Then each gets the multiplier of the side that it is off to, and
/// the primal phase finds the median in one step.
extension Core {
  /// Fewer rows than these are put in like any other.
  private static let fewestPiledRows: Int32 = 32

  /// Whether a row that is about to be put in is likely one of many of its kind.
  mutating func isPileable(_ row: Int32) -> Bool {
    if rows[row].terms.count != 1 { return false }
    let variable = terms.entries[rows[row].terms.start].column
    return variables[variable].uses >= Self.fewestPiledRows && isSoftEquality(row)
      && variables[variable].definition >= 0
  }

  private mutating func isSoftEquality(_ row: Int32) -> Bool {
    let (below, above) = (rows[row].ownBelow, rows[row].ownAbove)
    return below > 0 && above > 0 && below < Core.required && above < Core.required
  }

  /// Whether so many rows are piled up that they have to be settled together.
  var isPileHigh: Bool { piledRows.count >= Self.fewestPiledRows }

  /// Puts the piled rows in. All other rows are settled, or are in a conflict that has to be settled
  /// first.
  mutating func settlePile() throws(Breakdown) {
    if piledRows.isEmpty || !newConflicts.isEmpty { return }
    imbalance.removeAll()
    for index in 0..<piledRows.count {
      let row = piledRows[index]
      // It may have been queued twice, or removed after a flush that gave up.
      if rows[row].status != .absent || rows[row].ownership != .wanted { continue }
      link(row)
      rows[row].status = .middle
      rows[row].flags.isFresh = false
      let variable = terms.entries[rows[row].terms.start].column
      if variables[variable].definition < 0 { continue }
      let side = updateResidual(row)
      if side == 0 { continue }
      moveMultiplierToBound(row, upper: side > 0)
      rows[row].status = side > 0 ? .upper : .lower
    }
    distributeImbalance()
    try settlePrimal()
    lookAtPileAgain()
    try settleDual()
  }

  /// Rows of the pile that hold, or whose variable has no definition, are new rows like any other.
  private mutating func lookAtPileAgain() {
    for index in 0..<piledRows.count where rows[piledRows[index]].status == .middle {
      rows[piledRows[index]].flags.isFresh = true
      enqueueDual(piledRows[index])
    }
    piledRows.removeAll()
  }
}
