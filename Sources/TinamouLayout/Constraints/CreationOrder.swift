internal import Synchronization

/// The order in which items and constraints were made, from which the document order follows.
///
/// One counter for the process: only comparisons count, and objects of one tree are made by one
/// thread after the other, so that what other threads make meanwhile changes nothing.
enum CreationOrder {
  private static let counter = Atomic<UInt64>(1)

  /// The next rank, larger than all before.
  static func next() -> UInt64 {
    reserve(1)
  }

  /// The first of so many ranks that nothing else gets.
  static func reserve(_ count: UInt64) -> UInt64 {
    counter.wrappingAdd(count, ordering: .relaxed).oldValue
  }
}
