public import Foundation

extension CALayer {
  /// The transform in the plane.
  public func affineTransform() -> CGAffineTransform { transform.plane }
  /// Sets the transform in the plane.
  public func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3D(plane: m) }

  /// Converts a point from the coordinates of another layer; transforms are ignored.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let (from, to) = (l?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
  }
  /// Converts a point to the coordinates of another layer; transforms are ignored.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    let (from, to) = (originInRoot, l?.originInRoot ?? .zero)
    return CGPoint(x: p.x + from.x - to.x, y: p.y + from.y - to.y)
  }
  /// Converts a rectangle from the coordinates of another layer; transforms are ignored.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, from: l), size: r.size)
  }
  /// Converts a rectangle to the coordinates of another layer; transforms are ignored.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    CGRect(origin: convert(r.origin, to: l), size: r.size)
  }

  /// Returns whether the bounds contain a point.
  public func contains(_ p: CGPoint) -> Bool { bounds.encloses(p) }
  /// Where the origin of the layer's coordinates is in those of the outermost layer.
  private var originInRoot: CGPoint {
    let outer = superlayer ?? view?.superview?.layer
    let origin = outer?.originInRoot ?? .zero
    let (frame, bounds) = (frame, bounds)
    // The outermost layer has no place in other coordinates.
    let place = outer == nil ? .zero : frame.origin
    return CGPoint(
      x: origin.x + place.x - bounds.minX, y: origin.y + place.y - bounds.minY)
  }
}
