/// The vertical metrics of the system font.
package enum SystemFont {
  /// The distance from the top of a line to its baseline, in em: 1950 / 2048.
  package static let ascent = 1950.0 / 2048
  /// The distance from the baseline to the bottom of a line, in em: 494 / 2048.
  package static let descent = 494.0 / 2048

  /// The height of a line before rounding, in points.
  ///
  /// With it, the recorded one-line labels have their height rounded up to a device pixel, from
  /// 13.5 points for a point size of 11 to 179.5 for one of 150.
  package static func lineHeight(pointSize: Double) -> Double { pointSize * (ascent + descent) }

  /// The largest whole point size whose line is not higher than a height in points, at least 1.
  package static func pointSize(fittingLine height: Double) -> Double {
    max((height / (ascent + descent)).rounded(.down), 1)
  }
}
