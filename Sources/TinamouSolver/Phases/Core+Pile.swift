/// Many soft equalities that are inserted together: of one variable, or pulls at an optimal face.
///
/// Inserted one after another, each of them would move the variable to the median of those inserted
/// so far, and all of them would be examined again, which takes a time that grows with the square
/// of their number. Instead they wait until all other rows are settled. Then each gets the
/// multiplier of the side on which it is violated, and the primal phase finds the median in one
/// step.
extension Core {
  /// The number of rows below which they are inserted like any others.
  private static let fewestPiledRows: Int32 = 32

  /// Whether a row that is about to be inserted is probably one of many of its kind.
  func isPileable(_ row: Int32) -> Bool {
    if basis.rows[row].terms.count != 1 { return false }
    let variable = basis.terms.entries[basis.rows[row].terms.start].column
    return basis.variables[variable].uses >= Self.fewestPiledRows && isSoftEquality(row)
      && basis.variables[variable].definition >= 0
  }

  private func isSoftEquality(_ row: Int32) -> Bool {
    let (below, above) = (basis.costs(of: row).below, basis.costs(of: row).above)
    return below > 0 && above > 0 && below < Basis.required && above < Basis.required
  }

  /// Whether so many rows are waiting that they have to be settled together.
  var isPileHigh: Bool { insertion.piledRows.count >= Self.fewestPiledRows }

  /// Inserts the waiting rows. All other rows must be settled, or be in a conflict that has to be
  /// settled first.
  mutating func settlePile() throws(Breakdown) {
    if insertion.piledRows.isEmpty || !newConflicts.isEmpty { return }
    for index in 0..<insertion.piledRows.count {
      let row = insertion.piledRows[index]
      // It may have been queued twice, or removed after a flush that failed.
      if basis.rows[row].status != .absent || basis.rows[row].ownership != .wanted { continue }
      link(row)
      basis.setStatus(.middle, of: row)
      basis.rows[row].flags.isJustAdded = false
      if isUndetermined(row) { continue }
      let side = basis.updateResidual(row)
      if side == 0 { continue }
      multipliers.moveToBound(row, upper: side > 0, in: &basis)
      basis.setStatus(side > 0 ? .upper : .lower, of: row)
    }
    distributeImbalance()
    try settlePrimal()
    lookAtPileAgain()
    try settleDual()
  }

  /// Whether a row mentions nothing but a variable without a definition, which it can define.
  private func isUndetermined(_ row: Int32) -> Bool {
    if basis.rows[row].terms.count != 1 { return false }
    let variable = basis.terms.entries[basis.rows[row].terms.start].column
    return basis.variables[variable].definition < 0
  }

  /// Treats waiting rows that hold, or whose variable has no definition, like any other new rows.
  private mutating func lookAtPileAgain() {
    for index in 0..<insertion.piledRows.count
    where basis.rows[insertion.piledRows[index]].status == .middle {
      basis.rows[insertion.piledRows[index]].flags.isJustAdded = true
      enqueueDual(insertion.piledRows[index])
    }
    insertion.piledRows.removeAll()
  }
}
