import TinamouFormat
import TinamouLayout

/// `tinamou solve`.
struct SolveCommand<Host: CommandHost> {
  let host: Host
  let arguments: ParsedArguments
  let windows: WindowSelection
  let format: OutputFormat
  private var report: FramesReport
  private var code = ExitCode.done

  private init(_ arguments: [String], host: Host) throws(UsageError) {
    self.host = host
    self.arguments = try ParsedArguments(arguments, options: SolveOptions.all)
    windows = try WindowSelection(self.arguments)
    format = try self.arguments.choices("--format", of: OutputFormat.self).first ?? .json
    report = FramesReport()
    report.isAbsolute = self.arguments.has("--absolute")
    report.isExact = self.arguments.has("--exact")
    if self.arguments.operands.isEmpty {
      throw UsageError(message: "expected a constraint file, or '-' for standard input")
    }
    if self.arguments.operands.count(where: { $0 == "-" }) > 1 {
      throw UsageError(message: "standard input can be read once only")
    }
  }

  static func run(_ arguments: [String], host: Host) -> ExitCode {
    do throws(UsageError) {
      var command = try SolveCommand(arguments, host: host)
      for path in command.arguments.operands { try command.solve(path) }
      let report = command.report
      guard !report.entries.isEmpty else { return command.code }
      return host.print(command.format == .json ? report.json : report.table, then: command.code)
    } catch {
      return host.fail(error, seeAlso: "tinamou solve --help")
    }
  }

  /// Solves one file; what goes wrong with it is told and does not keep others from being solved.
  private mutating func solve(_ path: String) throws(UsageError) {
    guard let file = host.readConstraintFile(path) else {
      code = max(code, .invalidInput)
      return
    }
    let (requests, remarks) = try windows.requests(for: file)
    for remark in remarks { host.writeError("note: \(remark)\n") }
    var findings = LayoutFindings()
    var layout: FileLayout?
    for request in requests {
      do throws(LayoutError) {
        let current: FileLayout
        if let layout { current = layout } else { current = try FileLayout(file) }
        layout = current
        guard let environment = try? request.environment() else { continue }
        let snapshot = try current.solve(environment)
        findings.add(snapshot, of: current, request: request)
        report.entries.append(
          FramesReport.Entry(
            file: file.source.name, request: request, snapshot: snapshot,
            diagnostics: current.diagnostics(of: snapshot)))
      } catch {
        tell(error, file, layout, request)
        layout = nil
      }
    }
    host.show(findings.diagnostics, of: file.source)
    if findings.hasConflict { code = max(code, .findings) }
    if findings.hasAmbiguity, arguments.has("--strict") { code = max(code, .findings) }
  }

  private mutating func tell(
    _ error: LayoutError, _ file: ConstraintFile, _ layout: FileLayout?, _ request: LayoutRequest
  ) {
    let name = file.source.name
    let diagnostic =
      layout?.diagnostic(of: error) ?? Diagnostic(.unsolved, "\(error)")
    host.writeError(diagnostic.rendered)
    host.writeError("\(name): note: no layout in \(request.label)\n")
    switch error {
    case .stepLimitReached: code = max(code, .undecided)
    case .notARoot, .internalError: code = max(code, .internalError)
    default: code = max(code, .invalidInput)
    }
  }
}
