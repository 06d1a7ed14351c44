import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// Edits one layout repeatedly, and compares it from time to time with a newly built one.
struct DriftRun {
  private var layout: DriftLayout
  private var player = ScriptPlayer(policy: .relax)
  private var random: SeededGenerator
  private(set) var editCount = 0
  private(set) var checkpoints = 0
  /// At how many checkpoints constraints were broken.
  private(set) var conflicts = 0
  private(set) var closure: Closure?
  /// The slots of the solver's memory at the first checkpoint, and the largest number since then.
  private var slotCounts: (first: Int, largest: Int)?
  private(set) var fault: String?

  /// The result of the run in words.
  var report: String {
    var text = "\(rowCount) rows, \(editCount) edits, \(checkpoints) checkpoints, "
    text += "\(conflicts) broken constraints at them; "
    if let closure {
      text += "required rows off by at most \(closure.absolute), "
      text += "relative to what they add up \(closure.relative); "
    }
    if let slotCounts {
      text += "\(slotCounts.first) slots of memory at the first checkpoint, later at most "
      text += "\(slotCounts.largest); "
    }
    return text + (fault ?? "values equal to those of a fresh solver")
  }

  /// The statistics of the solver.
  var statistics: SolverStatistics { player.solver.statistics }

  /// The number of rows of the layout.
  var rowCount: Int { layout.rowCount }

  /// Prepares the run for a seed.
  init(seed: UInt64, content: DriftLayout.Content = .mixed) {
    layout = DriftLayout(seed: seed, content: content)
    random = SeededGenerator(seed: seed, stream: 1)
  }

  /// Makes a number of edits with checkpoints in between and at the end; stops at the first error.
  mutating func run(edits: Int, checkpoints count: Int) {
    do {
      try player.playForCertain(layout.edits)
      for checkpoint in 1...count {
        while editCount < edits * checkpoint / count {
          try play(layout.makeUpdate())
          // Read values only from time to time, as an app does between two frames.
          if editCount % 5 == 0 { player.solver.withValues { _ in } }
        }
        check()
        if fault != nil { return }
      }
    } catch {
      fault = "after \(editCount) edits: \(error)"
    }
  }

  private mutating func play(_ update: EditScript.Batch) throws(SolverError) {
    editCount += update.edits.count
    if update.isAbandoned {
      _ = player.play(update)
    } else {
      try player.playForCertain(update.edits)
    }
  }

  private mutating func check() {
    checkpoints += 1
    conflicts += player.brokenRows.count
    let slotCount = player.solver.slotCount
    let first = slotCounts?.first ?? slotCount
    slotCounts = (first, max(slotCounts?.largest ?? 0, slotCount))
    let values = player.values
    let fresh = ScriptPlayer(building: player.state, generator: &random)
    let closure = Closure(player.solver)
    self.closure = self.closure?.union(closure) ?? closure
    if fresh.brokenRows != player.brokenRows {
      fault = "after \(editCount) edits: broken \(player.brokenRows), fresh \(fresh.brokenRows)"
    } else if values.map(\.bitPattern) != fresh.values.map(\.bitPattern) {
      let differences = zip(values, fresh.values).filter { $0 != $1 }
      fault = "after \(editCount) edits: values \(differences.prefix(5))"
    } else if !player.solver.certificate().isValid {
      fault = "after \(editCount) edits: the certificate fails"
    } else if slotCount > Self.growthLimit * first {
      fault = "after \(editCount) edits: \(slotCount) slots of memory instead of \(first)"
    } else if let failure = faultOfExplanations(values) {
      fault = "after \(editCount) edits: \(failure)"
    }
  }

  /// Checks all conflicts, and some derivations and ranges of values; returns what is wrong.
  private mutating func faultOfExplanations(_ values: [Double]) -> String? {
    let model = player.model
    let conflictCheck = ConflictCheck(model)
    for conflict in player.solver.conflicts {
      do throws(ConflictCheck.Fault) {
        try conflictCheck.check(conflict)
      } catch {
        return "\(error) in \(conflict)"
      }
    }
    let derivationCheck = DerivationCheck(model, values)
    for _ in 0..<Self.explainedVariables {
      let place = random.below(values.count)
      if let fault = derivationCheck.fault(ofVariable: place, of: player.solver) { return fault }
      guard let range = try? player.solver.openRange(of: model.variables[place]),
        range.contains(values[place])
      else { return "\(model.variables[place]) is not in the range of its values" }
    }
    return player.values == values ? nil : "asking changed values"
  }

  private static let explainedVariables = 20
  /// How many times as large as at the first checkpoint the memory may be: composites come and go.
  private static let growthLimit = 2
}
