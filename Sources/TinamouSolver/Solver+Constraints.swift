/// Constraints: added, changed and removed, each call an edit of an update.
extension Solver {
  /// Adds a constraint: `try solver.add(right == left + 8, priority: 750)`.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - priority: A priority that replaces the constraint's own, on each side that has one.
  ///   - name: The name of the constraint in messages.
  ///   - order: The place in the document order, which no other constraint has. Without one, the
  ///     constraint comes after all constraints added before.
  /// - Returns: The identifier of the constraint, for later edits.
  /// - Throws: ``SolverError`` if a variable does not belong to this solver, if the place is taken,
  ///   if a number is out of range, or if the constraint cannot hold and the policy is to refuse
  ///   it.
  @discardableResult
  public func add(
    _ constraint: Constraint, priority: Priority? = nil, name: String? = nil,
    order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    let constraint = priority.map { constraint.withPriority($0) } ?? constraint
    return try core.edit { core throws(SolverError) in
      let id = core.handle(ofRow: try core.addRow(constraint, order: order))
      if let name { core.names[id] = name }
      return id
    }
  }

  /// Adds a constraint on the sum of terms: `terms == constant`, `terms <= constant` or `terms >=
  /// constant`, depending on the sides that have a priority.
  ///
  /// This method allocates no arrays; otherwise it is the same as ``add(_:priority:name:order:)``.
  ///
  /// - Parameters:
  ///   - terms: The terms.
  ///   - constant: The number that the sum of the terms is compared with.
  ///   - below: The priority of the error when the sum is smaller; `nil` if that is allowed.
  ///   - above: The priority of the error when the sum is larger; `nil` if that is allowed.
  ///   - weight: The weight of an error relative to others of the same priority; positive.
  ///   - order: The place in the document order, which no other constraint has.
  /// - Returns: The identifier of the constraint, for later edits.
  /// - Throws: ``SolverError`` if a variable does not belong to this solver, if the place is taken,
  ///   if a number is out of range, or if the constraint cannot hold and the policy is to refuse
  ///   it.
  @discardableResult
  public func add(
    _ terms: Span<LinearExpression.Term>, constant: Double, below: Priority?, above: Priority?,
    weight: Double = 1, order: DocumentOrder? = nil
  ) throws(SolverError) -> ConstraintID {
    try core.edit { core throws(SolverError) in
      core.handle(
        ofRow: try core.addRow(
          terms, constant: constant, below: below, above: above, weight: weight, order: order))
    }
  }

  /// Removes a constraint.
  ///
  /// - Parameter constraint: The constraint.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/illConditioned(_:)`` or
  ///   ``SolverError/stepLimitReached(_:at:)`` if no optimum is found.
  public func remove(_ constraint: ConstraintID) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      core.markUnwanted(try core.resolve(constraint))
    }
  }

  /// Changes the constant of a constraint, in the form `terms == constant`.
  ///
  /// The constant has the opposite sign of the constant of ``Constraint/expression``.
  ///
  /// - Parameters:
  ///   - constant: The new constant.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint is unknown, if the number is out of range, or if
  ///   the constraint then cannot hold and the policy is to refuse it.
  /// - Complexity: O(1) for further changes of the same constraint alone, as while a finger drags a
  ///   view, as long as no constraint becomes tight or slack.
  public func setConstant(
    _ constant: Double, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.changeConstant(constant, ofRow: core.resolve(constraint))
  }

  /// Changes the priority of a constraint, on each side that has one.
  ///
  /// - Parameters:
  ///   - priority: The new priority.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint is unknown, if the priority is out of range, if
  ///   the weight is too small for a constraint that was required, or if the constraint then cannot
  ///   hold and the policy is to refuse it.
  public func setPriority(
    _ priority: Priority, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setPriority(priority, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the priorities of both sides of a constraint.
  ///
  /// - Parameters:
  ///   - below: The priority of the error when the terms are smaller than the constant; `nil` if
  ///     that is allowed.
  ///   - above: The priority of the error when the terms are larger than the constant; `nil` if
  ///     that is allowed.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint is unknown, if a priority is out of range, if the
  ///   weight of a constraint that is no longer required is too small, or if the constraint then
  ///   cannot hold and the policy is to refuse it.
  public func setPriorities(
    below: Priority?, above: Priority?, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setPriorities(below: below, above: above, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the relation of a constraint, which keeps the stronger of its two priorities.
  ///
  /// A constraint without a priority on either side becomes required.
  ///
  /// - Parameters:
  ///   - relation: The new relation.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint is unknown or belongs to an edit parameter, or if
  ///   it then cannot hold and the policy is to refuse it.
  public func setRelation(
    _ relation: Relation, of constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setRelation(relation, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the weight of a constraint.
  ///
  /// - Parameters:
  ///   - weight: The weight of an error relative to others of the same priority; positive.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/weightOutOfRange(_:)``,
  ///   ``SolverError/illConditioned(_:)`` or ``SolverError/stepLimitReached(_:at:)`` if no optimum
  ///   is found.
  public func setWeight(_ weight: Double, of constraint: ConstraintID) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setWeight(weight, ofRow: core.resolve(constraint))
    }
  }

  /// Changes the coefficient of a variable in a constraint; with 0 the constraint no longer
  /// mentions the variable.
  ///
  /// - Parameters:
  ///   - coefficient: The new coefficient.
  ///   - variable: The variable.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError`` if the constraint or variable is unknown, if the constraint belongs
  ///   to an edit parameter, if the number is out of range, if it makes the weight too small, or if
  ///   the constraint then cannot hold and the policy is to refuse it.
  public func setCoefficient(
    _ coefficient: Double, of variable: Variable, in constraint: ConstraintID
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setCoefficient(coefficient, of: variable, inRow: core.resolve(constraint))
    }
  }

  /// Replaces a constraint by another one, which keeps the identifier and the place in the document
  /// order.
  ///
  /// - Parameters:
  ///   - constraint: The constraint to replace.
  ///   - replacement: The new content.
  /// - Throws: ``SolverError`` if the constraint is unknown or belongs to an edit parameter, if a
  ///   number is out of range, or if the constraint then cannot hold and the policy is to refuse
  ///   it.
  public func replace(
    _ constraint: ConstraintID, with replacement: Constraint
  ) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.replace(core.resolve(constraint), with: replacement)
    }
  }

  /// Takes a constraint out of the model, or puts it back at its place in the document order.
  ///
  /// - Parameters:
  ///   - isActive: Whether the constraint is a part of the model.
  ///   - constraint: The constraint.
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/conflict(_:)`` if the
  ///   constraint cannot hold and the policy is to refuse it, ``SolverError/illConditioned(_:)`` or
  ///   ``SolverError/stepLimitReached(_:at:)`` if no optimum is found.
  public func setActive(_ isActive: Bool, _ constraint: ConstraintID) throws(SolverError) {
    try core.edit { core throws(SolverError) in
      try core.setActive(isActive, row: core.resolve(constraint))
    }
  }

  /// Returns whether a constraint is a part of the model; it can still be broken.
  ///
  /// - Parameter constraint: The constraint.
  /// - Returns: Whether it is active; inside an update, with the edits so far.
  public func isActive(_ constraint: ConstraintID) -> Bool {
    core.isCurrent(constraint) && core.basis.rows[constraint.index].ownership == .wanted
  }
}
