/// How wide text stays readable, for each text size.
///
/// Apple never published the numbers and changed them between systems, so they are a table that can
/// be replaced.
public struct ReadableWidthProfile: Hashable, Sendable {
  /// A readable width with its origin.
  public struct Entry: Hashable, Sendable {
    /// The width in points.
    public let width: Double
    /// Where the number comes from.
    public let provenance: Provenance

    /// Makes an entry.
    public init(width: Double, provenance: Provenance) {
      self.width = width
      self.provenance = provenance
    }
  }

  /// What must be free on each side of the safe area before the width is limited at all, in points.
  ///
  /// Measured: on Mac Catalyst 26.1 a view of 1008 = 920 + 2 * 44 points is not limited and one of
  /// 1009 is; 120 rows of iPhones and iPads with iOS 15.0 to 16.2 agree.
  public static let gutter = 44.0

  /// The name of the profile.
  public let name: String
  private let entries: [ContentSizeCategory: Entry]

  /// Makes a profile; text sizes that are missing get the derived width.
  public init(name: String, entries: [ContentSizeCategory: Entry]) {
    self.name = name
    self.entries = entries
  }

  /// The readable width for a text size, with its origin.
  public func entry(for category: ContentSizeCategory) -> Entry {
    entries[category]
      ?? Entry(
        width: Self.derivedWidth(forBodyPointSize: category.bodyPointSize), provenance: .derived)
  }

  /// The readable width for a text size in points.
  public func width(for category: ContentSizeCategory) -> Double { entry(for: category).width }

  /// The width that fits the measurements: 39 times the size of body text, in steps of 8.
  ///
  /// Our formula. It meets both sizes measured on iOS 14 (664 at 17 points, 896 at 23), and every
  /// width ever measured is a multiple of 8.
  public static func derivedWidth(forBodyPointSize pointSize: Double) -> Double {
    8 * (39 * pointSize / 8).rounded(.toNearestOrAwayFromZero)
  }

  /// iOS 14 and later, the default: 664 at the default text size.
  ///
  /// Measured: L on iOS 14.4 to 16.2 by an automated dump of every simulator; XXXL, within 2
  /// points, from screenshots of an iPad Pro 12.9-inch with iOS 14.
  public static let ios14 = ReadableWidthProfile(
    name: "ios14",
    entries: [
      .large: Entry(width: 664, provenance: .measured),
      .extraExtraExtraLarge: Entry(width: 896, provenance: .measured),
    ])

  /// iOS 9: 672 at the default text size.
  ///
  /// Measured: L on an iPad Air 2 in landscape, where the guide is inset by 176 of 1024 points.
  public static let ios9 = ReadableWidthProfile(
    name: "ios9", entries: [.large: Entry(width: 672, provenance: .measured)])

  /// The profiles by name.
  public static let all = [ios14, ios9]
}
