package import TinamouEnvironment

/// A text as it is drawn: broken into the lines that were measured, and truncated where there is no
/// room for more.
///
/// The lines are those of ``SystemTextMeasurer``.
package struct DrawnText: Sendable {
  /// One line of the text.
  package struct Line: Sendable {
    /// The characters.
    package let text: String
    /// The measured width, in points.
    package let width: Double
    /// The measured width without spaces at the end, which ``text`` does not have, in points.
    package let inkWidth: Double
  }

  /// The lines from top to bottom.
  package let lines: [Line]
  /// Whether the text is truncated, so that the last line ends with an ellipsis.
  package let isTruncated: Bool
  /// The point size of the font.
  package let pointSize: Double
  /// The weight of the font.
  package let weight: Font.Weight
  /// The distance from the top of a line to its baseline, in points.
  package let ascent: Double
  /// The distance between two baselines, in points.
  package let lineDistance: Double
  /// The height of all lines, in points.
  package let height: Double

  /// Breaks a text into lines.
  ///
  /// A line has at most `width` points, and there are at most `maximumNumberOfLines`, 0 for any; a
  /// text that needs more ends with an ellipsis.
  package init(
    _ text: String, font: Font, category: ContentSizeCategory = .large,
    width: Double = .infinity, maximumNumberOfLines: Int = 0
  ) {
    pointSize = min(max(font.pointSize(for: category), 0), 10_000)
    weight = font.weight
    ascent = font.face.ascent * pointSize
    lineDistance = min(max(font.lineDistance(for: category), 0), 20_000)
    (lines, isTruncated) = LineBreaker(text, pointSize: pointSize, face: font.face)
      .lines(width: width, limit: max(maximumNumberOfLines, 0))
    let below = Double(max(lines.count - 1, 0)) * lineDistance
    height = lines.isEmpty ? 0 : font.face.lineHeight * pointSize + below
  }

  /// The number of lines of a font that fit into a height, at least one.
  ///
  /// Heights are rounded to pixels, so a height that is less than one point too small is accepted.
  package static func numberOfLines(
    of font: Font, at category: ContentSizeCategory, fitting height: Double
  ) -> Int {
    let distance = font.lineDistance(for: category)
    guard distance > 0 else { return 1 }
    let below = height + 1 - font.face.lineHeight * font.pointSize(for: category)
    return 1 + Int(min(max((below / distance).rounded(.down), 0), 1e6))
  }
}
