/// Finds the start tags of a well-formed XML text, one after another.
///
/// XMLParser reports only the line and column after a tag. In well-formed text, each `<` outside of
/// comments, instructions and character data begins a tag.
struct XMLScanner {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The bytes of the next start tag with its brackets; the end of the text if there is none.
  mutating func nextStartTag() -> Range<Int> {
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        offset += 1
        continue
      }
      if isAt("<!--") {
        skip(past: "-->")
      } else if isAt("<![CDATA[") {
        skip(past: "]]>")
      } else if isAt("<?") {
        skip(past: "?>")
      } else if isAt("</") || isAt("<!") {
        skip(past: ">")
      } else {
        return readTag()
      }
    }
    return bytes.count..<bytes.count
  }

  private mutating func readTag() -> Range<Int> {
    let start = offset
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return start..<offset
  }

  private func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private mutating func skip(past text: StaticString) {
    while offset < bytes.count, !isAt(text) { offset += 1 }
    offset = min(bytes.count, offset + text.utf8CodeUnitCount)
  }
}
