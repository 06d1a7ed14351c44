import TinamouCrossCheck
import TinamouSolver

/// How exactly the required rows hold at the values before they are rounded.
struct Closure {
  /// The largest amount by which a row is off.
  private(set) var absolute = 0.0
  /// The same relative to what the row adds up, if that is more than 1.
  private(set) var relative = 0.0

  /// What is said of a solver that failed: nothing holds.
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

  /// The larger of two.
  func union(_ other: Closure) -> Closure {
    var result = self
    result.absolute = max(absolute, other.absolute)
    result.relative = max(relative, other.relative)
    return result
  }
}
