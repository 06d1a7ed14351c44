public import TinamouEnvironment

/// Scales sizes and lengths in proportion to the size of a text style.
public struct FontMetrics: Hashable, Sendable {
  /// The style.
  public let textStyle: TextStyle

  /// Makes the metrics of a style.
  public init(forTextStyle textStyle: TextStyle) { self.textStyle = textStyle }

  /// The metrics of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// Returns a length for a text size, in points.
  ///
  /// The length is scaled in proportion to the size of the style, and does not change at L. Apple's
  /// curve is not published; according to measurements, it is piecewise linear at other text sizes,
  /// in steps of a third of a point.
  ///
  /// - Parameters:
  ///   - value: The length at L, in points.
  ///   - category: The text size that the user has chosen.
  /// - Returns: The length in points.
  public func scaledValue(
    for value: Double, compatibleWith category: ContentSizeCategory
  ) -> Double {
    value * textStyle.pointSize(for: category) / textStyle.pointSize(for: .large)
  }

  /// Returns a font that has the size of `font` at L and scales with the style.
  public func scaledFont(for font: Font) -> Font {
    Font(
      textStyle: textStyle, pointSize: font.pointSize(for: .large), weight: font.weight,
      name: font.name, tables: font.tables)
  }
}
