import TinamouLayout

/// Some of the four combinations of size classes.
struct SizeClassSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let compactWidth = SizeClassSet(rawValue: 0b0011)
  static let regularWidth = SizeClassSet(rawValue: 0b1100)
  static let compactHeight = SizeClassSet(rawValue: 0b0101)
  static let regularHeight = SizeClassSet(rawValue: 0b1010)
  static let all = SizeClassSet(rawValue: 0b1111)

  /// The four sets with one combination each.
  static let single = (0..<4).map { SizeClassSet(rawValue: 1 << $0) }

  static func of(_ width: SizeClass, _ height: SizeClass) -> SizeClassSet {
    (width == .compact ? compactWidth : regularWidth).intersection(
      height == .compact ? compactHeight : regularHeight)
  }

  /// Sets that one condition says, those that say it shortest first.
  private static let named: [(set: SizeClassSet, words: [(key: String, value: String)])] =
    [
      (compactWidth, [("width", "compact")]), (regularWidth, [("width", "regular")]),
      (compactHeight, [("height", "compact")]), (regularHeight, [("height", "regular")]),
    ]
    + [SizeClass.compact, .regular].flatMap { width in
      [SizeClass.compact, .regular].map { height in
        (of(width, height), [("width", width.rawValue), ("height", height.rawValue)])
      }
    }

  /// The conditions of which one holds in the set and none elsewhere.
  var conditions: [[(key: String, value: String)]] {
    var rest = self
    var conditions: [[(key: String, value: String)]] = []
    for (set, words) in Self.named where set.isSubset(of: self) && !set.isDisjoint(with: rest) {
      conditions.append(words)
      rest.subtract(set)
    }
    return conditions
  }

  /// A name for people, such as `compactWidth`.
  var name: String {
    conditions.map { words in
      words.map { $0.value + ($0.key == "width" ? "Width" : "Height") }.joined(separator: "-")
    }.joined(separator: "-or-")
  }
}
