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

  /// The first size of ``trackings``, in points.
  private static let firstTracked = 6
  /// What is added to each character, in thousandths of an em, for sizes from 6 to 80 points.
  ///
  /// Apple's Human Interface Guidelines, Typography, tracking values of SF Pro; sizes that the
  /// table leaves out above 54 points stand between their neighbours.
  private static let trackings: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6,
    5.5, 5, 4.5, 4, 4, 4, 4, 4, 3.5, 3, 2.5, 2, 2, 2, 2, 2, 1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0,
  ]

  /// What is added to each character, in points.
  static func tracking(pointSize: Double) -> Double {
    let place = min(max(pointSize - Double(firstTracked), 0), Double(trackings.count - 1))
    let index = min(Int(place), trackings.count - 2)
    let share = place - Double(index)
    return (trackings[index] + share * (trackings[index + 1] - trackings[index])) * pointSize / 1000
  }

  /// How far a size has gone from letters for text (0, up to 17 points) to letters for display
  /// (1, from 28 points on).
  ///
  /// Apple says that its font changes between these sizes (WWDC 2020, session 10175).
  static func opticalSize(pointSize: Double) -> Double { min(max((pointSize - 17) / 11, 0), 1) }
}
