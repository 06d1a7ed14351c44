extension JSONReader {
  /// Reads a string; the position is at its opening quotation mark.
  mutating func readString() throws(SyntaxError) -> JSONString {
    let start = position
    var decoded: [UInt8] = []
    var escapes: [(decoded: Int, source: Int)] = []
    position += 1
    while true {
      guard let byte = peek(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") else {
        throw failure("the string is not closed; expected '\"'", at: start..<position)
      }
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return JSONString(
          value: String(decoding: decoded, as: UTF8.self), range: start..<position,
          escapes: escapes)
      case UInt8(ascii: "\\"):
        decoded += Array(String(try readEscape()).utf8)
        escapes.append((decoded.count, position))
      case 0..<0x20:
        throw failure(
          "a control character in a string is written as an escape",
          at: position..<position + 1, help: byte == UInt8(ascii: "\t") ? "write \\t" : nil)
      default:
        decoded.append(byte)
        position += 1
      }
    }
  }

  private mutating func readEscape() throws(SyntaxError) -> Unicode.Scalar {
    let start = position
    position += 2
    switch peek(-1) {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try readUnicodeEscape(start)
    default:
      position = min(position, bytes.count)
      throw failure(
        "there is no such escape", at: start..<position,
        help: "a backslash itself is written \\\\")
    }
  }

  /// Reads the digits after `\u`, and the second half of a surrogate pair.
  private mutating func readUnicodeEscape(_ start: Int) throws(SyntaxError) -> Unicode.Scalar {
    let first = try readHexadecimal(start)
    if let scalar = Unicode.Scalar(first) { return scalar }
    if first < 0xDC00, peek() == UInt8(ascii: "\\"), peek(1) == UInt8(ascii: "u") {
      let second = position
      position += 2
      let low = try readHexadecimal(second)
      if 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
      position = second
    }
    diagnostics.append(
      Diagnostic(.syntax, "the escape is half of a surrogate pair", at: span(start..<position)))
    return "\u{FFFD}"
  }

  private mutating func readHexadecimal(_ start: Int) throws(SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek(), let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw failure("expected four hexadecimal digits", at: start..<position)
      }
      value = value << 4 | UInt32(digit)
      position += 1
    }
    return value
  }
}
