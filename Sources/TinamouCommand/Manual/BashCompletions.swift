/// Completions for bash.
enum BashCompletions {
  static var script: String {
    let names = Subcommand.allCases.map(\.rawValue).joined(separator: " ")
    return """
      # Completions of tinamou for bash, made by 'tinamou completions bash'.
      _tinamou() {
        local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD - 1]}"
        local words="" files=""
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W "\(names) --help --version" -- "$current"))
          return
        fi
        case "${COMP_WORDS[1]} $previous" in
      \(values)  *)
          case "${COMP_WORDS[1]}" in
      \(commands)    esac ;;
        esac
        COMPREPLY=($(compgen -W "$words" -- "$current"))
        if [ -n "$files" ]; then
          COMPREPLY+=($(compgen -f -- "$current"))
          compopt -o filenames 2>/dev/null
        fi
      }
      complete -F _tinamou tinamou

      """
  }

  /// The completions of options that take a value.
  private static var values: String {
    Subcommand.allCases.flatMap { command in
      command.options.filter { $0.value != nil }.map { option in
        let action =
          option.takesFile ? "files=1" : "words=\"\(option.choices.joined(separator: " "))\""
        return "  \"\(command.rawValue) \(option.name)\") \(action) ;;\n"
      }
    }.joined()
  }

  /// The completions at any other place.
  private static var commands: String {
    Subcommand.allCases.map { command in
      let names = command.options.map(\.name) + ["--help"] + (command.operandChoices ?? [])
      let files = command.operandChoices == nil ? "; files=1" : ""
      return "    \(command.rawValue)) words=\"\(names.joined(separator: " "))\"\(files) ;;\n"
    }.joined()
  }
}
