internal import TinamouSolver

/// A constraint with a row in the solver.
struct ConstraintRecord: RankedRecord {
  let constraint: LayoutConstraint
  let id: ConstraintID
  /// The sum of insets, baselines and system spacing on the left side, in points.
  var offset: Double
  /// Whether the row is inactive and kept until a set applies again.
  var isInactive = false

  var rank: UInt64 { constraint.rank }
}
