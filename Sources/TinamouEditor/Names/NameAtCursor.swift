package import TinamouFormat

/// The dotted name in a text around or before a cursor, such as `title.leading`.
package struct NameAtCursor: Equatable, Sendable {
  /// The parts up to the one at the cursor: an id, a guide or an attribute.
  package let parts: [String]
  /// The bytes of the part at the cursor.
  package let range: Range<Int>

  /// Finds the name at an offset; `nil` outside of strings.
  package init?(at offset: Int, in source: SourceText) {
    let bytes = source.bytes
    let line = source.lineRange(source.lineIndex(of: offset))
    let offset = min(max(offset, line.lowerBound), line.upperBound)
    guard Self.isInString(offset, line: line, bytes) else { return nil }
    var end = offset
    while end < line.upperBound, Self.isNameByte(bytes[end]) { end += 1 }
    var start = offset
    while start > line.lowerBound, Self.isNameByte(bytes[start - 1]) { start -= 1 }
    range = start..<end
    var parts = [String(decoding: bytes[start..<end], as: UTF8.self)]
    while start > line.lowerBound, bytes[start - 1] == UInt8(ascii: ".") {
      let before = start - 1
      start = before
      while start > line.lowerBound, Self.isNameByte(bytes[start - 1]) { start -= 1 }
      if start == before { break }
      parts.insert(String(decoding: bytes[start..<before], as: UTF8.self), at: 0)
    }
    self.parts = parts
  }

  private static func isInString(_ offset: Int, line: Range<Int>, _ bytes: [UInt8]) -> Bool {
    var isInside = false
    var position = line.lowerBound
    while position < offset {
      if bytes[position] == UInt8(ascii: "\"") { isInside.toggle() }
      position += isInside && bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return isInside
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
