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
      PictureFolder.option, PictureFolder.address,
      Option(
        name: "-o", value: "PATH", help: "where to write the page; standard output unless stated"),
    ]

  static let discussion = """
    OLD and NEW may be folders, whose files are matched by their paths. Before '--', they are
    revisions of git: 'tinamou diff HEAD~1 -- Layouts' compares the files of a revision with those
    that lie there now, or of two revisions with each other, below the present folder unless stated.

    Views are matched by their ids, and their frames compared in the window, before they are rounded;
    a view that only follows its superview is left out. Ends with 1 if anything differs. Unless the
    command line says otherwise, the windows are those of --matrix quick and of both files ("at").

    With one FILE and two systems, such as --system 18 --system 27.1, the layouts of the file on both
    are compared, at every width and in the windows of the file, and each difference names the numbers
    of the system that cause it. --sdk states the SDK of the app, or both of them.

    \(AnalysisSelection.discussion)
    """
}

/// `tinamou diff`.
struct DiffCommand {
  private enum Format: String, CaseIterable { case text, json, markdown }

  private let host: any CommandHost
  private let arguments: ParsedArguments
  private let files: ComparedFiles
  private let format: Format
  private let tolerance: Double
  /// The systems to compare; `nil` to compare two files.
  private let platforms: (old: Platform, new: Platform)?
  private let pictures: PictureFolder?

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    try DiffCommand(arguments, host: host).run()
  }

  private init(_ arguments: [String], host: any CommandHost) throws(UsageError) {
    self.host = host
    let parts = arguments.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)
    self.arguments = try ParsedArguments(Array(parts[0]), options: DiffOptions.all)
    let operands = self.arguments.operands
    platforms =
      parts.count == 1 && operands.count == 1 ? try Self.platforms(self.arguments) : nil
    if parts.count > 1, !operands.isEmpty {
      guard operands.count <= 2 else {
        throw UsageError(message: "expected one or two revisions before '--'")
      }
      var revisions: [GitRevision] = []
      for name in operands { revisions.append(try GitRevision(name, host)) }
      files = ComparedFiles(host: host, revisions: revisions, paths: Array(parts[1]))
    } else {
      let paths = operands + (parts.count > 1 ? Array(parts[1]) : [])
      files = ComparedFiles(host: host, revisions: [], paths: paths)
      guard paths.count == 2 || platforms != nil else {
        throw UsageError(
          message: "expected two constraint files: OLD NEW",
          help: paths.count == 1 ? "or one file and two systems: --system 18 --system 27.1" : nil)
      }
      try host.checkFiles(inputs: paths, output: self.arguments.outputPath)
    }
    if platforms != nil, self.arguments.has("--interactive") {
      throw UsageError(message: "--interactive compares two files")
    }
    if self.arguments.has("-o"), !self.arguments.has("--interactive") {
      throw UsageError(message: "-o needs --interactive")
    }
    try self.arguments.refuse(["--format"], with: "--interactive")
    format = try self.arguments.choices("--format", of: Format.self).first ?? .text
    tolerance =
      try self.arguments.numbers("--tolerance", "a number of points") { 0...1e7 ~= $0 }.first ?? 0
    pictures = try PictureFolder(self.arguments, isMarkdown: format == .markdown)
  }

  /// The two systems that a command line names, with the SDK of the app; `nil` if it does not.
  private static func platforms(
    _ arguments: ParsedArguments
  ) throws(UsageError) -> (old: Platform, new: Platform)? {
    let systems = try arguments.choices("--system", of: SystemVersion.self)
    let sdks = try arguments.choices("--sdk", of: SystemVersion.self)
    guard systems.count == 2 else { return nil }
    if sdks.count > 2 { throw UsageError(message: "--sdk is given more than twice") }
    return (
      Platform(systems[0], sdk: sdks.first), Platform(systems[1], sdk: sdks.last)
    )
  }

  /// Compares the layouts of one file on two systems.
  private func compareSystems(
    _ platforms: (old: Platform, new: Platform)
  ) throws(UsageError) -> ExitCode {
    let selection = try AnalysisSelection(
      arguments.without(["--system", "--sdk"]), matrix: .quick)
    selection.reportRemarks(to: host)
    guard let file = host.readConstraintFile(files.paths[0])?.inApp else { return .invalidInput }
    do throws(AnalysisError) {
      var differences = try LayoutDifferences(
        of: file, from: platforms.old, to: platforms.new, tolerance: tolerance)
      let both = [platforms.old, platforms.new]
      for configuration in selection.configurations(withWindowsOf: file, on: both) {
        try differences.compare(configuration)
      }
      try differences.findCauses()
      let report = DiffReport(
        old: "\(file.source.name) on \(platforms.old.label)",
        new: "on \(platforms.new.label)", differences: differences)
      return host.print(text(of: report), then: report.isEmpty ? .done : .findings)
    } catch {
      return host.report(error, of: file)
    }
  }

  /// A report in the format that was asked for.
  private func text(of report: DiffReport) -> String {
    switch format {
    case .text: report.text
    case .json: report.json
    case .markdown: report.markdown
    }
  }

  private func run() throws(UsageError) -> ExitCode {
    if let platforms { return try compareSystems(platforms) }
    let isInteractive = arguments.has("--interactive")
    if isInteractive { try InteractivePreview.check(arguments) }
    let many = try files.listedPairs()
    let whole = many ?? [files.filePair]
    if isInteractive {
      guard whole.count == 1, let pair = whole.first else {
        throw UsageError(message: "a page compares two files, and here are \(whole.count) pairs")
      }
      return try writePage(pair)
    }
    let pairs = whole.flatMap(files.parts)
    let selection = try AnalysisSelection(arguments, matrix: .quick)
    selection.reportRemarks(to: host)
    var outcomes: [DiffReport.Outcome] = []
    var code = ExitCode.done
    for pair in pairs {
      let (outcome, ending) = compare(pair, selection)
      if let outcome { outcomes.append(outcome) }
      code = max(code, ending)
    }
    // Where nothing could be compared, nothing is known about differences.
    if outcomes.isEmpty, !pairs.isEmpty { return code }
    if many == nil, pairs.count == 1, format == .json,
      case .compared(let report, _)? = outcomes.first
    {
      return host.print(report.json, then: code)
    }
    return host.print(text(of: outcomes), then: code)
  }

  /// The reports about some files in the format that was asked for.
  private func text(of outcomes: [DiffReport.Outcome]) -> String {
    if format == .json { return DiffReport.json(of: outcomes) }
    var output = ReportOutput(isMarkdown: format == .markdown)
    for outcome in outcomes {
      switch outcome {
      case .added(let name): output.add("+ \(name)\n")
      case .removed(let name): output.add("- \(name)\n")
      case .compared(let report, let pictures):
        output.add(text(of: report))
        output.add(pictures)
      }
    }
    if outcomes.isEmpty { output.add("no layout differs\n") }
    return output.text
  }

  // MARK: Comparing

  /// Reads a file; reports its errors.
  private func read(_ side: ComparedFiles.Side) -> ConstraintFile? {
    do throws(InputError) {
      return try host.constraintFile(of: files.source(of: side)).inApp
    } catch {
      host.show(error)
      return nil
    }
  }

  /// Compares a pair; nothing if a file cannot be read or has no layout, which is reported.
  private func compare(
    _ pair: ComparedFiles.Pair, _ selection: AnalysisSelection
  ) -> (DiffReport.Outcome?, ExitCode) {
    guard let old = pair.old else { return (.added(pair.name), .findings) }
    guard let new = pair.new else { return (.removed(pair.name), .findings) }
    guard let before = read(old), let after = read(new) else { return (nil, .invalidInput) }
    let configurations = selection.configurations(withWindowsOf: before, after)
    host.reportUndecided(after)
    do throws(AnalysisError) {
      let report = DiffReport(
        old: before.source.name, new: after.source.name,
        differences: try differences(before, after, configurations))
      let shown = pictures?.pictures(of: report.differences, before, after, host)
      return (
        .compared(report, pictures: shown?.text ?? ""),
        max(report.isEmpty ? .done : .findings, shown?.code ?? .done)
      )
    } catch {
      return (nil, report(error, before, after, configurations))
    }
  }

  private func differences(
    _ old: ConstraintFile, _ new: ConstraintFile, _ configurations: [AnalysisConfiguration]
  ) throws(AnalysisError) -> LayoutDifferences {
    var differences = try LayoutDifferences(old, new, tolerance: tolerance)
    for configuration in configurations { try differences.compare(configuration) }
    return differences
  }

  /// Writes a page with both files.
  private func writePage(_ pair: ComparedFiles.Pair) throws(UsageError) -> ExitCode {
    guard let old = pair.old.flatMap(read), let new = pair.new.flatMap(read) else {
      return .invalidInput
    }
    let configurations = try InteractivePreview.configurations(for: new, arguments, host)
    do throws(AnalysisError) {
      let page = try InteractivePreview.page(
        of: new, comparedWith: old, tolerance: tolerance, configurations)
      return InteractivePreview.write(
        page, to: arguments.outputPath, host, then: page.differs ? .findings : .done)
    } catch {
      return report(error, old, new, configurations)
    }
  }

  /// Reports why there is no answer, at the file that is to blame.
  private func report(
    _ error: AnalysisError, _ old: ConstraintFile, _ new: ConstraintFile,
    _ configurations: [AnalysisConfiguration]
  ) -> ExitCode {
    host.report(error, of: Self.hasFunctions(old, configurations) ? new : old)
  }

  /// Whether a file has layouts in all of some configurations.
  private static func hasFunctions(
    _ file: ConstraintFile, _ configurations: [AnalysisConfiguration]
  ) -> Bool {
    guard let layout = try? FileLayout(file) else { return false }
    return configurations.allSatisfy {
      (try? LayoutFunction(of: layout, for: $0.request, over: $0.widths)) != nil
    }
  }
}

extension Platform {
  /// The system in messages, with an SDK that is not its own.
  fileprivate var label: String {
    "iOS \(system.rawValue)" + (sdk == system ? "" : " (SDK \(sdk.rawValue))")
  }
}
