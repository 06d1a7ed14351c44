import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// Plays a script and checks everything that the solver promises.
struct ScriptCheck {
  private let script: EditScript
  private var player: ScriptPlayer
  private var report = ScriptReport()
  private var batch = 0
  /// Conflict sets that are known to be irreducible.
  private var checkedSets: Set<[ConstraintID]> = []

  private struct Failure: Error {
    var kind: Finding.Kind
    var detail: String
  }

  private init(_ script: EditScript) {
    self.script = script
    player = ScriptPlayer(policy: script.policy)
  }

  /// Plays a script; `seed` decides the order in which the fresh solver is built.
  static func run(_ script: EditScript, seed: UInt64) -> ScriptReport {
    var check = ScriptCheck(script)
    do throws(Failure) {
      for (number, batch) in script.batches.enumerated() {
        check.batch = number
        try check.play(batch)
      }
      try check.finish(seed: seed)
    } catch {
      check.report.finding = Finding(
        kind: error.kind, batch: check.batch, detail: error.detail)
    }
    return check.report
  }

  // MARK: After every batch

  private mutating func play(_ batch: EditScript.Batch) throws(Failure) {
    let values = player.values
    let broken = player.brokenRows
    report.shape.batchSizes.append(batch.edits.count)
    switch player.play(batch) {
    case .applied:
      if batch.isAbandoned { throw Failure(kind: .unexpectedError, detail: "no error thrown") }
      if script.policy == .refuse, !player.solver.conflicts.isEmpty {
        throw Failure(kind: .refusal, detail: "a conflict was let in")
      }
    case .refused(let error, let attempted):
      report.shape.refusedBatches += 1
      try checkError(error, attempted, of: batch)
      if bits(player.values) != bits(values) || player.brokenRows != broken {
        throw Failure(kind: .refusal, detail: difference(player.values, values))
      }
    }
    let certificate = player.solver.certificate()
    if !certificate.isValid {
      throw Failure(kind: .certificate, detail: "\(certificate.failures)")
    }
    try check(player.solver.conflicts, in: player.model)
  }

  private mutating func checkError(
    _ error: SolverError, _ attempted: SolverModel, of batch: EditScript.Batch
  ) throws(Failure) {
    switch error {
    case .numberOutOfRange where batch.isAbandoned: break
    case .conflict(let conflict) where script.policy == .refuse:
      try check([conflict], in: attempted)
    default: throw Failure(kind: .unexpectedError, detail: "\(error)")
    }
  }

  private mutating func check(
    _ conflicts: [Conflict], in model: SolverModel
  ) throws(Failure) {
    if conflicts.isEmpty { return }
    report.shape.hasConflict = true
    let check = ConflictCheck(model)
    for conflict in conflicts {
      let set = conflict.members.map(\.constraint)
      // Another constant does not make an irreducible set reducible: its rows stay the same.
      let isNew = checkedSets.insert(set).inserted
      if isNew { report.shape.conflictSets += 1 }
      do throws(ConflictCheck.Fault) {
        try check.check(conflict, leavingOut: isNew)
      } catch .undecided(let reason) {
        report.inconclusive = "\(reason) in a conflict"
      } catch .reducible(let row) {
        throw Failure(kind: .reducibleConflict, detail: "without \(row) in \(conflict)")
      } catch {
        throw Failure(kind: .conflictProof, detail: "\(error) in \(conflict)")
      }
    }
  }

  // MARK: At the end

  private mutating func finish(seed: UInt64) throws(Failure) {
    let model = player.model
    let values = player.values
    report.shape.read(model, values: values)
    report.shape.endsInConflict = model.rows.contains(where: \.isBroken)
    report.shape.refusesConflicts = script.policy == .refuse
    report.shape.isAmbiguous = !player.solver.ambiguity().isEmpty
    report.shape.statistics = player.solver.statistics
    try compareModels(player.solver.model, model)
    try compareWithFresh(seed: seed, values: values)
    switch CrossCheck.compare(model, values: values) {
    case .agrees: break
    case .differs(let mismatches):
      let isAboutConflicts = mismatches.contains {
        if case .broken = $0 { return true }
        return false
      }
      throw Failure(
        kind: isAboutConflicts ? .conflicts : .values,
        detail: mismatches.map { "\($0)" }.joined(separator: "\n"))
    case .inconclusive(let reason): report.inconclusive = "\(reason)"
    }
  }

  private func compareModels(_ found: SolverModel, _ expected: SolverModel) throws(Failure) {
    if found.variables != expected.variables {
      throw Failure(kind: .model, detail: "variables")
    }
    if found.rows.map(\.id) != expected.rows.map(\.id) {
      throw Failure(kind: .model, detail: "rows")
    }
    for (row, other) in zip(found.rows, expected.rows) {
      let terms = row.terms.sorted { $0.variable < $1.variable }
      let isSame =
        terms.elementsEqual(other.terms, by: ==) && row.constant == other.constant
        && row.below == other.below && row.above == other.above && row.weight == other.weight
        && row.order == other.order && row.isBroken == other.isBroken
      if !isSame { throw Failure(kind: .model, detail: "\(row) is not \(other)") }
    }
  }

  private func compareWithFresh(seed: UInt64, values: [Double]) throws(Failure) {
    var generator = SeededGenerator(seed: seed, stream: UInt64(script.editCount))
    let fresh = ScriptPlayer(building: player.state, generator: &generator)
    if fresh.state.rows != player.state.rows || fresh.state.variables != player.state.variables {
      throw Failure(kind: .unexpectedError, detail: "the fresh solver refused a row")
    }
    if fresh.brokenRows != player.brokenRows {
      throw Failure(
        kind: .freshConflicts, detail: "\(player.brokenRows), fresh \(fresh.brokenRows)")
    }
    if bits(fresh.values) != bits(values) {
      throw Failure(kind: .freshValues, detail: difference(values, fresh.values))
    }
    if !fresh.solver.certificate().isValid {
      throw Failure(kind: .certificate, detail: "of the fresh solver")
    }
  }

  private func bits(_ values: [Double]) -> [UInt64] { values.map(\.bitPattern) }

  private func difference(_ found: [Double], _ expected: [Double]) -> String {
    zip(player.state.variableNumbers, zip(found, expected))
      .filter { $0.1.0.bitPattern != $0.1.1.bitPattern }
      .map { "variable \($0.0): \($0.1.0), expected \($0.1.1)" }
      .joined(separator: "\n")
  }
}
