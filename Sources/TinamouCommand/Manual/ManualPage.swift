/// The manual page, made from the same tables as the help.
enum ManualPage {
  /// The page in the format of `man`, with the macros of `man(7)`.
  static func text(version: String) -> String {
    let commands = Subcommand.allCases.map(section).joined()
    return """
      .TH TINAMOU 1 "" "tinamou \(version)" "User Commands"
      .SH NAME
      tinamou \\- lay out views from linear constraints
      .SH SYNOPSIS
      .B tinamou
      .I COMMAND
      [arguments]
      .SH COMMANDS
      \(commands).SH EXIT STATUS
      \(escaped(ExitCode.overview))
      .SH ENVIRONMENT
      .TP
      .B NO_COLOR
      If it is not empty, messages on a terminal have no colours.

      """
  }

  private static func section(_ command: Subcommand) -> String {
    var text = ".SS \(escaped("tinamou \(command.rawValue) \(command.operands)"))\n"
    text +=
      escaped(command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".") + "\n"
    for option in command.options {
      let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
      text += ".TP\n\\fB\(escaped(option.name))\\fR\(value)\n\(escaped(option.summary))\n"
    }
    if command.discussion.isEmpty { return text }
    // Examples are indented in the help, so their lines must not be filled.
    return text + ".PP\n.nf\n" + escaped(command.discussion) + ".fi\n"
  }

  /// A text without anything that `man` reads as a request or an escape.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "." where escaped.isEmpty || escaped.last == "\n": escaped += "\\&."
      case "'" where escaped.isEmpty || escaped.last == "\n": escaped += "\\&'"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
