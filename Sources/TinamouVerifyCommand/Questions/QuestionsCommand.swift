import TinamouAnalysisTestSupport
import TinamouCommand

/// `tinamou-verify --questions`: the advice of `tinamou explain --why-not`, applied to random
/// forms.
struct QuestionsCommand {
  static func run(
    _ arguments: ParsedArguments, host: any CommandHost
  ) async throws(UsageError) -> ExitCode {
    let cases = try NumberedCases(arguments, counted: VerifyOptions.questions)
    let start = ContinuousClock.now
    let faultCount = await cases.countFaults(host, "form") { number in
      try WishedForm(seed: UInt64(number)).answer().faults
    }
    return host.print(
      "\(cases.numbers.count) questions, \(faultCount) faults, \(secondsSince(start)) seconds\n",
      then: faultCount > 0 ? .internalError : .done)
  }
}
