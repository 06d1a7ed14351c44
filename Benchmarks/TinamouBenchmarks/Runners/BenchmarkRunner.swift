/// Executes the scripts of a case and measures how long they take.
package protocol BenchmarkRunner: AnyObject {
  /// Runs an operation's script a number of times; returns the total time of this thread in
  /// nanoseconds.
  func time(_ operation: BenchmarkOperation, repetitions: Int) throws(RunnerError) -> UInt64

  /// Runs an operation's script once, step by step.
  func trace(_ operation: BenchmarkOperation) throws(RunnerError) -> RunnerTrace

  /// Runs an operation's script once and counts allocations; `nil` where they cannot be counted.
  func countAllocations(
    _ operation: BenchmarkOperation
  ) throws(RunnerError) -> AllocationCount?
}

/// The reason why a runner has no result.
package enum RunnerError: Error, Equatable {
  /// It needed more than the allowed time, in seconds.
  case timeLimit(Double)
  /// It stopped by itself.
  case failed(String)
}

/// The result of a script, step by step.
package struct RunnerTrace: Sendable, Equatable {
  /// Nanoseconds of each step.
  package var stepTimes: [UInt64]
  /// All values after each of the compared steps.
  package var values: [[Double]]
}
