/// The command `tinamou-bench`, without the counting of allocations, which only the program itself
/// can provide.
package struct BenchmarkCommand {
  /// The exit codes, those of `tinamou`.
  package enum ExitCode: Int32, Sendable {
    case done = 0
    /// A threshold is not met, or an answer is wrong.
    case findings = 1
    case wrongUsage = 2
    /// A file cannot be read, or the peer cannot be built.
    case inputUnreadable = 3
  }

  package var options: BenchmarkOptions
  package var counter: AllocationCounter?
  /// Receives progress and diagnostics, line by line.
  package var progress: (String) -> Void

  package init(
    options: BenchmarkOptions, counter: AllocationCounter?, progress: @escaping (String) -> Void
  ) {
    self.options = options
    self.counter = counter
    self.progress = progress
  }

  /// Runs the command and passes the report to `output`.
  package static func run(
    arguments: [String], counter: AllocationCounter?, output: (String) -> Void,
    progress: @escaping (String) -> Void
  ) -> ExitCode {
    do {
      if arguments.first == "layout" {
        return try LayoutCommand.run(arguments.dropFirst(), output: output, progress: progress)
      }
      if arguments.first == "transitions" {
        return try TransitionCommand.run(
          arguments.dropFirst(), counter: counter, output: output, progress: progress)
      }
      if arguments.first == "edits" {
        return try EditsCommand.run(arguments.dropFirst(), output: output)
      }
      if arguments.first == "memory" {
        return try MemoryCommand.run(arguments.dropFirst(), counter: counter, output: output)
      }
      guard arguments.first == "solver" else {
        return try FileBenchmarkCommand.run(arguments, counter: counter, output: output)
      }
      guard let options = try BenchmarkOptions(arguments: arguments) else {
        output(BenchmarkOptions.help)
        return .done
      }
      let command = BenchmarkCommand(options: options, counter: counter, progress: progress)
      return try command.run(output: output)
    } catch {
      progress(error.description)
      return error.exitCode
    }
  }

  private func run(output: (String) -> Void) throws(BenchmarkError) -> ExitCode {
    // Read the file first, so that an error does not cost the minutes of a measurement.
    let thresholds: [Threshold] =
      if let path = options.thresholds { try Threshold.read(path: path) } else { [] }
    var peerProgram: String?
    if let peer = options.peer { peerProgram = try PeerBuild.program(peer) }
    let report = measure(peerProgram: peerProgram)
    switch options.format {
    case .table: output(report.table)
    case .json: output(report.json)
    }
    let unsound = report.measurements.filter { !$0.isSound }
    for measurement in unsound { progress("not sound: \(measurement.name)") }
    let verdicts = thresholds.flatMap { $0.verdicts(on: report) }
    let missed = verdicts.filter { !$0.isMet }
    for verdict in missed { progress(verdict.description) }
    if !thresholds.isEmpty {
      progress("\(missed.count) of \(verdicts.count) thresholds missed")
    }
    return unsound.isEmpty && missed.isEmpty ? .done : .findings
  }
}

extension Measurement {
  /// The name of the measurement in messages.
  package var name: String { "\(workload.rawValue)(\(size)) \(operation.rawValue)" }
}
