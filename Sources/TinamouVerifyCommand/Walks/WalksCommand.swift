import TinamouCommand
import TinamouLayoutTestSupport

/// `tinamou-verify --walks`: screens and lists that are edited while their window changes, compared
/// with new ones.
struct WalksCommand {
  static func run(
    _ arguments: ParsedArguments, host: any CommandHost
  ) async throws(UsageError) -> ExitCode {
    let cases = try NumberedCases(arguments, counted: VerifyOptions.walks)
    let seed = UInt64(try arguments.number(VerifyOptions.seed, 0...Int(Int32.max)) ?? 1)
    let start = ContinuousClock.now
    let faultCount = await cases.countFaults(host, "walk") { number in
      let seed = seed << 32 | UInt64(number)
      return try Walk(seed: seed).faults() + TableWalk(seed: seed).faults().map { "table, \($0)" }
        + CollectionWalk(seed: seed).faults().map { "collection, \($0)" }
    }
    return host.print(
      "\(cases.numbers.count) walks, \(faultCount) faults, \(secondsSince(start)) seconds\n",
      then: faultCount > 0 ? .internalError : .done)
  }
}
