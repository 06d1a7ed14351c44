/// The texts of the rows: a title on one line and a text of up to six. All texts are different.
enum ListText {
  private static let words = [
    "harbour", "tram", "yellow", "tiles", "the", "a", "market", "of", "morning", "light", "ferry",
    "bread", "over", "hills", "castle", "evening", "and", "river", "stairs", "old",
  ]

  static func title(_ row: Int) -> String { "\(row) " + sentence(row, count: 2 + row % 5) }

  static func body(_ row: Int) -> String {
    "\(row) " + sentence(row * 7 + 3, count: 4 + row * 11 % 34)
  }

  private static func sentence(_ seed: Int, count: Int) -> String {
    (0..<count).map { words[(seed + $0 * $0 * 3 + $0 * seed % 7) % words.count] }
      .joined(separator: " ")
  }
}
