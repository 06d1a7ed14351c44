internal import TinamouSolver

/// A row of a content size, as it is in the solver.
struct ContentRow {
  let id: ConstraintID
  var value: Double
  let hugging: LayoutPriority
  let compression: LayoutPriority
  let order: DocumentOrder
}
