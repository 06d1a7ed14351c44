/// A name in which `*` stands for any text and `?` for one character.
struct Wildcard {
  private let pattern: [Character]

  init(_ text: String) { pattern = Array(text) }

  /// Whether a text contains a wildcard.
  static func isPattern(_ text: String) -> Bool { text.contains { $0 == "*" || $0 == "?" } }

  /// Whether the whole name matches.
  ///
  /// Only the last `*` ever has to be tried again, since a longer match of an earlier one cannot
  /// help. The time is therefore at most the product of both lengths.
  func matches(_ name: String) -> Bool {
    let name = Array(name)
    var inPattern = 0
    var inName = 0
    var star: (inPattern: Int, inName: Int)?
    while inName < name.count {
      let next = inPattern < pattern.count ? pattern[inPattern] : nil
      if next == "*" {
        star = (inPattern, inName)
        inPattern += 1
      } else if next == "?" || next == name[inName] {
        inPattern += 1
        inName += 1
      } else if let last = star {
        star = (last.inPattern, last.inName + 1)
        inPattern = last.inPattern + 1
        inName = last.inName + 1
      } else {
        return false
      }
    }
    return pattern[inPattern...].allSatisfy { $0 == "*" }
  }
}
