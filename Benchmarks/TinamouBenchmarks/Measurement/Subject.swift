/// A runner while one of its operations is measured.
struct Subject {
  /// The duration in nanoseconds above which a first run is a measurement by itself.
  private static let longRun: UInt64 = 500_000_000
  /// The nanoseconds after which caches of 32 MB have been filled again.
  private static let cacheRefill: UInt64 = 10_000_000
  /// The largest number of solvers that exist at one time while their build is timed.
  private static let mostBuilds = 64

  let runner: any BenchmarkRunner
  private(set) var trace: RunnerTrace?
  private var timings = Timings()
  private var runs: [[UInt64]] = []
  private var repetitions = 1
  private var needsWarmUp = false
  private var operationCount = 1
  private var spent: UInt64 = 0
  private var failure: RunnerError?

  init(_ runner: any BenchmarkRunner) { self.runner = runner }

  /// Whether there is time for another run.
  func isRepeatable(_ plan: MeasurementPlan) -> Bool {
    failure == nil && trace.map { $0.stepTimes.reduce(0, +) <= plan.budget } == true
  }

  /// The first run: it warms up, provides the values, and decides how often to repeat.
  mutating func begin(
    _ operation: BenchmarkOperation, plan: MeasurementPlan, operationCount: Int
  ) {
    self.operationCount = operationCount
    do {
      let trace = try runner.trace(operation)
      let total = max(trace.stepTimes.reduce(0, +), 1)
      self.trace = trace
      runs.append(trace.stepTimes)
      let most = operation == .build ? Self.mostBuilds : 10_000
      repetitions = min(max(1, Int(plan.shortestTiming / total)), most)
      needsWarmUp = total < Self.cacheRefill
      if total > Self.longRun {
        timings.append(perOperation(total, repetitions: 1))
        spent += total
      }
    } catch {
      failure = error
    }
  }

  /// Makes another timing, unless there is no time left.
  ///
  /// A short operation runs once before it is timed: the other subjects have replaced its memory in
  /// the caches.
  mutating func `continue`(_ operation: BenchmarkOperation, plan: MeasurementPlan) {
    if failure != nil || (spent > plan.budget && !timings.samples.isEmpty) { return }
    do {
      if needsWarmUp { spent += try runner.time(operation, repetitions: 1) }
      let time = try runner.time(operation, repetitions: repetitions)
      timings.append(perOperation(time, repetitions: repetitions))
      spent += time
      for _ in 0..<operation.traceCount where spent <= plan.budget {
        let steps = try runner.trace(operation).stepTimes
        runs.append(steps)
        spent += steps.reduce(0, +)
      }
    } catch {
      if timings.samples.isEmpty { failure = error }
      spent = .max
    }
  }

  private func perOperation(_ nanoseconds: UInt64, repetitions: Int) -> Double {
    Double(nanoseconds) / 1000 / Double(repetitions * operationCount)
  }

  var outcome: Measurement.Outcome {
    switch failure {
    case nil: .timed(timings)
    case .timeLimit(let seconds): .tooSlow(seconds)
    case .failed(let message): .missing(message)
    }
  }

  func distribution(of operation: BenchmarkOperation) -> StepDistribution? {
    if failure != nil || operation.traceCount == 0 { return nil }
    if operation == .drag { return StepDistribution(runs: runs) }
    // The first run is the warm-up, unless there is no other.
    let counted = runs.count > 1 ? runs.dropFirst() : runs[...]
    return StepDistribution(samples: counted.flatMap { $0 })
  }
}
