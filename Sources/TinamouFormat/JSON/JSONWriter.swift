/// Writes JSON in the order of the calls, indented by two spaces or on one line; the values of an
/// object have keys.
package struct JSONWriter {
  private struct Level {
    let isInline: Bool
    let end: String
    var isEmpty = true
  }

  private var levels: [Level] = []
  private var isAfterKey = false
  /// The number of levels around the value.
  private let depth: Int
  /// The text written so far.
  package private(set) var text = ""

  /// Makes a writer of a value with this number of levels around it.
  package init(depth: Int = 0) { self.depth = depth }

  /// Begins an object; an inline one stays on one line with all of its contents.
  package mutating func beginObject(inline: Bool = false, forKey name: String? = nil) {
    begin("{", "}", inline: inline, name)
  }

  /// Begins an array; an inline one stays on one line with all of its contents.
  package mutating func beginArray(inline: Bool = false, forKey name: String? = nil) {
    begin("[", "]", inline: inline, name)
  }

  /// Ends the innermost object or array.
  package mutating func end() {
    guard let level = levels.popLast() else { return }
    if !level.isEmpty, !level.isInline { breakLine() }
    text += level.end
  }

  /// Writes a key; its value must follow.
  package mutating func key(_ name: String) {
    separate(nil)
    quote(name)
    text += ": "
    isAfterKey = true
  }

  package mutating func string(_ value: String, forKey name: String? = nil) {
    separate(name)
    quote(value)
  }

  package mutating func number(_ value: Double, forKey name: String? = nil) {
    separate(name)
    text += JSONNumber.text(value)
  }

  package mutating func boolean(_ value: Bool, forKey name: String? = nil) {
    separate(name)
    text += value ? "true" : "false"
  }

  /// Writes numbers on one line.
  package mutating func numbers(_ values: [Double], forKey name: String? = nil) {
    beginArray(inline: true, forKey: name)
    for value in values { number(value) }
    end()
  }

  private mutating func begin(_ start: String, _ end: String, inline: Bool, _ name: String?) {
    separate(name)
    text += start
    levels.append(Level(isInline: inline || levels.last?.isInline == true, end: end))
  }

  /// Separates a value from the one before, and writes its key if it is known.
  private mutating func separate(_ name: String?) {
    if let name { key(name) }
    if isAfterKey {
      isAfterKey = false
      return
    }
    guard let level = levels.last else { return }
    levels[levels.count - 1].isEmpty = false
    if !level.isEmpty { text += level.isInline ? ", " : "," }
    if !level.isInline { breakLine() }
  }

  private mutating func breakLine() {
    text += "\n" + String(repeating: "  ", count: depth + levels.count)
  }

  private mutating func quote(_ value: String) {
    text += "\""
    // Appending a string is ten times as fast as appending its characters.
    if value.utf8.contains(where: { $0 < 0x20 || $0 == 0x22 || $0 == 0x5C }) {
      escape(value)
    } else {
      text += value
    }
    text += "\""
  }

  private mutating func escape(_ value: String) {
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
