public import TinamouLayout

/// The bytes of a file, with its name and the starts of its lines.
public struct SourceText: Sendable {
  /// The fields that copies of a text share. Diagnostics contain their text, and copying one
  /// reference takes less code than copying four.
  private final class Storage: Sendable {
    let name: String
    let bytes: [UInt8]
    /// The offset of the first byte of each line.
    let lineStarts: [Int]
    /// Places in long lines from which columns are counted, in ascending order.
    let columnMarks: [ColumnMark]

    init(name: String, bytes: [UInt8], lineStarts: [Int], columnMarks: [ColumnMark]) {
      self.name = name
      self.bytes = bytes
      self.lineStarts = lineStarts
      self.columnMarks = columnMarks
    }
  }

  private let storage: Storage

  /// The name that diagnostics show, as the user gave it.
  public var name: String { storage.name }
  /// The bytes as they were read.
  public var bytes: [UInt8] { storage.bytes }
  private var lineStarts: [Int] { storage.lineStarts }
  private var columnMarks: [ColumnMark] { storage.columnMarks }

  /// A place whose column is known.
  private struct ColumnMark: Sendable {
    let offset: Int
    /// The number of characters before the place on its line.
    let characters: Int
  }

  /// The largest number of bytes that are read to find a column, so that a file on a single line is
  /// not read again for each of its constraints.
  private static let markDistance = 1024

  /// Makes a text from the bytes of a file.
  public init(name: String, bytes: [UInt8]) {
    var starts = [0]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    storage = Storage(
      name: name, bytes: bytes, lineStarts: starts, columnMarks: Self.marks(bytes, starts))
  }

  private static func marks(_ bytes: [UInt8], _ lineStarts: [Int]) -> [ColumnMark] {
    var marks: [ColumnMark] = []
    for (index, lineStart) in lineStarts.enumerated() {
      let end = index + 1 < lineStarts.count ? lineStarts[index + 1] : bytes.count
      var last = ColumnMark(offset: textStart(bytes, lineStart), characters: 0)
      while end - last.offset > markDistance {
        // There is always a character boundary between two ASCII bytes.
        var next = last.offset + markDistance
        while next < end, bytes[next - 1] >= 0x80 || bytes[next] >= 0x80 { next += 1 }
        let count = String(decoding: bytes[last.offset..<next], as: UTF8.self).count
        last = ColumnMark(offset: next, characters: last.characters + count)
        marks.append(last)
      }
    }
    return marks
  }

  /// The offset at which the text of a line begins: after the byte order mark on the first line.
  private static func textStart(_ bytes: [UInt8], _ lineStart: Int) -> Int {
    lineStart == 0 && bytes.starts(with: byteOrderMark) ? byteOrderMark.count : lineStart
  }

  /// Makes a text from a string.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// The number of lines.
  package var lineCount: Int { lineStarts.count }

  /// The index, from zero, of the line with the byte at `offset`.
  package func lineIndex(of offset: Int) -> Int {
    max(0, Self.upperBound(of: offset, in: lineStarts, \.self) - 1)
  }

  /// The index of the first element whose place is after `offset`; the places must ascend.
  private static func upperBound<Element>(
    of offset: Int, in elements: [Element], _ place: KeyPath<Element, Int>
  ) -> Int {
    var low = 0
    var high = elements.count
    while low < high {
      let middle = (low + high) / 2
      if elements[middle][keyPath: place] <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The bytes of a line without its line break and without a byte order mark.
  package func lineRange(_ index: Int) -> Range<Int> {
    let start = Self.textStart(bytes, lineStarts[index])
    var end = index + 1 < lineStarts.count ? lineStarts[index + 1] - 1 : bytes.count
    if end > start, index + 1 < lineStarts.count, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    return start..<max(start, end)
  }

  /// Returns the location of the byte at `offset`; for offsets beyond the text, the end of the
  /// text.
  public func location(of offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    var mark = ColumnMark(offset: Self.textStart(bytes, lineStarts[line]), characters: 0)
    let next = Self.upperBound(of: offset, in: columnMarks, \.offset)
    if next > 0, columnMarks[next - 1].offset > mark.offset { mark = columnMarks[next - 1] }
    let before = String(decoding: bytes[mark.offset..<max(mark.offset, offset)], as: UTF8.self)
    return SourceLocation(
      file: name, line: line + 1, column: mark.characters + before.count + 1)
  }

  /// The column, in Unicode code points from 1, of the byte at `offset`.
  func codePointColumn(of offset: Int) -> Int {
    let offset = min(max(offset, 0), bytes.count)
    let start = min(Self.textStart(bytes, lineStarts[lineIndex(of: offset)]), offset)
    // Every code point has one byte that does not continue another.
    return bytes[start..<offset].count { $0 & 0xC0 != 0x80 } + 1
  }

  /// The offset of the character at a line and column, both counted from one; the end of the line
  /// or of the text if there is no such place.
  package func offset(line: Int, column: Int) -> Int {
    guard line <= lineStarts.count else { return bytes.count }
    let range = lineRange(max(0, line - 1))
    let text = String(decoding: bytes[range], as: UTF8.self)
    return range.lowerBound + text.prefix(max(0, column - 1)).utf8.count
  }

  /// The three bytes that some editors put before UTF-8.
  package static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
