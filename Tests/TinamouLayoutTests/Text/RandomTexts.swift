import TinamouLayout

/// Texts of many kinds, the same for the same seed.
struct RandomTexts {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from zero up to the limit, excluding it.
  mutating func number(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }

  private static let words = [
    "a", "in", "Lisbon", "hill-side", "well—known", "miles/hour", "3/4", "-5", "(see", "below)",
    "e.g.,",
    "Donaudampfschifffahrt", "naïve", "cafe\u{301}", "soft\u{AD}hyphen", "no\u{A0}break", "日本語の文",
    "「引用」", "안녕하세요", "ไทย", "👍🏽", "👩‍👩‍👧", "🇵🇹🇪🇸", "\u{200B}", "1,234.5", "$9.99",
  ]
  private static let gaps = [" ", " ", " ", "  ", "\n", "\t", ", ", ""]

  mutating func text(words count: Int) -> String {
    var text = ""
    for _ in 0..<count {
      text += Self.words[number(Self.words.count)] + Self.gaps[number(Self.gaps.count)]
    }
    return text
  }

  mutating func request() -> TextRequest {
    let weights = Font.Weight.allCases
    return TextRequest(
      text: text(words: 1 + number(30)),
      font: .systemFont(ofSize: Double(9 + number(30)), weight: weights[number(weights.count)]),
      displayScale: Double(1 + number(3)))
  }
}
