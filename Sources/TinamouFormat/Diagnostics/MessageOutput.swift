/// The output that messages are written to: a terminal with colours, or anything else.
public enum MessageOutput: Sendable {
  /// Text alone.
  case plain
  /// Text with the control sequences of a terminal for colours.
  case coloured

  /// The role of a part of a message, which decides its colour.
  package enum TextRole: Sendable {
    case error
    case warning
    case note
    case help
    /// The location of something in a file.
    case place
    /// The line of carets below a line of a file.
    case caret

    /// The parameters of the control sequence Select Graphic Rendition (ECMA-48): bold, or a
    /// colour.
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

  /// A text with the control sequences for its colour.
  package func text(_ text: String, in role: TextRole) -> String {
    switch self {
    case .plain: text
    case .coloured: "\u{1B}[\(role.parameters)m\(text)\u{1B}[0m"
    }
  }

  /// A message whose first word is coloured if it names the kind of message.
  package func message(_ text: String) -> String {
    for (label, role) in [("error:", TextRole.error), ("note:", .note), ("help:", .help)]
    where text.hasPrefix(label) {
      return self.text(label, in: role) + text.dropFirst(label.count)
    }
    return text
  }
}
