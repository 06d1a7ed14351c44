import Testing

@testable import TinamouBenchmarks

struct CommandTests {
  @Test func `options are read`() throws {
    let options = try #require(
      try BenchmarkOptions(arguments: [
        "solver", "--workload", "form,chain", "--sizes", "100,10", "--operation", "drag,switch",
        "--peer", "kiwi", "--format", "json", "--short", "--thresholds", "x.json",
      ]))
    #expect(options.workloads == [.form, .chain])
    #expect(options.sizes == [10, 100])
    #expect(options.operations == [.drag, .switch])
    #expect(options.peer == "kiwi")
    #expect(options.format == .json)
    #expect(options.plan == .short)
    #expect(options.thresholds == "x.json")
    #expect(try BenchmarkOptions(arguments: ["solver", "--help"]) == nil)
  }

  @Test(arguments: [
    ["--fast"], ["--samples", "0"], ["--budget", "soon"], ["--only", "elephant"],
    ["transitions", "--only", "elephant"], ["solver", "extra"], ["solver", "--sizes"],
    ["solver", "--sizes", "1"],
    ["solver", "--sizes", "10,"], ["solver", "--sizes", "200000"],
    ["solver", "--workload", "rows"],
    ["solver", "--operation", ""], ["solver", "--peer", "emu"], ["solver", "--format", "xml"],
    ["solver", "--fast", "yes"],
  ])
  func `wrong arguments are refused with exit code 2`(arguments: [String]) {
    var said: [String] = []
    let code = BenchmarkCommand.run(
      arguments: arguments, counter: nil, output: { _ in }, progress: { said.append($0) })
    #expect(code == .wrongUsage)
    #expect(said.first?.hasPrefix("error: ") == true)
  }

  @Test func `thresholds that cannot be read end the run before it begins`() {
    var said: [String] = []
    let code = BenchmarkCommand.run(
      arguments: ["solver", "--thresholds", "nowhere.json"], counter: nil, output: { _ in },
      progress: { said.append($0) })
    #expect(code == .inputUnreadable)
    #expect(said.count == 1)
  }

  @Test func `the thresholds that come with the package can be read`() throws {
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let thresholds = try Threshold.read(path: "/\(folder)/Benchmarks/Thresholds/solver.json")
    #expect(!thresholds.isEmpty)
    #expect(thresholds.allSatisfy { $0.atLeast != nil || $0.atMost != nil })
  }

  @Test func `a small run measures every operation and every answer is sound`() throws {
    var options = BenchmarkOptions()
    options.sizes = [4]
    options.plan = MeasurementPlan(
      passes: 3, rounds: 2, shortestTiming: 1, budget: 1_000_000_000, timeLimit: 1,
      largestPeerSize: 0)
    let command = BenchmarkCommand(options: options, counter: nil, progress: { _ in })
    let report = command.measure(peerProgram: nil)
    // Only the adaptive cells have sets to switch between.
    #expect(report.measurements.count == 6 * 6 + 1)
    #expect(report.measurements.allSatisfy { $0.isSound })
    for measurement in report.measurements {
      guard case .timed(let timings) = measurement.ours else { continue }
      #expect(timings.samples.count == 6, "\(measurement.name)")
    }
  }

  @Test func `a peer that ends at once is a reason and not a failure`() throws {
    var options = BenchmarkOptions()
    options.workloads = [.nested]
    options.operations = [.build]
    options.sizes = [4]
    options.peer = "kiwi"
    options.plan = .short
    let command = BenchmarkCommand(options: options, counter: nil, progress: { _ in })
    let report = command.measure(peerProgram: "/bin/false")
    #expect(report.measurements.first?.peer == .missing("the peer has ended"))
  }
}
