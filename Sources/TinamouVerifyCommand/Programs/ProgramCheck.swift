import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// Solves a linear program with the solver and with GLPK.
struct ProgramCheck: Sendable {
  /// The tolerance for objective and rows, relative to their size.
  static let tolerance = 1e-6

  var family: ProgramCase.Family
  var rowCount = 0
  var variableCount = 0
  /// The time in seconds for the update and for reading the values, which completes the solution.
  var solveTime = 0.0
  var readTime = 0.0
  var statistics = SolverStatistics()
  /// The error in the answer.
  var fault: String?
  /// The reason why GLPK has no answer.
  var undecided: String?
  var objectiveError = 0.0
  var violation = 0.0

  init(_ program: ProgramCase) {
    family = program.family
    rowCount = program.rows.count
    variableCount = program.variableCount
    let solver = Solver()
    do {
      let start = ContinuousClock.now
      let variables = try program.state(to: solver)
      let solved = ContinuousClock.now
      let values = variables.map { solver.unroundedValue(of: $0) }
      solveTime = (solved - start) / .seconds(1)
      readTime = (ContinuousClock.now - solved) / .seconds(1)
      statistics = solver.statistics
      try compare(program, solver, values)
    } catch let error as Undecided {
      undecided = "\(error)"
    } catch {
      fault = "\(error)"
    }
  }

  private mutating func compare(
    _ program: ProgramCase, _ solver: Solver, _ values: [Double]
  ) throws(Undecided) {
    violation = program.violation(at: values)
    if !(violation <= Self.tolerance) { fault = "a row is violated by \(violation)" }
    let expected = try ProgramOptimum.least(
      program.objective.map { ($0.variable, $0.coefficient) }, in: solver.model)
    let found = program.objective(at: values)
    objectiveError = abs(found - expected) / max(1, abs(expected))
    if !(objectiveError <= Self.tolerance) { fault = "objective \(found), expected \(expected)" }
    if statistics.abandonedCompletions > 0 { fault = fault ?? "the staged rule was given up" }
    if !solver.certificate().isValid { fault = fault ?? "the certificate fails" }
  }
}
