package import TinamouSolver

/// The answer of the solver to a linear program.
///
/// The rows are required, and the objective is a constraint that asks for less than is possible.
package struct ProgramSolution {
  /// How a program ends.
  package enum Outcome {
    /// The objective has its best value.
    case optimal
    /// Nothing limits the objective.
    case unbounded
    /// These rows and bounds cannot hold together; without any one of them the others can.
    case infeasible(Conflict)
  }

  /// How the program ends.
  package let outcome: Outcome
  /// The objective of the file.
  package let objective: Double
  /// The value of each column.
  package let values: [Double]
  /// The sum of the terms of each row.
  package let activities: [Double]
  /// For each row, the change of the objective for each unit by which its tight limit grows.
  package let duals: [Double]
  /// The same for the tight bound of each column.
  package let reducedCosts: [Double]
  /// Whether the values are proved to be optimal.
  package let isProved: Bool

  /// A value below the objective of every program whose numbers are in range.
  private static var wish: Double { -0.9 * Solver.largestNumber }

  /// Solves a program.
  ///
  /// - Parameter file: The program.
  /// - Throws: The errors of the solver, except a conflict.
  package init(_ file: ProgramFile) throws(SolverError) {
    let solver = Solver()
    let sign = file.isMaximized ? -1.0 : 1
    let variables = file.columns.map { solver.addVariable(name: $0.name) }
    var rows: [[ConstraintID]] = []
    var bounds: [[ConstraintID]] = []
    do {
      try solver.update { () throws(SolverError) in
        for row in file.rows {
          let terms = row.terms.map { LinearExpression.Term(variables[$0.column], $0.coefficient) }
          rows.append(
            try Self.limit(LinearExpression(terms), row.lower, row.upper, row.name, solver))
        }
        for (column, variable) in zip(file.columns, variables) {
          bounds.append(
            try Self.limit(LinearExpression(variable), column.lower, column.upper, nil, solver))
        }
        let costs = zip(file.columns, variables).filter { $0.0.cost != 0 }
        let terms = costs.map { LinearExpression.Term($0.1, sign * $0.0.cost) }
        if terms.isEmpty { return }
        try solver.add(
          LinearExpression(terms) <= Self.wish, priority: .defaultHigh, name: "objective")
      }
    } catch .conflict(let conflict) {
      outcome = .infeasible(conflict)
      objective = .nan
      values = []
      activities = []
      duals = []
      reducedCosts = []
      // The multipliers of the conflict are its proof.
      isProved = true
      return
    }
    let values = variables.map { solver.unroundedValue(of: $0) }
    let cost = zip(file.columns, values).reduce(0) { $0 + $1.0.cost * $1.1 }
    let certificate = solver.certificate()
    var multipliers: [ConstraintID: Double] = [:]
    for row in certificate.rows {
      multipliers[row.constraint] = row.multiplier.first { $0.priority == .defaultHigh }?.value
    }
    // The multipliers cancel the costs, so they are the derivatives with the opposite sign.
    func derivative(_ constraints: [ConstraintID]) -> Double {
      -sign * constraints.reduce(0) { $0 + (multipliers[$1] ?? 0) } + 0
    }
    self.values = values
    activities = file.rows.map { row in
      row.terms.reduce(0) { $0 + $1.coefficient * values[$1.column] }
    }
    duals = rows.map(derivative)
    reducedCosts = bounds.map(derivative)
    objective = cost + file.constant
    outcome = sign * cost < 0.999 * Self.wish ? .unbounded : .optimal
    isProved = certificate.isValid
  }

  private static func limit(
    _ sum: LinearExpression, _ lower: Double, _ upper: Double, _ name: String?, _ solver: Solver
  ) throws(SolverError) -> [ConstraintID] {
    if lower == upper { return [try solver.add(sum == lower, name: name)] }
    var constraints: [ConstraintID] = []
    if lower.isFinite { constraints.append(try solver.add(sum >= lower, name: name)) }
    if upper.isFinite { constraints.append(try solver.add(sum <= upper, name: name)) }
    return constraints
  }
}
