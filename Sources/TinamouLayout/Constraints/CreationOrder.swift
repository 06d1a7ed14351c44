internal import Synchronization

/// The order in which items and constraints are made, which determines the document order.
///
/// There is one counter for the process. Only comparisons count, and the objects of one tree are
/// made one after the other, so objects that other threads make meanwhile change nothing.
///
/// A rank is the number of an object times ``ranksOfNumber``. So an object that needs places for
/// others, as a stack does, uses few of the numbers, of which the document order has 2^40.
enum CreationOrder {
  /// The count of ranks with the same number.
  static let ranksOfNumber: UInt64 = 1 << 14
  private static let counter = Atomic<UInt64>(1)

  /// The next rank, larger than all before.
  static func next() -> UInt64 {
    reserve(1)
  }

  /// Returns the first of several consecutive ranks that nothing else gets.
  static func reserve(_ count: UInt64) -> UInt64 {
    let numbers = (count + ranksOfNumber - 1) / ranksOfNumber
    return counter.wrappingAdd(numbers, ordering: .relaxed).oldValue &* ranksOfNumber
  }

  /// Returns the number that a rank begins with.
  static func number(of rank: UInt64) -> UInt64 { rank / ranksOfNumber }

  /// Returns the first of the four parts that a rank has among the parts of its number in the
  /// document order. A rank that was not reserved with others has all parts, from 0.
  static func firstPart(of rank: UInt64) -> UInt16 {
    UInt16(truncatingIfNeeded: rank % ranksOfNumber * 4)
  }
}
