import TinamouSolver

/// Equal columns that fill a window: one equation closes a row of thousands.
enum ColumnsClosure {
  /// Resizes the window from 48 to 136 points per column and back; returns the worst result on the
  /// way.
  static func drag(count: Int) -> Closure {
    let solver = Solver()
    do {
      let width = solver.addVariable()
      try build(count, width, solver)
      var worst = Closure(solver)
      let steps = (0...11).map { 48 + 8 * Double($0) }
      for step in steps + steps.reversed() {
        try solver.suggest(step * Double(count) + 0.37, for: width)
        worst = worst.union(Closure(solver))
      }
      return worst
    } catch {
      return Closure(failed: error)
    }
  }

  private static func build(
    _ count: Int, _ width: Variable, _ solver: Solver
  ) throws(SolverError) {
    try solver.update { () throws(SolverError) in
      try solver.addEditParameter(width, value: 60 * Double(count))
      var end = LinearExpression(constant: 0)
      var first: Variable?
      for _ in 0..<count {
        let x = solver.addVariable()
        let size = solver.addVariable()
        try solver.add(Constraint(size, .greaterThanOrEqual, 0))
        if let first { try solver.add(Constraint(size, .equal, first)) }
        first = first ?? size
        try solver.add(Constraint(x, .equal, end))
        end = x + size + 8
      }
      try solver.add(Constraint(width, .equal, end - 8))
    }
  }
}
