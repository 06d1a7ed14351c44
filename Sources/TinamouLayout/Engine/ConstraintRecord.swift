internal import TinamouSolver

/// An active constraint in the solver.
struct ConstraintRecord {
  let constraint: LayoutConstraint
  let id: ConstraintID
  /// What insets, baselines and system spacing add to the left side, in points.
  var offset: Double
}
