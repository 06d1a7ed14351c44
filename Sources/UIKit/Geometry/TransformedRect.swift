import Foundation

/// A rectangle that is transformed around a point of it: a view, a layer, or the attributes of an
/// item.
struct TransformedRect {
  /// The rectangle before the transform, in points.
  var rect: CGRect
  /// The point that the transform keeps, in parts of the rectangle's size.
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var transform = CGAffineTransform.identity

  /// Where the anchor point is.
  var position: CGPoint {
    get {
      CGPoint(
        x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    }
    set {
      rect.origin = CGPoint(
        x: newValue.x - anchorPoint.x * rect.width, y: newValue.y - anchorPoint.y * rect.height)
    }
  }

  /// The size before the transform; the anchor point stays where it is.
  var size: CGSize {
    get { rect.size }
    set { keepingPosition { $0.rect.size = newValue } }
  }

  /// The smallest rectangle around the four corners after the transform. One that is set has this
  /// frame afterwards, as far as the transform can be undone.
  var frame: CGRect {
    get {
      guard !transform.isIdentity else { return rect }
      let position = position
      return box.offsetBy(dx: position.x, dy: position.y)
    }
    set {
      let frame = newValue.standardized
      guard !transform.isIdentity else {
        rect = frame
        return
      }
      let isFlat = transform.a * transform.d == transform.b * transform.c
      if !isFlat {
        rect.size = CGRect(origin: .zero, size: frame.size).applying(transform.inverted()).size
      }
      let box = box
      position = CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY)
    }
  }

  /// Places the rectangle by another point of it, and keeps that point where the old one was.
  mutating func move(anchorPoint new: CGPoint) {
    keepingPosition { $0.anchorPoint = new }
  }

  private mutating func keepingPosition(_ change: (inout Self) -> Void) {
    let old = position
    change(&self)
    position = old
  }

  /// The frame, if the anchor point were at the origin.
  private var box: CGRect {
    CGRect(
      x: -anchorPoint.x * rect.width, y: -anchorPoint.y * rect.height, width: rect.width,
      height: rect.height
    ).applying(transform)
  }

  /// Returns where a point of the bounds, which have an origin, is in the superview.
  func toSuperview(_ point: CGPoint, boundsOrigin origin: CGPoint) -> CGPoint {
    let (anchor, position) = (anchor(origin), position)
    return CGPoint(x: point.x - anchor.x, y: point.y - anchor.y).applying(transform)
      .applying(CGAffineTransform(translationX: position.x, y: position.y))
  }

  /// Returns where a point of the superview is in the bounds, which have an origin.
  func fromSuperview(_ point: CGPoint, boundsOrigin origin: CGPoint) -> CGPoint {
    let (anchor, position) = (anchor(origin), position)
    return CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(transform.inverted())
      .applying(CGAffineTransform(translationX: anchor.x, y: anchor.y))
  }

  /// The anchor point in the coordinates of the bounds.
  private func anchor(_ origin: CGPoint) -> CGPoint {
    CGPoint(
      x: origin.x + anchorPoint.x * rect.width, y: origin.y + anchorPoint.y * rect.height)
  }
}
