/// The command `tinamou-bench memory`.
enum MemoryCommand {
  static let help = """
    usage: tinamou-bench memory [--count NUMBER]
    Prints, in kilobytes, what each part of three wholes keeps allocated: a constraint file, an engine
    and a list, each with this number of views or rows, 10000 if not given. The peak is the most that
    is allocated at one time, with what is given back again.
    """

  static func run(
    _ arguments: ArraySlice<String>, counter: AllocationCounter?, output: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    var rest = arguments
    var count = 10_000
    while let option = rest.popFirst() {
      switch option {
      case "--help":
        output(help)
        return .done
      case "--count":
        guard let number = rest.popFirst().flatMap({ Int($0) }), (1...100_000).contains(number)
        else { throw .usage("--count needs a number from 1 to 100000") }
        count = number
      default: throw .usage("unknown option \(option)")
      }
    }
    guard let counter else { throw .usage("allocations cannot be counted on this platform") }
    for whole in try MemoryBenchmark(count: count, counter: counter).measure() {
      output(whole.table)
    }
    return .done
  }
}
