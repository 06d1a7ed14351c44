/// Executes scripts in another process, which speaks the protocol of Benchmarks/Peers/README.md.
package final class PeerRunner: BenchmarkRunner {
  private enum Request: Double {
    case time
    case trace
    case countAllocations
  }

  private static let unintelligible = RunnerError.failed("the answer makes no sense")

  private let program: String
  private let benchmark: BenchmarkCase
  private let timeLimit: Double
  private let orders: [BuildOrder]
  /// The index of the order in use.
  private var orderIndex = 0
  private var process: ChildProcess?
  private var hasSolver = false
  /// Whether a build took too long, so that no other operation can run.
  private var isBuildTooSlow = false

  /// Makes a runner for the harness at a path; `timeLimit` is in seconds, for each request.
  ///
  /// If the peer fails with the first of the orders, the next one is tried.
  package init(
    program: String, benchmark: BenchmarkCase, orders: [BuildOrder], timeLimit: Double
  ) {
    self.program = program
    self.orders = orders
    self.benchmark = benchmark
    self.timeLimit = timeLimit
  }

  package func time(
    _ operation: BenchmarkOperation, repetitions: Int
  ) throws(RunnerError) -> UInt64 {
    let answer = try ask(.time, operation, repetitions: repetitions)
    guard answer.count == 1, let time = UInt64(exactly: answer[0].rounded()) else {
      throw Self.unintelligible
    }
    return time
  }

  package func trace(_ operation: BenchmarkOperation) throws(RunnerError) -> RunnerTrace {
    let answer = try askInAnyOrder(.trace, operation)
    let size = benchmark.model.variableCount
    guard let first = answer.first, let stepCount = Int(exactly: first), stepCount > 0,
      answer.count > stepCount, (answer.count - 1 - stepCount) % size == 0
    else { throw Self.unintelligible }
    let values = answer.dropFirst(1 + stepCount)
    return RunnerTrace(
      stepTimes: answer[1...stepCount].map { UInt64($0) },
      values: stride(from: values.startIndex, to: values.endIndex, by: size).map {
        Array(values[$0..<$0 + size])
      })
  }

  package func countAllocations(
    _ operation: BenchmarkOperation
  ) throws(RunnerError) -> AllocationCount? {
    let answer = try ask(.countAllocations, operation)
    guard answer.count == 3 else { throw Self.unintelligible }
    return AllocationCount(
      count: Int(answer[0]), retainedBytes: Int(answer[1]), peakBytes: Int(answer[2]))
  }

  private func askInAnyOrder(
    _ request: Request, _ operation: BenchmarkOperation
  ) throws(RunnerError) -> [Double] {
    while true {
      do {
        return try ask(request, operation)
      } catch {
        guard case .failed = error, orderIndex + 1 < orders.count else { throw error }
        orderIndex += 1
      }
    }
  }

  /// Sends a request and returns the answer without its status; after a failure the peer has no
  /// solver.
  private func ask(
    _ request: Request, _ operation: BenchmarkOperation, repetitions: Int = 1
  ) throws(RunnerError) -> [Double] {
    if isBuildTooSlow { throw .failed("its build is too slow") }
    let process = try startedProcess()
    if operation != .build && !hasSolver { try build(.trace, repetitions: 1, with: process) }
    if operation == .build { return try build(request, repetitions: repetitions, with: process) }
    let index = BenchmarkOperation.allCases.firstIndex(of: operation) ?? 0
    return try exchange(
      [request.rawValue, Double(index), Double(repetitions)], with: process)
  }

  @discardableResult
  private func build(
    _ request: Request, repetitions: Int, with process: ChildProcess
  ) throws(RunnerError) -> [Double] {
    do {
      let answer = try exchange([request.rawValue, 0, Double(repetitions)], with: process)
      hasSolver = true
      return answer
    } catch {
      if case .timeLimit = error { isBuildTooSlow = true }
      throw error
    }
  }

  private func startedProcess() throws(RunnerError) -> ChildProcess {
    if let process { return process }
    guard let started = ChildProcess(program: program) else {
      throw .failed("\(program) does not start")
    }
    guard started.send(benchmark.encoded(orders[orderIndex])) else {
      throw .failed("the peer has ended")
    }
    process = started
    hasSolver = false
    return started
  }

  private func exchange(
    _ numbers: [Double], with process: ChildProcess
  ) throws(RunnerError) -> [Double] {
    guard process.send(numbers) else { throw giveUp(.failed("the peer has ended")) }
    switch process.receive(within: timeLimit) {
    case .tooLate: throw giveUp(.timeLimit(timeLimit))
    case .ended: throw giveUp(.failed("the peer has ended"))
    case .numbers(let answer):
      guard answer.first == 0 else {
        let message = answer.dropFirst().map { UInt8(exactly: $0) ?? UInt8(ascii: "?") }
        throw giveUp(.failed(String(decoding: message, as: UTF8.self)))
      }
      return Array(answer.dropFirst())
    }
  }

  private func giveUp(_ error: RunnerError) -> RunnerError {
    process?.end()
    process = nil
    return error
  }
}
