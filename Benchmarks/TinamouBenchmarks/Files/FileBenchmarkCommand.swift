internal import TinamouCommand

/// The command `tinamou bench [FILE…]`.
struct FileBenchmarkCommand {
  private let files: [BenchmarkFile]
  private let cases: [TransitionCase]
  private let samples: Int
  /// The time limit in microseconds; `nil` for that of each case.
  private let budget: Double?
  private let baseline: FileBenchmarkRun?
  private let isJSON: Bool
  private let isWide: Bool

  static func run(
    _ arguments: [String], counter: AllocationCounter?, output: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    if arguments.contains("--help") || arguments.contains("-h") {
      output(Subcommand.bench.help)
      return .done
    }
    return try FileBenchmarkCommand(arguments).run(counter, output)
  }

  private init(_ arguments: [String]) throws(BenchmarkError) {
    let parsed: ParsedArguments
    do throws(UsageError) {
      parsed = try ParsedArguments(arguments, options: BenchArguments.all)
    } catch {
      throw .usage(error.message)
    }
    samples = Int(
      try Self.number(parsed, "--samples", 1...1e6, "a whole number from 1 to 1000000") ?? 1000)
    let milliseconds = try Self.number(parsed, "--budget", 0...1e7, "a number of milliseconds")
    budget = milliseconds.map { $0 * 1000 }
    isJSON = parsed.has("--json")
    isWide = parsed.has("--wide")
    var files: [BenchmarkFile] = []
    for path in parsed.operands { files.append(try BenchmarkFile(path: path)) }
    self.files = files
    let all = files.isEmpty ? TransitionCase.all : files.flatMap(TransitionCase.all)
    cases = try TransitionCase.filter(all, parsed.values["--only"] ?? [])
    var baseline: FileBenchmarkRun?
    if let path = parsed.value("--baseline") { baseline = try FileBenchmarkRun(path: path) }
    self.baseline = baseline
    if let baseline, !files.contains(where: { baseline.file(matching: $0) != nil }) {
      throw .usage("the baseline has none of the files: name one that was measured then")
    }
  }

  private static func number(
    _ arguments: ParsedArguments, _ option: String, _ valid: ClosedRange<Double>,
    _ expectation: String
  ) throws(BenchmarkError) -> Double? {
    guard let text = arguments.value(option) else { return nil }
    guard let number = Double(text), valid.contains(number) else {
      throw .usage("\(option) cannot be '\(text)'; expected \(expectation)")
    }
    return number
  }

  private func run(
    _ counter: AllocationCounter?, _ output: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    var entries: [FileBenchmarkRun.Entry] = []
    if !isJSON, !isWide { output(FileBenchmarkTable.header(cases.map(\.name))) }
    for measured in cases {
      var measurement = try TransitionBenchmark(
        case: measured, samples: samples, counter: counter, peerProgram: nil
      ).measure()
      if let budget { measurement.budget = budget }
      let comparison = try compare(measured)
      let entry = FileBenchmarkRun.Entry(
        name: measurement.name, samples: measurement.samples, budget: measurement.budget,
        isInTime: measurement.isInTime, times: measurement.times, comparison: comparison)
      entries.append(entry)
      if isJSON { continue }
      if isWide {
        output(measurement.text + (comparison.map { FileBenchmarkTable.text(of: $0) } ?? ""))
      } else {
        output(FileBenchmarkTable.row(entry, cases.map(\.name)))
      }
    }
    if isJSON { output(FileBenchmarkRun(entries, files).json) }
    let isBad = entries.contains { !$0.isInTime || $0.comparison?.verdict == .slower }
    return isBad ? .findings : .done
  }

  private func compare(_ measured: TransitionCase) throws(BenchmarkError) -> PairedComparison? {
    guard case .file(let file) = measured.app, let old = baseline?.file(matching: file) else {
      return nil
    }
    return try PairedBenchmark.compare(measured.script, old: old, new: file)
  }
}

extension TransitionCase {
  /// The cases whose names contain one of some texts; all cases if there are no texts.
  static func filter(
    _ cases: [TransitionCase], _ texts: [String]
  ) throws(BenchmarkError) -> [TransitionCase] {
    if texts.isEmpty { return cases }
    let found = cases.filter { measured in texts.contains { measured.name.contains($0) } }
    if found.isEmpty {
      let names = cases.map(\.name).joined(separator: ", ")
      throw .usage("no script is called so; there are: \(names)")
    }
    return found
  }
}
