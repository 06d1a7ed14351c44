/// Models that fill in: if composites become long, each basis change costs as much as a
/// factorization. Then a kernel that stores the inverse of the basis looks for the optimum, from
/// nothing, and its basis is put in force.
extension Core {
  /// The minimum number of entries that the basis changes of a flush visit before the kernel is
  /// called.
  private static let leastWorkLimit = 500_000
  /// The maximum number of variables for which a full inverse is stored.
  private static let kernelVariableLimit: Int32 = 1500

  /// Whether the kernel should continue the present flush: composites have become long, or so
  /// inaccurate that rows seem to depend on each other; or the steps make no progress.
  var callsForKernel: Bool {
    isKernelAllowed && variables.count <= Self.kernelVariableLimit
      && (isFillingIn || isStalling || !illConditioned.isEmpty)
  }

  /// Whether the basis changes of the present flush have cost about as much as the kernel would: it
  /// starts from nothing, so its cost grows with the third power of the number of variables.
  private var isFillingIn: Bool {
    let count = Int(variables.count)
    return exchangeWork > max(Self.leastWorkLimit, count * count * count / 2)
  }

  /// Whether the present flush has taken so many steps that most of them make no progress.
  private var isStalling: Bool {
    stepsInFlush > StepLimit.usualSteps(rows: Int(rows.count), variables: Int(variables.count))
  }

  /// Rebuilds everything from the basis that the kernel proposes.
  mutating func solveByKernel() throws(Breakdown) {
    statistics.kernelSolves += 1
    resetBasis()
    isKernelAllowed = false
    illConditioned = []
    stepsInFlush = 0
    degenerateSteps = 0
    var candidates: [Int32] = []
    for index in 0..<insertions.count where costsAnything(insertions[index]) {
      candidates.append(insertions[index])
    }
    var kernel = makeKernel(candidates)
    _ = kernel.solve()
    putInForce(kernel, candidates)
    if let row = kernel.infeasibleRow, isRefused(candidates[row]) { return }
    try settlePrimal()
    try settleAll()
  }

  /// Returns whether a row cannot hold, so that the update is refused and nothing else has to be
  /// settled.
  private mutating func isRefused(_ row: Int32) -> Bool {
    if !refusesConflicts || !rows[row].status.isNonactive { return false }
    let side = updateResidual(row)
    if side == 0 { return false }
    dualStep(row, side: side, isFinal: true)
    if newConflicts.isEmpty { return false }
    for record in newConflicts {
      rows[record.found].flags.isHeld = false
      rows[record.broken].flags.isBroken = true
      conflicts.append(record)
    }
    newConflicts.removeAll()
    isUnsettled = true
    return true
  }

  private mutating func costsAnything(_ row: Int32) -> Bool {
    rows[row].ownBelow > 0 || rows[row].ownAbove > 0
  }

  private mutating func makeKernel(_ candidates: [Int32]) -> ProgramKernel {
    var levels: Set<Float> = []
    for row in candidates {
      levels.insert(rows[row].ownBelow)
      levels.insert(rows[row].ownAbove)
    }
    let sorted = levels.subtracting([0, Core.required]).sorted(by: >)
    let values = (0..<variables.count).map { self.values[$0].value(at: parameter).high }
    var kernel = ProgramKernel(values: values, levelCount: max(1, sorted.count))
    func cost(_ priority: Float, _ weight: Double) -> ProgramKernel.Cost? {
      sorted.firstIndex(of: priority).map { ProgramKernel.Cost(level: $0, value: weight) }
    }
    for row in candidates {
      let slot = rows[row]
      var entries: [ProgramTerm] = []
      for index in slot.terms.indices {
        let entry = terms.entries[index]
        entries.append(ProgramTerm(variable: Int(entry.column), coefficient: entry.coefficient))
      }
      kernel.add(
        entries, constant: slot.constant, below: cost(slot.ownBelow, slot.weight),
        above: cost(slot.ownAbove, slot.weight), isFreeBelow: slot.ownBelow == 0,
        isFreeAbove: slot.ownAbove == 0)
    }
    return kernel
  }

  /// Inserts the rows with the kernel's statuses, and puts its basis in force.
  private mutating func putInForce(_ kernel: ProgramKernel, _ candidates: [Int32]) {
    insertions.removeAll()
    imbalance.removeAll()
    for (number, row) in candidates.enumerated() {
      terms.link(rows[row].terms)
      rows[row].flags.isInForce = true
      rows[row].flags.isJustAdded = false
      setStatus(.middle, of: row)
      let status = kernel.statuses[number]
      if status == .upper || status == .lower {
        setStatus(status, of: row)
        moveMultiplierToBound(row, upper: status == .upper)
      }
      markDirty(row: row)
    }
    // The sparse rows come first: they leave the least to be eliminated from the others.
    let active = kernel.basis.places.filter { $0 >= 0 }.map { candidates[$0] }
      .sorted { (rows[$0].terms.count, $0) < (rows[$1].terms.count, $1) }
    for row in active {
      addToSweep(row: row, times: 1)
      _ = sweep()
      if let stay = largestTerminal() {
        replace(.stay(stay), by: row)
        listOnFace(row: row)
      }
    }
    distributeImbalance()
    isFaceInDoubt = true
    propagate(eagerly: false)
  }
}
