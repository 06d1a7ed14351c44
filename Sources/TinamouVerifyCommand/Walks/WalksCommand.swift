import TinamouCommand
import TinamouLayoutTestSupport

/// `tinamou-verify --walks`: screens and tables that are edited while their window changes, compared with
/// new ones.
struct WalksCommand {
  static func run(_ arguments: ParsedArguments, host: any CommandHost) async -> ExitCode {
    let numbers: Range<Int>
    let seed: UInt64
    let threads: Int
    do throws(UsageError) {
      try arguments.checkNoOperands()
      let count = try arguments.number(VerifyOptions.walks, 1...1_000_000_000) ?? 0
      seed = UInt64(try arguments.number(VerifyOptions.seed, 0...Int(Int32.max)) ?? 1)
      let only = try arguments.number(VerifyOptions.only, 0...1_000_000_000)
      let first = try arguments.number(VerifyOptions.from, 0...1_000_000_000) ?? 0
      threads = try arguments.number(VerifyOptions.threads, 1...256) ?? 2
      numbers = only.map { $0..<$0 + 1 } ?? first..<first + count
    } catch {
      return host.fail(error, seeAlso: "tinamou-verify --help")
    }
    let start = ContinuousClock.now
    var faultCount = 0
    await forEachConcurrently(numbers, atOnce: threads) { number in
      faults(of: number, seed: seed << 32 | UInt64(number))
    } receive: { faults in
      for fault in faults { host.writeError(fault + "\n") }
      faultCount += faults.count
    }
    return host.print(
      "\(numbers.count) walks, \(faultCount) faults, \(secondsSince(start)) seconds\n",
      then: faultCount > 0 ? .internalError : .done)
  }

  private static func faults(of number: Int, seed: UInt64) -> [String] {
    do {
      return try Walk(seed: seed).faults().map { "walk \(number), \($0)" }
        + TableWalk(seed: seed).faults().map { "walk \(number), table, \($0)" }
    } catch {
      return ["walk \(number): unexpected error: \(error)"]
    }
  }
}
