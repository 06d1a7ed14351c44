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
  /// The revisions before `--`; none if the operands are files or folders.
  private let revisions: [GitRevision]
  /// The paths of files and folders.
  private let paths: [String]
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
      self.revisions = revisions
      paths = Array(parts[1])
    } else {
      revisions = []
      paths = operands + (parts.count > 1 ? Array(parts[1]) : [])
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
    guard let file = host.readConstraintFile(paths[0])?.inApp else { return .invalidInput }
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
    let many = try revisions.isEmpty ? folderPairs() : changedPairs()
    var pairs = many ?? [filePair]
    if isInteractive {
      guard pairs.count == 1, let pair = pairs.first else {
        throw UsageError(message: "a page compares two files, and here are \(pairs.count) pairs")
      }
      return try writePage(pair)
    }
    pairs = pairs.flatMap(parts)
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

  // MARK: Pairs of files

  /// A file of the old side and one of the new side; one of them can be missing.
  private struct Pair {
    let name: String
    var old: Side?
    var new: Side?
  }

  private enum Side {
    case path(String)
    case revision(GitRevision, String)
    /// A file that has been read.
    case text(SourceText)

    /// A part of a storyboard or xib.
    func part(_ id: String) -> Side {
      switch self {
      case .path(let path): .path("\(path)#\(id)")
      case .revision(let revision, let path): .revision(revision, "\(path)#\(id)")
      case .text: self
      }
    }
  }

  /// The parts of two storyboards, matched by their ids; the pair itself if both have one part, or
  /// if it is not about two storyboards as a whole.
  private func parts(of pair: Pair) -> [Pair] {
    guard let old = pair.old, let new = pair.new else { return [pair] }
    let (before, after) = (parts(of: old), parts(of: new))
    if before.isEmpty || after.isEmpty || before.count == 1 && after.count == 1 { return [pair] }
    return (after + before.filter { !after.contains($0) }).map { id in
      Pair(
        name: "\(pair.name)#\(id)", old: before.contains(id) ? old.part(id) : nil,
        new: after.contains(id) ? new.part(id) : nil)
    }
  }

  /// The ids of the parts of a storyboard or xib; none for a part alone and for other files.
  private func parts(of side: Side) -> [String] {
    guard let source = try? source(of: side), let path = InterfaceBuilderPath(source.name),
      path.object == nil
    else { return [] }
    return host.parts(of: source)
  }

  private var filePair: Pair {
    Pair(name: paths[1], old: .path(paths[0]), new: .path(paths[1]))
  }

  /// The files of two folders, matched by their paths below them; `nil` if the operands are no
  /// folders.
  private func folderPairs() throws(UsageError) -> [Pair]? {
    func files(_ folder: String) -> [String: String]? {
      // The files of a pattern have no folder in common.
      guard host.filesInFolder(folder).contains(where: { $0.hasPrefix(folder) }) else { return nil }
      var files: [String: String] = [:]
      for path in host.layoutPaths(at: folder) {
        files[String(path.dropFirst(folder.count).drop { $0 == "/" })] = path
      }
      return files
    }
    let (old, new) = (files(paths[0]), files(paths[1]))
    guard let old, let new else {
      if old != nil || new != nil {
        throw UsageError(message: "one of these is a folder: expected two files or two folders")
      }
      return nil
    }
    return Set(old.keys).union(new.keys).ordered().map { name in
      Pair(name: name, old: old[name].map { .path($0) }, new: new[name].map { .path($0) })
    }
  }

  /// The files that differ since a revision. A file that is named is compared in any case.
  private func changedPairs() throws(UsageError) -> [Pair] {
    let old = revisions[0]
    let new = revisions.dropFirst().first
    func newSide(_ path: String) -> Side { new.map { .revision($0, path) } ?? .path(path) }
    let named = paths.filter { isLayoutName($0) && host.filesInFolder($0).isEmpty }
    let folders = paths.filter { !named.contains($0) }
    var pairs = named.map { Pair(name: $0, old: .revision(old, $0), new: newSide($0)) }
    if !folders.isEmpty || paths.isEmpty {
      for change in try old.changes(to: new, in: folders) where isLayoutName(change.path) {
        var pair = Pair(
          name: change.path, old: .revision(old, change.path), new: newSide(change.path))
        if change.isNew { pair.old = nil }
        if change.isRemoved { pair.new = nil }
        if InterfaceBuilderPath(pair.name) == nil { pair = read(pair) }
        if isLayout(pair) { pairs.append(pair) }
      }
    }
    return pairs
  }

  /// A pair of which the files that can be read have been read.
  private func read(_ pair: Pair) -> Pair {
    func read(_ side: Side?) -> Side? {
      guard let side else { return nil }
      return (try? source(of: side)).map(Side.text) ?? side
    }
    return Pair(name: pair.name, old: read(pair.old), new: read(pair.new))
  }

  private func isLayoutName(_ path: String) -> Bool {
    FileSearch.isConstraintFile(path)
      || (InterfaceBuilderPath(path) != nil && host.readsInterfaceBuilder)
  }

  /// Whether one of the sides is a layout: other JSON files are left out.
  private func isLayout(_ pair: Pair) -> Bool {
    if InterfaceBuilderPath(pair.name) != nil { return true }
    return [pair.old, pair.new].contains { side in
      if case .text(let source) = side { ConstraintFile.hasKey(source.bytes) } else { false }
    }
  }

  private func source(of side: Side) throws(InputError) -> SourceText {
    switch side {
    case .path(let path): try host.sourceText(path)
    case .revision(let revision, let path): try revision.source(path)
    case .text(let source): source
    }
  }

  /// Reads a file; reports its errors.
  private func read(_ side: Side) -> ConstraintFile? {
    do throws(InputError) {
      return try host.constraintFile(of: source(of: side)).inApp
    } catch {
      host.show(error)
      return nil
    }
  }

  // MARK: Comparing

  /// Compares a pair; nothing if a file cannot be read or has no layout, which is reported.
  private func compare(
    _ pair: Pair, _ selection: AnalysisSelection
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
  private func writePage(_ pair: Pair) throws(UsageError) -> ExitCode {
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
