/// Many soft rows that are off at once, where one step moves what the others depend on.
///
/// A column of a table, as wide as in the first row, takes a step for each row whose text is off,
/// and each step moves the column in all rows: a time that grows with the square. Instead each of
/// these rows gets the multiplier of the side on which it is off, all at once. Then they satisfy
/// (C), and the primal phase brings the multipliers of the active rows back into their boxes, with
/// steps that pass as many rows as they can.
extension Core {
  /// Fewer rows are repaired one after the other.
  private static let fewestJoinedRows: Int32 = 32
  /// How often a flush does this: the primal phase leaves no row off but for rounding.
  private static let mostJoinedSettlements = 4

  /// Whether the dual queue is so long that the soft rows in it may have to be settled together.
  var isLongQueueOfFarSteps: Bool {
    dualQueue.count >= Self.fewestJoinedRows && areStepsFarReaching && newConflicts.isEmpty
      && progress.joinedSettlements < Self.mostJoinedSettlements
  }

  /// Settles the soft rows of the dual queue together, after all others; does nothing if they are
  /// few.
  @inline(never)
  mutating func settleSoftRowsTogether() throws(Breakdown) {
    let joined = takeJoinableRows()
    if joined.isEmpty { return }
    progress.joinedSettlements += 1
    try settleDual(mayJoin: false)
    for index in 0..<joined.count {
      let row = joined[index]
      basis.rows[row].flags.isQueued = false
      if !newConflicts.isEmpty {
        enqueueDual(row)
      } else if basis.rows[row].status.isNonactive && !basis.rows[row].flags.isHeld {
        let side = basis.updateResidual(row)
        if side == 0 { continue }
        multipliers.moveToBound(row, upper: side > 0, in: &basis)
        basis.setStatus(side > 0 ? .upper : .lower, of: row)
        counts.flips += 1
      }
    }
    distributeImbalance()
    try settlePrimal()
  }

  /// Takes the soft rows out of the dual queue, if there are many.
  private mutating func takeJoinableRows() -> Buffer<Int32> {
    var joined = Buffer<Int32>()
    var others = Buffer<Int32>()
    while let row = dualQueue.pop() {
      if isJoinable(row) { joined.append(row) } else { others.append(row) }
    }
    for index in 0..<others.count { dualQueue.push(others[index]) }
    if joined.count < Self.fewestJoinedRows {
      for index in 0..<joined.count { dualQueue.push(joined[index]) }
      joined.removeAll()
    }
    return joined
  }

  /// Whether a row may be off to either side, and is not new.
  private func isJoinable(_ row: Int32) -> Bool {
    let costs = basis.costs(of: row)
    return max(costs.below, costs.above) < Basis.required && !basis.rows[row].flags.isJustAdded
  }
}
