/// Reads the words of a line one after another.
struct WordReader {
  private let words: [String]
  private var position = 0

  init(words: [String]) { self.words = words }

  mutating func word() -> String? {
    if position >= words.count { return nil }
    position += 1
    return words[position - 1]
  }

  mutating func integer() -> Int? { word().flatMap { Int($0) } }
  mutating func number() -> Double? { word().flatMap { Double($0) } }
  mutating func order() -> UInt64? { word().flatMap { UInt64($0) } }
}
