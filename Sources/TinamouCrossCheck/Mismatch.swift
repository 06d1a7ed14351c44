package import TinamouSolver

/// A difference between an answer and that of GLPK.
package enum Mismatch: Hashable, Sendable {
  /// A row is broken and should not be, or the other way round.
  case broken(ConstraintID, expected: Bool)
  /// The weighted sum of errors at a priority.
  case error(Priority, found: Double, expected: Double)
  /// The value of a variable, by its place in document order.
  case value(Variable, place: Int, found: Double, expected: Double)
}
