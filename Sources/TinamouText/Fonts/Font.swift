public import TinamouEnvironment

/// A font of the system, by a text style or a size with a weight, or another one by its name.
public struct Font: Hashable, Sendable {
  /// How bold letters are.
  public enum Weight: String, CaseIterable, Hashable, Sendable {
    /// The thinnest.
    case ultraLight
    /// Very thin.
    case thin
    /// Thinner than usual.
    case light
    /// As usual.
    case regular
    /// A little bolder than usual.
    case medium
    /// Half bold.
    case semibold
    /// Bold.
    case bold
    /// Very bold.
    case heavy
    /// The boldest.
    case black
  }

  /// The style whose size the font has, or with which its size grows; `nil` if it never changes.
  public let textStyle: TextStyle?
  /// The size at the text size L in points, if it is not that of the style.
  public let basePointSize: Double?
  /// How bold the letters of the system's font are.
  public let weight: Weight
  /// The PostScript name of a font other than the system's, such as `AvenirNext-Medium`.
  ///
  /// A name that is not known stands for Helvetica Neue, as on an iPhone without the font.
  public let name: String?

  /// Makes a font. A font without style and size has 17 points.
  ///
  /// With a style alone it is the style's font; with a size alone it never changes; with both the
  /// size is scaled as the style's is. With a name it is the font of that name in this size.
  public init(
    textStyle: TextStyle?, pointSize: Double?, weight: Weight? = nil, name: String? = nil
  ) {
    self.textStyle = textStyle
    self.name = name
    basePointSize = pointSize ?? (textStyle == nil ? Self.labelFontSize : nil)
    self.weight = weight ?? (pointSize == nil ? textStyle?.weight : nil) ?? .regular
  }

  /// The size of a label's font in points.
  public static let labelFontSize = 17.0
  /// The size of a button's font in points; recorded by Interface Builder.
  public static let buttonFontSize = 15.0
  /// The size of a text field's font in points; recorded by Interface Builder.
  public static let textFieldFontSize = 14.0

  /// The system's font in a size that never changes, in points.
  public static func systemFont(ofSize pointSize: Double, weight: Weight = .regular) -> Font {
    Font(textStyle: nil, pointSize: pointSize, weight: weight)
  }

  /// The system's bold font in a size that never changes, in points.
  public static func boldSystemFont(ofSize pointSize: Double) -> Font {
    systemFont(ofSize: pointSize, weight: .bold)
  }

  /// The font of a text style, whose size follows the text size that the user has chosen.
  public static func preferredFont(forTextStyle style: TextStyle) -> Font {
    Font(textStyle: style, pointSize: nil)
  }

  /// A font by its PostScript name in a size that never changes, in points.
  public static func named(_ name: String, size: Double) -> Font {
    Font(textStyle: nil, pointSize: size, name: name)
  }

  /// The shape of the letters.
  package var face: FontFace { name.map(FontFace.named) ?? .system(weight) }

  /// The size for a text size, in points.
  public func pointSize(for category: ContentSizeCategory) -> Double {
    guard let basePointSize else { return (textStyle ?? .body).pointSize(for: category) }
    guard let textStyle else { return basePointSize }
    return FontMetrics(forTextStyle: textStyle).scaledValue(
      for: basePointSize, compatibleWith: category)
  }

  /// The distance of the baselines of two lines for a text size, in points.
  ///
  /// A style's is Apple's, any other font has nothing between its lines: three recorded lines of 13
  /// points are 46.667 high on a 3x screen, and 3 * 15.514 = 46.541.
  public func lineDistance(for category: ContentSizeCategory) -> Double {
    if basePointSize == nil, name == nil, let textStyle { return textStyle.leading(for: category) }
    return face.lineHeight * pointSize(for: category)
  }

  /// The font in the size that it has at a text size, no longer following it.
  func fixed(at category: ContentSizeCategory) -> Font {
    Font(textStyle: nil, pointSize: pointSize(for: category), weight: weight, name: name)
  }
}
