package import TinamouSolver

/// A linear program: the least objective over rows and variables that are not negative.
package struct ProgramCase: Sendable {
  /// A constraint of the program.
  package struct Row: Sendable {
    package var terms: [ScriptRow.Term]
    package var relation: Relation
    package var constant: Double
  }

  /// The kinds of programs.
  package enum Family: String, CaseIterable, Sendable {
    case dense
    case mixed
    case scaled
    case degenerate
    case sparse
    case assignment
    case transportation
    case network
    case cube
  }

  package var family: Family
  package var variableCount: Int
  /// The rows, without those that keep variables from being negative.
  package var rows: [Row] = []
  /// The expression to minimize.
  package var objective: [ScriptRow.Term] = []

  /// The requested value of the objective, which is lower than it can be.
  package static let wish = -9e6

  package init(family: Family, variableCount: Int) {
    self.family = family
    self.variableCount = variableCount
  }

  /// Adds a row; coefficients of 0 are omitted.
  package mutating func add(_ terms: [ScriptRow.Term], _ relation: Relation, _ constant: Double) {
    rows.append(
      Row(terms: terms.filter { $0.coefficient != 0 }, relation: relation, constant: constant))
  }

  /// Turns the program into constraints: required ones, and the objective as a soft row.
  package func state(to solver: Solver) throws(SolverError) -> [Variable] {
    let variables = (0..<variableCount).map { _ in solver.addVariable() }
    func expression(_ terms: [ScriptRow.Term]) -> LinearExpression {
      LinearExpression(
        terms.map { LinearExpression.Term(variables[$0.variable], $0.coefficient) })
    }
    try solver.update { () throws(SolverError) in
      for variable in variables { try solver.add(Constraint(variable, .greaterThanOrEqual, 0)) }
      for row in rows {
        try solver.add(
          Constraint(
            expression(row.terms), row.relation, LinearExpression(constant: row.constant)))
      }
      try solver.add(
        Constraint(
          expression(objective), .lessThanOrEqual, LinearExpression(constant: Self.wish),
          priority: .defaultHigh))
    }
    return variables
  }

  /// The objective at these values.
  package func objective(at values: [Double]) -> Double {
    objective.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
  }

  /// The largest error of a row at some values, relative to the size of its terms.
  package func violation(at values: [Double]) -> Double {
    var worst = values.reduce(0) { max($0, -$1) }
    for row in rows {
      var residual = -row.constant
      var size = max(1, abs(row.constant))
      for term in row.terms {
        residual += term.coefficient * values[term.variable]
        size += abs(term.coefficient * values[term.variable])
      }
      switch row.relation {
      case .equal: worst = max(worst, abs(residual) / size)
      case .lessThanOrEqual: worst = max(worst, residual / size)
      case .greaterThanOrEqual: worst = max(worst, -residual / size)
      }
    }
    return worst
  }
}
