internal import TinamouSolver

/// A constraint in terms of variables.
struct EncodedConstraint {
  let constraint: Constraint
  /// The number of ancestors of the view in whose coordinates the places are.
  let depth: Int
  /// What insets, baselines and system spacing add to the left side, in points.
  let offset: Double
}
