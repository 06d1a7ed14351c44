extension JSONReader {
  /// The byte at the position, nil at the end.
  func peek(_ ahead: Int = 0) -> UInt8? {
    position + ahead < bytes.count ? bytes[position + ahead] : nil
  }

  func span(_ range: Range<Int>) -> SourceSpan { SourceSpan(source: source, range: range) }

  func failure(
    _ message: String, rule: DiagnosticRule = .syntax, at range: Range<Int>,
    notes: [Diagnostic.Note] = [], help: String? = nil
  ) -> SyntaxError {
    SyntaxError(diagnostic: Diagnostic(rule, message, at: span(range), notes: notes, help: help))
  }

  /// Skips white space and comments.
  mutating func skipTrivia() throws(SyntaxError) {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        position += 1
      case UInt8(ascii: "/"): try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxError) {
    let start = position
    switch peek(1) {
    case UInt8(ascii: "/"):
      while let byte = peek(), byte != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "*"):
      position += 2
      while peek() != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") {
        guard position < bytes.count else {
          throw failure("the comment is not closed; expected '*/'", at: start..<start + 2)
        }
        position += 1
      }
      position += 2
    default:
      throw failure("expected '//' or '/*' to begin a comment", at: start..<start + 1)
    }
  }

  /// Reads null, a boolean, a number or a string.
  mutating func readScalar() throws(SyntaxError) -> JSONDocument.Node.Content {
    switch peek() {
    case UInt8(ascii: "\""):
      return .string(try readString())
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."):
      return .number(try readNumber())
    case nil:
      throw failure("expected a value, found the end of the file", at: position..<position)
    default: break
    }
    let word = tokenText()
    let range = tokenRange()
    position = range.upperBound
    switch word {
    case "null": return .null
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "'":
      throw failure(
        "expected double quotation marks around a string", at: range, help: "write \" in place of '"
      )
    case "NaN", "nan", "Infinity", "inf":
      throw failure("'\(word)' is not a number a layout can have", at: range)
    default:
      throw failure(
        "expected a value, found '\(word)'", at: range,
        help: JSONReader.isWord(word)
          ? "strings stand in double quotation marks" : Self.help(forStart: word))
    }
  }

  /// Advice for a character that begins no value.
  private static func help(forStart word: String) -> String? {
    switch word {
    case "#": "a comment begins with '//'"
    case "<": "this is XML; 'tinamou import' makes a constraint file of a storyboard or xib"
    case "}", "]", ",", ":": "write a value before '\(word)'"
    default: nil
    }
  }

  /// Whether a value or a key may begin at the position.
  var beginsValue: Bool {
    guard let byte = peek() else { return false }
    return "\"{[-".utf8.contains(byte) || Self.isWordByte(byte)
  }

  /// The bytes of the word or string at the position, or of the character there.
  func tokenRange() -> Range<Int> {
    var end = position
    if peek() == UInt8(ascii: "\"") {
      let rest = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "\n") }
      if let close = rest.firstIndex(of: UInt8(ascii: "\"")) { return position..<close + 1 }
    }
    while end < bytes.count, JSONReader.isWordByte(bytes[end]) { end += 1 }
    guard end == position, end < bytes.count else { return position..<end }
    end += 1
    while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return position..<end
  }

  /// The text of the word at the position, shortened if it is long.
  func tokenText() -> String {
    let text = String(decoding: bytes[tokenRange()], as: UTF8.self)
    return text.count > 40 ? text.prefix(40) + "…" : text
  }

  /// Whether a text looks like a name without its quotation marks.
  static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return false }
    return text.utf8.allSatisfy(isWordByte) && !(UInt8(ascii: "0")...UInt8(ascii: "9") ~= first)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"):
      true
    default: false
    }
  }
}
