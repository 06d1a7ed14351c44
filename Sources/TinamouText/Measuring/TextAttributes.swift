/// What the size of a text depends on besides one font: parts in other fonts, and the space between
/// characters and lines.
public struct TextAttributes: Hashable, Sendable {
  /// A part of a text, up to the next one.
  public struct Run: Hashable, Sendable {
    /// The number of code points of the text before the part.
    public let start: Int
    /// The font.
    public let font: Font
    /// The space after each character in addition to that of the font, in points.
    public let kern: Double
    /// The image that each character stands for; `nil` for letters.
    public let image: Image?

    /// Makes a part.
    public init(start: Int, font: Font, kern: Double = 0, image: Image? = nil) {
      self.start = start
      self.font = font
      self.kern = kern
      self.image = image
    }
  }

  /// The extent of an image in a text, in points.
  public struct Image: Hashable, Sendable {
    /// The width.
    public let width: Double
    /// The distance from the baseline up to the top.
    public let ascent: Double
    /// The distance from the baseline down to the bottom.
    public let descent: Double

    /// Makes an extent.
    public init(width: Double, ascent: Double, descent: Double) {
      self.width = width
      self.ascent = ascent
      self.descent = descent
    }
  }

  /// The parts, in the order of the text. What comes before the first one has the font of the
  /// request.
  public var runs: [Run] = []
  /// The height of a line relative to that of its fonts; 0 means 1.
  public var lineHeightMultiple = 0.0
  /// The smallest height of a line, in points.
  public var minimumLineHeight = 0.0
  /// The largest height of a line, in points; 0 for no limit.
  public var maximumLineHeight = 0.0
  /// The space between two lines in addition to their heights, in points.
  public var lineSpacing = 0.0
  /// The space between two paragraphs in addition to that between their lines, in points.
  public var paragraphSpacing = 0.0
  /// Whether lines break after any character, and not only between words.
  public var breaksBetweenCharacters = false

  /// Makes attributes that change nothing.
  public init() {}

  /// Returns the height of a line in points: the multiple of its natural height, inside the limits.
  func height(ofLine naturalHeight: Double) -> Double {
    let multiple = lineHeightMultiple > 0 ? naturalHeight * lineHeightMultiple : naturalHeight
    let height = max(multiple, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
