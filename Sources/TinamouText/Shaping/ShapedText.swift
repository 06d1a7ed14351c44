/// A text cut into parts that a line break cannot divide, with their widths.
struct ShapedText: Sendable {
  /// The distance of tab stops, in points; UIKit's default paragraph style has one every 28 points.
  static let tabDistance = 28.0
  /// What a line may be wider than the width, in points: widths are sums of fractions.
  static let tolerance = 1.0 / 1024

  /// A part without a line break inside.
  struct Segment: Sendable {
    /// The characters without the spaces that follow, as indices into ``ShapedText/advances``.
    var characters: Range<Int>
    /// The width of the characters, in points.
    var width = 0.0
    /// The width of a hyphen that the line has if it breaks here.
    var hyphen = 0.0
    /// The width of the spaces that follow.
    var space = 0.0
    /// The tabs that follow.
    var tabs = 0
    /// Whether the text itself ends the line here.
    var endsLine = false

    /// The width on a line of its own.
    var widthAlone: Double { width + hyphen }
  }

  /// The advances of the characters, in points; marks are part of the character that they stand on.
  var advances: [Double] = []
  /// Where each character stands in the text, counted in code points; empty unless asked for.
  var places: [Int] = []
  /// The segments in the order of the text; an empty last one follows a line break at the end.
  var segments: [Segment] = []

  /// The width of the widest segment, in points.
  var smallestWidth: Double { segments.lazy.map(\.widthAlone).max() ?? 0 }
}
