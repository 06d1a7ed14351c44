/// The widths up to which text is readable, for each text size.
///
/// Apple never published these numbers and changed them between systems, so they are a table that
/// can be replaced.
public struct ReadableWidthProfile: Hashable, Sendable {
  /// A readable width and its origin.
  public struct Entry: Hashable, Sendable {
    /// The width in points.
    public let width: Double
    /// The origin of the number.
    public let provenance: Provenance

    /// Makes an entry.
    public init(width: Double, provenance: Provenance) {
      self.width = width
      self.provenance = provenance
    }
  }

  /// The minimum space on each side of the safe area at which the width is limited, in points.
  ///
  /// On Mac Catalyst 26.1, a view of 1008 = 920 + 2 * 44 points was measured to be not limited, and
  /// one of 1009 points to be limited; 120 rows of iPhones and iPads with iOS 15.0 to 16.2 agree.
  public static let gutter = 44.0

  /// The name of the profile.
  public let name: String
  /// The entries of all text sizes, in their order.
  private let entries: [Entry]

  /// Makes a profile; text sizes without an entry get the derived width.
  ///
  /// - Parameters:
  ///   - name: The name in files.
  ///   - entries: The widths that were measured.
  ///   - rounding: How the other ones are rounded to a multiple of 8 points.
  public init(
    name: String, entries: [ContentSizeCategory: Entry],
    rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) {
    self.name = name
    self.entries = ContentSizeCategory.allCases.map { category in
      let width = Self.derivedWidth(forBodyPointSize: category.bodyPointSize, rounding)
      return entries[category] ?? Entry(width: width, provenance: .derived)
    }
  }

  /// Returns the readable width for a text size, and its origin.
  public func entry(for category: ContentSizeCategory) -> Entry { entries[category.index] }

  /// Returns the readable width for a text size, in points.
  public func width(for category: ContentSizeCategory) -> Double { entry(for: category).width }

  /// Returns the width that fits the measurements: 39 times the size of body text, in steps of 8
  /// points.
  ///
  /// This is our formula. It gives both sizes measured on iOS 14 (664 at 17 points, 896 at 23), and
  /// every width that was ever measured is a multiple of 8.
  public static func derivedWidth(
    forBodyPointSize pointSize: Double,
    _ rounding: FloatingPointRoundingRule = .toNearestOrAwayFromZero
  ) -> Double {
    8 * (39 * pointSize / 8).rounded(rounding)
  }

  /// iOS 26 and later: 664 points at the default text size, and other widths rounded up.
  ///
  /// A decompiled UIKit 26 rounds the width of a font up to a multiple of 8. The two widths that
  /// were measured are those of ``ios14``; nobody published a measurement on iOS 26 or later.
  public static let ios26 = ReadableWidthProfile(
    name: "ios26",
    entries: [
      .large: Entry(width: 664, provenance: .derived),
      .extraExtraExtraLarge: Entry(width: 896, provenance: .derived),
    ], rounding: .up)

  /// iOS 13 to 18: 664 points at the default text size.
  ///
  /// L was measured on iOS 14.4 to 16.2 by an automated dump of every simulator; XXXL was measured,
  /// within 2 points, on screenshots of a 12.9-inch iPad Pro with iOS 14.
  public static let ios14 = ReadableWidthProfile(
    name: "ios14",
    entries: [
      .large: Entry(width: 664, provenance: .measured),
      .extraExtraExtraLarge: Entry(width: 896, provenance: .measured),
    ])

  /// iOS 9: 672 points at the default text size.
  ///
  /// L was measured on an iPad Air 2 in landscape orientation, where the guide is inset by 176 of
  /// 1024 points.
  public static let ios9 = ReadableWidthProfile(
    name: "ios9", entries: [.large: Entry(width: 672, provenance: .measured)])

  /// The iPhone Duo on iOS 27.1: 784 points at the default text size.
  ///
  /// A window 951 points wide with insets of 0 and 84 was measured to be not limited there, so the
  /// width is at least 867 - 88 = 779 points; the next multiple of 8 is used until somebody
  /// measures it.
  public static let duo = ReadableWidthProfile(
    name: "duo", entries: [.large: Entry(width: 784, provenance: .open)], rounding: .up)

  /// All profiles.
  public static let all = [ios26, ios14, ios9]

  /// Returns the profile of a system.
  public static func profile(of system: SystemVersion) -> ReadableWidthProfile {
    switch system {
    case .iOS26...: ios26
    case .iOS13...: ios14
    default: ios9
    }
  }
}
