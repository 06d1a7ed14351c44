import TinamouFormat

/// A token of JSON with comments; the text need not be valid.
struct FormatterToken {
  enum Kind {
    /// `{` or `[`.
    case open
    /// `}` or `]`.
    case close
    case comma
    case colon
    /// A string, number or word; also a key.
    case scalar
    case lineComment
    case blockComment
  }

  let kind: Kind
  let range: Range<Int>
  /// Whether a bracket is a brace.
  var isObject = false
  /// The number of line breaks before the token.
  let lineBreaks: Int
  /// The index of the closing bracket, for an opening one.
  var end: Int?

  var isComment: Bool { kind == .lineComment || kind == .blockComment }

  /// The tokens of a text.
  static func tokens(of source: SourceText, withoutComments: Bool) -> [FormatterToken] {
    let bytes = source.bytes
    var tokens: [FormatterToken] = []
    var open: [Int] = []
    var lineBreaks = 0
    // The largest number of line breaks before a comment that is removed.
    var skippedBreaks = 0
    var position = bytes.starts(with: SourceText.byteOrderMark) ? 3 : 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") { lineBreaks += 1 }
      if [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r")]
        .contains(byte)
      {
        position += 1
        continue
      }
      let end = self.end(from: position, in: bytes)
      let kind = self.kind(from: position, in: bytes)
      var token = FormatterToken(
        kind: kind, range: position..<end, lineBreaks: max(lineBreaks, skippedBreaks))
      token.isObject = byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
      position = end
      skippedBreaks = token.isComment && withoutComments ? token.lineBreaks : 0
      lineBreaks = 0
      if token.isComment, withoutComments { continue }
      if kind == .open { open.append(tokens.count) }
      if kind == .close, let start = open.popLast() { tokens[start].end = tokens.count }
      tokens.append(token)
    }
    return tokens
  }

  private static func kind(from start: Int, in bytes: [UInt8]) -> Kind {
    switch bytes[start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): .open
    case UInt8(ascii: "}"), UInt8(ascii: "]"): .close
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "/"):
      bytes[start...].starts(with: "/*".utf8) ? .blockComment : .lineComment
    default: .scalar
    }
  }

  private static func end(from start: Int, in bytes: [UInt8]) -> Int {
    var end = start + 1
    switch bytes[start] {
    case UInt8(ascii: "\""):
      // A string that is not finished ends with its line.
      while end < bytes.count, bytes[end] != UInt8(ascii: "\""), bytes[end] != UInt8(ascii: "\n") {
        end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      if end < bytes.count, bytes[end] == UInt8(ascii: "\"") { end += 1 }
      return min(end, bytes.count)
    case UInt8(ascii: "/") where bytes[start...].starts(with: "/*".utf8):
      end += 1
      while end < bytes.count, !bytes[end...].starts(with: "*/".utf8) { end += 1 }
      return min(end + 2, bytes.count)
    case UInt8(ascii: "/"):
      // As when the file is read, only a line feed ends a line.
      while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
      while bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      return end
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["), UInt8(ascii: "]"),
      UInt8(ascii: ","), UInt8(ascii: ":"):
      return end
    default:
      let ends = Array(" \t\r\n{}[],:/\"".utf8)
      while end < bytes.count, !ends.contains(bytes[end]) { end += 1 }
      return end
    }
  }
}
