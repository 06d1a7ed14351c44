/// Calls of the C library's allocator.
package struct AllocationCount: Sendable, Equatable {
  /// The number of allocated blocks.
  package var count: Int
  /// The difference of allocated bytes between the end and the start.
  package var retainedBytes: Int
  /// The largest number of bytes allocated at one time, in addition to those at the start.
  package var peakBytes: Int

  package init(count: Int, retainedBytes: Int, peakBytes: Int) {
    self.count = count
    self.retainedBytes = retainedBytes
    self.peakBytes = peakBytes
  }
}

/// Counts allocations of this process; only a program that replaces the allocator can provide it.
package struct AllocationCounter: Sendable {
  package var start: @Sendable () -> Void
  package var stop: @Sendable () -> AllocationCount

  package init(
    start: @escaping @Sendable () -> Void, stop: @escaping @Sendable () -> AllocationCount
  ) {
    self.start = start
    self.stop = stop
  }
}
