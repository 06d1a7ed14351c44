extension Diagnostic {
  /// The diagnostic as text: location, message, source line, caret, notes, help.
  public var rendered: String { rendered(on: .plain) }

  /// Returns the diagnostic as a compiler prints it.
  ///
  /// - Parameter output: The output: with colours for a terminal, or plain.
  /// - Returns: Lines, each with a line break.
  public func rendered(on output: MessageOutput) -> String {
    let label = "\(severity.rawValue)[\(rule.rawValue)]:"
    var lines = [heading(span, label, message, severity == .error ? .error : .warning, output)]
    lines += excerpt(span, output)
    for note in notes + particulars {
      lines.append(heading(note.span, "note:", note.message, .note, output))
      lines += excerpt(note.span, output)
    }
    if let help { lines.append(heading(nil, "help:", help, .help, output)) }
    return lines.map { $0 + "\n" }.joined()
  }

  private func heading(
    _ span: SourceSpan?, _ label: String, _ text: String, _ role: MessageOutput.TextRole,
    _ output: MessageOutput
  ) -> String {
    let place = span.map { output.text(Terminal.printable("\($0.location):"), in: .place) + " " }
    return (place ?? "") + output.text(label, in: role) + " " + Terminal.printable(text)
  }

  private func excerpt(_ span: SourceSpan?, _ output: MessageOutput) -> [String] {
    guard let lines = span.map({ SourceExcerpt($0).lines }) else { return [] }
    return lines.dropLast() + lines.suffix(1).map { output.text($0, in: .caret) }
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as the command prints it, without colours.
  public var description: String { rendered }
}
