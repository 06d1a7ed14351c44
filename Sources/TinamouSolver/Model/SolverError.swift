/// The reason why a solver refused a call; the call changed nothing.
///
/// An update that is refused is taken back by a solution of the model before. If no optimum is
/// found again, ``illConditioned(_:)`` or ``stepLimitReached(_:at:)`` says so instead of the
/// refusal; the constraints are those before, and the next update solves them anew.
public enum SolverError: Error, Sendable {
  /// The variable was removed or belongs to another solver.
  case unknownVariable(Variable)
  /// The constraint was removed or belongs to another solver.
  case unknownConstraint(ConstraintID)
  /// The variable is still part of a constraint.
  case variableInUse(Variable, by: ConstraintID)
  /// The variable is not an edit parameter.
  case notEditable(Variable)
  /// The variable is already an edit parameter.
  case alreadyEditable(Variable)
  /// The constraint belongs to an edit parameter, so its terms and relation cannot change. Its
  /// priorities can, and ``Solver/setPriorities(below:above:of:)`` may allow one side.
  case fixedTerms(ConstraintID)
  /// Another constraint already has this place in the document order.
  case orderTaken(DocumentOrder, by: ConstraintID)
  /// The call is not allowed inside an update.
  case insideUpdate
  /// A number is not finite, or its magnitude is larger than ``Solver/largestNumber``, or the
  /// largest coefficient of a constraint is smaller than ``Solver/smallestCoefficient``.
  case numberOutOfRange(Double)
  /// A priority is outside (0, 1000].
  case priorityOutOfRange(Priority)
  /// A weight is not positive, larger than ``Solver/largestNumber``, or, times the largest
  /// coefficient, rounded down to a power of two, of a constraint that is not required, smaller
  /// than ``Solver/smallestWeight``; if the constraint is required, too small for a double.
  case weightOutOfRange(Double)
  /// The required constraints cannot hold together.
  case conflict(Conflict)
  /// The numbers cannot resolve how these constraints depend on each other: the range of their
  /// coefficients is too wide, or they are nearly parallel and have many digits. Or the values that
  /// they determine are too large to calculate with, beyond 2^900.
  case illConditioned([ConstraintID])
  /// The solver stopped after this many steps, because of a defect or of a numerically extreme
  /// model; these constraints, at most 20, were not settled yet.
  case stepLimitReached(Int, at: [ConstraintID])
  /// There are more pieces than ``Solver/pieces(of:in:limit:)`` may return.
  case tooManyPieces(Int)
}

extension SolverError: CustomStringConvertible {
  /// The reason in words; use ``Solver/text(of:)-(SolverError)`` to include the names of variables
  /// and constraints. The text of a conflict always includes them.
  public var description: String { Names().text(of: self) }
}
