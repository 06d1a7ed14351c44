import TinamouLayout

/// The points of the outlines and glyphs in an SVG that Cairo wrote.
///
/// Cairo draws a glyph as a `path` of absolute points, or, as of some versions, as a `use` with a
/// place.
struct DrawnPlaces: Sequence, IteratorProtocol {
  private var tags: ArraySlice<Substring>
  private var numbers: ArraySlice<Double> = []

  init(_ document: String) { tags = document.split(separator: "<")[...] }

  mutating func next() -> Point? {
    while true {
      if let x = numbers.popFirst(), let y = numbers.popFirst() { return Point(x: x, y: y) }
      guard let tag = tags.popFirst() else { return nil }
      if tag.hasPrefix("path ") {
        numbers = Self.numbers(in: Self.value(of: "d", in: tag))[...]
      } else if tag.hasPrefix("use ") {
        numbers =
          (Self.numbers(in: Self.value(of: "x", in: tag)).prefix(1)
          + Self.numbers(in: Self.value(of: "y", in: tag)).prefix(1))[...]
      }
    }
  }

  private static func value(of attribute: String, in tag: Substring) -> Substring {
    guard let start = tag.firstRange(of: " \(attribute)=\"") else { return "" }
    return tag[start.upperBound...].prefix { $0 != "\"" }
  }

  private static func numbers(in text: Substring) -> [Double] {
    text.split { $0 == " " || $0.isLetter }.compactMap { Double($0) }
  }
}
