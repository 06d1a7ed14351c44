internal import TinamouSolver

/// A constraint in terms of variables.
struct EncodedConstraint {
  let constraint: Constraint
  /// The sum of insets, baselines and system spacing on the left side, in points.
  let offset: Double
}
