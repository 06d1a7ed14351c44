internal import TinamouSolver

/// What a view is fitted into.
struct FittingRequest {
  /// The size wanted for the alignment rectangle, in points.
  var size: Size
  var horizontalPriority: LayoutPriority
  var verticalPriority: LayoutPriority
  /// Whether the view has no engine, so that it is in no window.
  var isDetached: Bool
}
