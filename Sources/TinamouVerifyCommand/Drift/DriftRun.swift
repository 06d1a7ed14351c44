import TinamouSolver
import TinamouTestSupport

/// Edits one layout on and on, and compares it now and then with one built from nothing.
struct DriftRun {
  private var layout: DriftLayout
  private var player = ScriptPlayer(policy: .relax)
  private var random: SeededGenerator
  private(set) var editCount = 0
  private(set) var checkpoints = 0
  /// How often constraints were broken at a checkpoint.
  private(set) var conflicts = 0
  private(set) var closure: Closure?
  private(set) var fault: String?

  /// What the run came to, in words.
  var report: String {
    var text = "\(rowCount) rows, \(editCount) edits, \(checkpoints) checkpoints, "
    text += "\(conflicts) broken constraints at them; "
    if let closure {
      text += "required rows off by at most \(closure.absolute), "
      text += "relative to what they add up \(closure.relative); "
    }
    return text + (fault ?? "values equal to those of a fresh solver")
  }

  /// What the solver has done.
  var statistics: SolverStatistics { player.solver.statistics }

  /// How many rows the layout has.
  var rowCount: Int { layout.rowCount }

  /// Prepares the run of a seed.
  init(seed: UInt64, content: DriftLayout.Content = .mixed) {
    layout = DriftLayout(seed: seed, content: content)
    random = SeededGenerator(seed: seed, stream: 1)
  }

  /// Makes so many edits, with checkpoints between and at the end; stops at the first fault.
  mutating func run(edits: Int, checkpoints count: Int) {
    do {
      try player.playForCertain(layout.edits)
      for checkpoint in 1...count {
        while editCount < edits / count * checkpoint {
          let update = layout.makeUpdate()
          try player.playForCertain(update)
          editCount += update.count
          // Values are read now and then only, as between two frames.
          if editCount % 5 == 0 { player.solver.withValues { _ in } }
        }
        check()
        if fault != nil { return }
      }
    } catch {
      fault = "after \(editCount) edits: \(error)"
    }
  }

  private mutating func check() {
    checkpoints += 1
    conflicts += player.brokenRows.count
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
    }
  }
}
