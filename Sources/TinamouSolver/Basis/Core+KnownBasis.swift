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

  /// The present optimum. Where the staged rule has chosen among several before, it is one of those.
  var optimum: Optimum {
    Optimum(
      statuses: (0..<rows.count).map { rows[$0].status },
      values: (0..<variables.count).map { values[$0].value(at: parameter) }, conflicts: conflicts)
  }

  /// Returns to an optimum of the same model.
  mutating func restore(_ optimum: Optimum) throws(Breakdown) {
    resetBasis()
    for (variable, value) in optimum.values.enumerated() {
      setValue(PreciseAffine(base: value, slope: .zero), of: Int32(variable))
    }
    restore(optimum.conflicts)
    var active: [Int32] = []
    for (index, status) in optimum.statuses.enumerated() {
      let row = Int32(index)
      if rows[row].ownership != .wanted || status == .absent { continue }
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
    for proof in proofs { rows[proof.broken].flags.isBroken = true }
    markMembersOfConflicts()
  }

  /// Inserts a row, after ``resetBasis()``; rows with the status `active` have to be put in the basis.
  mutating func insert(_ row: Int32, with status: RowSlot.Status) {
    link(row)
    rows[row].flags.isJustAdded = false
    setStatus(.middle, of: row)
    if status == .upper || status == .lower {
      setStatus(status, of: row)
      moveMultiplierToBound(row, upper: status == .upper)
    }
    markDirty(row: row)
  }

  /// Puts inserted rows in the basis, and computes all multipliers and values.
  mutating func putInBasis(_ active: [Int32]) {
    pending.insertions.removeAll()
    // The sparse rows come first: they leave the least to be eliminated from the others.
    let sorted = active.sorted { (rows[$0].terms.count, $0) < (rows[$1].terms.count, $1) }
    for row in sorted {
      addToSweep(row: row, times: 1)
      _ = sweep()
      if let terminal = largestTerminal() {
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
