import TinamouAnalysisTestSupport
import TinamouCommand

/// `tinamou-verify --functions`: layout functions of random files, compared with layouts.
struct FunctionsCommand {
  private struct Outcome: Sendable {
    let subject: FunctionSubject
    let faults: [String]
    let seconds: Double
  }

  static func run(
    _ arguments: ParsedArguments, host: any CommandHost
  ) async throws(UsageError) -> ExitCode {
    let cases = try NumberedCases(arguments, counted: VerifyOptions.functions)
    let start = ContinuousClock.now
    var faultCount = 0
    var slowest: Outcome?
    let subjects = cases.numbers.lazy.flatMap {
      FunctionSubject.all(number: UInt64($0))
    }
    var subjectCount = 0
    await forEachConcurrently(subjects, atOnce: cases.threads, outcome) { outcome in
      subjectCount += 1
      for fault in outcome.faults { host.writeError("\(outcome.subject): \(fault)\n") }
      faultCount += outcome.faults.count
      if outcome.seconds > slowest?.seconds ?? 0 { slowest = outcome }
    }
    var text = "layout functions of \(subjectCount) files, \(faultCount) faults, "
    text += "\(secondsSince(start)) seconds"
    if let slowest { text += "; longest: \(slowest.subject), \(slowest.seconds)" }
    return host.print(text + "\n", then: faultCount > 0 ? .internalError : .done)
  }

  @Sendable private static func outcome(of subject: FunctionSubject) -> Outcome {
    let start = ContinuousClock.now
    let faults: [String]
    do {
      faults = try subject.faults(widths: 12)
    } catch {
      faults = ["unexpected error: \(error)"]
    }
    return Outcome(subject: subject, faults: faults, seconds: secondsSince(start))
  }
}
