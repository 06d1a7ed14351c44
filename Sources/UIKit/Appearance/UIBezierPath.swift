public import Foundation

/// A line that nobody draws; its bounds are those of its points.
public final class UIBezierPath: NSObject {
  private var points: [CGPoint] = []
  /// Nothing is drawn.
  public var lineWidth: CGFloat = 1

  /// Makes a line without points.
  public override init() { super.init() }
  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    points = [rect.origin, CGPoint(x: rect.maxX, y: rect.maxY)]
  }
  /// Makes the largest oval in a rectangle.
  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  /// Makes a rectangle with round corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }
  /// Makes a rectangle of which some corners are round.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }
  /// Makes an arc, whose bounds are those of its circle.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// The line for layers.
  public var cgPath: CGPath { CGPath(bounds) }
  /// Whether there are no points.
  public var isEmpty: Bool { points.isEmpty }
  /// The point where the line ends.
  public var currentPoint: CGPoint { points.last ?? .zero }
  /// The smallest rectangle around the points.
  public var bounds: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Begins a part.
  public func move(to point: CGPoint) { points.append(point) }
  /// Goes straight to a point.
  public func addLine(to point: CGPoint) { points.append(point) }
  /// Goes to a point in a curve.
  public func addCurve(
    to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint
  ) { points.append(endPoint) }
  /// Goes to a point in a curve.
  public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { points.append(endPoint) }
  /// Goes along a circle.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    points.append(CGPoint(x: center.x - radius, y: center.y - radius))
    points.append(CGPoint(x: center.x + radius, y: center.y + radius))
  }
  /// Takes another line in.
  public func append(_ bezierPath: UIBezierPath) { points += bezierPath.points }
  /// Goes back to where the part began.
  public func close() {}
  /// Takes all points away.
  public func removeAllPoints() { points = [] }
  /// Does nothing: nothing is drawn.
  public func fill() {}
  /// Does nothing: nothing is drawn.
  public func stroke() {}
  /// Does nothing: nothing is drawn.
  public func addClip() {}
}

/// A line for layers; nothing is drawn.
public final class CGPath: Sendable {
  /// The smallest rectangle around the line.
  public let boundingBox: CGRect

  init(_ boundingBox: CGRect) { self.boundingBox = boundingBox }

  /// Makes a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(rect)
  }
}
