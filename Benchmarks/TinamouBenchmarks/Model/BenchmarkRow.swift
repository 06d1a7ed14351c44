/// A linear constraint: the sum of its terms, compared with a constant.
package struct BenchmarkRow: Sendable, Equatable {
  /// One variable times its coefficient.
  package struct Term: Sendable, Equatable {
    package var variable: Int
    package var coefficient: Double
  }

  /// The group of the row in document order; within a group, its position decides.
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
  /// The priority against a sum below the constant; 0 if it is allowed.
  package var below: Float
  /// The priority against a sum above the constant; 0 if it is allowed.
  package var above: Float
  package var group: Group
  /// The position of the row within the group.
  package var position: Int
  /// The order of the row among those at the same position: not 0 for rows inserted after another
  /// one.
  package var part: Int
  /// Whether the row is part of the model at the start.
  package var isInitial: Bool
}
