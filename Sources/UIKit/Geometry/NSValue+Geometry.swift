public import Foundation

/// Geometry values as objects, for example in notifications.
extension NSValue {
  /// Makes a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// The rectangle.
  public var cgRectValue: CGRect { rectValue }
  /// Makes a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// The point.
  public var cgPointValue: CGPoint { pointValue }
  /// Makes a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// The size.
  public var cgSizeValue: CGSize { sizeValue }
  /// Makes a value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right))
  }
  /// The insets.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
