/// Something that executes the scripts of a case and tells how long they took.
package protocol BenchmarkRunner: AnyObject {
  /// Runs an operation's script a number of times; nanoseconds of this thread in all.
  func time(_ operation: BenchmarkOperation, repetitions: Int) throws(RunnerError) -> UInt64

  /// Runs an operation's script once, step by step.
  func trace(_ operation: BenchmarkOperation) throws(RunnerError) -> RunnerTrace

  /// Runs an operation's script once and counts allocations; `nil` where they cannot be counted.
  func countAllocations(
    _ operation: BenchmarkOperation
  ) throws(RunnerError) -> AllocationCount?
}

/// Why a runner has no result.
package enum RunnerError: Error, Equatable {
  /// It needed more than the time allowed, in seconds.
  case timeLimit(Double)
  /// It gave up by itself.
  case failed(String)
}

/// What a script did, step by step.
package struct RunnerTrace: Sendable, Equatable {
  /// Nanoseconds of each step.
  package var stepTimes: [UInt64]
  /// All values after each of the compared steps.
  package var values: [[Double]]
}
