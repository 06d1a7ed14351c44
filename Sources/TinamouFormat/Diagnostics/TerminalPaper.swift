/// What messages are written on: a terminal that shows colours, or anything else.
package enum TerminalPaper: Sendable {
  case plain
  case coloured

  /// What a stretch of a message is, which decides its colour.
  package enum Ink: Sendable {
    case error
    case warning
    case note
    case help
    /// The location of something in a file.
    case place
    /// The line of carets below a line of a file.
    case caret

    /// The parameters of the control sequence Select Graphic Rendition (ECMA-48): bold, or a colour.
    var parameters: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;35"
      case .note: "1;36"
      case .help, .caret: "1;32"
      case .place: "1"
      }
    }
  }

  /// A text with the sequences that colour it.
  package func text(_ text: String, in ink: Ink) -> String {
    switch self {
    case .plain: text
    case .coloured: "\u{1B}[\(ink.parameters)m\(text)\u{1B}[0m"
    }
  }

  /// A message with its first word coloured, if that says what the message is.
  package func message(_ text: String) -> String {
    for (label, ink) in [("error:", Ink.error), ("note:", .note), ("help:", .help)]
    where text.hasPrefix(label) {
      return self.text(label, in: ink) + text.dropFirst(label.count)
    }
    return text
  }
}
