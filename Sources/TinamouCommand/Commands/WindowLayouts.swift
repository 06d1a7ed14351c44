import TinamouFormat
import TinamouLayout

/// Lays constraint files out in the windows of a command line and tells what is wrong with them.
struct WindowLayouts<Host: CommandHost> {
  let host: Host
  let windows: WindowSelection
  /// Whether it counts as a finding that constraints leave something open.
  private let isStrict: Bool
  /// How the command ends, as far as the layouts decide.
  var code = ExitCode.done

  init(_ arguments: ParsedArguments, host: Host) throws(UsageError) {
    self.host = host
    windows = try WindowSelection(arguments)
    isStrict = arguments.has("--strict")
  }

  /// Reads and lays out one file, and hands out each layout while it is the engine's last.
  ///
  /// What goes wrong with a file or a window is told and does not keep others from being laid out.
  mutating func solve(
    _ path: String, body: (LayoutRequest, LayoutSnapshot, FileLayout) -> Void
  ) throws(UsageError) {
    guard let file = host.readConstraintFile(path) else {
      code = max(code, .invalidInput)
      return
    }
    let (requests, remarks) = try windows.requests(for: file)
    for remark in remarks { host.tell("note: \(remark)") }
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
        body(request, snapshot, current)
      } catch {
        tell(error, file, layout, request)
        layout = nil
      }
    }
    show(findings, of: file)
  }

  /// Shows what layouts of a file have shown.
  mutating func show(_ findings: LayoutFindings, of file: ConstraintFile) {
    host.show(findings.diagnostics, of: file.source)
    if findings.hasConflict { code = max(code, .findings) }
    if findings.hasAmbiguity, isStrict { code = max(code, .findings) }
  }

  /// Says why there is no layout in a window.
  mutating func tell(
    _ error: LayoutError, _ file: ConstraintFile, _ layout: FileLayout?, _ request: LayoutRequest
  ) {
    let diagnostic = layout?.diagnostic(of: error) ?? Diagnostic(.unsolved, "\(error)")
    host.writeError(diagnostic.rendered)
    host.tell("\(file.source.name): note: no layout in \(request.label)")
    switch error {
    case .stepLimitReached: code = max(code, .undecided)
    case .notARoot, .internalError: code = max(code, .internalError)
    default: code = max(code, .invalidInput)
    }
  }
}
