/// The command `tinamou-bench layout`.
enum LayoutCommand {
  static let help = """
    usage: tinamou-bench layout [options]
      --thresholds FILE  compare with the thresholds in FILE; exit 1 if one is missed
      --short            fewer repetitions
      --help
    A list of 1,000 rows with images, two labels and an accessory, beside layout code written by hand.
    """

  static func run(
    _ arguments: ArraySlice<String>, output: (String) -> Void, progress: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    var rest = arguments
    var thresholds: [LayoutThreshold] = []
    var isShort = false
    while let option = rest.popFirst() {
      switch option {
      case "--help":
        output(help)
        return .done
      case "--short": isShort = true
      case "--thresholds":
        guard let path = rest.popFirst() else { throw .usage("\(option) needs a value") }
        thresholds = try LayoutThreshold.read(path: path)
      default: throw .usage("unknown option \(option)")
      }
    }
    let measurement = try LayoutBenchmark(isShort: isShort).measure()
    output(measurement.table)
    let misses = thresholds.compactMap { $0.miss(of: measurement) }
    misses.forEach(progress)
    if !thresholds.isEmpty {
      progress("\(misses.count) of \(thresholds.count) thresholds missed")
    }
    return misses.isEmpty ? .done : .findings
  }
}
