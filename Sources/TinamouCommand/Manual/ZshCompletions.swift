/// Completions for zsh.
enum ZshCompletions {
  static var script: String {
    let names = Subcommand.allCases.map { command in
      "    \(quoted("\(command.rawValue):\(command.summary)"))\n"
    }.joined()
    let commands = Subcommand.allCases.map(arguments).joined()
    return """
      #compdef tinamou
      # Completions of tinamou for zsh, made by 'tinamou completions zsh'.
      _tinamou() {
        local -a commands
        commands=(
      \(names)  )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command="$words[2]"
        words[1]="tinamou $command"
        words[2]=()
        (( CURRENT-- ))
        case "$command" in
      \(commands)  esac
      }
      _tinamou "$@"

      """
  }

  private static func arguments(of command: Subcommand) -> String {
    var specifications = command.options.map(specification)
    switch command.operandChoices {
    case nil: specifications.append(quoted("*:file:_files"))
    case .some(let choices) where choices.isEmpty: break
    case .some(let choices):
      specifications.append(quoted("1:operand:(\(choices.joined(separator: " ")))"))
    }
    let list = (specifications + [quoted("--help[tell more]")])
      .map { " \\\n      \($0)" }.joined()
    return "  \(command.rawValue)) _arguments\(list) ;;\n"
  }

  private static func specification(_ option: Option) -> String {
    var text = (option.repeats ? "*" : "") + option.name + "[\(inBrackets(option.summary))]"
    if let value = option.value {
      let action =
        option.takesFile
        ? "_files" : option.choices.isEmpty ? " " : "(\(option.choices.joined(separator: " ")))"
      text += ":\(value.lowercased().split(separator: "|").joined(separator: " or ")):\(action)"
    }
    return quoted(text)
  }

  /// A text in which brackets and colons have no special meaning.
  private static func inBrackets(_ text: String) -> String {
    String(text.flatMap { "[]:\\".contains($0) ? ["\\", $0] : [$0] })
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
