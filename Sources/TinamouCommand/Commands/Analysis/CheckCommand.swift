import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// `tinamou check`.
struct CheckCommand {
  private let host: any CommandHost
  private let arguments: ParsedArguments
  private let paths: [String]
  private let selection: AnalysisSelection
  private let reporter: CheckReport.Reporter
  private let jobs: Int
  /// How many times as long texts become.
  private let lengthening: Double?
  /// Where pictures go; `nil` for none.
  private let pictures: PictureFolder?
  /// The rules that do not count.
  private let allowed: [DiagnosticRule]

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let isStream = arguments.contains(RequestStreamOption.stream.name)
    let all =
      isStream
      ? arguments
      : try host.withProject(arguments, options: CheckOptions.all) {
        (settings) throws(UsageError) in
        _ = try AnalysisSelection(settings, matrix: .standard)
        _ = try settings.choices("--allow", of: DiagnosticRule.self)
      }
    return try CheckCommand(all, host: host).run()
  }

  private init(_ arguments: [String], host: any CommandHost) throws(UsageError) {
    self.host = host
    self.arguments = try ParsedArguments(arguments, options: CheckOptions.all)
    try self.arguments.refuse(CheckOptions.ofReports, with: "--stream")
    try self.arguments.refuse(["--reporter", "--strict"], with: "--write-baseline")
    selection = try AnalysisSelection(self.arguments, matrix: .standard)
    reporter =
      try self.arguments.choices("--reporter", of: CheckReport.Reporter.self).first ?? .text
    pictures = try PictureFolder(self.arguments, isMarkdown: reporter == .markdown)
    let excluded = self.arguments.values["--exclude"] ?? []
    let named = try RequestStream.paths(self.arguments, host)
    paths = named.filter { path in !excluded.contains { Self.isPath(path, in: $0) } }
    if paths.isEmpty, !named.isEmpty {
      throw UsageError(
        message: "all files are excluded",
        help: "leave out '--exclude', or 'exclude' in the project file")
    }
    allowed = try self.arguments.choices("--allow", of: DiagnosticRule.self)
    jobs = try WindowLayouts.jobs(self.arguments, host)
    lengthening = try self.arguments.numbers("--pseudo", "a number from 1 to 10") {
      1...10 ~= $0
    }.first
    try host.checkFiles(
      inputs: paths + [self.arguments.value("--baseline"), self.arguments.value("--strings")],
      output: self.arguments.value("--write-baseline"))
  }

  /// Whether a path, or the storyboard of a path to one of its views, is a file or folder, or below
  /// it, or fits a pattern.
  private static func isPath(_ path: String, in pattern: String) -> Bool {
    let pattern = Baseline.normalised(pattern)
    return [path, InterfaceBuilderPath(path)?.file ?? path].map(Baseline.normalised).contains {
      $0 == pattern || $0.hasPrefix(pattern + "/") || Wildcard(pattern).matches($0)
    }
  }

  private func run() -> ExitCode {
    selection.reportRemarks(to: host)
    if arguments.has("--stream") {
      return CheckStream.run(host, jobs: jobs, selection: selection)
    }
    do throws(InputError) {
      let texts = try TextReplacement(
        arguments.value("--strings"), lengthenedBy: lengthening, host: host)
      var baseline: Baseline?
      if let path = arguments.value("--baseline") { baseline = try Baseline(path, host) }
      return report(texts, baseline)
    } catch {
      host.show(error)
      return .invalidInput
    }
  }

  /// Checks all files and reports what is not known.
  private func report(_ texts: TextReplacement, _ baseline: Baseline?) -> ExitCode {
    var report = CheckReport()
    report.isStrict = arguments.has("--strict")
    var baseline = baseline
    var code = ExitCode.done
    for path in paths {
      let (file, ending) = check(path, texts, &baseline)
      report.files.append(file)
      code = max(code, ending)
    }
    report.knownCount = baseline?.count ?? 0
    report.staleEntries = baseline?.staleEntries(of: report.files) ?? []
    if let path = arguments.value("--write-baseline") { return write(report, path, code) }
    let counts = report.files.flatMap(\.findings).contains {
      report.isStrict || $0.diagnostic.severity == .error
    }
    return host.print(report.text(reporter), then: max(code, counts ? .findings : .done))
  }

  /// Checks a file; reports on standard error why it cannot be checked.
  private func check(
    _ path: String, _ texts: TextReplacement, _ baseline: inout Baseline?
  ) -> (CheckReport.File, ExitCode) {
    let file: ConstraintFile
    do throws(InputError) {
      file = texts.apply(to: try host.constraintFile(path).inApp.withRowsAsViews)
    } catch {
      host.show(error)
      return (CheckReport.File(name: error.name, errors: error.diagnostics), .invalidInput)
    }
    let name = file.source.name
    do throws(AnalysisError) {
      let configurations = selection.configurations(of: file)
      let checker = try check(file, configurations)
      var findings = checker.findings(
        isComplete: selection.isComplete, includesSafeguards: arguments.has("--safeguards"))
      findings +=
        host.ownFindings(of: path).filter { !file.allows($0.diagnostic.rule, in: $0.view) }
        .map { Finding($0.diagnostic, about: $0.view) }.asOne
      findings.removeAll { allowed.contains($0.key.rule) }
      baseline?.remove(&findings, of: name)
      findings = try checker.explained(findings)
      let shown = pictures?.pictures(of: findings, file, host)
      return (
        CheckReport.File(
          name: name, findings: findings, undecided: checker.undecided,
          configurationCount: configurations.count, pieceCount: checker.results.pieceCount,
          pictures: shown?.text ?? ""), shown?.code ?? .done
      )
    } catch {
      let code = host.report(error, of: file)
      return (CheckReport.File(name: name, errors: [error.diagnostic(in: file)]), code)
    }
  }

  private func write(_ report: CheckReport, _ path: String, _ code: ExitCode) -> ExitCode {
    let lines = report.files.flatMap { file in
      file.findings.flatMap { [$0.fingerprint] + $0.copies }
        .map { Baseline.line($0, in: file.name) + "\n" }
    }
    return host.save(Baseline.title + "\n" + Set(lines).ordered().joined(), to: path, then: code)
  }

  /// Checks all configurations, several at a time.
  private func check(
    _ file: ConstraintFile, _ configurations: [AnalysisConfiguration]
  ) throws(AnalysisError) -> Checker {
    let workers = (0..<jobs).map { _ in CheckWorker(file) }
    let batchSize = jobs * Self.configurationsPerThread
    let order = Self.orderOfWork(configurations)
    var results = [CheckWorker.Results?](repeating: nil, count: configurations.count)
    var progress = ProgressLine(
      host, total: configurations.count, noun: "configurations of \(file.source.name)")
    defer { progress.clear() }
    for start in stride(from: 0, to: order.count, by: batchSize) {
      let batch = Array(order[start..<min(start + batchSize, order.count)])
      let found = concurrentMap(batch.count, jobs: jobs) { index, thread in
        Result { () throws(AnalysisError) in
          try workers[thread].check(configurations[batch[index]])
        }
      }
      for (index, result) in zip(batch, found) { results[index] = try result.get() }
      progress.update(start + batch.count)
    }
    var merger = CheckMerger(file, try Checker(file))
    for case let results? in results { try merger.merge(results) }
    return merger.checker
  }

  /// The indices of the configurations, those with the same texts together: another text size or
  /// direction changes each view, another window only where views are.
  private static func orderOfWork(_ configurations: [AnalysisConfiguration]) -> [Int] {
    func texts(_ index: Int) -> (String, String) {
      let request = configurations[index].request
      return (request.textSize?.rawValue ?? "", request.direction?.rawValue ?? "")
    }
    return configurations.indices.ordered { texts($0) < texts($1) }
  }

  /// The number of configurations that a thread checks before the progress is shown.
  private static var configurationsPerThread: Int { 4 }
}
