import TinamouAnalysisTestSupport
import TinamouCommand

/// `tinamou-verify --functions`: layout functions of random files, compared with layouts.
struct FunctionsCommand {
  private struct Outcome: Sendable {
    let subject: FunctionSubject
    let faults: [String]
    let seconds: Double
  }

  static func run(_ arguments: ParsedArguments, host: any CommandHost) async -> ExitCode {
    let count: Int
    let first: Int
    let threads: Int
    do throws(UsageError) {
      try arguments.checkNoOperands()
      count = try arguments.number(VerifyOptions.functions, 1...1_000_000_000) ?? 0
      first = try arguments.number(VerifyOptions.from, 0...1_000_000_000_000) ?? 0
      threads = try arguments.number(VerifyOptions.threads, 1...256) ?? 2
    } catch {
      return host.fail(error, seeAlso: "tinamou-verify --help")
    }
    let start = ContinuousClock.now
    var faultCount = 0
    var slowest: Outcome?
    let subjects = (first..<first + count).flatMap { FunctionSubject.all(number: UInt64($0)) }
    await check(subjects, threads: threads) { outcome in
      for fault in outcome.faults { host.writeError("\(outcome.subject): \(fault)\n") }
      faultCount += outcome.faults.count
      if outcome.seconds > slowest?.seconds ?? 0 { slowest = outcome }
    }
    var text = "layout functions of \(subjects.count) files, \(faultCount) faults, "
    text += "\(rounded((ContinuousClock.now - start) / .seconds(1))) seconds"
    if let slowest { text += "; longest: \(slowest.subject), \(rounded(slowest.seconds))" }
    return host.print(text + "\n", then: faultCount > 0 ? .internalError : .done)
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 10).rounded() / 10 }

  /// Checks several subjects at a time; `receive` gets the results as they come.
  private static func check(
    _ subjects: [FunctionSubject], threads: Int, receive: (Outcome) -> Void
  ) async {
    await withTaskGroup(of: Outcome.self) { group in
      var waiting = subjects[...]
      func start() {
        guard let subject = waiting.popFirst() else { return }
        group.addTask { outcome(of: subject) }
      }
      for _ in 0..<threads { start() }
      while let outcome = await group.next() {
        start()
        receive(outcome)
      }
    }
  }

  private static func outcome(of subject: FunctionSubject) -> Outcome {
    let start = ContinuousClock.now
    let faults: [String]
    do {
      faults = try subject.faults(widths: 12)
    } catch {
      faults = ["unexpected error: \(error)"]
    }
    return Outcome(
      subject: subject, faults: faults, seconds: (ContinuousClock.now - start) / .seconds(1))
  }
}
