/// What is known of the system's font.
package enum SystemFont {
  /// From the top of a line to its baseline, in em: 1950 / 2048.
  package static let ascent = 1950.0 / 2048
  /// From the baseline to the bottom of a line, in em: 494 / 2048.
  package static let descent = 494.0 / 2048

  /// The height of a line before rounding, in points.
  ///
  /// With this the recorded one-line labels have their height rounded up to a device pixel, from
  /// 13.5 points for letters of 11 to 179.5 for letters of 150.
  package static func lineHeight(pointSize: Double) -> Double { pointSize * (ascent + descent) }

  /// The largest whole size whose line is no higher than a height, at least 1; both in points.
  package static func pointSize(fittingLine height: Double) -> Double {
    max((height / (ascent + descent)).rounded(.down), 1)
  }
}
