import TinamouFormat

/// The command `tinamou`.
public struct CommandLineTool {
  /// The version of the package.
  public static var version: String { "0.2.0" }

  let host: any CommandHost

  /// Makes a tool.
  public init(host: any CommandHost) { self.host = host }

  /// Runs a command line, without the name of the program.
  public func run(_ arguments: [String]) -> ExitCode {
    guard let name = arguments.first else {
      host.writeError(overview)
      return .usage
    }
    if name == "--help" || name == "-h" || name == "help" {
      let topic = arguments.dropFirst().first.flatMap(Subcommand.init)
      return print(topic?.help ?? overview)
    }
    if name == "--version" { return printVersion() }
    guard let command = Subcommand(rawValue: name) else {
      let names = Subcommand.allCases.map(\.rawValue)
      return host.fail(
        UsageError(
          message: name.hasPrefix("-") ? "unknown option '\(name)'" : "unknown command '\(name)'",
          help: Suggestion.help(for: name, among: names)), seeAlso: "tinamou --help")
    }
    let rest = Array(arguments.dropFirst())
    if let code = runInterfaceBuilder(command, rest) { return code }
    let isSibling = [.verify, .bench, .import].contains(command)
    if !isSibling, asksForHelp(rest) { return print(command.help) }
    do throws(UsageError) {
      return try run(command, rest)
    } catch {
      return host.fail(error, seeAlso: "tinamou \(command.rawValue) --help")
    }
  }

  private func run(
    _ command: Subcommand, _ arguments: [String]
  ) throws(UsageError) -> ExitCode {
    if command.operands.isEmpty,
      let extra = try ParsedArguments(arguments, options: command.options).operands.first
    {
      throw UsageError(message: "unexpected argument '\(extra)'")
    }
    switch command {
    case .solve: return try SolveCommand.run(arguments, host: host)
    case .preview: return try PreviewCommand.run(arguments, host: host)
    case .check: return try CheckCommand.run(arguments, host: host)
    case .prove: return try ProveCommand.run(arguments, host: host)
    case .explain: return try ExplainCommand.run(arguments, host: host)
    case .diff: return try DiffCommand.run(arguments, host: host)
    case .format: return try FormatCommand.run(arguments, host: host)
    case .completions: return try CompletionsCommand.run(arguments, host: host)
    case .devices: return try DevicesCommand.run(arguments, host: host)
    case .program: return try ProgramCommand.run(arguments, host: host)
    case .verify, .bench: return runSibling(command, arguments)
    case .import:
      if asksForHelp(arguments) { return print(command.help) }
      throw UsageError(message: "expected a storyboard or xib")
    case .languageServer: return LanguageServerCommand.run(host: host)
    case .manual: return print(ManualPage.text(version: Self.version))
    case .schema: return print(ConstraintFile.schema)
    case .version: return printVersion()
    }
  }

  /// Whether the arguments ask for the help of a command.
  private func asksForHelp(_ arguments: [String]) -> Bool {
    let own = arguments.prefix { $0 != "--" }
    return own.contains("--help") || own.contains("-h")
  }

  private var overview: String {
    let width = (Subcommand.allCases.map(\.rawValue.count).max() ?? 0) + 2
    let commands = Subcommand.allCases.map { command in
      let padding = String(repeating: " ", count: width - command.rawValue.count)
      return "  \(command.rawValue)\(padding)\(command.summary)\n"
    }.joined()
    return """
      Usage: tinamou COMMAND [arguments]

      Lays out views from linear constraints.

      Commands:
      \(commands)
      'tinamou COMMAND --help' tells more.

      Exit codes: \(ExitCode.overview)

      """
  }
}

extension CommandLineTool {
  private func printVersion() -> ExitCode { print("tinamou \(Self.version)\n") }

  /// Runs the program for Interface Builder files, which takes longer to start, if an argument
  /// names such a file, or a folder with such a file for a command that reads folders; `nil` if
  /// none does. Without paths, revisions are compared below the present folder.
  private func runInterfaceBuilder(_ command: Subcommand, _ arguments: [String]) -> ExitCode? {
    if host.readsInterfaceBuilder { return nil }
    let options = command.options + ImportArguments.ofEveryCommand
    let operands = ParsedArguments.operandPositions(arguments, options: options).map {
      arguments[$0]
    }
    let paths = command == .diff && arguments.last == "--" ? operands + ["."] : operands
    let isNamed = paths.contains { argument in
      InterfaceBuilderPath(argument) != nil
        || (command.readsFolders
          && host.filesInFolder(argument).contains { InterfaceBuilderPath($0) != nil })
    }
    if !isNamed { return nil }
    let program = "tinamou-interface-builder"
    if let code = host.runSibling(program, arguments: [command.rawValue] + arguments) {
      return ExitCode(rawValue: code) ?? .internalError
    }
    host.writeError(
      "error: there is no '\(program)' beside tinamou, which reads storyboards and xibs; "
        + "build it with 'swift build -c release --product \(program)'\n")
    return .usage
  }

  /// Runs a command that is a program of its own, as git does; the program has its own help.
  private func runSibling(_ command: Subcommand, _ arguments: [String]) -> ExitCode {
    let name = "tinamou-\(command.rawValue)"
    if let code = host.runSibling(name, arguments: arguments) {
      return ExitCode(rawValue: code) ?? .internalError
    }
    if asksForHelp(arguments) { return print(command.help) }
    host.report("error: there is no '\(name)' beside tinamou")
    host.report("help: build it with 'swift build -c release --product \(name)'")
    if command == .verify { host.writeError("help: \(Subcommand.glpkInstallation)\n") }
    return .usage
  }

  private func print(_ text: String) -> ExitCode { host.print(text, then: .done) }
}

extension CommandHost {
  /// Writes text and returns a code, or that of an internal error if writing fails.
  package func print(_ text: String, then code: ExitCode) -> ExitCode {
    do throws(HostError) {
      try writeOutput(text)
      return code
    } catch {
      report("error: the output cannot be written: \(error.reason)")
      return .internalError
    }
  }

  /// Writes a file and returns a code, or that of an internal error if writing fails.
  func save(_ text: String, to path: String, then code: ExitCode) -> ExitCode {
    do throws(HostError) {
      try writeFile(path, text)
      return code
    } catch {
      report("error: '\(path)' cannot be written: \(error.reason)")
      return .internalError
    }
  }

  /// Reports an error in a command line.
  package func fail(_ error: UsageError, seeAlso: String) -> ExitCode {
    if error.diagnostics.isEmpty { report("error: \(error.message)") }
    for diagnostic in error.diagnostics { show(diagnostic) }
    if let help = error.help { report("help: \(help)") }
    report("see '\(seeAlso)'")
    return .usage
  }
}
