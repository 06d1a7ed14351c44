internal import TinamouSolver

/// A constraint in terms of variables.
struct EncodedConstraint {
  let constraint: Constraint
  /// The number of ancestors of the view in whose coordinates the positions are.
  let depth: Int
  /// The sum of insets, baselines and system spacing on the left side, in points.
  let offset: Double
}
