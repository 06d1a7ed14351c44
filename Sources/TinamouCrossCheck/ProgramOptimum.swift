package import TinamouSolver

/// Finds the optimum of one linear program with GLPK.
package enum ProgramOptimum {
  /// The minimum of `objective` where the required rows of a model hold; soft rows are ignored.
  ///
  /// Two runs on different paths must both finish with the same result.
  package static func least(
    _ objective: [(variable: Int, coefficient: Double)], in model: SolverModel
  ) throws(Undecided) -> Double {
    let first = try run(objective, model, fromAdvancedBasis: true)
    let second = try run(objective, model, fromAdvancedBasis: false)
    if abs(first - second) > 1e-7 * max(1, abs(first)) { throw .answersDiffer }
    return first
  }

  private static func run(
    _ objective: [(variable: Int, coefficient: Double)], _ model: SolverModel,
    fromAdvancedBasis: Bool
  ) throws(Undecided) -> Double {
    let rows = model.rows.filter { $0.isRequired && $0.terms.count > 1 }
    var entries: [LinearProgram.Entry] = []
    for (number, row) in rows.enumerated() {
      for term in row.terms {
        entries.append(
          LinearProgram.Entry(row: number, column: term.variable, coefficient: term.coefficient))
      }
    }
    var program = try LinearProgram(
      rowCount: rows.count, columnCount: model.variables.count, entries: entries,
      fromAdvancedBasis: fromAdvancedBasis)
    for (number, row) in rows.enumerated() {
      try program.setBounds(
        of: number, lower: row.below == nil ? -.infinity : row.constant,
        upper: row.above == nil ? .infinity : row.constant)
    }
    try setBoundsOfColumns(model, in: &program)
    try program.minimize(objective.map { ($0.variable, $0.coefficient) })
    return objective.reduce(0) { sum, term in
      sum + term.coefficient * program.activities[program.column(term.variable)]
    }
  }

  /// Turns rows of one variable into bounds of its column.
  private static func setBoundsOfColumns(
    _ model: SolverModel, in program: inout LinearProgram
  ) throws(Undecided) {
    var lower = [Double](repeating: -.infinity, count: model.variables.count)
    var upper = [Double](repeating: .infinity, count: model.variables.count)
    for row in model.rows where row.isRequired && row.terms.count == 1 {
      let term = row.terms[0]
      let bound = row.constant / term.coefficient
      let (below, above) =
        term.coefficient > 0 ? (row.below, row.above) : (row.above, row.below)
      if below != nil { lower[term.variable] = max(lower[term.variable], bound) }
      if above != nil { upper[term.variable] = min(upper[term.variable], bound) }
    }
    for variable in model.variables.indices {
      try program.setBounds(
        of: program.column(variable), lower: lower[variable], upper: upper[variable])
    }
  }
}
