internal import TinamouSolver

/// An active constraint in the solver.
struct ConstraintRecord {
  let constraint: LayoutConstraint
  let id: ConstraintID
}
