public import TinamouCommand
import TinamouTestSupport

/// The command `tinamou-verify`.
public struct VerifyTool {
  let host: any CommandHost

  /// Makes a tool.
  public init(host: any CommandHost) { self.host = host }

  /// Runs a command line, without the name of the program.
  public func run(_ arguments: [String]) async -> ExitCode {
    do throws(UsageError) {
      let arguments = try ParsedArguments(arguments, options: VerifyOptions.all)
      if arguments.has("--help") { return host.print(VerifyOptions.text, then: .done) }
      if let path = arguments.value("--replay") {
        return replay([path] + arguments.operands)
      }
      if arguments.has("--interface-builder") {
        return try InterfaceComparison.run(arguments, host: host)
      }
      if arguments.has("--fuzz") {
        return await FuzzCommand.run(arguments, host: host)
      }
      if arguments.has("--files") { return try await RandomFilesCommand.run(arguments, host: host) }
      if arguments.has("--functions") {
        return try await FunctionsCommand.run(arguments, host: host)
      }
      if arguments.has("--walks") { return try await WalksCommand.run(arguments, host: host) }
      if arguments.has("--questions") {
        return try await QuestionsCommand.run(arguments, host: host)
      }
      if arguments.has("--programs") { return try ProgramsCommand.run(arguments, host: host) }
      if arguments.has("--drift") { return try DriftCommand.run(arguments, host: host) }
      return try FileVerification.run(arguments, host: host)
    } catch {
      return host.fail(error, seeAlso: "tinamou-verify --help")
    }
  }

  /// Plays reproducers, with fresh solvers built in several orders.
  private func replay(_ paths: [String]) -> ExitCode {
    var code = ExitCode.done
    for path in paths {
      let (outcome, text) = replay(path)
      code = max(code, outcome)
      if outcome == .invalidInput { host.report(text) }
      if outcome == .internalError || outcome == .undecided {
        code = host.print("\(path): \(text)\n", then: code)
      }
    }
    return code == .done ? host.print("all \(paths.count) agree\n", then: .done) : code
  }

  private func replay(_ path: String) -> (ExitCode, String) {
    guard let bytes = try? host.readFile(path),
      let script = EditScript(text: String(decoding: bytes, as: UTF8.self))
    else { return (.invalidInput, "error: '\(path)' is not a readable reproducer") }
    for seed in UInt64(0)..<8 {
      let report = ScriptCheck.run(script, seed: seed)
      if let finding = report.finding {
        return (
          .internalError, "batch \(finding.batch): \(finding.kind.rawValue)\n\(finding.detail)"
        )
      }
      if let reason = report.inconclusive { return (.undecided, "undecided: \(reason)") }
    }
    return (.done, "")
  }
}
