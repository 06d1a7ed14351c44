public import TinamouLayout

/// The bytes of a file together with its name and the starts of its lines.
public struct SourceText: Sendable {
  /// The name that diagnostics show, as the user gave it.
  public let name: String
  /// The bytes as they were read.
  public let bytes: [UInt8]
  /// The offset of the first byte of each line.
  let lineStarts: [Int]

  /// Makes a text from the bytes of a file.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    lineStarts = starts
  }

  /// Makes a text from a string.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The number, from zero, of the line that the byte at `offset` is on.
  func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its line break and without a byte order mark.
  func lineRange(_ index: Int) -> Range<Int> {
    var start = lineStarts[index]
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : bytes.count
    if end > start, index + 1 < lineStarts.count, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    if start == 0, bytes.starts(with: SourceText.byteOrderMark) { start = 3 }
    return start..<max(start, end)
  }

  /// Where the byte at `offset` stands; the end of the text for offsets beyond it.
  public func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let start = lineRange(line).lowerBound
    let before = String(decoding: bytes[start..<max(start, offset)], as: UTF8.self)
    return SourceLocation(file: name, line: line + 1, column: before.count + 1)
  }

  /// The three bytes that some editors put before UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
