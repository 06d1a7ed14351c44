public import TinamouSolver

extension LayoutView {
  /// The target that asks for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target that asks for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// The size in points that the view's own constraints and those inside it come to, as near to a
  /// target as they allow.
  ///
  /// The wish to meet the target has the priority ``LayoutPriority/fittingSizeLevel`` on both axes.
  ///
  /// - Parameter targetSize: The target in points.
  /// - Returns: The size of the alignment rectangle in points, not rounded.
  /// - Throws: ``LayoutError`` if the constraints inside the view are refused.
  public func systemLayoutSizeFitting(_ targetSize: Size) throws(LayoutError) -> Size {
    try systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size in points that the view's own constraints and those inside it come to, as near to a
  /// target as their priorities allow.
  ///
  /// As in UIKit, constraints to the outside of the view do not count, the layout of the view's tree
  /// is left as it is, and the size is that of the alignment rectangle, not rounded to pixels. A
  /// model is made for the question and dropped.
  ///
  /// - Parameters:
  ///   - targetSize: The target in points.
  ///   - horizontalFittingPriority: How strongly the width of the target is wanted.
  ///   - verticalFittingPriority: How strongly the height of the target is wanted.
  /// - Returns: The size of the alignment rectangle in points, not rounded.
  /// - Throws: ``LayoutError`` if the constraints inside the view are refused.
  public func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) throws(LayoutError) -> Size {
    try systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority, outsideOfWindows: .standard)
  }

  /// The size in points that the view's own constraints and those inside it come to; `environment` is
  /// that of a view without an engine.
  package func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority, outsideOfWindows environment: LayoutEnvironment
  ) throws(LayoutError) -> Size {
    try LayoutModel.size(
      of: self,
      fitting: FittingRequest(
        size: targetSize, horizontalPriority: horizontalFittingPriority,
        verticalPriority: verticalFittingPriority, isDetached: engine == nil),
      outsideOfWindows: environment)
  }
}
