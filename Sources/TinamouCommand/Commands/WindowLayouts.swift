import TinamouFormat
import TinamouLayout

/// Lays out constraint files in the windows of a command line and reports errors and findings.
struct WindowLayouts {
  /// The options that control this, besides those of the windows.
  static var options: [Option] {
    [
      Option(
        name: "--jobs", value: "NUMBER",
        help: "how many windows are laid out at once; one for each\nprocessor unless stated"),
      Option(name: "--strict", help: "end with 1 if the constraints leave something open"),
    ]
  }

  /// The number of windows that a thread lays out before the results of all threads are passed on,
  /// in the order of the windows. A larger number would delay the first result and use more memory.
  private static var windowsPerThread: Int { 16 }

  let host: any CommandHost
  let windows: WindowSelection
  /// Whether an ambiguity counts as a finding.
  private let isStrict: Bool
  private let jobs: Int
  /// The remarks that have been reported.
  private var noted: Set<String> = []
  /// The exit code so far, as far as the layouts decide it.
  var code = ExitCode.done
  /// The errors of files, and of windows without a layout.
  var errors: [FramesReport.FileError] = []

  init(_ arguments: ParsedArguments, host: any CommandHost) throws(UsageError) {
    self.host = host
    windows = try WindowSelection(arguments)
    isStrict = arguments.has("--strict")
    jobs = try Self.jobs(arguments, host)
  }

  /// The number of threads to use: that of `--jobs`, otherwise one for each processor.
  static func jobs(_ arguments: ParsedArguments, _ host: any CommandHost) throws(UsageError) -> Int
  {
    guard let text = arguments.value("--jobs") else { return host.processorCount }
    guard let count = Int(text), 1...1024 ~= count else {
      throw UsageError(message: "--jobs cannot be '\(text)'; expected a number from 1 to 1024")
    }
    return count
  }

  /// Reports remarks about windows, each once for all files.
  mutating func note(_ remarks: [String]) {
    for remark in remarks where noted.insert(remark).inserted { host.report("note: \(remark)") }
  }

  /// Reads a file; reports errors if it is not valid.
  mutating func read(_ path: String) -> ConstraintFile? {
    do throws(InputError) {
      return try host.constraintFile(path)
    } catch {
      host.show(error)
      errors += error.diagnostics.map { FramesReport.FileError(file: error.name, diagnostic: $0) }
      code = max(code, .invalidInput)
      return nil
    }
  }

  /// Reads one file and lays it out in each window, several at a time.
  ///
  /// An error in a file or a window is reported and does not stop the other layouts.
  ///
  /// - Parameters:
  ///   - path: The file, or `-` for standard input.
  ///   - product: Extracts from a layout what is kept, while it is the engine's last.
  ///   - body: Receives the products in the order of the windows, each with its window.
  /// - Throws: ``UsageError`` if the arguments do not describe windows.
  mutating func solve(
    _ path: String,
    product: @escaping @Sendable (LayoutRequest, LayoutSnapshot, FileLayout) -> LayoutProduct,
    body: (LayoutRequest, LayoutProduct) -> Void
  ) throws(UsageError) {
    guard let file = read(path) else { return }
    let (requests, remarks) = try windows.requests(for: file)
    note(remarks)
    solve(file, in: requests, product: product, body: body)
  }

  /// Reads one file and lays it out in the windows of another one.
  mutating func solve(
    _ path: String, in requests: [LayoutRequest],
    product: @escaping @Sendable (LayoutRequest, LayoutSnapshot, FileLayout) -> LayoutProduct,
    body: (LayoutRequest, LayoutProduct) -> Void
  ) {
    guard let file = read(path) else { return }
    solve(file, in: requests, product: product, body: body)
  }

  private mutating func solve(
    _ file: ConstraintFile, in requests: [LayoutRequest],
    product: @escaping @Sendable (LayoutRequest, LayoutSnapshot, FileLayout) -> LayoutProduct,
    body: (LayoutRequest, LayoutProduct) -> Void
  ) {
    var findings = LayoutFindings()
    let workers = (0..<jobs).map { _ in LayoutWorker(file) }
    let batchSize = jobs * Self.windowsPerThread
    var progress = ProgressLine(
      host, total: requests.count, noun: "windows", isBesideOutput: true)
    defer { progress.clear() }
    for start in stride(from: 0, to: requests.count, by: batchSize) {
      let batch = Self.valid(
        requests[start..<min(start + batchSize, requests.count)], of: file)
      let outcomes = concurrentMap(batch.count, jobs: jobs) { index, thread in
        workers[thread].outcome(batch[index].request, batch[index].environment, product)
      }
      for index in batch.indices {
        let request = batch[index].request
        switch outcomes[index] {
        case .solved(let product, let diagnostics, let environment):
          findings.add(diagnostics, in: request, environment)
          body(request, product)
        case .failed(let error, let diagnostic):
          progress.clear()
          report(error, diagnostic, file, request)
        }
      }
      progress.update(start + batch.count)
    }
    progress.clear()
    show(findings, of: file)
  }

  /// The windows that exist, each with its environment.
  private static func valid(
    _ requests: ArraySlice<LayoutRequest>, of file: ConstraintFile
  ) -> [(request: LayoutRequest, environment: LayoutEnvironment)] {
    var windows: [(request: LayoutRequest, environment: LayoutEnvironment)] = []
    for request in requests {
      guard let environment = try? request.environment(of: file) else { continue }
      windows.append((request, environment))
    }
    return windows
  }

  /// Shows the findings of the layouts of a file.
  mutating func show(_ findings: LayoutFindings, of file: ConstraintFile) {
    host.show(findings.diagnostics, of: file.source.name)
    if findings.hasConflict { code = max(code, .findings) }
    if findings.hasAmbiguity, isStrict { code = max(code, .findings) }
  }

  /// Reports why there is no layout in a window.
  mutating func report(
    _ error: LayoutError, _ diagnostic: Diagnostic, _ file: ConstraintFile, _ request: LayoutRequest
  ) {
    host.show(diagnostic)
    host.report("\(file.source.name): note: no layout in \(request.label)")
    errors.append(FramesReport.FileError(file: file.source.name, diagnostic: diagnostic))
    switch error {
    case .stepLimitReached, .illConditioned: code = max(code, .undecided)
    case .notARoot, .internalError: code = max(code, .internalError)
    default: code = max(code, .invalidInput)
    }
  }
}
