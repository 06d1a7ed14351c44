import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// The options of `tinamou prove`.
enum ProveOptions {
  static let all =
    AnalysisSelection.options + [
      Option(
        name: "--pixels", help: "decide on frames that are rounded to device pixels"),
      Option(
        name: "--format", value: "text|json", help: "how to print the answers; text unless stated"),
    ]

  static let discussion = """
    A STATEMENT is written like a constraint, or has a name:

      title.trailing <= badge.leading - 8     any relation of the constraint file
      inside(a, b)  apart(a, b)               rectangles, of views or of their guides
      shown(a)      lines(a) <= 2             whole contents, and lines of text
      aligned(a, b, firstBaseline)            the same attribute of both
      atLeast(a, 44, 44)                      width and height

    Those of a file ("expect") are decided too. FILE may be a folder or a pattern. Ends with 1 if one
    does not hold. Unless the command line says otherwise, the windows are those of --matrix quick and
    of the file ("at").

    \(AnalysisSelection.discussion)
    """
}

/// `tinamou prove`.
struct ProveCommand {
  private enum Format: String, CaseIterable { case text, json }

  private let host: any CommandHost
  private let selection: AnalysisSelection
  private let format: Format
  private let onPixels: Bool

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: ProveOptions.all)
    let statements = parsed.operands.filter(isStatement)
    let operands = parsed.operands.filter { !isStatement($0) }
    let selection = try AnalysisSelection(parsed, matrix: .quick)
    let command = ProveCommand(
      host: host, selection: selection,
      format: try parsed.choices("--format", of: Format.self).first ?? .text,
      onPixels: parsed.has("--pixels"))
    let paths = try host.paths(of: operands)
    selection.reportRemarks(to: host)
    return try command.prove(statements, about: paths)
  }

  /// Whether an operand is a statement: it has a sign of a relation or an argument, and no path
  /// has.
  private static func isStatement(_ operand: String) -> Bool {
    ["=", "<", ">", "("].contains { operand.firstRange(of: $0) != nil }
      && !FileSearch.isLayout(operand)
  }

  /// Decides statements about each file, and those of the files.
  private func prove(
    _ texts: [String], about paths: [String]
  ) throws(UsageError) -> ExitCode {
    var code = ExitCode.done
    var reports: [ProofReport] = []
    for path in paths {
      guard let file = host.readConstraintFile(path)?.inApp else {
        code = max(code, .invalidInput)
        continue
      }
      var statements = file.statements
      for text in texts {
        do throws(ConstraintFileError) {
          statements.append(try file.statement(text, source: "<command line>"))
        } catch {
          throw UsageError(error)
        }
      }
      if statements.isEmpty { continue }
      do throws(AnalysisError) {
        host.reportUndecided(file)
        let report = try report(statements, file)
        reports.append(report)
        if !report.holds { code = max(code, .findings) }
      } catch {
        code = max(code, host.report(error, of: file))
      }
    }
    if reports.isEmpty, code == .done {
      throw UsageError(
        message: "there is nothing to prove",
        help: "name a statement, or write \"expect\" in the file")
    }
    let text =
      switch format {
      case .text: ProofReport.text(of: reports)
      case .json: ProofReport.json(of: reports)
      }
    return host.print(text, then: code)
  }

  private func report(
    _ statements: [Statement], _ file: ConstraintFile
  ) throws(AnalysisError) -> ProofReport {
    var prover = try Prover(statements, about: file, onPixels: onPixels)
    for configuration in selection.configurations(withWindowsOf: file) {
      try prover.decide(configuration.request, over: configuration.widths)
    }
    return ProofReport(file: file, verdicts: prover.results, onPixels: onPixels)
  }
}
