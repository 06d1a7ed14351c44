extension Point: CustomStringConvertible {
  /// The coordinates, such as `(16, 44)`, in points.
  public var description: String { "(\(NumberText.text(x)), \(NumberText.text(y)))" }
}

extension Size: CustomStringConvertible {
  /// The width and height, such as `320 x 568`, in points.
  public var description: String { "\(NumberText.text(width)) x \(NumberText.text(height))" }
}

extension Rect: CustomStringConvertible {
  /// The coordinates and sizes, such as `(16, 44, 343, 20.5)`, in points.
  public var description: String {
    "(" + [minX, minY, width, height].map(NumberText.text).joined(separator: ", ") + ")"
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// The distances from the top, left, lower and right edge, such as `(8, 16, 8, 16)`, in points.
  public var description: String {
    "(" + [top, left, bottom, right].map(NumberText.text).joined(separator: ", ") + ")"
  }
}

extension DirectionalEdgeInsets: CustomStringConvertible {
  /// The distances from the top, leading, lower and trailing edge, such as `(8, 16, 8, 16)`, in
  /// points.
  public var description: String {
    "(" + [top, leading, bottom, trailing].map(NumberText.text).joined(separator: ", ") + ")"
  }
}

extension Rect: Codable {
  private enum Key: String, CodingKey {
    case x, y, width, height
  }

  /// Reads an object with the keys `x`, `y`, `width` and `height`, as in the output of
  /// `tinamou solve`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    self.init(
      x: try values.decode(Double.self, forKey: .x), y: try values.decode(Double.self, forKey: .y),
      width: try values.decode(Double.self, forKey: .width),
      height: try values.decode(Double.self, forKey: .height))
  }

  /// Writes an object with the keys `x`, `y`, `width` and `height`.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(minX, forKey: .x)
    try values.encode(minY, forKey: .y)
    try values.encode(width, forKey: .width)
    try values.encode(height, forKey: .height)
  }
}
