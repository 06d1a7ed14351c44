import TinamouCommand
import TinamouCrossCheck
import TinamouLayout
import TinamouSolver

/// The results of the checks of one layout.
struct LayoutVerdict {
  let code: ExitCode
  let text: String

  /// Checks the current layout of an engine, and compares it with that of a fresh engine.
  init(
    _ engine: LayoutEngine, _ snapshot: LayoutSnapshot, fresh: LayoutSnapshot
  ) throws(LayoutError) {
    var faults: [String] = []
    let certificate = try engine.certificate()
    if !certificate.isValid { faults.append("the values are not proved: \(certificate.failures)") }
    let model = engine.solver.model
    for conflict in engine.solver.conflicts {
      do throws(ConflictCheck.Fault) {
        try ConflictCheck(model).check(conflict)
      } catch {
        faults.append("a conflict is not proved: \(error)")
      }
    }
    if let difference = snapshot.difference(from: fresh) { faults.append(difference) }
    let doubts = engine.statistics.solver.doubts
    if doubts != SolverStatistics.Doubts() { faults.append("plain doubles do not do: \(doubts)") }
    var undecided: Undecided?
    switch CrossCheck.compare(engine.solver) {
    case .agrees: break
    case .differs(let mismatches):
      faults += mismatches.map { Self.describe($0, in: engine.solver) }
    case .inconclusive(let reason): undecided = reason
    }
    if !faults.isEmpty {
      code = .internalError
      text = "MISMATCH\n" + faults.map { "  \($0)" }.joined(separator: "\n")
    } else if let undecided {
      code = .undecided
      text = "undecided: \(undecided)"
    } else {
      code = .done
      text = "agrees (\(model.variables.count) variables, \(model.rows.count) constraints)"
    }
  }

  /// The verdict about a layout that cannot be made.
  init(unexpected error: any Error) {
    code = .internalError
    text = "unexpected error: \(error)"
  }

  private static func describe(_ mismatch: Mismatch, in solver: Solver) -> String {
    switch mismatch {
    case .broken(let constraint, let expected):
      let name = solver.name(of: constraint) ?? "\(constraint)"
      return "\(name) should \(expected ? "" : "not ")be broken"
    case .error(let priority, let found, let expected):
      return "error \(found) at priority \(priority.rawValue), GLPK \(expected)"
    case .value(let variable, _, let found, let expected):
      return "\(solver.name(of: variable) ?? "\(variable)") = \(found), GLPK \(expected)"
    }
  }
}
