extension ConstraintFile {
  /// Whether a text is meant as a constraint file: it has the key `tinamou` at its top, even if
  /// something else is wrong with it.
  ///
  /// - Complexity: O(bytes), without memory for the text.
  package static func hasKey(_ bytes: [UInt8]) -> Bool {
    let key = Array("\"tinamou\"".utf8)
    var depth = 0
    // A string after a colon is a value, as in `{ "name": "tinamou" }`.
    var isAfterColon = false
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "/"):
        index = endOfComment(bytes, index)
        continue
      case UInt8(ascii: "\""):
        if depth == 1, !isAfterColon, bytes[index...].starts(with: key) { return true }
        isAfterColon = false
        index = endOfString(bytes, index)
        continue
      default: break
      }
      // Blanks change nothing.
      if byte > UInt8(ascii: " ") { isAfterColon = byte == UInt8(ascii: ":") }
      index += 1
    }
    return false
  }

  /// The index after the string that begins at an index.
  private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return index + 1
  }

  /// The index after the comment that begins at an index; after the byte if there is none.
  private static func endOfComment(_ bytes: [UInt8], _ start: Int) -> Int {
    guard start + 1 < bytes.count else { return start + 1 }
    switch bytes[start + 1] {
    case UInt8(ascii: "/"):
      return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    case UInt8(ascii: "*"):
      var index = start + 2
      while index + 1 < bytes.count,
        bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/")
      {
        index += 1
      }
      return index + 2
    default: return start + 1
    }
  }
}
