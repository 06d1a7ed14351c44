import TinamouCommand
import TinamouFormat
import TinamouLayout
import TinamouLayoutTestSupport

/// `tinamou-verify --files`: random constraint files, each laid out by one engine in its windows in a
/// random order.
struct RandomFilesCommand {
  static func run(_ arguments: ParsedArguments, host: any CommandHost) async -> ExitCode {
    let numbers: Range<Int>
    let threads: Int
    do throws(UsageError) {
      try arguments.checkNoOperands()
      let count = try arguments.number(VerifyOptions.files, 1...1_000_000_000) ?? 0
      let first = try arguments.number(VerifyOptions.from, 0...1_000_000_000_000) ?? 0
      threads = try arguments.number(VerifyOptions.threads, 1...256) ?? 2
      numbers = first..<first + count
    } catch {
      return host.fail(error, seeAlso: "tinamou-verify --help")
    }
    let start = ContinuousClock.now
    var faultCount = 0
    var undecidedCount = 0
    await forEachConcurrently(numbers, atOnce: threads, verdicts) { verdicts in
      for (name, verdict) in verdicts where verdict.code != .done {
        host.writeError("\(name): \(verdict.text)\n")
      }
      faultCount += verdicts.count { $0.verdict.code == .internalError }
      undecidedCount += verdicts.count { $0.verdict.code == .undecided }
    }
    return host.print(
      "\(numbers.count) files, \(faultCount) faults, \(undecidedCount) undecided, "
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
