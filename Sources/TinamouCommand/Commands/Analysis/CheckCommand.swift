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
  private let texts: TextReplacement?
  private let known: Set<String>

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    try CheckCommand(arguments, host: host).run()
  }

  private init(_ arguments: [String], host: any CommandHost) throws(UsageError) {
    self.host = host
    self.arguments = try ParsedArguments(arguments, options: CheckOptions.all)
    selection = try AnalysisSelection(self.arguments, matrix: .standard)
    reporter =
      try self.arguments.choices("--reporter", of: CheckReport.Reporter.self).first ?? .text
    paths = try RequestStream.paths(self.arguments, host)
    jobs = try WindowLayouts.jobs(self.arguments, host)
    texts = try TextReplacement(self.arguments, host: host)
    known = try Self.baseline(self.arguments, host)
  }

  /// The fingerprints of the findings in a baseline.
  private static func baseline(
    _ arguments: ParsedArguments, _ host: any CommandHost
  ) throws(UsageError) -> Set<String> {
    guard let path = arguments.value("--baseline") else { return [] }
    do throws(HostError) {
      let text = String(decoding: try host.readFile(path), as: UTF8.self)
      return Set(text.split(separator: "\n").map(String.init))
    } catch {
      throw UsageError(message: "the baseline '\(path)' cannot be read: \(error.reason)")
    }
  }

  private func run() throws(UsageError) -> ExitCode {
    if arguments.has("--stream") {
      return CheckStream.run(host, jobs: jobs, selection: selection)
    }
    var report = CheckReport()
    var code = ExitCode.done
    for path in paths {
      let (file, ending) = try check(path)
      report.files.append(file)
      code = max(code, ending)
    }
    if let path = arguments.value("--write-baseline") { return write(report, path, code) }
    let isStrict = arguments.has("--strict")
    let counts = report.files.flatMap(\.findings).contains {
      isStrict || $0.diagnostic.severity == .error
    }
    return host.print(report.text(reporter), then: max(code, counts ? .findings : .done))
  }

  /// Checks a file; reports on standard error why it cannot be checked.
  private func check(_ path: String) throws(UsageError) -> (CheckReport.File, ExitCode) {
    var file: ConstraintFile
    do throws(InputError) {
      file = try host.constraintFile(path)
    } catch {
      host.show(error)
      return (CheckReport.File(name: error.name, errors: error.diagnostics), .invalidInput)
    }
    if let texts { file = texts.apply(to: file) }
    let name = file.source.name
    let configurations = try selection.configurations(for: file)
    do throws(AnalysisError) {
      let checker = try check(file, configurations)
      var findings = checker.findings(isComplete: selection.isComplete)
      findings.removeAll { known.contains(Self.line(of: $0, in: name)) }
      return (
        CheckReport.File(
          name: name, findings: findings, configurationCount: configurations.count,
          pieceCount: checker.results.pieceCount), .done
      )
    } catch {
      let code = host.report(error, of: file)
      return (CheckReport.File(name: name, errors: [Diagnostic(error.rule, "\(error)")]), code)
    }
  }

  /// The line of a baseline for a finding.
  private static func line(of finding: Finding, in name: String) -> String {
    "\(name): \(finding.fingerprint)"
  }

  private func write(_ report: CheckReport, _ path: String, _ code: ExitCode) -> ExitCode {
    let lines = report.files.flatMap { file in
      file.findings.map { Self.line(of: $0, in: file.name) + "\n" }
    }
    return host.save(lines.ordered().joined(), to: path, then: code)
  }

  /// Checks all configurations, several at a time.
  private func check(
    _ file: ConstraintFile, _ configurations: [AnalysisConfiguration]
  ) throws(AnalysisError) -> Checker {
    var checker = try Checker(file)
    let workers = (0..<jobs).map { _ in CheckWorker(file) }
    let batchSize = jobs * Self.configurationsPerThread
    var progress = ProgressLine(
      host, total: configurations.count, noun: "configurations of \(file.source.name)")
    defer { progress.clear() }
    for start in stride(from: 0, to: configurations.count, by: batchSize) {
      let batch = Array(configurations[start..<min(start + batchSize, configurations.count)])
      let results = concurrentMap(batch.count, jobs: jobs) { index, thread in
        workers[thread].check(batch[index])
      }
      for result in results { checker.merge(try result.get()) }
      progress.update(start + batch.count)
    }
    return checker
  }

  /// The number of configurations that a thread checks before the results of all threads are
  /// merged.
  private static var configurationsPerThread: Int { 4 }
}

/// Checks one file in one configuration after another, on one thread at a time.
private final class CheckWorker: @unchecked Sendable {
  private let file: ConstraintFile
  private var checker: Checker?

  init(_ file: ConstraintFile) { self.file = file }

  func check(_ configuration: AnalysisConfiguration) -> Result<CheckResults, AnalysisError> {
    do throws(AnalysisError) {
      let current: Checker
      if let checker { current = checker } else { current = try Checker(file) }
      checker = current
      return .success(try current.results(in: configuration))
    } catch {
      checker = nil
      return .failure(error)
    }
  }
}
