import TinamouFormat

/// A `.strings` file as Foundation reads it: `"BYZ-38-t0r.text" = "Lissabon";`, with comments, in
/// braces or without.
struct StringsFile {
  /// The texts by their keys.
  private(set) var texts: [String: String] = [:]
  private let source: SourceText
  private var offset = 0

  /// Reads a file in UTF-8 or UTF-16; the error contains the place where reading ends.
  init(_ file: SourceText) throws(ConstraintFileError) {
    source = try Self.decoded(file)
    try skipBlanks()
    let isInBraces = isAt("{")
    if isInBraces { try expect("{") }
    while offset < source.bytes.count, !(isInBraces && isAt("}")) {
      let key = try readText()
      var text = key
      // A key alone is its own text.
      if !isAt(";") {
        try expect("=")
        text = try readText()
      }
      try expect(";")
      texts[key] = text
    }
    if isInBraces { try expect("}") }
    if offset < source.bytes.count { throw error("expected the end of the file", from: offset) }
  }

  /// The file in UTF-8; a byte order mark at its beginning indicates UTF-16.
  private static func decoded(_ file: SourceText) throws(ConstraintFileError) -> SourceText {
    let bytes = file.bytes
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    if isLittle || bytes.starts(with: [0xFE, 0xFF]) {
      let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
        let (low, high) = isLittle ? (index, index + 1) : (index + 1, index)
        return UInt16(bytes[low]) | UInt16(bytes[high]) << 8
      }
      return SourceText(name: file.name, text: String(decoding: units, as: UTF16.self))
    }
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
    let decoded = SourceText(name: file.name, bytes: text)
    if let offset = XMLReader.firstInvalidByte(text) {
      throw ConstraintFileError(diagnostics: [
        Diagnostic(
          .unreadable, "the file is neither UTF-8 nor UTF-16",
          at: SourceSpan(source: decoded, range: offset..<min(offset + 1, text.count)))
      ])
    }
    return decoded
  }

  private func error(_ message: String, from start: Int) -> ConstraintFileError {
    let end = min(start + 1, source.bytes.count)
    return ConstraintFileError(diagnostics: [
      Diagnostic(.syntax, message, at: SourceSpan(source: source, range: min(start, end)..<end))
    ])
  }

  // MARK: Tokens

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { source.bytes[offset...].starts(with: $0) }
  }

  private mutating func skip(past text: StaticString) {
    while offset < source.bytes.count, !isAt(text) { offset += 1 }
    offset = min(source.bytes.count, offset + text.utf8CodeUnitCount)
  }

  private mutating func skipBlanks() throws(ConstraintFileError) {
    while offset < source.bytes.count {
      if isAt("/*") {
        let start = offset
        offset += 2
        skip(past: "*/")
        if !source.bytes[..<offset].suffix(2).elementsEqual("*/".utf8) {
          throw error("the comment does not end", from: start)
        }
      } else if isAt("//") {
        skip(past: "\n")
      } else if [0x20, 0x09, 0x0A, 0x0D].contains(source.bytes[offset]) {
        offset += 1
      } else {
        return
      }
    }
  }

  private mutating func expect(_ mark: StaticString) throws(ConstraintFileError) {
    guard isAt(mark) else { throw error("expected '\(mark)'", from: offset) }
    offset += mark.utf8CodeUnitCount
    try skipBlanks()
  }

  /// Reads a text in double or single quotation marks, or a word without them.
  private mutating func readText() throws(ConstraintFileError) -> String {
    let start = offset
    let bytes = isAt("\"") || isAt("'") ? try readQuoted() : readWord()
    guard let bytes else { throw error("expected a text in quotation marks", from: start) }
    try skipBlanks()
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func readWord() -> [UInt8]? {
    let start = offset
    while offset < source.bytes.count, Self.isOfWord(source.bytes[offset]) { offset += 1 }
    return offset == start ? nil : Array(source.bytes[start..<offset])
  }

  private mutating func readQuoted() throws(ConstraintFileError) -> [UInt8] {
    let start = offset
    let mark = source.bytes[start]
    offset += 1
    var bytes: [UInt8] = []
    while offset < source.bytes.count {
      let byte = source.bytes[offset]
      offset += 1
      if byte == mark { return bytes }
      if byte == UInt8(ascii: "\\") {
        bytes += try readEscape()
      } else {
        bytes.append(byte)
      }
    }
    throw error("the text does not end", from: start)
  }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    UnicodeScalar(byte).properties.isAlphabetic && byte < 128
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || [UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: ".")].contains(byte)
  }

  /// Reads the characters after a backslash.
  private mutating func readEscape() throws(ConstraintFileError) -> [UInt8] {
    guard offset < source.bytes.count else { return [] }
    let byte = source.bytes[offset]
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      offset -= 1
      return [try readOctalCharacter()]
    case UInt8(ascii: "U"):
      var units = readUnit().map { [$0] } ?? []
      if let unit = units.first, UTF16.isLeadSurrogate(unit), isAt("\\U") {
        offset += 2
        units += readUnit().map { [$0] } ?? []
      }
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default: return [byte]
    }
  }

  /// Reads up to three octal digits, a character of ASCII. Above ASCII they are a character of
  /// NeXTSTEP's encoding, which no tool writes any more.
  private mutating func readOctalCharacter() throws(ConstraintFileError) -> UInt8 {
    let digits = source.bytes[offset...].prefix(3).prefix { (0x30...0x37).contains($0) }
    guard let character = UInt8(String(decoding: digits, as: UTF8.self), radix: 8), character < 128
    else { throw error("an octal escape is at most \\177; use \\U for others", from: offset) }
    offset += digits.count
    return character
  }

  /// Reads up to four hexadecimal digits, a unit of UTF-16.
  private mutating func readUnit() -> UInt16? {
    let digits = source.bytes[offset...].prefix(4).prefix {
      UnicodeScalar($0).properties.isASCIIHexDigit
    }
    offset += digits.count
    return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
  }
}
