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
  /// A line has at most `width` points. There are at most `maximumNumberOfLines`, 0 for any, and at
  /// most as many as fit into `height` points, but at least one; a text that needs more ends with
  /// an ellipsis.
  ///
  /// A text with attributes is drawn in one font, at the mean distance of its lines.
  package init(
    _ text: String, font: Font, attributes: TextAttributes? = nil,
    category: ContentSizeCategory = .large, width: Double = .infinity,
    height availableHeight: Double = .infinity, maximumNumberOfLines: Int = 0
  ) {
    pointSize = font.validPointSize(for: category)
    weight = font.weight
    let breaker = LineBreaker(text, font, attributes, category)
    let heights = attributes.map {
      breaker.heights(width: maximumNumberOfLines == 1 ? .infinity : width, $0)
    }
    var limit = max(maximumNumberOfLines, 0)
    if availableHeight < .infinity {
      let fitting =
        heights?.numberOfLines(fitting: availableHeight)
        ?? Self.numberOfLines(of: font, at: category, fitting: availableHeight)
      limit = limit == 0 ? fitting : min(limit, fitting)
    }
    (lines, isTruncated) = breaker.lines(width: width, limit: limit)
    if let heights {
      let (baselines, bottoms) = (heights.baselines, heights.bottoms)
      let last = min(lines.count, baselines.count) - 1
      ascent = baselines.first ?? 0
      lineDistance = last > 0 ? (baselines[last] - ascent) / Double(last) : 0
      height = last >= 0 ? bottoms[last] : 0
    } else {
      ascent = font.face.ascent * pointSize
      lineDistance = font.validLineDistance(for: category)
      let below = Double(max(lines.count - 1, 0)) * lineDistance
      height = lines.isEmpty ? 0 : font.face.lineHeight * pointSize + below
    }
  }

  /// The number of lines of a font that fit into a height, at least one.
  ///
  /// Heights are rounded to pixels, so a height that is less than one point too small is accepted.
  private static func numberOfLines(
    of font: Font, at category: ContentSizeCategory, fitting height: Double
  ) -> Int {
    let distance = font.lineDistance(for: category)
    guard distance > 0 else { return 1 }
    let below = height + 1 - font.face.lineHeight * font.pointSize(for: category)
    return 1 + Int(min(max((below / distance).rounded(.down), 0), 1e6))
  }
}

extension LineHeights {
  /// The number of lines that fit into a height, at least one, as for a text in one font.
  fileprivate func numberOfLines(fitting height: Double) -> Int {
    max(bottoms.prefix { $0 <= height + 1 }.count, 1)
  }
}
