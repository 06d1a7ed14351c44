public import Foundation

/// Makes a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Makes a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}
/// Makes a rectangle.
public func CGRectMake(
  _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

/// Questions about rectangles whose numbers apps chose. Foundation is asked about finite numbers
/// only; other rectangles contain nothing.
extension CGRect {
  private var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && width.isFinite && height.isFinite
  }

  /// Whether the point is inside; `false` for numbers that are not finite.
  func encloses(_ point: CGPoint) -> Bool {
    isFinite && point.x.isFinite && point.y.isFinite && contains(point)
  }

  /// The part that both rectangles have, or `null`, also for numbers that are not finite.
  func overlap(with other: CGRect) -> CGRect {
    isFinite && other.isFinite ? intersection(other) : .null
  }

  /// Whether the rectangles have a part in common; `false` for numbers that are not finite.
  func overlaps(_ other: CGRect) -> Bool { isFinite && other.isFinite && intersects(other) }
}
