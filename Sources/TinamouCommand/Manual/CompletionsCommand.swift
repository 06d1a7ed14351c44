import TinamouFormat

/// A shell that completes command lines.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The completion script, made from the same tables as the help.
  var script: String {
    switch self {
    case .bash: BashCompletions.script
    case .zsh: ZshCompletions.script
    case .fish: FishCompletions.script
    }
  }
}

/// `tinamou completions`.
enum CompletionsCommand {
  static let discussion = """
    'make install' puts the scripts where the shells look for them. Without it:

      source <(tinamou completions bash)

    """

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let operands = try ParsedArguments(arguments, options: []).operands
    let names = CompletionShell.allCases.map(\.rawValue)
    guard let name = operands.first, operands.count == 1 else {
      throw UsageError(message: "expected a shell: " + names.joined(separator: ", "))
    }
    guard let shell = CompletionShell(rawValue: name) else {
      throw UsageError(
        message: "there are no completions for '\(name)'; expected "
          + names.joined(separator: ", "), help: Suggestion.help(for: name, among: names))
    }
    return host.print(shell.script, then: .done)
  }
}
