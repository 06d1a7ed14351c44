internal import TinamouCommand
internal import TinamouLayout

/// The command `tinamou bench [FILE…]`.
struct FileBenchmarkCommand {
  private let files: [BenchmarkFile]
  private let cases: [FileBenchmarkCase]
  private let samples: Int
  private let budgets: FileBudgets
  private let baseline: FileBenchmarkRun?
  private let isJSON: Bool
  private let isWide: Bool
  private let showsViews: Bool
  /// The file for a plot; `nil` for none.
  private let plotPath: String?

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
    budgets = try FileBudgets(parsed.values["--budget"] ?? [], names: FileBenchmarkCase.names)
    isJSON = parsed.has("--json")
    isWide = parsed.has("--wide")
    showsViews = parsed.has("--by-view")
    plotPath = parsed.value("--plot")
    let devices = try Self.devices(parsed)
    do throws(UsageError) {
      let inputs = parsed.operands + [parsed.value("--baseline")].compactMap(\.self)
      try ProcessHost().checkFiles(inputs: inputs, output: plotPath)
    } catch {
      throw .usage(error.message)
    }
    var files: [BenchmarkFile] = []
    for path in parsed.operands { files.append(try BenchmarkFile(path: path)) }
    self.files = files
    if files.isEmpty, let option = ["--device", "--by-view"].first(where: parsed.has) {
      throw .usage("\(option) needs a FILE")
    }
    let all =
      files.isEmpty
      ? TransitionCase.all.map { .script($0) }
      : files.flatMap { file in devices.flatMap { FileBenchmarkCase.all(of: file, on: $0) } }
    cases = try FileBenchmarkCase.filter(all, parsed.values["--only"] ?? [])
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

  /// The devices that the options name, otherwise the usual one.
  private static func devices(_ arguments: ParsedArguments) throws(BenchmarkError) -> [Device] {
    var devices: [Device] = []
    for name in arguments.values["--device"] ?? [] {
      guard let device = Device.named(name) else {
        throw .usage("--device: there is no device '\(name)'; 'tinamou devices' lists them")
      }
      devices.append(device)
    }
    return devices.isEmpty ? [TransitionScript.device] : devices
  }

  private func run(
    _ counter: AllocationCounter?, _ output: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    var entries: [FileBenchmarkRun.Entry] = []
    if !isJSON, !isWide { output(FileBenchmarkTable.header(cases.map(\.name))) }
    var panels: [FramePlot.Panel] = []
    for measured in cases {
      let (entry, steps, wide) = try measure(measured, counter)
      entries.append(entry)
      panels.append(FramePlot.Panel(name: entry.name, times: steps, budget: entry.budget))
      if isJSON { continue }
      if isWide {
        output(wide + (entry.comparison.map { FileBenchmarkTable.text(of: $0) } ?? ""))
      } else {
        output(FileBenchmarkTable.row(entry, cases.map(\.name)))
      }
    }
    let views = showsViews ? try attributions() : []
    if isJSON {
      output(FileBenchmarkRun(entries, files, views).json)
    } else {
      for file in views { output("\n" + file.text) }
    }
    if let plotPath {
      do throws(HostError) {
        try ProcessHost().writeFile(plotPath, FramePlot(panels: panels).svg)
      } catch {
        throw .file("'\(plotPath)' cannot be written: \(error.reason)")
      }
    }
    let isBad = entries.contains { !$0.isInTime || $0.comparison?.verdict == .slower }
    return isBad ? .findings : .done
  }

  /// Measures a line of the table; also returns the time of each step, in microseconds, and the
  /// measurement with all of its parts.
  private func measure(
    _ measured: FileBenchmarkCase, _ counter: AllocationCounter?
  ) throws(BenchmarkError) -> (entry: FileBenchmarkRun.Entry, steps: [Double], wide: String) {
    let comparison = try compare(measured)
    switch measured {
    case .launch(let launch):
      let steps = try launch.measure(samples: samples)
      let times = [TransitionMeasurement.Times(launch.part.rawValue, steps)].compactMap(\.self)
      let budget = budgets.limit(of: launch.part)
      let entry = FileBenchmarkRun.Entry(
        name: measured.name, samples: steps.count, budget: budget,
        isInTime: budget.map { limit in times.allSatisfy { $0.p99 <= limit } } ?? true,
        times: times, comparison: comparison)
      return (entry, steps, FileBenchmarkTable.row(entry, [entry.name]))
    case .script(let script):
      var measurement = try TransitionBenchmark(
        case: script, samples: samples, counter: counter, peerProgram: nil
      ).measure()
      if let budget = budgets.limit(of: script.script) { measurement.budget = budget }
      let entry = FileBenchmarkRun.Entry(
        name: measurement.name, samples: measurement.samples, budget: measurement.budget,
        isInTime: measurement.isInTime, times: measurement.times, comparison: comparison)
      return (entry, measurement.steps, measurement.text)
    }
  }

  private func compare(_ measured: FileBenchmarkCase) throws(BenchmarkError) -> PairedComparison? {
    guard let file = measured.file, let old = baseline?.file(matching: file) else { return nil }
    switch measured {
    case .launch(let launch): return try PairedBenchmark.compare(launch, old: old)
    case .script(let script):
      return try PairedBenchmark.compare(script.script, on: script.device, old: old, new: file)
    }
  }

  /// What the views of each file caused in the chosen scripts.
  private func attributions() throws(BenchmarkError) -> [FileAttribution] {
    var attributions: [FileAttribution] = []
    for file in files {
      let scripts = cases.compactMap { measured in
        if case .script(let script) = measured, measured.file == file { script } else { nil }
      }
      attributions.append(try FileAttribution(file, scripts))
    }
    return attributions
  }
}

extension FileBenchmarkCase {
  /// The cases whose names contain one of some texts; all cases if there are no texts.
  static func filter(_ cases: [Self], _ texts: [String]) throws(BenchmarkError) -> [Self] {
    if texts.isEmpty { return cases }
    let found = cases.filter { measured in texts.contains { measured.name.contains($0) } }
    if found.isEmpty {
      let names = cases.map(\.name).joined(separator: ", ")
      throw .usage("no script is called so; there are: \(names)")
    }
    return found
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
