public import Foundation

/// A path for layers, which is never drawn; its bounds are those of its points.
public class CGPath: @unchecked Sendable {
  /// The points; only a ``CGMutablePath`` changes them, which one thread at a time may use.
  fileprivate(set) var points: [CGPoint]

  init(_ points: [CGPoint]) { self.points = points }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect.corners.map { $0.applying(transform?.pointee ?? .identity) })
  }
  /// Makes the oval that fits a rectangle; its bounds are those of the transformed rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect: rect, transform: transform)
  }
  /// Makes a rectangle with round corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) { self.init(rect: rect, transform: transform) }

  /// The smallest rectangle around the path.
  public var boundingBox: CGRect { CGRect(around: points) }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { boundingBox }
  /// Whether there are no points.
  public var isEmpty: Bool { points.isEmpty }
  /// The last point of the path.
  public var currentPoint: CGPoint { points.last ?? .zero }
  /// Returns whether the bounds of the path contain a point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool { boundingBox.encloses(point.applying(transform)) }
  /// Makes a copy.
  public func copy() -> CGPath? { CGPath(points) }
  /// Makes a copy that is transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(points.map { $0.applying(transform?.pointee ?? .identity) })
  }
  /// Makes a copy that can change.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(points) }
}

/// A path to which parts can be added; it is never drawn.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Makes an empty path.
  public convenience init() { self.init([]) }

  private func add(_ new: [CGPoint], _ transform: CGAffineTransform) {
    points += new.map { $0.applying(transform) }
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([point], transform)
  }
  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add([point], transform)
  }
  /// Adds lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(points, transform)
  }
  /// Adds a curve to a point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { add([end], transform) }
  /// Adds a curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { add([end], transform) }
  /// Adds an arc; the bounds include the whole circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    addRect(
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius),
      transform: transform)
  }
  /// Adds a line to the first tangent's end, in place of an arc.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) { add([tangent1End], transform) }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(rect.corners, transform)
  }
  /// Adds the oval that fits a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(rect.corners, transform)
  }
  /// Adds a rectangle with round corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) { add(rect.corners, transform) }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(path.points, transform)
  }
  /// Closes the current part.
  public func closeSubpath() {}
}
