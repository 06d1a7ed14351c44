/// The texts of errors, with the names of the variables and constraints.
extension Names {
  func text(of error: SolverError) -> String {
    switch error {
    case .unknownVariable(let variable):
      "\(name(variable)) was removed or belongs to another solver"
    case .unknownConstraint(let constraint):
      "\(name(constraint)) was removed or belongs to another solver"
    case .variableInUse(let variable, let constraint):
      "\(name(variable)) is still part of \(name(constraint))"
    case .notEditable(let variable): "\(name(variable)) has no edit parameter"
    case .alreadyEditable(let variable): "\(name(variable)) has an edit parameter already"
    case .fixedTerms(let constraint):
      "\(name(constraint)) is an edit parameter: its terms and relation stay"
    case .orderTaken(_, let constraint):
      "\(name(constraint)) has this place in the document order already"
    case .insideUpdate: "this needs the solver between updates, not inside one"
    case .numberOutOfRange(let number) where abs(number) < Solver.smallestCoefficient:
      "\(number) is too small for the largest coefficient of a constraint"
    case .numberOutOfRange(let number):
      "\(number) is not finite or beyond \(Solver.largestNumber)"
    case .priorityOutOfRange(let priority):
      "\(priority.rawValue) is no priority: these lie above 0 and reach up to 1000"
    case .weightOutOfRange(let weight) where weight > 0 && weight <= Solver.largestNumber:
      "the weight \(weight), times the largest coefficient, is too small"
    case .weightOutOfRange(let weight):
      "the weight \(weight) is not positive, or beyond \(Solver.largestNumber)"
    case .conflict(let conflict): conflict.description
    case .illConditioned(let constraints) where constraints.isEmpty:
      "constraints depend on each other beyond what their numbers resolve"
    case .illConditioned(let constraints):
      "these depend on each other beyond what their numbers resolve: "
        + list(constraints)
    case .stepLimitReached(let steps, let constraints):
      "no answer was found within \(steps) steps"
        + (constraints.isEmpty ? "" : "; not settled: \(list(constraints))")
    case .tooManyPieces(let limit): "there are more than \(limit) pieces"
    }
  }

  private func list(_ constraints: [ConstraintID]) -> String {
    constraints.map { name($0) }.joined(separator: ", ")
  }

  private func name(_ variable: Variable) -> String { self[variable] ?? variable.description }

  private func name(_ constraint: ConstraintID) -> String {
    self[constraint].map { "'\($0)'" } ?? constraint.description
  }
}
