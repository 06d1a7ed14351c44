package import CTinamouHeader
import TinamouSolver

@c @implementation
package func tinamou_solver_read(
  _ solver: tinamou_object, _ count: Int, _ variables: UnsafePointer<tinamou_variable>?,
  _ values: UnsafeMutablePointer<Double>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    try session.read(variables, count, values) { $0.value(of: $1) }
  }
}

@c @implementation
package func tinamou_solver_read_unrounded(
  _ solver: tinamou_object, _ count: Int, _ variables: UnsafePointer<tinamou_variable>?,
  _ values: UnsafeMutablePointer<Double>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    try session.read(variables, count, values) { $0.unroundedValue(of: $1) }
  }
}

@c @implementation
package func tinamou_solver_values(
  _ solver: tinamou_object, _ values: UnsafeMutablePointer<Double>?, _ capacity: Int,
  _ count: UnsafeMutablePointer<Int>?
) -> tinamou_status {
  withSolver(solver) { session throws(Refusal) in
    let count = try place(count, "count")
    try session.solver.withValues { all throws(Refusal) in
      count.pointee = all.count
      if all.isEmpty { return }
      guard UInt(bitPattern: capacity) >= UInt(all.count) else {
        throw .tooSmall(all.count)
      }
      guard let values else { throw .null("values") }
      all.withUnsafeBufferPointer { all in
        if let first = all.baseAddress { values.update(from: first, count: all.count) }
      }
    }
  }
}

extension SolverSession {
  /// Reads the value of each variable; an unknown one refuses the call before anything is written.
  fileprivate func read(
    _ variables: UnsafePointer<tinamou_variable>?, _ count: Int,
    _ values: UnsafeMutablePointer<Double>?, _ value: (Solver, Variable) -> Double
  ) throws(Refusal) {
    let variables = try input(variables, count, "variables")
    let results = try output(values, count, "values")
    for number in variables {
      let variable = variable(number)
      guard solver.contains(variable) else {
        throw .solver(.unknownVariable(variable), in: solver)
      }
    }
    for index in results.indices { results[index] = value(solver, variable(variables[index])) }
  }
}
