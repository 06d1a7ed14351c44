import TinamouAnalysis
import TinamouFormat
import TinamouLayout

/// The options of `tinamou diff`.
enum DiffOptions {
  static let all =
    AnalysisSelection.options + [
      Option(
        name: "--format", value: "text|json|markdown", help: "how to print the differences"),
      Option(
        name: "--tolerance", value: "NUMBER",
        help: "what counts as equal, in points; 0 unless stated"
      ),
      Option(
        name: "--interactive", help: "write a page with both windows, whose width is dragged"),
      Option(
        name: "-o", value: "PATH", help: "where to write the page; standard output unless stated"),
    ]

  static let discussion = """
    Views are matched by their ids, and frames compared in their superviews, before they are rounded.
    Ends with 1 if any differ.

    \(AnalysisSelection.discussion)
    """
}

/// `tinamou diff`.
struct DiffCommand {
  private enum Format: String, CaseIterable { case text, json, markdown }

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    let parsed = try ParsedArguments(arguments, options: DiffOptions.all)
    guard parsed.operands.count == 2 else {
      throw UsageError(message: "expected two constraint files: OLD NEW")
    }
    let selection = try AnalysisSelection(parsed, matrix: .quick)
    let format = try parsed.choices("--format", of: Format.self).first ?? .text
    let tolerances = try parsed.numbers("--tolerance", "a number of points") { 0...1e7 ~= $0 }
    guard let old = host.readConstraintFile(parsed.operands[0]),
      let new = host.readConstraintFile(parsed.operands[1])
    else { return .invalidInput }
    if parsed.has("--interactive") {
      return InteractivePreview.write(
        new, old, InteractivePreview.configurations([]), parsed.outputPath, host)
    }
    let configurations = try selection.configurations(for: new)
    return compare(old, new, configurations, tolerances.first ?? 0, format, host)
  }

  private static func compare(
    _ old: ConstraintFile, _ new: ConstraintFile, _ configurations: [AnalysisConfiguration],
    _ tolerance: Double, _ format: Format, _ host: any CommandHost
  ) -> ExitCode {
    do throws(AnalysisError) {
      var differences = try LayoutDifferences(old, new, tolerance: tolerance)
      for configuration in configurations { try differences.compare(configuration) }
      let report = DiffReport(
        old: old.source.name, new: new.source.name, differences: differences)
      let text =
        switch format {
        case .text: report.text
        case .json: report.json
        case .markdown: report.markdown
        }
      return host.print(text, then: report.isEmpty ? .done : .findings)
    } catch {
      return host.report(error, of: new)
    }
  }
}
