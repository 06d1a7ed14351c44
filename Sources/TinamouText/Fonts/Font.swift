public import TinamouEnvironment

/// A font: the system font by a text style or a size and weight, or another font by its name.
public struct Font: Hashable, Sendable {
  /// The weight of letters.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Lighter than normal.
    case light
    /// Normal.
    case regular
    /// Slightly bolder than normal.
    case medium
    /// Between medium and bold.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// The boldest.
    case black
  }

  /// The style that determines the size of the font or scales it; `nil` if the size never changes.
  public let textStyle: TextStyle?
  /// The size at the text size L in points; `nil` if it is that of the style.
  public let basePointSize: Double?
  /// The weight of the letters of the system font.
  public let weight: Weight
  /// The PostScript name of another font than the system font, such as `AvenirNext-Medium`.
  ///
  /// An unknown name means Helvetica Neue, as on an iPhone without the font.
  public let name: String?
  /// The line height and widths of a font that Tinamou does not know; `nil` if there are none.
  public let tables: FontTables?

  /// Makes a font.
  ///
  /// With only a style, the font has the size of the style. With only a size, its size never
  /// changes. With both, the size is scaled like that of the style. With neither, it has 17 points.
  ///
  /// - Parameters:
  ///   - textStyle: The text style; `nil` for none.
  ///   - pointSize: The size at the text size L, in points; `nil` for that of the style.
  ///   - weight: The weight; `nil` for that of the style.
  ///   - name: The PostScript name of another font than the system font.
  ///   - tables: The line height and widths of the font; their name counts.
  public init(
    textStyle: TextStyle?, pointSize: Double?, weight: Weight? = nil, name: String? = nil,
    tables: FontTables? = nil
  ) {
    self.textStyle = textStyle
    self.name = tables?.name ?? name
    self.tables = tables
    basePointSize = pointSize ?? (textStyle == nil ? Self.labelFontSize : nil)
    self.weight = weight ?? (pointSize == nil ? textStyle?.weight : nil) ?? .regular
  }

  /// The size of a label's font in points.
  public static let labelFontSize = 17.0
  /// The size of a button's font in points, as recorded by Interface Builder.
  public static let buttonFontSize = 15.0
  /// The size of a text field's font in points, as recorded by Interface Builder.
  public static let textFieldFontSize = 14.0

  /// Returns the system font in a size that never changes, in points.
  public static func systemFont(ofSize pointSize: Double, weight: Weight = .regular) -> Font {
    Font(textStyle: nil, pointSize: pointSize, weight: weight)
  }

  /// Returns the bold system font in a size that never changes, in points.
  public static func boldSystemFont(ofSize pointSize: Double) -> Font {
    systemFont(ofSize: pointSize, weight: .bold)
  }

  /// Returns the font of a text style, whose size follows the text size that the user has chosen.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(textStyle: style, pointSize: nil)
  }

  /// Returns a font by its PostScript name in a size that never changes, in points.
  public static func named(_ name: String, size: Double) -> Font {
    Font(textStyle: nil, pointSize: size, name: name)
  }

  /// The typeface.
  package var face: FontFace { tables?.face ?? name.map(FontFace.named) ?? .system(weight) }

  /// Returns the size of the font for a text size, in points.
  public func pointSize(for category: ContentSizeCategory) -> Double {
    guard let basePointSize else { return (textStyle ?? .body).pointSize(for: category) }
    guard let textStyle else { return basePointSize }
    return FontMetrics(forTextStyle: textStyle).scaledValue(
      for: basePointSize, compatibleWith: category)
  }

  /// Returns the distance between the baselines of two lines for a text size, in points.
  ///
  /// For a style this is Apple's number. Any other font has no extra space between its lines: three
  /// recorded lines of 13 points are 46.667 high on a 3x screen, and 3 * 15.514 = 46.541.
  ///
  /// - Parameter category: The text size that the user has chosen.
  /// - Returns: The distance in points.
  public func lineDistance(for category: ContentSizeCategory) -> Double {
    let face = face
    if basePointSize == nil, face.generation != nil, let textStyle {
      return textStyle.leading(for: category)
    }
    return face.lineHeight * pointSize(for: category)
  }

  /// The largest point size that is measured; larger sizes count as this one.
  private static let largestPointSize = 10_000.0

  /// The size of the font for a text size inside the range that is measured, in points.
  func validPointSize(for category: ContentSizeCategory) -> Double {
    Self.valid(pointSize(for: category))
  }

  /// The distance between two baselines inside the range that is measured, in points.
  func validLineDistance(for category: ContentSizeCategory) -> Double {
    Self.valid(lineDistance(for: category))
  }

  private static func valid(_ size: Double) -> Double {
    size > 0 ? min(size, largestPointSize) : 0
  }

  /// The font with the point size that it has at a text size; it no longer scales.
  func fixed(at category: ContentSizeCategory) -> Font {
    Font(
      textStyle: nil, pointSize: pointSize(for: category), weight: weight, name: name,
      tables: tables)
  }
}
