internal import Synchronization

/// The order in which items and constraints are made, which determines the document order.
///
/// There is one counter for the process. Only comparisons count, and the objects of one tree are
/// made one after the other, so objects that other threads make meanwhile change nothing.
enum CreationOrder {
  private static let counter = Atomic<UInt64>(1)

  /// The next rank, larger than all before.
  static func next() -> UInt64 {
    reserve(1)
  }

  /// Returns the first of several ranks that nothing else gets.
  static func reserve(_ count: UInt64) -> UInt64 {
    counter.wrappingAdd(count, ordering: .relaxed).oldValue
  }
}
