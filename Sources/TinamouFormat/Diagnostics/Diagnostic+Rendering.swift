extension Diagnostic {
  /// The diagnostic as text: location, message, source line, caret, notes, help.
  public var rendered: String { rendered(on: .plain) }

  /// The diagnostic as a compiler prints it, for a terminal or for a file.
  package func rendered(on paper: TerminalPaper) -> String {
    let label = "\(severity.rawValue)[\(rule.rawValue)]:"
    var lines = [heading(span, label, message, severity == .error ? .error : .warning, paper)]
    lines += excerpt(span, paper)
    for note in notes + particulars {
      lines.append(heading(note.span, "note:", note.message, .note, paper))
      lines += excerpt(note.span, paper)
    }
    if let help { lines.append(heading(nil, "help:", help, .help, paper)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(
    _ span: SourceSpan?, _ label: String, _ text: String, _ ink: TerminalPaper.Ink,
    _ paper: TerminalPaper
  ) -> String {
    let place = span.map { paper.text(Terminal.printable("\($0.location):"), in: .place) + " " }
    return (place ?? "") + paper.text(label, in: ink) + " " + Terminal.printable(text)
  }

  private func excerpt(_ span: SourceSpan?, _ paper: TerminalPaper) -> [String] {
    guard let lines = span.map({ SourceExcerpt($0).lines }) else { return [] }
    return lines.dropLast() + lines.suffix(1).map { paper.text($0, in: .caret) }
  }
}
