import TinamouCommand
import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

/// `tinamou-verify --files`: random constraint files, each laid out by one engine in its windows in
/// a random order.
struct RandomFilesCommand {
  static func run(
    _ arguments: ParsedArguments, host: any CommandHost
  ) async throws(UsageError) -> ExitCode {
    let cases = try NumberedCases(arguments, counted: VerifyOptions.files)
    let start = ContinuousClock.now
    var faultCount = 0
    var undecidedCount = 0
    await forEachConcurrently(cases.numbers, atOnce: cases.threads, verdicts) { verdicts in
      for (name, verdict) in verdicts where verdict.code != .done {
        host.writeError("\(name): \(verdict.text)\n")
      }
      faultCount += verdicts.count { $0.verdict.code == .internalError }
      undecidedCount += verdicts.count { $0.verdict.code == .undecided }
    }
    return host.print(
      "\(cases.numbers.count) files, \(faultCount) faults, \(undecidedCount) undecided, "
        + "\(secondsSince(start)) seconds\n",
      then: faultCount > 0 ? .internalError : undecidedCount > 0 ? .undecided : .done)
  }

  /// The verdicts about the layouts of a file, with the names of its windows.
  @Sendable private static func verdicts(
    of number: Int
  ) -> [(name: String, verdict: LayoutVerdict)] {
    let random = RandomFile(seed: UInt64(number))
    var generator = SeededGenerator(seed: UInt64(number))
    do {
      let file = try ConstraintFile(SourceText(name: "file \(number)", text: random.text))
      let layout = try FileLayout(file)
      let shuffled = file.requests.shuffled(using: &generator)
      return try (shuffled + shuffled.prefix(2)).map { request in
        let environment = try request.environment(of: file)
        let snapshot = try layout.solve(environment)
        return (
          "file \(number): \(request.label)",
          try LayoutVerdict(
            layout.engine, snapshot, fresh: FileLayout(file).solve(environment))
        )
      }
    } catch {
      return [("file \(number)", LayoutVerdict(unexpected: error))]
    }
  }
}
