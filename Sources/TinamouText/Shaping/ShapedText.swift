/// A text cut into segments that a line break cannot divide, with their widths.
struct ShapedText: Sendable {
  /// The distance of tab stops, in points; UIKit's default paragraph style has one every 28 points.
  static let tabDistance = 28.0
  /// The tab stop after a place on a line, in points.
  static func tabStop(after pen: Double) -> Double {
    ((pen / tabDistance).rounded(.down) + 1) * tabDistance
  }

  /// How much wider than the available width a line may be, in points: widths are sums of rounded
  /// fractions.
  static let tolerance = 1.0 / 1024

  /// The room that a font, or an image, needs on a line, in points.
  struct LineExtent: Sendable {
    var ascent = 0.0
    var descent = 0.0
    /// The additional space between two lines.
    var leading = 0.0
  }

  /// A part of the text without a line break inside.
  struct Segment: Sendable {
    /// The characters, without the spaces that follow, as indices into ``ShapedText/advances``.
    var characters: Range<Int> {
      get { Int(start)..<Int(end) }
      set {
        (start, end) = (Int32(clamping: newValue.lowerBound), Int32(clamping: newValue.upperBound))
      }
    }
    private var start: Int32 = 0
    private var end: Int32 = 0
    /// The width of the characters, in points.
    var width = 0.0
    /// The smallest width of a line that contains the segment, from its beginning, in points: a
    /// line that breaks after it ends with its hyphen, and one that breaks later does not.
    var smallestWidth = 0.0
    /// The width of the hyphen that the line ends with if it breaks here, in points.
    var hyphen = 0.0
    /// The width of the spaces that follow, in points.
    var space = 0.0
    /// The number of tabs that follow.
    var tabs: Int32 = 0
    /// Whether the text itself ends the line here.
    var endsLine = false

    init(characters: Range<Int>, width: Double = 0, smallestWidth: Double = 0) {
      self.width = width
      self.smallestWidth = smallestWidth
      self.characters = characters
    }
  }

  /// The advances of the characters, in points; a combining mark is part of the character before
  /// it.
  var advances: [Double] = []
  /// The index of each character in the text, counted in code points; empty unless asked for.
  var places: [Int] = []
  /// The extents of the fonts, each from its first character on, as an index into ``advances``.
  var extents: [(start: Int, extent: LineExtent)] = []
  /// The segments in the order of the text; after a line break at the end follows an empty one.
  var segments: [Segment] = []

  /// The width of the widest segment, in points.
  var smallestWidth: Double { segments.lazy.map(\.smallestWidth).max() ?? 0 }
}
