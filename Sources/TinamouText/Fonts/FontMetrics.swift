public import TinamouEnvironment

/// Scales sizes and lengths as a text style's size is scaled.
public struct FontMetrics: Hashable, Sendable {
  /// The style.
  public let textStyle: TextStyle

  /// Makes the scaling of a style.
  public init(forTextStyle textStyle: TextStyle) { self.textStyle = textStyle }

  /// The scaling of body text.
  public static let `default` = FontMetrics(forTextStyle: .body)

  /// A length for a text size, given that for L, in points.
  ///
  /// In proportion to the style's size, and the length itself at L. Apple's curve is not published;
  /// measurements at other text sizes are said to be piecewise linear in steps of a third of a point.
  public func scaledValue(
    for value: Double, compatibleWith category: ContentSizeCategory
  ) -> Double {
    value * textStyle.pointSize(for: category) / textStyle.pointSize(for: .large)
  }

  /// A font whose size at L is that of `font` and which grows with the style.
  public func scaledFont(for font: Font) -> Font {
    Font(
      textStyle: textStyle, pointSize: font.pointSize(for: .large), weight: font.weight,
      name: font.name)
  }
}
