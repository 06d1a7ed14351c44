package import TinamouFormat

/// A place in a text as editors count it: lines and UTF-16 code units from zero.
package struct EditorPosition: Hashable, Sendable {
  package let line: Int
  package let character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }
}

extension SourceText {
  /// The position of the byte at an offset.
  package func editorPosition(of offset: Int) -> EditorPosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let start = lineRange(line).lowerBound
    let before = String(decoding: bytes[min(start, offset)..<offset], as: UTF8.self)
    return EditorPosition(line: line, character: before.utf16.count)
  }

  /// The offset of a position; the end of the line or of the text if there is no such place.
  package func offset(of position: EditorPosition) -> Int {
    guard position.line < lineCount else { return bytes.count }
    let range = lineRange(max(position.line, 0))
    let line = String(decoding: bytes[range], as: UTF8.self)
    let end =
      line.utf16.index(
        line.startIndex, offsetBy: max(position.character, 0), limitedBy: line.endIndex)
      ?? line.endIndex
    return range.lowerBound + line[..<end].utf8.count
  }
}
