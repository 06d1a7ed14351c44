/// Edit parameters: variables whose values are set from outside.
extension Solver {
  /// Makes a variable an edit parameter, which has the last suggested value.
  ///
  /// A required parameter, the usual kind, must have its value: if other required constraints do
  /// not allow the value, ``suggest(_:for:)`` throws a conflict. A parameter with a lower priority
  /// comes as near to the value as the stronger constraints allow, so a drag beyond a limit stops
  /// at the limit.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - value: The first value.
  ///   - priority: The priority of the value.
  ///   - order: The place in the document order; by default it comes after the other constraints of
  ///     the group ``DocumentOrder/Group/system`` and before all others.
  /// - Returns: The constraint that keeps the variable at the value.
  /// - Throws: ``SolverError`` as for other constraints, or ``SolverError/alreadyEditable(_:)``.
  @discardableResult
  public func addEditParameter(
    _ variable: Variable, value: Double, priority: Priority = .required,
    order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    try core.edit { core throws(SolverError) in
      core.handle(
        ofRow: try core.addEditParameter(
          variable, value: value, priority: priority, order: order))
    }
  }

  /// Gives an edit parameter a new value.
  ///
  /// - Parameters:
  ///   - value: The new value.
  ///   - variable: A variable added with ``addEditParameter(_:value:priority:order:)``.
  /// - Throws: ``SolverError`` if the variable is not an edit parameter of this solver, if the
  ///   number is out of range, or if a required parameter cannot have the value and the policy is
  ///   to refuse it.
  /// - Complexity: O(1) as long as no constraint becomes tight or slack, which is the usual case of
  ///   a resize.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    try core.suggest(value, for: variable)
  }
}
