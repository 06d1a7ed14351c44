internal import TinamouSolver

/// A constraint with a row in the solver.
struct ConstraintRecord: RankedRecord {
  let constraint: LayoutConstraint
  let id: ConstraintID
  /// What insets, baselines and system spacing add to the left side, in points.
  var offset: Double
  /// Whether the row waits, inactive, until a set applies again.
  var isParked = false

  var rank: UInt64 { constraint.rank }
}
