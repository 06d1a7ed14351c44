/// A basis that is known beforehand is put in force at once, without a step.
extension Core {
  /// What has to be known of an optimum to put it in force again.
  struct Optimum {
    /// The statuses of all rows.
    fileprivate var statuses: [RowSlot.Status]
    /// The values of all variables.
    fileprivate var values: [DoubleDouble]
    fileprivate var conflicts: [ConflictRecord]
  }

  /// The present optimum. Where the staged rule has chosen among several before, it is one of
  /// those.
  var optimum: Optimum {
    Optimum(
      statuses: (0..<basis.rows.count).map { basis.rows[$0].status },
      values: (0..<basis.variables.count).map { basis.values[$0].value(at: basis.parameter) },
      conflicts: conflicts)
  }

  /// Returns to an optimum of the same model.
  mutating func restore(_ optimum: Optimum) throws(Breakdown) {
    resetBasis()
    for (variable, value) in optimum.values.enumerated() {
      basis.setValue(PreciseAffine(base: value, slope: .zero), of: Int32(variable))
    }
    restore(optimum.conflicts)
    var active: [Int32] = []
    for (index, status) in optimum.statuses.enumerated() {
      let row = Int32(index)
      if basis.rows[row].ownership != .wanted || status == .absent { continue }
      insert(row, with: status)
      if status == .active { active.append(row) }
    }
    putInBasis(active)
    try settlePrimal()
    try settleAll()
  }

  /// Breaks the last row of each set that proves that it cannot hold.
  mutating func restore(_ proofs: [ConflictRecord]) {
    conflicts = proofs
    for proof in proofs { basis.rows[proof.broken].flags.isBroken = true }
    markMembersOfConflicts()
  }

  /// Inserts a row, after ``resetBasis()``; rows with the status `active` have to be put in the
  /// basis.
  mutating func insert(_ row: Int32, with status: RowSlot.Status) {
    link(row)
    basis.rows[row].flags.isJustAdded = false
    basis.setStatus(.middle, of: row)
    if status == .upper || status == .lower {
      basis.setStatus(status, of: row)
      multipliers.moveToBound(row, upper: status == .upper, in: &basis)
    }
    basis.markDirty(row: row)
  }

  /// Puts inserted rows in the basis, and computes all multipliers and values.
  mutating func putInBasis(_ active: [Int32]) {
    pending.insertions.removeAll()
    // The sparse rows come first: they leave the least to be eliminated from the others.
    let sorted = active.sorted {
      (basis.rows[$0].terms.count, $0) < (basis.rows[$1].terms.count, $1)
    }
    for row in sorted {
      basis.addToSweep(row: row, times: 1)
      basis.sweep()
      if let terminal = basis.largestTerminal() {
        replace(.stay(terminal.variable), by: row)
        listOnFace(row: row)
      }
    }
    // A row that could not be put in the basis is tried again if it is off.
    progress.illConditioned = []
    distributeImbalance()
    propagate(eagerly: false)
  }
}
