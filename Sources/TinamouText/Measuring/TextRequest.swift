public import TinamouEnvironment

/// A text to be measured, with everything that its size depends on.
public struct TextRequest: Hashable, Sendable {
  /// The text; two requests are equal only if their texts have the same code points.
  public var text: String {
    get { exactText.string }
    set { exactText.string = newValue }
  }
  private var exactText: ExactText
  /// The font.
  public var font: Font
  /// Parts in other fonts and the space between characters and lines; `nil` for none.
  public var attributes: TextAttributes?
  /// The width at which lines break, in points; `nil` if lines break only at the text's own line
  /// breaks.
  public var maximumWidth: Double?
  /// The maximum number of lines; 0 for no maximum.
  public var maximumNumberOfLines: Int
  /// Pixels per point.
  public var displayScale: Double
  /// The language of the text as a BCP 47 tag; empty if it is not known.
  public var locale: String
  /// The text size that the user has chosen.
  public var contentSizeCategory: ContentSizeCategory

  /// Makes a request; without limits the text has only its own line breaks.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: The font.
  ///   - attributes: Parts in other fonts and the space between characters and lines; `nil` for
  ///     none.
  ///   - maximumWidth: The width at which lines break, in points; `nil` for none.
  ///   - maximumNumberOfLines: The maximum number of lines; 0 for no maximum.
  ///   - displayScale: Pixels per point.
  ///   - locale: The language of the text as a BCP 47 tag; empty if it is not known.
  ///   - contentSizeCategory: The text size that the user has chosen.
  public init(
    text: String, font: Font, attributes: TextAttributes? = nil, maximumWidth: Double? = nil,
    maximumNumberOfLines: Int = 0, displayScale: Double = 2, locale: String = "",
    contentSizeCategory: ContentSizeCategory = .large
  ) {
    exactText = ExactText(text)
    self.font = font
    self.attributes = attributes
    self.maximumWidth = maximumWidth
    self.maximumNumberOfLines = maximumNumberOfLines
    self.displayScale = displayScale
    self.locale = locale
    self.contentSizeCategory = contentSizeCategory
  }
}
