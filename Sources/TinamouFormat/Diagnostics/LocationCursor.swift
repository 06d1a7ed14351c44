import TinamouLayout

/// Finds the locations of ascending offsets, each line read once.
struct LocationCursor {
  private let source: SourceText
  private var line = -1
  private var offset = 0
  private var column = 1

  init(_ source: SourceText) { self.source = source }

  /// Where the byte at `offset` stands; fastest if offsets ascend.
  mutating func location(of offset: Int) -> SourceLocation {
    let line = source.lineIndex(of: offset)
    if line != self.line || offset < self.offset {
      self.line = line
      self.offset = source.lineRange(line).lowerBound
      column = 1
    }
    let end = max(offset, self.offset)
    column += String(decoding: source.bytes[self.offset..<end], as: UTF8.self).count
    self.offset = end
    return SourceLocation(file: source.name, line: line + 1, column: column)
  }
}
