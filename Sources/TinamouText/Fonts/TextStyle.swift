public import TinamouEnvironment

/// A role of text whose size follows the text size that the user has chosen.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// The largest headings.
  case largeTitle
  /// First level headings.
  case title1
  /// Second level headings.
  case title2
  /// Third level headings.
  case title3
  /// Headings of rows and paragraphs, semibold.
  case headline
  /// Text below a headline.
  case subheadline
  /// Running text.
  case body
  /// Text that is set apart from running text.
  case callout
  /// Notes below content.
  case footnote
  /// Captions of images.
  case caption1
  /// Smaller captions.
  case caption2

  /// The weight of the style's letters.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// Returns the size of the style's letters for a text size, in points.
  ///
  /// The source is Apple's Human Interface Guidelines, Typography, Dynamic Type sizes of iOS and
  /// iPadOS.
  ///
  /// - Parameter category: The text size that the user has chosen.
  /// - Returns: The size in points.
  public func pointSize(for category: ContentSizeCategory) -> Double {
    Double(pointSizes[category.index])
  }

  /// Returns the distance between the baselines of two lines for a text size, in points.
  ///
  /// The source is the column "Leading" of the same tables, which with one exception depends only
  /// on the size of the letters. Recorded labels confirm it: two lines of body text are 42.5 points
  /// high on a 2x canvas, and 20.29 + 22 = 42.29; two lines of subheadline are 38 points high, and
  /// 17.90 + 20 = 37.90.
  ///
  /// - Parameter category: The text size that the user has chosen.
  /// - Returns: The distance in points.
  public func leading(for category: ContentSizeCategory) -> Double {
    if self == .subheadline, category == .extraExtraExtraLarge { return 28 }
    let size = pointSizes[category.index]
    return Double(Self.leadings[size - Self.smallestSize])
  }

  /// The point sizes from XS to AX5.
  private var pointSizes: [Int] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }

  private static let smallestSize = 11

  /// The leading for point sizes from 11 to 60; a size that no style has lies between its
  /// neighbours.
  private static let leadings: [Int] = [
    13, 16, 18, 19, 20, 21, 22, 23, 24, 25, 26, 28, 29, 30, 31, 32, 33, 34, 35, 37, 38, 39, 40, 41,
    42, 43, 44, 46, 47, 48, 49, 50, 51, 52, 53, 55, 56, 57, 58, 59, 60, 61, 62, 64, 65, 66, 67, 68,
    69, 70,
  ]
}

extension ContentSizeCategory {
  /// The index among the categories, from small to large.
  var index: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
