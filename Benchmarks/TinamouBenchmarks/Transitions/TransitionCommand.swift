/// The command `tinamou-bench transitions`.
struct TransitionCommand {
  static let help = """
    usage: tinamou-bench transitions [options] [FILE…]
      --only TEXT        only cases whose name contains TEXT; repeats
      --samples N        time at least N transitions of each case; 1000 if not given
      --peer kiwi        compare size-class switches with kiwi's remove and add
      --format text|json
      --thresholds FILE  compare with the thresholds in FILE; exit 1 if one is missed
      --counts           count only, time next to nothing
      --help
    Replays resizes of windows over apps made by code and over constraint FILEs, and compares setup and
    create with one frame at 120 Hz; exit 1 if p99 misses it. Times are microseconds.
    """

  private var cases = TransitionCase.all
  private var filters: [String] = []
  private var samples = 1000
  private var isCountOnly = false
  private var isJSON = false
  private var peer: String?
  private var thresholds: [TransitionThreshold] = []

  static func run(
    _ arguments: ArraySlice<String>, counter: AllocationCounter?, output: (String) -> Void,
    progress: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    if arguments.contains("--help") {
      output(help)
      return .done
    }
    return try TransitionCommand(arguments).run(counter, output, progress)
  }

  private init(_ arguments: ArraySlice<String>) throws(BenchmarkError) {
    var rest = arguments
    while let argument = rest.popFirst() {
      switch argument {
      case "--counts":
        isCountOnly = true
        samples = 1
      case _ where argument.hasPrefix("--"):
        guard let value = rest.popFirst() else { throw .usage("\(argument) needs a value") }
        try set(argument, to: value)
      default:
        cases += TransitionCase.all(of: try BenchmarkFile(path: argument))
      }
    }
    if !filters.isEmpty {
      cases = try TransitionCase.filter(cases, filters)
    }
  }

  private mutating func set(_ option: String, to value: String) throws(BenchmarkError) {
    switch option {
    case "--only": filters.append(value)
    case "--samples":
      guard let number = Int(value), 1...1_000_000 ~= number else {
        throw .usage("\(option): \(value) is not a number of samples")
      }
      samples = number
    case "--peer":
      guard BenchmarkOptions.peers.contains(value) else {
        throw .usage("\(option): \(value) is not known")
      }
      peer = value
    case "--format":
      guard ["text", "json"].contains(value) else {
        throw .usage("\(option): \(value) is not one of text,json")
      }
      isJSON = value == "json"
    case "--thresholds": thresholds = try TransitionThreshold.read(path: value)
    default: throw .usage("unknown option \(option)")
    }
  }

  private func run(
    _ counter: AllocationCounter?, _ output: (String) -> Void, _ progress: (String) -> Void
  ) throws(BenchmarkError) -> BenchmarkCommand.ExitCode {
    var peerProgram: String?
    if let peer { peerProgram = try PeerBuild.program(peer) }
    var measurements: [TransitionMeasurement] = []
    var misses: [String] = []
    for measured in cases {
      let measurement = try TransitionBenchmark(
        case: measured, samples: samples, counter: counter, peerProgram: peerProgram
      ).measure()
      measurements.append(measurement)
      if !isJSON { output(measurement.text) }
      misses += thresholds.compactMap { $0.miss(of: measurement) }
      if !measurement.isInTime, !isCountOnly {
        misses.append("missed: \(measurement.name) does not keep within its budget")
      }
    }
    if isJSON { output(TransitionReportFile(measurements).json) }
    misses.forEach(progress)
    if !misses.isEmpty { progress("\(misses.count) missed") }
    return misses.isEmpty ? .done : .findings
  }
}
