internal import TinamouSolver

/// A row of a content size, as it is in the solver.
struct ContentRow {
  let id: ConstraintID
  /// The size of the content in points.
  var value: Double
  /// The size of the frame minus the size of the alignment rectangle, in points.
  var insets: Double
  let hugging: LayoutPriority
  let compression: LayoutPriority
  let order: ContentOrder
}
