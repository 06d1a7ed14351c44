import TinamouFormat
import TinamouLayout

/// `tinamou solve`.
struct SolveCommand {
  private let host: any CommandHost
  private let arguments: ParsedArguments
  private let paths: [String]
  private let report: FramesReport
  private let transition: TransitionChoice?

  private init(_ arguments: [String], host: any CommandHost) throws(UsageError) {
    self.host = host
    self.arguments = try ParsedArguments(arguments, options: SolveOptions.all)
    try self.arguments.refuse(
      ["--transition", "--times", "--budget", "--strict"], with: "--stream")
    let formats = try self.arguments.choices("--format", of: FramesReport.Format.self)
    if self.arguments.has("--stream"), let format = formats.first, format != .ndjson {
      throw UsageError(message: "--stream answers as --format ndjson does")
    }
    transition = try TransitionChoice(self.arguments)
    var report = FramesReport(format: formats.first ?? .json)
    report.isAbsolute = self.arguments.has("--absolute")
    report.isExact = self.arguments.has("--exact")
    report.hasTimes = transition?.hasTimes ?? false
    self.report = report
    paths = try RequestStream.paths(self.arguments, host)
  }

  static func run(
    _ arguments: [String], host: any CommandHost
  ) throws(UsageError) -> ExitCode {
    try SolveCommand(arguments, host: host).run()
  }

  private func run() throws(UsageError) -> ExitCode {
    if arguments.has("--stream") {
      let jobs = try WindowLayouts.jobs(arguments, host)
      let windows = try WindowSelection(arguments)
      for remark in try windows.namedRequests()?.remarks ?? [] { host.report("note: \(remark)") }
      return SolveStream.run(host, jobs: jobs, report, windows)
    }
    var layouts = try WindowLayouts(arguments, host: host)
    var printer = FramesPrinter(report, host)
    for path in paths where !printer.isCutOff { try solve(path, &layouts, &printer) }
    printer.end(errors: layouts.errors)
    return printer.isCutOff ? .internalError : layouts.code
  }

  private func solve(
    _ path: String, _ layouts: inout WindowLayouts, _ printer: inout FramesPrinter
  ) throws(UsageError) {
    let report = report
    if let transition {
      try layouts.play(path, transition) { stop, layout in
        printer.print(
          report.text(
            of: FramesReport.Entry(
              stop.snapshot, of: layout, request: stop.request, stop: stop)))
      }
      return
    }
    try layouts.solve(path) { request, snapshot, layout in
      .text(report.text(of: FramesReport.Entry(snapshot, of: layout, request: request)))
    } body: { _, product in
      if case .text(let text) = product { printer.print(text) }
    }
  }
}

/// Writes a report to standard output, each layout as soon as it is available.
private struct FramesPrinter {
  private let report: FramesReport
  private let host: any CommandHost
  /// The number of layouts printed.
  private var count = 0
  /// Whether writing has failed; then nothing more is written.
  private(set) var isCutOff = false

  init(_ report: FramesReport, _ host: any CommandHost) {
    self.report = report
    self.host = host
  }

  /// Prints the text of a layout.
  mutating func print(_ text: String) {
    write((count == 0 ? report.beginning : report.separator) + text)
    count += 1
  }

  /// Prints the part after the last layout.
  mutating func end(errors: [FramesReport.FileError]) {
    if count == 0 { write(report.beginning) }
    write(report.ending(entryCount: count, errors: errors))
  }

  private mutating func write(_ text: String) {
    if isCutOff || text.isEmpty { return }
    isCutOff = host.print(text, then: .done) != .done
  }
}
