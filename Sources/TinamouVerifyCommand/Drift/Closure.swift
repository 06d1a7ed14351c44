import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// How exactly the required rows hold at the values before rounding.
struct Closure {
  /// The largest error of a row.
  private(set) var absolute = 0.0
  /// The largest error relative to the size of the row, if that exceeds 1.
  private(set) var relative = 0.0

  /// The result for a solver that failed: no row holds.
  init(failed: SolverError) { (absolute, relative) = (.infinity, .infinity) }

  init(_ solver: Solver) {
    let model = solver.model
    let values = model.variables.map { solver.unroundedValue(of: $0) }
    for row in model.rows where row.isRequired && !row.isBroken {
      var sum = CompensatedSum(-row.constant)
      var size = max(1, abs(row.constant))
      for term in row.terms {
        sum.add(term.coefficient, times: values[term.variable])
        size += abs(term.coefficient * values[term.variable])
      }
      let below = row.below?.isRequired == true ? max(0, -sum.value) : 0
      let above = row.above?.isRequired == true ? max(0, sum.value) : 0
      absolute = max(absolute, below, above)
      relative = max(relative, max(below, above) / size)
    }
  }

  /// The larger errors of two results.
  func union(_ other: Closure) -> Closure {
    var result = self
    result.absolute = max(absolute, other.absolute)
    result.relative = max(relative, other.relative)
    return result
  }
}
