import TinamouLayout
import TinamouLists

/// Random texts, and the steps of a user that tables and collections share.
struct RandomListSteps {
  private static let words = [
    "A", "day", "in", "Lisbon", "the", "first", "tram", "climbs", "before", "bakers", "open",
    "extraordinarily", "東京", "and", "12.50", "settings",
  ]
  private var random: RandomNumbers

  init(seed: UInt64) { random = RandomNumbers(seed: seed) }

  /// A number from zero up to the limit, excluding it.
  mutating func below(_ limit: Int) -> Int { random.below(limit) }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  mutating func text(mostWords: Int) -> String {
    (0..<below(mostWords + 1)).map { _ in pick(Self.words) }.joined(separator: " ")
  }

  mutating func texts(mostWords: (title: Int, detail: Int)) -> TextPair.Texts {
    TextPair.Texts(
      title: text(mostWords: mostWords.title), detail: text(mostWords: mostWords.detail),
      lines: pick([0, 0, 0, 2, 1]))
  }

  /// Resizes, scrolls, or changes the text size or the direction, by a number from 0 to 7; returns
  /// what was done.
  mutating func change(
    _ window: inout ListWindow.State, _ list: ScrollView, _ number: Int
  ) -> String {
    switch number {
    case 0...2:
      window.width = Double(320 + below(1047))
      window.height = pick([480, 667, 768, 1024])
      return "resize to \(window.width) x \(window.height)"
    case 3...5:
      list.contentOffset.y = Double(below(3000))
      return "scroll to \(list.contentOffset.y)"
    case 6:
      window.textSize = pick(ContentSizeCategory.allCases)
      return "text size \(window.textSize)"
    default:
      window.direction = window.direction == .leftToRight ? .rightToLeft : .leftToRight
      return "\(window.direction)"
    }
  }
}
