import TinamouLayout

/// A set of the eight combinations of size classes and idioms.
struct SizeClassSet: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  static let compactWidth = SizeClassSet(rawValue: 0b0011_0011)
  static let regularWidth = SizeClassSet(rawValue: 0b1100_1100)
  static let compactHeight = SizeClassSet(rawValue: 0b0101_0101)
  static let regularHeight = SizeClassSet(rawValue: 0b1010_1010)
  static let phone = SizeClassSet(rawValue: 0b0000_1111)
  static let pad = SizeClassSet(rawValue: 0b1111_0000)
  static let all = SizeClassSet(rawValue: 0b1111_1111)

  /// The eight sets with one combination each.
  static let single = (0..<8).map { SizeClassSet(rawValue: 1 << $0) }

  /// The combinations whose values, one for each of ``single``, satisfy a condition.
  static func `where`<Value>(_ values: [Value], _ condition: (Value) -> Bool) -> SizeClassSet {
    SizeClassSet(zip(single, values).filter { condition($0.1) }.map(\.0))
  }

  static func of(_ width: SizeClass, _ height: SizeClass, isPad: Bool) -> SizeClassSet {
    (width == .compact ? compactWidth : regularWidth)
      .intersection(height == .compact ? compactHeight : regularHeight)
      .intersection(isPad ? pad : phone)
  }

  private typealias Words = [(key: String, value: String)]

  /// The sets that a single condition describes, those with the shortest condition first.
  private static let named: [(set: SizeClassSet, words: [(key: String, value: String)])] = {
    let widths: [(SizeClassSet, Words)] = [
      (all, []), (compactWidth, [("width", "compact")]), (regularWidth, [("width", "regular")]),
    ]
    let heights: [(SizeClassSet, Words)] = [
      (all, []), (compactHeight, [("height", "compact")]),
      (regularHeight, [("height", "regular")]),
    ]
    let idioms: [(SizeClassSet, Words)] = [
      (all, []), (phone, [("idiom", "phone")]), (pad, [("idiom", "pad")]),
    ]
    let sets = widths.flatMap { width in
      heights.flatMap { height in
        idioms.map { idiom in
          (
            set: width.0.intersection(height.0).intersection(idiom.0),
            words: width.1 + height.1 + idiom.1
          )
        }
      }
    }
    return (1...3).flatMap { count in sets.filter { $0.words.count == count } }
  }()

  /// Conditions of which exactly one holds in the combinations of the set, and none in the others.
  var conditions: [[(key: String, value: String)]] {
    var rest = self
    var conditions: [[(key: String, value: String)]] = []
    for (set, words) in Self.named where set.isSubset(of: self) && !set.isDisjoint(with: rest) {
      conditions.append(words)
      rest.subtract(set)
    }
    return conditions
  }

  /// A readable name, such as `compactWidth-pad`.
  var name: String {
    let endings = ["width": "Width", "height": "Height"]
    return conditions.map { words in
      words.map { $0.value + (endings[$0.key] ?? "") }.joined(separator: "-")
    }.joined(separator: "-or-")
  }
}
