import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// `tinamou check`.
struct CheckCommand<Host: CommandHost> {
  private let host: Host
  private let arguments: ParsedArguments
  private let selection: AnalysisSelection
  private let reporter: CheckReport.Reporter
  private let jobs: Int
  private let texts: TextReplacement?
  private let known: Set<String>

  static func run(_ arguments: [String], host: Host) -> ExitCode {
    do throws(UsageError) {
      return try CheckCommand(arguments, host: host).run()
    } catch {
      return host.fail(error, seeAlso: "tinamou check --help")
    }
  }

  private init(_ arguments: [String], host: Host) throws(UsageError) {
    self.host = host
    self.arguments = try ParsedArguments(arguments, options: CheckOptions.all)
    selection = try AnalysisSelection(self.arguments, matrix: .standard)
    reporter =
      try self.arguments.choices("--reporter", of: CheckReport.Reporter.self).first ?? .text
    if self.arguments.operands.isEmpty {
      throw UsageError(message: "expected a constraint file, or '-' for standard input")
    }
    jobs = try Self.jobs(self.arguments)
    texts = try TextReplacement(self.arguments, host: host)
    known = try Self.baseline(self.arguments, host)
  }

  private static func jobs(_ arguments: ParsedArguments) throws(UsageError) -> Int {
    guard let text = arguments.value("--jobs") else { return ParallelWork.coreCount }
    guard let number = Int(text), 1...1024 ~= number else {
      throw UsageError(message: "--jobs cannot be '\(text)'; expected a number from 1 to 1024")
    }
    return number
  }

  /// The fingerprints that a baseline lists.
  private static func baseline(
    _ arguments: ParsedArguments, _ host: Host
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
    var report = CheckReport()
    var code = ExitCode.done
    for path in arguments.operands {
      guard var file = host.readConstraintFile(path) else {
        code = max(code, .invalidInput)
        continue
      }
      if let texts { file = texts.apply(to: file) }
      let configurations = try selection.configurations(for: file)
      do throws(AnalysisError) {
        let checker = try check(file, configurations)
        let isComplete = selection.matrix != .quick && !selection.isNarrowed
        var findings = checker.findings(isComplete: isComplete)
        findings.removeAll { known.contains(Self.line(of: $0, in: file)) }
        report.files.append(
          .init(
            file: file, findings: findings, configurationCount: configurations.count,
            pieceCount: checker.results.pieceCount))
      } catch {
        code = max(code, host.tell(error, of: file))
      }
    }
    if let path = arguments.value("--write-baseline") { return write(report, path, code) }
    let isStrict = arguments.has("--strict")
    let counts = report.files.flatMap(\.findings).contains {
      isStrict || $0.diagnostic.severity == .error
    }
    if report.files.isEmpty { return code }
    return host.print(report.text(reporter), then: max(code, counts ? .findings : .done))
  }

  /// A finding as a line of a baseline.
  private static func line(of finding: Finding, in file: ConstraintFile) -> String {
    "\(file.source.name): \(finding.fingerprint)"
  }

  private func write(_ report: CheckReport, _ path: String, _ code: ExitCode) -> ExitCode {
    let lines = report.files.flatMap { file in
      file.findings.map { Self.line(of: $0, in: file.file) + "\n" }
    }
    do throws(HostError) {
      try host.writeFile(path, lines.sorted().joined())
      return code
    } catch {
      host.writeError("error: '\(path)' cannot be written: \(error.reason)\n")
      return .internalError
    }
  }

  /// Checks all configurations, a share of them on each core.
  private func check(
    _ file: ConstraintFile, _ configurations: [AnalysisConfiguration]
  ) throws(AnalysisError) -> Checker {
    let shares = ParallelWork.run(configurations, jobs: jobs) { share in
      CheckShare(file, share)
    }
    var checker = try Checker(file)
    for share in shares {
      if let error = share.error { throw error }
      checker.merge(share)
    }
    return checker
  }
}

extension Checker {
  /// Adds what a share of the configurations showed.
  fileprivate mutating func merge(_ share: CheckShare) {
    if let results = share.results { merge(results) }
  }
}

/// What some configurations of a file showed, for another thread.
private struct CheckShare: Sendable {
  var results: CheckResults?
  var error: AnalysisError?

  init(_ file: ConstraintFile, _ configurations: [AnalysisConfiguration]) {
    do throws(AnalysisError) {
      var checker = try Checker(file)
      for configuration in configurations { try checker.check(configuration) }
      results = checker.results
    } catch {
      self.error = error
    }
  }
}
