public import Foundation

/// A path that is never drawn; its bounds are those of its points.
open class UIBezierPath: NSObject, NSCopying {
  private var points: [CGPoint] = []
  /// Has no effect: nothing is drawn.
  open var lineWidth: CGFloat = 1
  /// Has no effect: nothing is drawn.
  open var lineCapStyle = CGLineCap.butt
  /// Has no effect: nothing is drawn.
  open var lineJoinStyle = CGLineJoin.miter
  /// Has no effect: nothing is drawn.
  open var miterLimit: CGFloat = 10
  /// Has no effect: nothing is drawn.
  open var flatness: CGFloat = 0.6
  /// Has no effect: nothing is drawn.
  open var usesEvenOddFillRule = false

  /// Makes an empty path.
  public override init() { super.init() }
  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    points = rect.corners
  }
  /// Makes a path from one for layers.
  public convenience init(cgPath: CGPath) {
    self.init()
    points = cgPath.points
  }
  /// Makes the oval that fits a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  /// Makes a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  /// Makes an arc; its bounds are those of the whole circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The path for layers.
  open var cgPath: CGPath {
    get { CGPath(points) }
    set { points = newValue.points }
  }
  /// Whether there are no points.
  public var isEmpty: Bool { points.isEmpty }
  /// The last point of the path.
  public var currentPoint: CGPoint { points.last ?? .zero }
  /// The smallest rectangle around the points.
  public var bounds: CGRect { CGRect(around: points) }

  /// Begins a new part at a point.
  public func move(to point: CGPoint) { points.append(point) }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { points.append(point) }
  /// Adds a curve to a point.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { points.append(endPoint) }
  /// Adds a curve to a point.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { points.append(endPoint) }
  /// Adds an arc of a circle.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    points.append(CGPoint(x: center.x - radius, y: center.y - radius))
    points.append(CGPoint(x: center.x + radius, y: center.y + radius))
  }
  /// Appends another path.
  public func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }
  /// Closes the current part.
  public func close() {}
  /// Removes all points.
  public func removeAllPoints() { points = [] }
  /// Does nothing: nothing is drawn.
  open func fill() {}
  /// Does nothing: nothing is drawn.
  open func stroke() {}
  /// Does nothing: nothing is drawn.
  public func addClip() {}
  /// Does nothing: nothing is drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Does nothing: nothing is drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Does nothing: nothing is drawn.
  public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
  /// Transforms all points.
  public func apply(_ transform: CGAffineTransform) {
    points = points.map { $0.applying(transform) }
  }
  /// Returns whether the bounds of the path contain a point.
  public func contains(_ point: CGPoint) -> Bool { bounds.encloses(point) }
  /// Makes the path with the points in the other order.
  public func reversing() -> UIBezierPath { UIBezierPath(cgPath: CGPath(points.reversed())) }

  /// Makes a copy.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (
      lineWidth, lineCapStyle, lineJoinStyle
    )
    (copy.miterLimit, copy.flatness) = (miterLimit, flatness)
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    return copy
  }
}
