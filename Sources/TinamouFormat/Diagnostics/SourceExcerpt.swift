/// The source line of a span with a line of carets under it.
struct SourceExcerpt {
  /// The length above which a line is shortened around the caret, so that a file on a single line
  /// does not fill the terminal.
  private static let widestLine = 160

  /// The line and the carets, after the number of the line.
  let lines: [String]
  /// The line and the carets alone.
  let plainLines: [String]

  init(_ span: SourceSpan) {
    let source = span.source
    let start = min(max(span.range.lowerBound, 0), source.bytes.count)
    let lineIndex = source.lineIndex(of: start)
    let line = source.lineRange(lineIndex)
    let caret = min(max(start, line.lowerBound), line.upperBound)
    let end = min(max(span.range.upperBound, caret), line.upperBound)

    // Enough bytes for what is shown, so that long lines cost no more than short ones.
    let reach = 2 * SourceExcerpt.widestLine
    var before = Terminal.printable(source.bytes[max(line.lowerBound, caret - reach)..<caret])
    var marked = Terminal.printable(source.bytes[caret..<min(end, caret + reach)])
    var after = Terminal.printable(source.bytes[end..<min(line.upperBound, end + reach)])
    if before.count + marked.count + after.count > SourceExcerpt.widestLine {
      if before.count > 60 { before = ["…"] + before.suffix(59) }
      if marked.count > 60 { marked = marked.prefix(60) + ["…"] }
      if after.count > 39 { after = after.prefix(39) + ["…"] }
    }
    let number = String(lineIndex + 1)
    let gutter = String(repeating: " ", count: number.count)
    let padding = before.map {
      $0 == "\t" ? "\t" : String(repeating: " ", count: Terminal.columns($0))
    }.joined()
    let width = marked.reduce(0) { $0 + Terminal.columns($1) }
    let underline = "^" + String(repeating: "~", count: max(width - 1, 0))
    plainLines = [String(before + marked + after), padding + underline]
    lines = [" \(number) | " + plainLines[0], " \(gutter) | " + plainLines[1]]
  }
}
