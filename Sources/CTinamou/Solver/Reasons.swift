package import CTinamouHeader
import TinamouSolver

@c @implementation
package func tinamou_solver_conflicts(
  _ solver: tinamou_object, _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    try place(count, "count").pointee = session.conflicts.count
  }
}

@c @implementation
package func tinamou_solver_conflict(
  _ solver: tinamou_object, _ index: Int, _ broken: UnsafeMutablePointer<tinamou_constraint>?,
  _ members: UnsafeMutablePointer<tinamou_conflict_member>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let conflict = try session.conflict(index)
    let rows = conflict.members.map { member in
      tinamou_conflict_member(
        constraint: SolverSession.number(of: member.constraint), multiplier: member.multiplier,
        repair: member.repair)
    }
    try write(rows, to: members, capacity, count)
    broken?.pointee = SolverSession.number(of: conflict.broken)
  }
}

@c @implementation
package func tinamou_solver_conflict_text(
  _ solver: tinamou_object, _ index: Int, _ buffer: UnsafeMutablePointer<CChar>?,
  _ capacity: Int, _ length: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    try write(session.conflict(index).description, to: buffer, capacity, length)
  }
}

@c @implementation
package func tinamou_solver_certificate(
  _ solver: tinamou_object, _ isValid: UnsafeMutablePointer<Int32>?,
  _ rows: UnsafeMutablePointer<tinamou_certificate_row>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let isValid = try place(isValid, "is_valid")
    let certificate = session.solver.certificate()
    let entries = certificate.rows.flatMap { row in
      let id = SolverSession.number(of: row.constraint)
      let zero = [(priority: 0.0, value: 0.0)]
      let components =
        row.multiplier.isEmpty
        ? zero : row.multiplier.map { (Double($0.priority.rawValue), $0.value) }
      return components.map { component in
        tinamou_certificate_row(
          constraint: id, priority: component.priority, multiplier: component.value,
          residual: row.residual)
      }
    }
    try write(entries, to: rows, capacity, count)
    isValid.pointee = certificate.isValid ? 1 : 0
  }
}

@c @implementation
package func tinamou_solver_ambiguity(
  _ solver: tinamou_object, _ variables: UnsafeMutablePointer<tinamou_variable>?,
  _ capacity: Int, _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let open = session.solver.ambiguity().variables
    try write(open.map { SolverSession.number(of: $0) }, to: variables, capacity, count)
  }
}

@c @implementation
package func tinamou_solver_determining(
  _ solver: tinamou_object, _ variable: tinamou_variable,
  _ constraints: UnsafeMutablePointer<tinamou_constraint>?,
  _ multipliers: UnsafeMutablePointer<Double>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let derivation = try session.ask { solver throws(SolverError) in
      try solver.constraintsDetermining(session.variable(variable))
    }
    if constraints != nil, multipliers == nil { throw .null("multipliers") }
    try write(
      derivation.terms.map { SolverSession.number(of: $0.constraint) }, to: constraints, capacity,
      count)
    try write(derivation.terms.map(\.multiplier), to: multipliers, capacity, count)
  }
}

extension SolverSession {
  fileprivate func conflict(_ index: Int) throws(Refusal) -> Conflict {
    let conflicts = conflicts
    guard conflicts.indices.contains(index) else {
      throw .invalid("there are \(conflicts.count) conflicts")
    }
    return conflicts[index]
  }
}
