/// The text size that the user has chosen, from small to very large.
public enum ContentSizeCategory: String, CaseIterable, Hashable, Sendable {
  /// XS, body text of 14 points.
  case extraSmall = "XS"
  /// S, body text of 15 points.
  case small = "S"
  /// M, body text of 16 points.
  case medium = "M"
  /// L, the default, body text of 17 points.
  case large = "L"
  /// XL, body text of 19 points.
  case extraLarge = "XL"
  /// XXL, body text of 21 points.
  case extraExtraLarge = "XXL"
  /// XXXL, body text of 23 points.
  case extraExtraExtraLarge = "XXXL"
  /// AX1, body text of 28 points.
  case accessibilityMedium = "AX1"
  /// AX2, body text of 33 points.
  case accessibilityLarge = "AX2"
  /// AX3, body text of 40 points.
  case accessibilityExtraLarge = "AX3"
  /// AX4, body text of 47 points.
  case accessibilityExtraExtraLarge = "AX4"
  /// AX5, body text of 53 points.
  case accessibilityExtraExtraExtraLarge = "AX5"

  /// Whether the category is one of the five larger accessibility sizes.
  public var isAccessibilityCategory: Bool {
    bodyPointSize >= Self.accessibilityMedium.bodyPointSize
  }

  /// The number of smaller categories.
  var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The size of body text in points.
  public var bodyPointSize: Double {
    switch self {
    case .extraSmall: 14
    case .small: 15
    case .medium: 16
    case .large: 17
    case .extraLarge: 19
    case .extraExtraLarge: 21
    case .extraExtraExtraLarge: 23
    case .accessibilityMedium: 28
    case .accessibilityLarge: 33
    case .accessibilityExtraLarge: 40
    case .accessibilityExtraExtraLarge: 47
    case .accessibilityExtraExtraExtraLarge: 53
    }
  }
}

extension ContentSizeCategory: Comparable {
  /// Orders categories from small to large.
  public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool {
    lhs.bodyPointSize < rhs.bodyPointSize
  }

  /// Hashes the size of body text, which differs in every category: names are slow to hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(bodyPointSize) }
}
