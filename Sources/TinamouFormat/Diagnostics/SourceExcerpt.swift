/// The source line of a span with a line of carets under it.
struct SourceExcerpt {
  /// Longer lines are cut around the caret, so that a file on one line does not flood the terminal.
  private static let widestLine = 160

  let lines: [String]

  init(_ span: SourceSpan) {
    let source = span.source
    let start = min(max(span.range.lowerBound, 0), source.bytes.count)
    let lineIndex = source.lineIndex(of: start)
    let line = source.lineRange(lineIndex)
    let caret = min(max(start, line.lowerBound), line.upperBound)
    let end = min(max(span.range.upperBound, caret), line.upperBound)

    var before = SourceExcerpt.printable(source.bytes[line.lowerBound..<caret])
    var marked = SourceExcerpt.printable(source.bytes[caret..<end])
    var after = SourceExcerpt.printable(source.bytes[end..<line.upperBound])
    if before.count + marked.count + after.count > SourceExcerpt.widestLine {
      if before.count > 60 { before = ["…"] + before.suffix(59) }
      if marked.count > 60 { marked = marked.prefix(60) + ["…"] }
      if after.count > 39 { after = after.prefix(39) + ["…"] }
    }
    let number = String(lineIndex + 1)
    let gutter = String(repeating: " ", count: number.count)
    let padding = before.map { $0 == "\t" ? "\t" : SourceExcerpt.blank($0) }.joined()
    let width = marked.reduce(0) { $0 + SourceExcerpt.columns($1) }
    let underline = "^" + String(repeating: "~", count: max(width - 1, 0))
    lines = [
      " \(number) | " + String(before + marked + after),
      " \(gutter) | " + padding + underline,
    ]
  }

  /// The text with control characters replaced: a file must not be able to steer the terminal.
  private static func printable(_ bytes: ArraySlice<UInt8>) -> [Character] {
    String(decoding: bytes, as: UTF8.self).map { character in
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control
      }
      return isControl && character != "\t" ? "\u{FFFD}" : character
    }
  }

  private static func blank(_ character: Character) -> String {
    String(repeating: " ", count: columns(character))
  }

  /// How many terminal columns a character takes; East Asian wide characters and emoji take two.
  private static func columns(_ character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    return switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }
}
