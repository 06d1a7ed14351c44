internal import TinamouSolver

/// The target of a fitting size.
struct FittingRequest {
  /// The target size of the alignment rectangle, in points.
  var size: Size
  var horizontalPriority: LayoutPriority
  var verticalPriority: LayoutPriority
  /// Whether the view has no engine, so that it is in no window.
  var isDetached: Bool
}
