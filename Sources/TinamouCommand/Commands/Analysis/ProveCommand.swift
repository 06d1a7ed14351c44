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

    Those of the file ("expect") are decided too. Ends with 1 if one does not hold.

    \(AnalysisSelection.discussion)
    """
}

/// `tinamou prove`.
struct ProveCommand {
  private enum Format: String, CaseIterable { case text, json }

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: ProveOptions.all)
    guard let path = parsed.operands.first else {
      throw UsageError(message: "expected a constraint file, or '-' for standard input")
    }
    let selection = try AnalysisSelection(parsed, matrix: .quick)
    selection.reportRemarks(to: host)
    let format = try parsed.choices("--format", of: Format.self).first ?? .text
    guard let file = host.readConstraintFile(path) else { return .invalidInput }
    var statements = file.statements
    for text in parsed.operands.dropFirst() {
      do throws(ConstraintFileError) {
        statements.append(try file.statement(text, source: "<command line>"))
      } catch {
        throw UsageError(error)
      }
    }
    if statements.isEmpty {
      throw UsageError(
        message: "there is nothing to prove",
        help: "name a statement, or write \"expect\" in the file")
    }
    return prove(
      statements, file, selection.configurations, onPixels: parsed.has("--pixels"), format, host)
  }

  private static func prove(
    _ statements: [Statement], _ file: ConstraintFile, _ configurations: [AnalysisConfiguration],
    onPixels: Bool, _ format: Format, _ host: any CommandHost
  ) -> ExitCode {
    do throws(AnalysisError) {
      var prover = try Prover(statements, about: file, onPixels: onPixels)
      for configuration in configurations {
        try prover.decide(configuration.request, over: configuration.widths)
      }
      let report = ProofReport(file: file, verdicts: prover.results, onPixels: onPixels)
      let holds = prover.results.allSatisfy(\.holds)
      return host.print(
        format == .text ? report.text : report.json, then: holds ? .done : .findings)
    } catch {
      return host.report(error, of: file)
    }
  }
}
