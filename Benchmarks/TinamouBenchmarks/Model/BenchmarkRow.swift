/// A linear constraint: the sum of its terms, compared with a constant.
package struct BenchmarkRow: Sendable, Equatable {
  /// One variable times its coefficient.
  package struct Term: Sendable, Equatable {
    package var variable: Int
    package var coefficient: Double
  }

  /// Where the row stands in document order, before its index counts.
  package enum Group: UInt8, Sendable {
    /// A size that must not be negative.
    case system
    /// An intrinsic size.
    case intrinsic
    /// Everything else.
    case general
  }

  package var terms: [Term]
  package var constant: Double
  /// The priority at which a sum below the constant is disliked; 0 if it is allowed.
  package var below: Float
  /// The priority at which a sum above the constant is disliked; 0 if it is allowed.
  package var above: Float
  package var group: Group
  /// The row's place within the group.
  package var position: Int
  /// The row's place among those at the same position: not 0 for those inserted after another row.
  package var part: Int
  /// Whether the row is part of the model at the start.
  package var isInitial: Bool
}
