/// Handles for the owner: checked when they come in, made when they go out.
extension Core {
  @inline(__always)
  func isCurrent(_ variable: Variable) -> Bool {
    variable.owner == identity && variable.index >= 0 && variable.index < basis.variables.count
      && basis.variables[variable.index].flags.isInUse
      && basis.variables[variable.index].generation == variable.generation
  }

  @inline(__always)
  func isCurrent(_ constraint: ConstraintID) -> Bool {
    constraint.owner == identity && constraint.index >= 0 && constraint.index < basis.rows.count
      && basis.rows[constraint.index].ownership.isOwned
      && basis.rows[constraint.index].generation == constraint.generation
  }

  @inline(__always)
  func resolve(_ variable: Variable) throws(SolverError) -> Int32 {
    guard isCurrent(variable) else { throw .unknownVariable(variable) }
    return variable.index
  }

  @inline(__always)
  func resolve(_ constraint: ConstraintID) throws(SolverError) -> Int32 {
    guard isCurrent(constraint) else { throw .unknownConstraint(constraint) }
    return constraint.index
  }

  @inline(__always)
  func handle(ofRow row: Int32) -> ConstraintID {
    ConstraintID(index: row, generation: basis.rows[row].generation, owner: identity)
  }

  @inline(__always)
  func handle(ofVariable index: Int32) -> Variable {
    Variable(index: index, generation: basis.variables[index].generation, owner: identity)
  }
}
