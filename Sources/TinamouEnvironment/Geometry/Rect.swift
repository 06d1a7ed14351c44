/// A position in the plane, in points; x grows to the right and y grows down.
public struct Point: Hashable, Sendable, Codable {
  /// The horizontal coordinate.
  public var x: Double
  /// The vertical coordinate.
  public var y: Double

  /// Makes a point.
  @inlinable public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)

  /// The distance from another point.
  package static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable, Codable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Makes a size.
  @inlinable public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size zero.
  public static let zero = Size(width: 0, height: 0)
}

/// A rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// The upper left corner.
  public var origin: Point
  /// The width and height.
  public var size: Size

  /// Makes a rectangle from its upper left corner and its size.
  @inlinable public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from its coordinates and sizes.
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// The horizontal center.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The upper edge.
  @inlinable public var minY: Double { origin.y }
  /// The vertical center.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The lower edge.
  @inlinable public var maxY: Double { origin.y + size.height }
  /// The width.
  @inlinable public var width: Double { size.width }
  /// The height.
  @inlinable public var height: Double { size.height }

  /// Returns the rectangle moved by a distance.
  @inlinable public func offset(by distance: Point) -> Rect {
    Rect(
      origin: Point(x: origin.x + distance.x, y: origin.y + distance.y), size: size)
  }

  /// Returns the rectangle with insets at its edges.
  @inlinable public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}
