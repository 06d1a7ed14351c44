import TinamouCrossCheck
import TinamouSolver

/// A linear program in the solver: its rows are required, and its objective should be lower than it
/// can be.
struct MPSProgram {
  let solver = Solver(conflictPolicy: .refuse)
  /// All rows, even if the solver refused them.
  let model: SolverModel
  /// Rows that cannot hold together, for which the solver refused the program.
  let conflict: Conflict?
  private let file: MPSFile
  private let variables: [Variable]

  /// A value below the optimum of every program whose numbers are in range.
  private static var wish: Double { -0.9 * Solver.largestNumber }

  /// Adds a program to a solver; throws the errors of the solver, except a conflict.
  init(_ file: MPSFile) throws(SolverError) {
    self.file = file
    let solver = solver
    let variables = file.columns.map { solver.addVariable(name: $0.name) }
    self.variables = variables
    var model = solver.model
    do {
      try solver.update { () throws(SolverError) in
        try Self.add(file, variables, to: solver)
        model = solver.model
      }
      conflict = nil
    } catch .conflict(let found) {
      conflict = found
    }
    self.model = model
  }

  private static func add(
    _ file: MPSFile, _ variables: [Variable], to solver: Solver
  ) throws(SolverError) {
    for row in file.rows {
      let terms = row.terms.map {
        LinearExpression.Term(variables[$0.column], $0.coefficient)
      }
      try limit(LinearExpression(terms), row.lower, row.upper, row.name, solver)
    }
    for (column, variable) in zip(file.columns, variables) {
      try limit(LinearExpression(variable), column.lower, column.upper, nil, solver)
    }
    let costs = zip(file.columns, variables).filter { $0.0.cost != 0 }
    let terms = costs.map { LinearExpression.Term($0.1, $0.0.cost) }
    if terms.isEmpty { return }
    try solver.add(LinearExpression(terms) <= wish, priority: .defaultHigh, name: "objective")
  }

  private static func limit(
    _ sum: LinearExpression, _ lower: Double, _ upper: Double, _ name: String?, _ solver: Solver
  ) throws(SolverError) {
    if lower == upper {
      try solver.add(sum == lower, name: name)
      return
    }
    if lower.isFinite { try solver.add(sum >= lower, name: name) }
    if upper.isFinite { try solver.add(sum <= upper, name: name) }
  }

  /// The objective at the values before rounding.
  var objective: Double {
    zip(file.columns, variables).reduce(file.constant) { sum, pair in
      sum + pair.0.cost * solver.unroundedValue(of: pair.1)
    }
  }

  /// Whether the objective reaches the requested value, so that nothing bounds it.
  var isUnbounded: Bool { objective - file.constant < 0.999 * Self.wish }

  /// The minimum of the objective by GLPK.
  func leastObjective() throws(Undecided) -> Double {
    let costs = file.columns.enumerated().filter { $0.element.cost != 0 }
    return file.constant
      + (try ProgramOptimum.least(
        costs.map { (variable: $0.offset, coefficient: $0.element.cost) }, in: model))
  }
}
