/// Maps the parts of a translated text to their places in the original.
package struct SourceMap: Sendable {
  private struct Entry: Sendable {
    /// The offset of the part in the translated text.
    let start: Int
    /// The bytes of the original that the part comes from.
    let original: Range<Int>
  }

  /// The text that was translated.
  package let original: SourceText
  private var entries: [Entry] = []

  /// Makes a map without parts.
  package init(original: SourceText) { self.original = original }

  /// Adds a part that begins at an offset of the translated text; offsets must ascend.
  package mutating func add(_ start: Int, from range: Range<Int>) {
    entries.append(Entry(start: start, original: range))
  }

  /// The place in the original for an offset of the translated text.
  func span(of offset: Int) -> SourceSpan {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].start <= offset { low = middle + 1 } else { high = middle }
    }
    return SourceSpan(source: original, range: low > 0 ? entries[low - 1].original : 0..<0)
  }

  /// Converts a diagnostic about the translated text to one about the original.
  func diagnostic(_ diagnostic: Diagnostic) -> Diagnostic {
    Diagnostic(
      diagnostic.rule, diagnostic.message, severity: diagnostic.severity,
      at: diagnostic.span.map { span(of: $0.range.lowerBound) },
      notes: diagnostic.notes.map { note in
        Diagnostic.Note(note.message, at: note.span.map { span(of: $0.range.lowerBound) })
      },
      particulars: diagnostic.particulars.map { note in
        Diagnostic.Note(note.message, at: note.span.map { span(of: $0.range.lowerBound) })
      },
      help: diagnostic.help)
  }
}
