public import Foundation

/// Coordinates that can be converted to other ones: those of a view or of the screen.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
  /// Converts a point to other coordinates.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from other coordinates.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle to other coordinates.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from other coordinates.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
  /// The rectangle of the view or screen in its own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {
  /// Converts a point to other coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIScreen.convert(toTree(point), to: coordinateSpace)
  }
  /// Converts a point from other coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromTree(coordinateSpace.convert(point, to: UIScreen.main))
  }
  /// Converts a rectangle to other coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: coordinateSpace) })
  }
  /// Converts a rectangle from other coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen in its present orientation.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Converts a point of the screen to other coordinates.
  static func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    if let view = space as? UIView { return view.fromTree(point) }
    return space is UIScreen ? point : space.convert(point, from: main)
  }

  /// Converts a point to other coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    Self.convert(point, to: coordinateSpace)
  }
  /// Converts a point from other coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }
  /// Converts a rectangle to other coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: coordinateSpace) })
  }
  /// Converts a rectangle from other coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}
