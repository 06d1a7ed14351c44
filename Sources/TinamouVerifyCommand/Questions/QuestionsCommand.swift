import TinamouAnalysisTestSupport
import TinamouCommand

/// `tinamou-verify --questions`: the advice of `tinamou explain --why-not`, applied to random forms.
struct QuestionsCommand {
  static func run(_ arguments: ParsedArguments, host: any CommandHost) async -> ExitCode {
    let count: Int
    let first: Int
    let threads: Int
    do throws(UsageError) {
      try arguments.checkNoOperands()
      count = try arguments.number(VerifyOptions.questions, 1...1_000_000_000) ?? 0
      first = try arguments.number(VerifyOptions.from, 0...1_000_000_000_000) ?? 0
      threads = try arguments.number(VerifyOptions.threads, 1...256) ?? 2
    } catch {
      return host.fail(error, seeAlso: "tinamou-verify --help")
    }
    let start = ContinuousClock.now
    var faultCount = 0
    let forms = (first..<first + count).lazy.map { WishedForm(seed: UInt64($0)) }
    await forEachConcurrently(forms, atOnce: threads, faults) { faults in
      for fault in faults { host.writeError(fault + "\n") }
      faultCount += faults.count
    }
    return host.print(
      "\(count) questions, \(faultCount) faults, \(secondsSince(start)) seconds\n",
      then: faultCount > 0 ? .internalError : .done)
  }

  @Sendable private static func faults(of form: WishedForm) -> [String] {
    do {
      return try form.answer().faults.map { "form \(form.seed): \($0)" }
    } catch {
      return ["form \(form.seed): unexpected error: \(error)"]
    }
  }
}
