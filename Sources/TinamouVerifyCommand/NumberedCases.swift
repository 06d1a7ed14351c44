import TinamouCommand

/// The numbers of the cases that a command makes, and how many of them are checked at a time.
struct NumberedCases {
  let numbers: Range<Int>
  let threads: Int

  /// Reads the option that says how many, and `--from`, `--only` and `--threads`.
  init(_ arguments: ParsedArguments, counted option: Option) throws(UsageError) {
    try arguments.checkNoOperands()
    let count = try arguments.number(option, 1...1_000_000_000) ?? 0
    let first = try arguments.number(VerifyOptions.from, 0...1_000_000_000_000) ?? 0
    let only = try arguments.number(VerifyOptions.only, 0...1_000_000_000_000)
    numbers = only.map { $0..<$0 + 1 } ?? first..<first + count
    threads = try arguments.number(VerifyOptions.threads, 1...256) ?? 2
  }

  /// Finds the faults of each case, and writes them with what the cases are called; returns how
  /// many there are.
  func countFaults(
    _ host: any CommandHost, _ title: String, _ faults: @escaping @Sendable (Int) throws -> [String]
  ) async -> Int {
    var faultCount = 0
    await forEachConcurrently(numbers, atOnce: threads) { number in
      do {
        return try faults(number).map { "\(title) \(number): \($0)\n" }
      } catch {
        return ["\(title) \(number): unexpected error: \(error)\n"]
      }
    } receive: { faults in
      for fault in faults { host.writeError(fault) }
      faultCount += faults.count
    }
    return faultCount
  }
}
