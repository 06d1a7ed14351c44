/// Models that fill in: if composites become long, each basis change costs as much as a
/// factorization. Then a kernel with a sparse factorization looks for the optimum, from nothing,
/// and its basis is put in force.
extension Core {
  /// The minimum number of entries that a flush visits, in basis changes and in composites that it
  /// evaluates, before the kernel is called.
  private static let leastWorkLimit = 20_000
  /// The largest number of variables for which the kernel is called: its steps look at all of them.
  private static let kernelVariableLimit: Int32 = 20_000
  /// The largest number of components of multipliers, one for each row and priority: 256 MB.
  private static let kernelComponentLimit = 1 << 25
  /// The maximum number of rows that are broken one after the other.
  private static let kernelConflictLimit = 1000

  /// Whether the kernel should continue the present flush: composites have become long, or so
  /// inaccurate that rows seem to depend on each other; or the steps make no progress.
  var callsForKernel: Bool {
    progress.isKernelAllowed && basis.variables.count <= Self.kernelVariableLimit
      && (isFillingIn || isStalling || !progress.illConditioned.isEmpty)
  }

  /// Whether the present flush has visited so many entries that the kernel would be faster: it
  /// starts from nothing, and a step looks at each row and each variable, so its cost grows with
  /// their square.
  private var isFillingIn: Bool {
    basis.work.exchangedEntries + basis.work.evaluatedEntries
      > max(Self.leastWorkLimit, usualWorkOfKernel)
  }

  /// The number of entries from which the kernel is faster, if there are many.
  private var usualWorkOfKernel: Int {
    let size = Int(basis.rows.count + basis.variables.count)
    return size * size / 64
  }

  /// Whether the model fills in and is so large that to find the optimum without the kernel after
  /// all would take long.
  var takesLongWithoutKernel: Bool { isFillingIn && usualWorkOfKernel > Self.leastWorkLimit }

  /// Whether the present flush has taken so many steps that most of them make no progress.
  private var isStalling: Bool {
    progress.steps
      > StepLimit.usualSteps(rows: Int(basis.rows.count), variables: Int(basis.variables.count))
  }

  /// Rebuilds everything from the basis that the kernel proposes.
  ///
  /// Where the kernel finds rows that cannot hold together, one of them is broken by the rule, and
  /// it goes on without it, until all others hold.
  mutating func solveByKernel() throws(Breakdown) {
    progress.isKernelAllowed = false
    progress.restart()
    resetBasis()
    let candidates = rowsToInsert
    let priorities = priorities(of: candidates)
    if candidates.count * (priorities.count + 1) > Self.kernelComponentLimit { throw breakdown() }
    counts.kernelSolves += 1
    let numbers = Dictionary(uniqueKeysWithValues: zip(candidates, candidates.indices))
    var kernel = makeKernel(candidates, priorities)
    var proofs: [ConflictRecord] = []
    kernel.start()
    for _ in 0..<Self.kernelConflictLimit {
      kernel.solve()
      if kernel.infeasibleRow == nil {
        kernel.preferFirstEqualities()
        kernel.choose(stagedCosts(candidates))
      }
      putInForce(kernel, candidates)
      guard let found = kernel.infeasibleRow,
        let proof = try contradiction(at: candidates[found]), let broken = numbers[proof.broken]
      else { break }
      // A set with a broken row proves nothing about the rows that are kept.
      for record in proofs where record.contains(proof.broken) {
        if let number = numbers[record.broken] { kernel.include(number) }
      }
      proofs.removeAll { $0.contains(proof.broken) }
      proofs.append(proof)
      kernel.exclude(broken)
      resetBasis()
      restore(proofs)
      if refusesConflicts {
        isUnsettled = true
        return
      }
    }
    try settlePrimal()
    try settleAll()
  }

  /// The rows that cost anything, in document order.
  private var rowsToInsert: [Int32] {
    (0..<pending.insertions.count).map { pending.insertions[$0] }
      .filter { !basis.costs(of: $0).areZero }
      .sorted { basis.rows[$0].order < basis.rows[$1].order }
  }

  /// Returns the set of rows that cannot hold together with a row that is off; `nil` if it can be
  /// repaired after all.
  private mutating func contradiction(at row: Int32) throws(Breakdown) -> ConflictRecord? {
    if !basis.rows[row].status.isNonactive { return nil }
    let side = basis.updateResidual(row)
    if side == 0 { return nil }
    basis.sweepPrecisely(row: row)
    let largest = basis.largestAmountOfEmissions()
    // A smaller amount is explained by the rounding of written coefficients.
    let rounding = basis.coefficientError * largest
    for index in 0..<basis.emissions.count { basis.emissions[index].error = rounding }
    let pivot = largestPivot(row, direction: side)
    if basis.largestTerminal() != nil || pivot > ProgramKernel.smallestPivot * largest {
      return nil
    }
    if pivot > 0 {
      progress.illConditioned = [row] + (0..<basis.emissions.count).map { basis.emissions[$0].row }
      throw breakdown()
    }
    recordConflict(row, direction: side)
    let proof = newConflicts.takeAll().last
    basis.rows[row].flags.isHeld = false
    return proof
  }

  /// Returns the largest amount of the last sweep at a multiplier that would arrive at the end of
  /// its box; 0 if none would.
  private func largestPivot(_ row: Int32, direction: Double) -> Double {
    var largest: Double = basis.isRequired(row, side: direction) ? 0 : 1
    for index in 0..<basis.emissions.count where basis.emissions[index].isSignificant {
      let emission = basis.emissions[index]
      if !basis.isRequired(emission.row, side: -direction * emission.amount) {
        largest = max(largest, abs(emission.amount))
      }
    }
    return largest
  }

  /// The priorities of rows, without required, the strongest first.
  private func priorities(of rows: [Int32]) -> [Float] {
    var priorities: Set<Float> = []
    for row in rows {
      priorities.insert(basis.costs(of: row).below)
      priorities.insert(basis.costs(of: row).above)
    }
    return priorities.subtracting([0, Basis.required]).sorted(by: >)
  }

  private func makeKernel(_ candidates: [Int32], _ priorities: [Float]) -> ProgramKernel {
    let levels = Dictionary(uniqueKeysWithValues: zip(priorities, priorities.indices))
    func cost(_ priority: Float, _ weight: Double) -> ProgramMultipliers.Cost? {
      if priority == 0 { return ProgramMultipliers.Cost.none }
      return levels[priority].map { ProgramMultipliers.Cost(level: $0, value: weight) }
    }
    let values = (0..<basis.variables.count).map {
      self.basis.values[$0].value(at: basis.parameter).high
    }
    var kernel = ProgramKernel(values: values, priorityCount: priorities.count)
    for row in candidates {
      let slot = basis.rows[row]
      let costs = basis.costs(of: row)
      var entries: [ProgramTerm] = []
      for index in slot.terms.indices {
        let entry = basis.terms.entries[index]
        entries.append(ProgramTerm(variable: Int(entry.column), coefficient: entry.coefficient))
      }
      let box = ProgramMultipliers.Box(
        below: cost(costs.below, costs.weight), above: cost(costs.above, costs.weight))
      kernel.add(entries, constant: slot.constant, box)
    }
    return kernel
  }

  /// The costs of the staged rule for the errors and distances of rows, the strongest first.
  private func stagedCosts(_ candidates: [Int32]) -> [ProgramFace.Cost] {
    var costs: [(level: UInt64, cost: ProgramFace.Cost)] = []
    for (number, row) in candidates.enumerated() {
      for isAbove in [true, false] {
        let priority = isAbove ? self.basis.costs(of: row).above : self.basis.costs(of: row).below
        if priority == Basis.required { continue }
        let level = basis.rankLevel(row, upper: isAbove, costsAlready: priority > 0)
        costs.append((level, ProgramFace.Cost(row: number, isAbove: isAbove)))
      }
    }
    return costs.sorted { $0.level > $1.level }.map(\.cost)
  }

  private mutating func putInForce(_ kernel: ProgramKernel, _ candidates: [Int32]) {
    for (number, row) in candidates.enumerated() where kernel.statuses[number] != .absent {
      insert(row, with: kernel.statuses[number])
    }
    putInBasis(kernel.basis.places.filter { $0 >= 0 }.map { candidates[$0] })
  }
}
