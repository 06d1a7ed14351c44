/// A table with one line for each script, for a terminal of 80 columns.
enum FileBenchmarkTable {
  /// The largest width of the column of names.
  private static let widestName = 34

  static func header(_ names: [String]) -> String {
    line("script", ["p50 µs", "p99 µs", "worst µs", "limit µs"], "", names)
  }

  static func row(_ entry: FileBenchmarkRun.Entry, _ names: [String]) -> String {
    let time =
      entry.times.first { $0.part == TransitionSamples.Part.firstFrame.rawValue }
      ?? entry.times.first
    let numbers = [time?.median ?? 0, time?.p99 ?? 0, time?.worst ?? 0, entry.budget]
    let row = line(
      entry.name, numbers.map { $0.map { BenchmarkReport.decimal($0, places: 0) } ?? "-" },
      entry.budget == nil ? "" : entry.isInTime ? "met" : "missed", names)
    return row + (entry.comparison.map { text(of: $0) } ?? "")
  }

  /// The result of a comparison with the baseline, on one line.
  static func text(of comparison: PairedComparison) -> String {
    func text(_ number: Double) -> String { BenchmarkReport.decimal(number, places: 2) }
    return "  \(comparison.verdict.rawValue): \(text(comparison.ratio)) of the baseline "
      + "(\(text(comparison.lower)) to \(text(comparison.upper)))\n"
  }

  private static func line(
    _ name: String, _ numbers: [String], _ verdict: String, _ names: [String]
  ) -> String {
    let width = min(max(names.map(\.count).max() ?? 0, 6), widestName)
    // The end of a name says which script it is.
    let shown = name.count > width ? "…" + name.suffix(width - 1) : Substring(name)
    var line = String(shown) + String(repeating: " ", count: width - shown.count)
    for number in numbers {
      line += String(repeating: " ", count: max(1, 9 - number.count)) + number
    }
    return (verdict.isEmpty ? line : line + "  " + verdict) + "\n"
  }
}
