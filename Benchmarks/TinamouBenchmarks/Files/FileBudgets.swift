/// The time limits of a run of `tinamou bench`.
struct FileBudgets {
  /// The limit of every script that has none of its own, in microseconds.
  private var ofScripts: Double?
  private var byName: [String: Double] = [:]

  /// Reads limits in milliseconds: a number for all scripts, or `NAME=NUMBER` for one of some
  /// names.
  init(_ texts: [String], names: [String]) throws(BenchmarkError) {
    for text in texts {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let number = parts.last.flatMap({ Double($0) }), (0...1e7).contains(number) else {
        throw .usage("--budget cannot be '\(text)'; expected milliseconds, or SCRIPT=MILLISECONDS")
      }
      guard parts.count == 2 else {
        ofScripts = number * 1000
        continue
      }
      guard names.contains(String(parts[0])) else {
        throw .usage(
          "--budget: there is no script '\(parts[0])'; there are: \(names.joined(separator: ", "))")
      }
      byName[String(parts[0])] = number * 1000
    }
  }

  /// The limit of a script, in microseconds; `nil` for its own one.
  func limit(of script: TransitionScript) -> Double? { byName[script.rawValue] ?? ofScripts }

  /// The limit of a part of a launch, in microseconds; `nil` for none.
  func limit(of part: LaunchBenchmark.Part) -> Double? { byName[part.rawValue] }
}
