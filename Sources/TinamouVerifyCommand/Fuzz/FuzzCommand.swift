import CLibrary
import TinamouCommand
import TinamouTestSupport

/// `tinamou-verify --fuzz`.
struct FuzzCommand {
  /// The number of findings of a run whose reproducers are shortened.
  private static var reproducerLimit: Int { 20 }

  private let host: any CommandHost
  private let run: FuzzRun
  private let outputFolder: String

  private init(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError) {
    self.host = host
    try arguments.checkNoOperands()
    var run = FuzzRun(
      seed: UInt64(try arguments.number(VerifyOptions.seed, 0...Int.max) ?? 1),
      count: try arguments.number(VerifyOptions.fuzz, 1...1_000_000_000) ?? 0)
    run.only = try arguments.number(VerifyOptions.only, 0...Int.max - 1)
    run.first = try arguments.number(VerifyOptions.from, 0...1_000_000_000_000) ?? 0
    run.threadCount = try arguments.number(VerifyOptions.threads, 1...256) ?? 2
    run.largest = try arguments.number(VerifyOptions.largest, 1...1_000_000_000).map(Double.init)
    self.run = run
    outputFolder = arguments.value(VerifyOptions.output.name) ?? "."
  }

  static func run(_ arguments: ParsedArguments, host: any CommandHost) async -> ExitCode {
    do throws(UsageError) {
      return await (try FuzzCommand(arguments, host: host)).play()
    } catch {
      return host.fail(error, seeAlso: "tinamou-verify --help")
    }
  }

  private func play() async -> ExitCode {
    let start = ContinuousClock.now
    var distribution = Distribution()
    var found: [FuzzRun.Result] = []
    let path = reproducerPath
    let run = run
    DeathNotice.prepare()
    await run.run { number in
      let text = "# does not end\n" + run.script(number).text
      let isWritten = TextFile.write(text, to: path(number))
      ProcessHost().writeError(
        "model \(number): does not end\n\(isWritten ? "wrote \(path(number))\n" : "")")
      exit(ExitCode.internalError.rawValue)
    } receive: { result in
      distribution.add(result.report)
      if let reason = result.report.inconclusive {
        host.writeError("model \(result.number): undecided: \(reason)\n")
      }
      guard let finding = result.report.finding else { return }
      found.append(result)
      host.writeError("model \(result.number): \(finding.kind.rawValue)\n\(finding.detail)\n")
      // Shortening takes long, and a later script may stop the process.
      _ = TextFile.write(
        run.script(result.number).text, to: path(result.number))
    }
    for result in found.prefix(Self.reproducerLimit) { writeReproducer(of: result) }
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let count = Double(distribution.shapes.count)
    let speed = "\((seconds * 10).rounded() / 10) seconds, \((count / seconds).rounded()) a second"
    let isUndecided = distribution.inconclusiveCount > 0
    return host.print(
      "seed \(run.seed)\n" + distribution.text + speed + "\n",
      then: distribution.findingCount > 0 ? .internalError : isUndecided ? .undecided : .done)
  }

  private var reproducerPath: @Sendable (Int) -> String {
    { [outputFolder, seed = run.seed] in "\(outputFolder)/reproducer-\(seed)-\($0).txt" }
  }

  private func writeReproducer(of result: FuzzRun.Result) {
    guard let finding = result.report.finding else { return }
    let script = run.script(result.number)
    let path = reproducerPath(result.number)
    // A shorter script may stop the process, if invariants are checked.
    _ = TextFile.write(script.text, to: path)
    var reducer = ScriptReducer(script) { [seed = run.seed] candidate in
      ScriptCheck.run(candidate, seed: seed).finding?.kind == finding.kind
    }
    reducer.reduce()
    let shown = ScriptCheck.run(reducer.script, seed: run.seed).finding ?? finding
    let comment =
      "seed \(run.seed), model \(result.number): \(shown.kind.rawValue)\n\(shown.detail)"
    let lines = comment.split(separator: "\n").map { "# \($0)\n" }.joined()
    let isWritten = TextFile.write(lines + reducer.script.text, to: path)
    host.writeError(
      isWritten
        ? "wrote \(path) (\(reducer.script.editCount) edits)\n" : "error: cannot write '\(path)'\n")
  }
}
