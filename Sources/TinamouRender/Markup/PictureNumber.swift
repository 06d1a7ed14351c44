import TinamouLayout

/// Writes lengths in pictures.
package enum PictureNumber {
  /// The largest length that is written; anything farther away is not visible.
  private static let largest = 1e9

  /// The shortest text of a length to a thousandth of a point, without exponent and without `-0`.
  package static func text(_ value: Double) -> String {
    if value.isNaN { return "0" }
    let bounded = min(max(value, -largest), largest)
    return NumberText.text((bounded * 1000).rounded(.toNearestOrAwayFromZero) / 1000)
  }

  /// A width and a height, as in `320 × 480`.
  static func text(_ size: Size) -> String { "\(text(size.width)) × \(text(size.height))" }

  /// A rectangle by its corner and size, as in `0, 20, 320 × 480`.
  static func text(_ rect: Rect) -> String {
    "\(text(rect.minX)), \(text(rect.minY)), \(text(rect.size))"
  }
}
