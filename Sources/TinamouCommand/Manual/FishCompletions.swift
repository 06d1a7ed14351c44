/// Completions for fish.
enum FishCompletions {
  static var script: String {
    var lines = [
      "# Completions of tinamou for fish, made by 'tinamou completions fish'.",
      "complete -c tinamou -f",
    ]
    for command in Subcommand.allCases {
      lines.append(
        "complete -c tinamou -n __fish_use_subcommand -a \(command.rawValue) "
          + "-d \(quoted(command.summary))")
    }
    for command in Subcommand.allCases {
      let condition = quoted("__fish_seen_subcommand_from \(command.rawValue)")
      let start = "complete -c tinamou -n \(condition)"
      if let choices = command.operandChoices {
        if !choices.isEmpty {
          lines.append("\(start) -a \(quoted(choices.joined(separator: " ")))")
        }
      } else {
        lines.append("\(start) -F")
      }
      for option in command.options { lines.append(start + text(of: option)) }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func text(of option: Option) -> String {
    let name = option.name.drop { $0 == "-" }
    var text = option.name.hasPrefix("--") ? " -l \(name)" : " -s \(name)"
    if option.takesFile {
      text += " -r -F"
    } else if option.value != nil {
      text += " -x"
      if !option.choices.isEmpty { text += " -a \(quoted(option.choices.joined(separator: " ")))" }
    }
    return text + " -d \(quoted(option.summary))"
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.flatMap { $0 == "'" || $0 == "\\" ? ["\\", $0] : [$0] } + "'"
  }
}
