extension Diagnostic {
  /// The diagnostic as a compiler prints it: place, message, source line, caret, notes, help.
  public var rendered: String {
    var lines = [heading(span, "\(severity.rawValue)[\(rule.rawValue)]: \(message)")]
    lines += excerpt(span)
    for note in notes {
      lines.append(heading(note.span, "note: \(note.message)"))
      lines += excerpt(note.span)
    }
    if let help { lines.append("help: \(help)") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(_ span: SourceSpan?, _ text: String) -> String {
    let text = String(text.map { $0.isNewline ? " " : $0 })
    return if let span { "\(span.location): \(text)" } else { text }
  }

  private func excerpt(_ span: SourceSpan?) -> [String] {
    span.map { SourceExcerpt($0).lines } ?? []
  }
}
