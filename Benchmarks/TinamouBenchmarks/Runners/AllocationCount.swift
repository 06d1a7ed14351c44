/// Calls of the C library's allocator.
package struct AllocationCount: Sendable, Equatable {
  /// Blocks asked for.
  package var count: Int
  /// Bytes held at the end more than at the start.
  package var retainedBytes: Int
  /// The most bytes held more than at the start.
  package var peakBytes: Int

  package init(count: Int, retainedBytes: Int, peakBytes: Int) {
    self.count = count
    self.retainedBytes = retainedBytes
    self.peakBytes = peakBytes
  }
}

/// Counts allocations of this process; only a program that replaces the allocator can offer it.
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
