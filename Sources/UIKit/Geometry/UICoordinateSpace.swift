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

extension UICoordinateSpace {
  /// Converts a rectangle to other coordinates.
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: coordinateSpace) })
  }
  /// Converts a rectangle from other coordinates.
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: coordinateSpace) })
  }
}

extension UIView: UICoordinateSpace {
  /// Converts a point to other coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    UIScreen.main.convert(toTree(point), to: coordinateSpace)
  }
  /// Converts a point from other coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    fromTree(coordinateSpace.convert(point, to: UIScreen.main))
  }
}

/// The coordinates of the screen in portrait orientation. In landscape orientation the device is
/// turned as ``UIScene`` says: with its home button to the right.
@MainActor final class PortraitScreenSpace: UICoordinateSpace {
  var bounds: CGRect {
    let size = UIScreen.main.bounds.size
    return CGRect(
      x: 0, y: 0, width: isTurned ? size.height : size.width,
      height: isTurned ? size.width : size.height)
  }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen =
      isTurned ? CGPoint(x: point.y, y: UIScreen.main.bounds.height - point.x) : point
    return UIScreen.main.convert(onScreen, to: coordinateSpace)
  }

  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let onScreen = UIScreen.main.convert(point, from: coordinateSpace)
    return isTurned
      ? CGPoint(x: UIScreen.main.bounds.height - onScreen.y, y: onScreen.x) : onScreen
  }

  private var isTurned: Bool { UIApplication.shared.statusBarOrientation.isLandscape }
}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen in its present orientation.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// Converts a point to other coordinates.
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return view.fromTree(point) }
    return coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, from: self)
  }
  /// Converts a point from other coordinates.
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace is UIScreen ? point : coordinateSpace.convert(point, to: self)
  }
}
