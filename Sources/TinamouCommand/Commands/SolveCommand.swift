import TinamouFormat
import TinamouLayout

/// `tinamou solve`.
struct SolveCommand<Host: CommandHost> {
  private let host: Host
  private let paths: [String]
  private let format: OutputFormat
  private var layouts: WindowLayouts<Host>
  private var report: FramesReport

  private init(_ arguments: [String], host: Host) throws(UsageError) {
    self.host = host
    let arguments = try ParsedArguments(arguments, options: SolveOptions.all)
    layouts = try WindowLayouts(arguments, host: host)
    format = try arguments.choices("--format", of: OutputFormat.self).first ?? .json
    report = FramesReport()
    report.isAbsolute = arguments.has("--absolute")
    report.isExact = arguments.has("--exact")
    paths = arguments.operands
    if paths.isEmpty {
      throw UsageError(message: "expected a constraint file, or '-' for standard input")
    }
    if paths.count(where: { $0 == "-" }) > 1 {
      throw UsageError(message: "standard input can be read once only")
    }
  }

  static func run(_ arguments: [String], host: Host) -> ExitCode {
    do throws(UsageError) {
      var command = try SolveCommand(arguments, host: host)
      for path in command.paths { try command.solve(path) }
      let (report, code) = (command.report, command.layouts.code)
      guard !report.entries.isEmpty else { return code }
      return host.print(command.format == .json ? report.json : report.table, then: code)
    } catch {
      return host.fail(error, seeAlso: "tinamou solve --help")
    }
  }

  private mutating func solve(_ path: String) throws(UsageError) {
    var entries: [FramesReport.Entry] = []
    try layouts.solve(path) { request, snapshot, layout in
      entries.append(
        FramesReport.Entry(
          file: layout.file.source.name, request: request, snapshot: snapshot,
          diagnostics: layout.diagnostics(of: snapshot)))
    }
    report.entries += entries
  }
}
