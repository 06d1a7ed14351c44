internal import TinamouLayout

/// The command `tinamou-bench transitions`.
enum TransitionCommand {
  static func run(
    _ arguments: ArraySlice<String>, counter: AllocationCounter?, output: (String) -> Void,
    progress: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    var cases: [(AppKind, TransitionScript)] = []
    for app in AppKind.all {
      for script in TransitionScript.allCases where script != .sizeClass {
        cases.append((app, script))
      }
    }
    for views in [100, 1000, 2000, 5000] { cases.append((.feed(views: views), .sizeClass)) }
    let names = arguments.filter { !$0.hasPrefix("-") }
    for (app, script) in cases {
      if !names.isEmpty, !names.contains(where: { "\(app.name)/\(script.rawValue)".contains($0) }) {
        continue
      }
      let samples = try TransitionBenchmark(
        app: app, script: script, samples: 1000, counter: counter
      ).measure()
      func quantiles(_ sorted: [Double]) -> String {
        [0.5, 0.99, 1].map { BenchmarkReport.decimal(Timings.quantile($0, of: sorted), places: 1) }
          .joined(separator: " ")
      }
      output(
        "\(app.name) \(script.rawValue): first frame \(quantiles(samples.sortedBeforeFirstFrame))"
          + " run \(quantiles(samples.sorted(.run))) manual "
          + "\(BenchmarkReport.decimal(samples.manualMedian, places: 2)) ratio "
          + "\(samples.ratio.map { BenchmarkReport.decimal($0, places: 2) } ?? "-") "
          + "\(samples.counts) differing \(samples.differingFrames)\n")
    }
    return .done
  }
}
