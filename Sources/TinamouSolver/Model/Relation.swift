/// How the two sides of a constraint compare.
public enum Relation: Hashable, Sendable {
  /// Left at most right.
  case lessThanOrEqual
  /// Left equal to right.
  case equal
  /// Left at least right.
  case greaterThanOrEqual
}
