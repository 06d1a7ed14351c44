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
  private(set) var fault: String?

  /// The result of the run in words.
  var report: String {
    var text = "\(rowCount) rows, \(editCount) edits, \(checkpoints) checkpoints, "
    text += "\(conflicts) broken constraints at them; "
    if let closure {
      text += "required rows off by at most \(closure.absolute), "
      text += "relative to what they add up \(closure.relative); "
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
          let update = layout.makeUpdate()
          try player.playForCertain(update)
          editCount += update.count
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
