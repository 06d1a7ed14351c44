import TinamouFormat

/// The change that the help of a diagnostic describes, such as "did you mean 'width'?".
struct HelpReplacement {
  /// The bytes that are replaced.
  let range: Range<Int>
  let text: String
  /// The change as a command, for a menu.
  let title: String

  /// Makes the change; `nil` if the help says something else, or the file keeps the same error.
  init?(_ diagnostic: Diagnostic, in source: SourceText) {
    guard let help = diagnostic.help, let span = diagnostic.span,
      let word = Self.word(in: help)
    else { return nil }
    var range = span.range
    if span.text.hasPrefix("\""), span.text.hasSuffix("\""), range.count >= 2 {
      range = range.lowerBound + 1..<range.upperBound - 1
    }
    self.range = range
    text = word
    title = "Write '\(word)'"
    var bytes = source.bytes
    bytes.replaceSubrange(range, with: word.utf8)
    let changed = SourceText(name: source.name, bytes: bytes)
    if Self.errors(in: changed) >= Self.errors(in: source) { return nil }
  }

  /// The word of help that consists of one replacement.
  private static func word(in help: String) -> String? {
    for (start, end) in [("did you mean ", "?"), ("write ", "")] {
      guard help.hasPrefix(start), help.hasSuffix(end) else { continue }
      let quoted = help.dropFirst(start.count).dropLast(end.count)
      guard let mark = quoted.first, mark == "'" || mark == "\"", quoted.count > 2,
        quoted.last == mark
      else { continue }
      let word = quoted.dropFirst().dropLast()
      if !word.contains(mark) { return String(word) }
    }
    return nil
  }

  private static func errors(in source: SourceText) -> Int {
    do throws(ConstraintFileError) {
      _ = try ConstraintFile(source)
      return 0
    } catch {
      return error.diagnostics.count
    }
  }
}
