extension SystemFont {
  /// The versions of San Francisco, by how its letters change with their size.
  package enum Generation: Sendable {
    /// iOS 9 to 12: one font for text below 20 points, and another for display sizes.
    case textAndDisplay
    /// Since iOS 13: one font, whose letters change gradually from text to display.
    case continuous
  }
}

extension SystemFont.Generation {
  /// How far letters have changed from those for text (0) to those for display (1).
  ///
  /// Computed from the advances at 17, 17.5, 18, 20, 22, 24 and 28 points on iOS 26.1; Apple names
  /// the first and the last size (WWDC 2020, session 10175).
  func displayShare(pointSize: Double) -> Double {
    switch self {
    case .textAndDisplay: pointSize < Self.firstDisplaySize ? 0 : 1
    case .continuous:
      switch pointSize {
      case ..<17: 0
      case ..<19: (pointSize - 17) / 22
      case ..<24: (2 + (pointSize - 19) * 3.2) / 22
      case ..<28: (18 + pointSize - 24) / 22
      default: 1
      }
    }
  }

  /// How far letters are kerned, relative to those for text.
  ///
  /// UIKit on iOS 26.1 kerns two texts of nine weights 1.43 times as far at 30 points as Inter
  /// Regular is, and at 8 points 1.03 times; between them the share is that of the letters.
  /// Recorded labels of iOS 9 to 12 from 20 points on are kerned as those for text.
  func kerning(displayShare: Double) -> Double {
    self == .continuous ? 1 + 0.43 * displayShare : 1
  }

  /// The width that is added to each character, in points.
  func tracking(pointSize: Double) -> Double {
    if self == .textAndDisplay {
      let whole = Int(min(max(pointSize, 0), 1_000)) - Self.firstOwn
      if Self.ownTrackings.indices.contains(whole) {
        return Self.ownTrackings[whole] * pointSize / 1000
      }
    }
    let place = min(max(pointSize - Double(Self.firstTracked), 0), Double(Self.trackings.count - 1))
    let index = min(Int(place), Self.trackings.count - 2)
    let share = place - Double(index)
    let (first, second) = (Self.trackings[index], Self.trackings[index + 1])
    return (first + share * (second - first)) * pointSize / 1000
  }

  /// The size in points from which on ``textAndDisplay`` uses its display font.
  private static let firstDisplaySize = 20.0
  /// The first size of ``ownTrackings``, in points.
  private static let firstOwn = 17
  /// The tracking of ``textAndDisplay`` from 17 to 27 points where it differs, from Apple's
  /// guidelines of the time; recorded labels of 17 and 20 points confirm it.
  private static let ownTrackings: [Double] = [-24, -25, -26, 19, 17, 16, 16, 15, 14, 14, 13]
  /// The first size of ``trackings``, in points.
  private static let firstTracked = 6
  /// The width that is added to each character, in thousandths of an em, for sizes from 6 to 80
  /// points.
  ///
  /// Apple's Human Interface Guidelines, Typography, tracking values of SF Pro; above 54 points the
  /// sizes that the table omits are interpolated.
  private static let trackings: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10, 10, 10, 10, 10, 9, 9, 9, 8, 8, 8, 8, 8, 7, 7, 7, 6, 6, 6, 6, 6,
    5.5, 5, 4.5, 4, 4, 4, 4, 4, 3.5, 3, 2.5, 2, 2, 2, 2, 2, 1.75, 1.5, 1.25, 1, 0.75, 0.5, 0.25, 0,
  ]
}
