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
    OLD and NEW may be folders, whose files are matched by their paths. Views are matched by their
    ids, and their frames compared in the window, before they are rounded; a view that only follows
    its superview is left out. Ends with 1 if anything differs.

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
  private let format: Format
  private let tolerance: Double
  /// The systems to compare; `nil` to compare two files.
  private let platforms: (old: Platform, new: Platform)?

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    try DiffCommand(arguments, host: host).run()
  }

  private init(_ arguments: [String], host: any CommandHost) throws(UsageError) {
    self.host = host
    self.arguments = try ParsedArguments(arguments, options: DiffOptions.all)
    let operands = self.arguments.operands
    platforms = operands.count == 1 ? try Self.platforms(self.arguments) : nil
    guard operands.count == 2 || platforms != nil else {
      throw UsageError(
        message: "expected two constraint files: OLD NEW",
        help: operands.count == 1
          ? "or one file and two systems: --system 18 --system 27.1" : nil)
    }
    if platforms != nil, self.arguments.has("--interactive") {
      throw UsageError(message: "--interactive compares two files")
    }
    try host.checkFiles(inputs: operands, output: self.arguments.outputPath)
    if self.arguments.has("-o"), !self.arguments.has("--interactive") {
      throw UsageError(message: "-o needs --interactive")
    }
    try self.arguments.refuse(["--format"], with: "--interactive")
    format = try self.arguments.choices("--format", of: Format.self).first ?? .text
    tolerance =
      try self.arguments.numbers("--tolerance", "a number of points") { 0...1e7 ~= $0 }.first ?? 0
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
    guard let file = host.readConstraintFile(arguments.operands[0]) else { return .invalidInput }
    do throws(AnalysisError) {
      var differences = try LayoutDifferences(
        of: file, from: platforms.old, to: platforms.new, tolerance: tolerance)
      for configuration in selection.configurations(withWindowsOf: file) {
        try differences.compare(configuration)
      }
      try differences.findCauses()
      return print(
        DiffReport(
          old: "\(file.source.name) on \(platforms.old.label)",
          new: "on \(platforms.new.label)", differences: differences))
    } catch {
      return host.report(error, of: file)
    }
  }

  /// Prints a report in the format that was asked for.
  private func print(_ report: DiffReport) -> ExitCode {
    let text =
      switch format {
      case .text: report.text
      case .json: report.json
      case .markdown: report.markdown
      }
    return host.print(text, then: report.isEmpty ? .done : .findings)
  }

  private func run() throws(UsageError) -> ExitCode {
    if let platforms { return try compareSystems(platforms) }
    let isInteractive = arguments.has("--interactive")
    if isInteractive { try InteractivePreview.check(arguments) }
    let selection = isInteractive ? nil : try AnalysisSelection(arguments, matrix: .quick)
    selection?.reportRemarks(to: host)
    if let selection, let folders = folders() { return compare(folders, selection.configurations) }
    guard let old = host.readConstraintFile(arguments.operands[0]),
      let new = host.readConstraintFile(arguments.operands[1])
    else { return .invalidInput }
    if let selection { return compare(old, new, selection.configurations) }
    return compare(
      old, new, try InteractivePreview.configurations(for: new, arguments, host))
  }

  /// The files of two folders, by their paths below them; `nil` if the operands are no folders.
  private func folders() -> (old: [String: String], new: [String: String])? {
    func files(_ folder: String) -> [String: String]? {
      let paths = host.filesInFolder(folder)
      if paths.isEmpty { return nil }
      var files: [String: String] = [:]
      for path in host.layoutPaths(at: folder) where path.hasPrefix(folder) {
        files[String(path.dropFirst(folder.count).drop { $0 == "/" })] = path
      }
      return files
    }
    guard let old = files(arguments.operands[0]), let new = files(arguments.operands[1]) else {
      return nil
    }
    return (old, new)
  }

  /// Compares the files of two folders.
  private func compare(
    _ folders: (old: [String: String], new: [String: String]),
    _ configurations: [AnalysisConfiguration]
  ) -> ExitCode {
    var code = ExitCode.done
    for name in Set(folders.old.keys).union(folders.new.keys).ordered() {
      switch (folders.old[name], folders.new[name]) {
      case (let old?, let new?):
        guard let before = host.readConstraintFile(old), let after = host.readConstraintFile(new)
        else {
          code = max(code, .invalidInput)
          continue
        }
        code = max(code, compare(before, after, configurations))
      case (_, nil): code = max(code, host.print("- \(name)\n", then: .findings))
      case (nil, _): code = max(code, host.print("+ \(name)\n", then: .findings))
      }
    }
    return code
  }

  private func compare(
    _ old: ConstraintFile, _ new: ConstraintFile, _ configurations: [AnalysisConfiguration]
  ) -> ExitCode {
    do throws(AnalysisError) {
      var differences = try LayoutDifferences(old, new, tolerance: tolerance)
      for configuration in configurations { try differences.compare(configuration) }
      let report = DiffReport(
        old: old.source.name, new: new.source.name, differences: differences)
      if arguments.has("--interactive") {
        let page = try InteractivePreview.page(of: new, comparedWith: old, configurations)
        return InteractivePreview.write(
          page, to: arguments.outputPath, host, then: report.isEmpty ? .done : .findings)
      }
      return print(report)
    } catch {
      let isOfOld = !Self.hasFunctions(old, configurations)
      return host.report(error, of: isOfOld ? old : new)
    }
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
