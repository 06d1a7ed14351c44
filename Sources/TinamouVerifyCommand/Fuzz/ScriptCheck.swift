import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// Plays a script and checks every property that the solver promises, after each update that is
/// read.
struct ScriptCheck {
  let script: EditScript
  private(set) var player: ScriptPlayer
  var report = ScriptReport()
  private var batch = 0
  /// The conflict sets that have been checked and are irreducible.
  private var checkedSets: Set<[ConflictMember]> = []
  /// Decides the order in which fresh solvers are built, and which queries are checked.
  var random: SeededGenerator

  /// What decides, together with the other members, whether a conflict is irreducible: its rows but
  /// for the constants.
  private struct ConflictMember: Hashable {
    var variables: [Int]
    var coefficients: [Double]
    var isRequiredBelow: Bool
    var isRequiredAbove: Bool

    init(_ row: SolverModel.Row) {
      variables = row.terms.map(\.variable)
      coefficients = row.terms.map(\.coefficient)
      isRequiredBelow = row.below?.isRequired == true
      isRequiredAbove = row.above?.isRequired == true
    }
  }

  struct Failure: Error {
    var kind: Finding.Kind
    var detail: String
  }

  private init(_ script: EditScript, seed: UInt64) {
    self.script = script
    player = ScriptPlayer(policy: script.policy)
    random = SeededGenerator(seed: seed, stream: UInt64(script.editCount))
  }

  /// Plays a script; `seed` decides the order in which fresh solvers are built.
  static func run(_ script: EditScript, seed: UInt64) -> ScriptReport {
    var check = ScriptCheck(script, seed: seed)
    do throws(Failure) {
      var isRead = false
      for (number, batch) in script.batches.enumerated() {
        check.batch = number
        try check.play(batch, isRead: isRead)
        let isLast = number + 1 == script.batches.count
        isRead = isLast || !batch.isUnread
        if isRead { try check.checkAnswers(isLast: isLast) }
      }
      check.finish()
    } catch {
      check.report.finding = Finding(
        kind: error.kind, batch: check.batch, detail: error.detail)
    }
    return check.report
  }

  // MARK: Updates

  /// Plays a batch; `isRead` states whether the values before it were read.
  private mutating func play(_ batch: EditScript.Batch, isRead: Bool) throws(Failure) {
    let values = isRead ? player.values : []
    let broken = player.brokenRows
    var valuesInside: [Int: Double]?
    let readInside: (([Int: Double]) -> Void)? = random.chance(0.2) ? { valuesInside = $0 } : nil
    report.shape.changesInPlace += batch.edits.count(where: \.isChangeInPlace)
    report.shape.batchSizes.append(batch.edits.count)
    let before = player.state
    let outcome = player.play(batch, readInside: readInside)
    if let valuesInside { try checkValuesInside(valuesInside, before, isRead ? values : nil) }
    switch outcome {
    case .applied:
      if batch.isAbandoned { throw Failure(kind: .unexpectedError, detail: "no error thrown") }
      if script.policy == .refuse, !player.solver.conflicts.isEmpty {
        throw Failure(kind: .refusal, detail: "a conflict was let in")
      }
    case .refused(let error, let attempted):
      report.shape.refusedBatches += 1
      try checkError(error, attempted, of: batch)
      if isRead && bits(player.values) != bits(values) || player.brokenRows != broken {
        throw Failure(kind: .refusal, detail: difference(player.values, values))
      }
    }
  }

  /// Checks that values read inside an update are those before it; if nothing had read them, a new
  /// solver does.
  private mutating func checkValuesInside(
    _ found: [Int: Double], _ state: ScriptState, _ values: [Double]?
  ) throws(Failure) {
    let expected = values ?? ScriptPlayer(building: state, generator: &random).values
    for (number, value) in zip(state.variableNumbers, expected) {
      guard let inside = found[number], inside.bitPattern != value.bitPattern else { continue }
      throw Failure(
        kind: .refusal, detail: "variable \(number) inside the update \(inside), before \(value)")
    }
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

  mutating func check(
    _ conflicts: [Conflict], in model: SolverModel
  ) throws(Failure) {
    if conflicts.isEmpty { return }
    report.shape.hasConflict = true
    let check = ConflictCheck(model)
    let rows = Dictionary(uniqueKeysWithValues: model.rows.map { ($0.id, $0) })
    for conflict in conflicts {
      let set = conflict.members.compactMap { rows[$0.constraint].map(ConflictMember.init) }
      let isNew = checkedSets.insert(set).inserted
      if isNew { report.shape.conflictSets += 1 }
      do throws(ConflictCheck.Fault) {
        try check.check(conflict, leavingOut: isNew)
      } catch .undecided(let reason) {
        report.inconclusive = "\(reason) in a conflict"
      } catch .reducible(let row) {
        throw Failure(kind: .reducibleConflict, detail: "without \(row) in \(conflict)")
      } catch .uselessRepair(let row) {
        throw Failure(kind: .repair, detail: "of \(row) in \(conflict)")
      } catch {
        throw Failure(kind: .conflictProof, detail: "\(error) in \(conflict)")
      }
    }
  }

  private mutating func finish() {
    report.shape.read(player.model, values: player.values)
    report.shape.endsInConflict = !player.solver.conflicts.isEmpty
    report.shape.refusesConflicts = script.policy == .refuse
    report.shape.isAmbiguous = !player.solver.ambiguity().isEmpty
    report.shape.statistics = player.solver.statistics
  }
}
