package import CTinamouHeader
import TinamouSolver

@c @implementation
package func tinamou_solver_add(
  _ solver: tinamou_object, _ count: Int, _ variables: UnsafePointer<tinamou_variable>?,
  _ coefficients: UnsafePointer<Double>?, _ relation: Int32, _ constant: Double,
  _ priority: Double, _ weight: Double, _ name: UnsafePointer<CChar>?,
  _ constraint: UnsafeMutablePointer<tinamou_constraint>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let result = try place(constraint, "constraint")
    let variables = try input(variables, count, "variables")
    let coefficients = try input(coefficients, count, "coefficients")
    let relation = try CTinamou.relation(relation)
    let name = try text(name, "name")
    let priority = Priority(Float(priority))
    let id = try session.change { solver throws(SolverError) in
      guard let name else {
        return try session.add(variables, coefficients, relation, constant, priority, weight)
      }
      let terms = zip(variables, coefficients).map {
        LinearExpression.Term(session.variable($0), $1)
      }
      return try solver.add(
        Constraint(
          LinearExpression(terms), relation, constant, priority: priority, weight: weight),
        name: name)
    }
    result.pointee = SolverSession.number(of: id)
  }
}

@c @implementation
package func tinamou_solver_add_many(
  _ solver: tinamou_object, _ count: Int, _ starts: UnsafePointer<Int>?,
  _ variables: UnsafePointer<tinamou_variable>?, _ coefficients: UnsafePointer<Double>?,
  _ relations: UnsafePointer<Int32>?, _ constants: UnsafePointer<Double>?,
  _ priorities: UnsafePointer<Double>?, _ weights: UnsafePointer<Double>?,
  _ constraints: UnsafeMutablePointer<tinamou_constraint>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let count = try checkedCount(count)
    if count == 0 { return }
    let starts = try input(starts, count + 1, "starts")
    guard starts[0] >= 0, zip(starts, starts.dropFirst()).allSatisfy({ $0 <= $1 }) else {
      throw .invalid("'starts' decrease")
    }
    let termCount = try checkedCount(starts[count])
    let variables = try input(variables, termCount, "variables")
    let coefficients = try input(coefficients, termCount, "coefficients")
    let codes = try input(relations, count, "relations")
    let constants = try input(constants, count, "constants")
    var relations: [Relation] = []
    for code in codes { relations.append(try relation(code)) }
    let ids = try session.change { solver throws(SolverError) in
      try solver.update { () throws(SolverError) in
        var ids: [ConstraintID] = []
        ids.reserveCapacity(count)
        for index in 0..<count {
          let terms = starts[index]..<starts[index + 1]
          ids.append(
            try session.add(
              UnsafeBufferPointer(rebasing: variables[terms]),
              UnsafeBufferPointer(rebasing: coefficients[terms]), relations[index],
              constants[index], priorities.map { Priority(Float($0[index])) } ?? .required,
              weights?[index] ?? 1))
        }
        return ids
      }
    }
    guard let constraints else { return }
    for (index, id) in ids.enumerated() { constraints[index] = SolverSession.number(of: id) }
  }
}

@c @implementation
package func tinamou_solver_remove(
  _ solver: tinamou_object, _ count: Int, _ constraints: UnsafePointer<tinamou_constraint>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let constraints = try input(constraints, count, "constraints")
    try session.change { solver throws(SolverError) in
      try solver.update { () throws(SolverError) in
        for constraint in constraints { try solver.remove(session.constraint(constraint)) }
      }
    }
  }
}

/// Makes one change of a constraint of a solver.
private func change(
  _ constraint: tinamou_constraint, of solver: tinamou_object,
  _ body: (SolverSession, ConstraintID) throws(SolverError) -> Void
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    try session.change { _ throws(SolverError) in
      try body(session, session.constraint(constraint))
    }
  }
}

@c @implementation
package func tinamou_solver_set_constant(
  _ solver: tinamou_object, _ constraint: tinamou_constraint, _ constant: Double
) -> tinamou_status {
  change(constraint, of: solver) { session, constraint throws(SolverError) in
    try session.solver.setConstant(constant, of: constraint)
  }
}

@c @implementation
package func tinamou_solver_set_priority(
  _ solver: tinamou_object, _ constraint: tinamou_constraint, _ priority: Double
) -> tinamou_status {
  change(constraint, of: solver) { session, constraint throws(SolverError) in
    try session.solver.setPriority(Priority(Float(priority)), of: constraint)
  }
}

@c @implementation
package func tinamou_solver_set_weight(
  _ solver: tinamou_object, _ constraint: tinamou_constraint, _ weight: Double
) -> tinamou_status {
  change(constraint, of: solver) { session, constraint throws(SolverError) in
    try session.solver.setWeight(weight, of: constraint)
  }
}

@c @implementation
package func tinamou_solver_set_relation(
  _ solver: tinamou_object, _ constraint: tinamou_constraint, _ relation: Int32
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let relation = try CTinamou.relation(relation)
    try session.change { solver throws(SolverError) in
      try solver.setRelation(relation, of: session.constraint(constraint))
    }
  }
}

@c @implementation
package func tinamou_solver_set_coefficient(
  _ solver: tinamou_object, _ constraint: tinamou_constraint, _ variable: tinamou_variable,
  _ coefficient: Double
) -> tinamou_status {
  change(constraint, of: solver) { session, constraint throws(SolverError) in
    try session.solver.setCoefficient(
      coefficient, of: session.variable(variable), in: constraint)
  }
}

@c @implementation
package func tinamou_solver_set_active(
  _ solver: tinamou_object, _ constraint: tinamou_constraint, _ isActive: Int32
) -> tinamou_status {
  change(constraint, of: solver) { session, constraint throws(SolverError) in
    try session.solver.setActive(isActive != 0, constraint)
  }
}

@c @implementation
package func tinamou_solver_constraint_text(
  _ solver: tinamou_object, _ constraint: tinamou_constraint,
  _ buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let text = try session.ask { solver throws(SolverError) in
      try solver.text(of: session.constraint(constraint))
    }
    try write(text, to: buffer, capacity, length)
  }
}
