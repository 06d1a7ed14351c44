public import TinamouSolver

extension LayoutView {
  /// A target for the smallest size that the constraints allow.
  public static let layoutFittingCompressedSize = Size.zero
  /// A target for the largest size that the constraints allow.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  /// Returns the size that the constraints of the view and its subviews give, as near to a target
  /// as they allow.
  ///
  /// The target has the priority `LayoutPriority.fittingSizeLevel` on both axes.
  ///
  /// - Parameter targetSize: The target in points.
  /// - Returns: The size of the alignment rectangle in points, not rounded.
  /// - Throws: ``LayoutError`` if the constraints inside the view are refused.
  public func systemLayoutSizeFitting(_ targetSize: Size) throws(LayoutError) -> Size {
    try systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that the constraints of the view and its subviews give, as near to a target
  /// as the priorities allow.
  ///
  /// As in UIKit, constraints to views outside of the subtree do not count, and the layout of the
  /// tree does not change. The size is that of the alignment rectangle and is not rounded to
  /// pixels. The method makes a temporary model.
  ///
  /// A target beyond the largest number of a layout, a billion, counts as that number.
  ///
  /// - Parameters:
  ///   - targetSize: The target in points.
  ///   - horizontalFittingPriority: The priority of the target width.
  ///   - verticalFittingPriority: The priority of the target height.
  /// - Returns: The size of the alignment rectangle in points, not rounded.
  /// - Throws: ``LayoutError`` if the constraints inside the view are refused.
  public func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) throws(LayoutError) -> Size {
    try systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority, outsideOfWindows: .standard(on: platform))
  }

  /// Returns the size that the constraints of the view and its subviews give, in points;
  /// `environment` is used for a view without an engine.
  package func systemLayoutSizeFitting(
    _ targetSize: Size, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority, outsideOfWindows environment: LayoutEnvironment
  ) throws(LayoutError) -> Size {
    try LayoutModel.size(
      of: self,
      fitting: FittingRequest(
        size: limitedTarget(targetSize), horizontalPriority: horizontalFittingPriority,
        verticalPriority: verticalFittingPriority, isDetached: engine == nil),
      outsideOfWindows: environment)
  }

  /// Returns the target with which the frame of the view is not beyond the largest number.
  private func limitedTarget(_ size: Size) -> Size {
    let insets = alignmentRectInsets
    // Rounded down, because adding the insets again can round up.
    let width = (Solver.largestLength - insets.left - insets.right).rounded(.down)
    let height = (Solver.largestLength - insets.top - insets.bottom).rounded(.down)
    return Size(width: min(size.width, width), height: min(size.height, height))
  }
}
