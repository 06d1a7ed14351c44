/// Why a solver refused a call. The call left no trace.
public enum SolverError: Error, Sendable {
  /// The variable was removed or belongs to another solver.
  case unknownVariable(Variable)
  /// The constraint was removed or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// The variable is still part of a constraint.
  case variableInUse(Variable, by: ConstraintID)
  /// The variable has no edit parameter.
  case notEditable(Variable)
  /// The variable has an edit parameter already.
  case alreadyEditable(Variable)
  /// The constraint is an edit parameter: its terms and relation stay.
  case fixedTerms(ConstraintID)
  /// Another constraint has this place in the document order already.
  case orderTaken(DocumentOrder, by: ConstraintID)
  /// The call needs the solver between updates, not inside one.
  case insideUpdate
  /// A number is not finite or beyond ``Solver/largestNumber``.
  case numberOutOfRange(Double)
  /// A priority is outside (0, 1000].
  case priorityOutOfRange(Priority)
  /// A weight is not positive and finite.
  case weightOutOfRange(Double)
  /// The required constraints cannot hold together.
  case conflict(Conflict)
  /// These constraints depend on each other beyond what the numbers resolve: coefficients of too wide
  /// a range, or nearly parallel rows of many digits.
  case illConditioned([ConstraintID])
  /// The solver gave up after this many steps, which is a defect or a numerically hopeless model.
  case stepLimitReached(Int)
}

extension SolverError: CustomStringConvertible {
  /// The reason in words. ``Solver/text(of:)-(SolverError)`` has the names of variables and
  /// constraints too; a conflict has them in any case.
  public var description: String { Names().text(of: self) }
}
