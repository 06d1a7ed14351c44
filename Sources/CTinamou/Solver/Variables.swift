package import CTinamouHeader
import TinamouSolver

@c @implementation
package func tinamou_solver_open(
  _ policy: Int32, _ solver: UnsafeMutablePointer<tinamou_object>?
) -> tinamou_status {
  answer { () throws(Refusal) in
    let result = try place(solver, "solver")
    let conflictPolicy: ConflictPolicy
    switch Int(policy) {
    case TINAMOU_REFUSE: conflictPolicy = .refuse
    case TINAMOU_RELAX: conflictPolicy = .relax
    default: throw .invalid("\(policy) is no policy: these are 0 and 1")
    }
    result.pointee = HandleTable.add(.solver(SolverSession(conflictPolicy: conflictPolicy)))
  }
}

@c @implementation
package func tinamou_solver_add_variables(
  _ solver: tinamou_object, _ count: Int, _ names: UnsafePointer<UnsafePointer<CChar>?>?,
  _ variables: UnsafeMutablePointer<tinamou_variable>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let results = try output(variables, count, "variables")
    var texts: [String?] = []
    if let names {
      for index in results.indices { texts.append(try text(names[index], "names")) }
    }
    for index in results.indices {
      let variable = session.solver.addVariable(name: texts.isEmpty ? nil : texts[index])
      results[index] = SolverSession.number(of: variable)
    }
  }
}

@c @implementation
package func tinamou_solver_remove_variable(
  _ solver: tinamou_object, _ variable: tinamou_variable
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    try session.change { solver throws(SolverError) in
      try solver.remove(session.variable(variable))
    }
  }
}

@c @implementation
package func tinamou_solver_add_edit(
  _ solver: tinamou_object, _ variable: tinamou_variable, _ value: Double, _ priority: Double,
  _ constraint: UnsafeMutablePointer<tinamou_constraint>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let id = try session.change { solver throws(SolverError) in
      try solver.addEditParameter(
        session.variable(variable), value: value, priority: Priority(Float(priority)))
    }
    constraint?.pointee = SolverSession.number(of: id)
  }
}

@c @implementation
package func tinamou_solver_suggest(
  _ solver: tinamou_object, _ count: Int, _ variables: UnsafePointer<tinamou_variable>?,
  _ values: UnsafePointer<Double>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let variables = try input(variables, count, "variables")
    let values = try input(values, count, "values")
    if count == 1 {
      // A batch of one suggestion would not be as fast as the suggestion.
      try session.change { solver throws(SolverError) in
        try solver.suggest(values[0], for: session.variable(variables[0]))
      }
      return
    }
    try session.change { solver throws(SolverError) in
      try solver.update { () throws(SolverError) in
        for (variable, value) in zip(variables, values) {
          try solver.suggest(value, for: session.variable(variable))
        }
      }
    }
  }
}
