/// Names of variables and constraints, and texts with them.
extension Solver {
  /// Returns the name of a constraint.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: The name; `nil` if it has none, or was removed.
  public func name(of constraint: ConstraintID) -> String? {
    core.isCurrent(constraint) ? core.names[constraint] : nil
  }

  /// Returns the name of a variable.
  ///
  /// - Parameter variable: The variable.
  /// - Returns: The name; `nil` if it has none, or was removed.
  public func name(of variable: Variable) -> String? {
    core.isCurrent(variable) ? core.names[variable] : nil
  }

  /// Returns a constraint as text: `right == left + 8 @750`; inside an update, with the edits so
  /// far.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: The text, with the names of the variables.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func text(of constraint: ConstraintID) throws(SolverError) -> String {
    let row = try core.resolve(constraint)
    return core.names.text(of: core.constraint(saying: core.latestContent(of: row)))
  }

  /// Returns an error in words, with the names of the variables and constraints that it mentions.
  ///
  /// - Parameter error: The error.
  /// - Returns: The text.
  public func text(of error: SolverError) -> String { core.names.text(of: error) }
}
