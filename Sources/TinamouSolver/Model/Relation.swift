/// The relation between the two sides of a constraint.
public enum Relation: Hashable, Sendable {
  /// The left side is at most the right side.
  case lessThanOrEqual
  /// The left side equals the right side.
  case equal
  /// The left side is at least the right side.
  case greaterThanOrEqual
}
