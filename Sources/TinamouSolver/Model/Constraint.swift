/// A linear relation between variables, required or wanted with a priority.
///
/// With r = `expression` (all terms on the left of the relation), a constraint costs nothing while
/// r is zero; `below` says how strongly r < 0 is disliked and `above` how strongly r > 0 is. The
/// six usual kinds are the special cases that ``init(_:_:_:priority:weight:)`` makes; different
/// priorities on the two sides make one row of an intrinsic size (compression below, hugging above).
public struct Constraint: Sendable {
  /// Left minus right.
  public var expression: LinearExpression
  /// How strongly a negative `expression` is disliked; `nil` if it is allowed.
  public var below: Priority?
  /// How strongly a positive `expression` is disliked; `nil` if it is allowed.
  public var above: Priority?
  /// What an error counts beside others of the same priority.
  public var weight: Double

  /// Makes a constraint from its sides.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(
      left - right, below: relation == .lessThanOrEqual ? nil : priority,
      above: relation == .greaterThanOrEqual ? nil : priority, weight: weight)
  }

  /// Makes a constraint on one variable.
  public init(
    _ variable: Variable, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(LinearExpression(variable), relation, right, priority: priority, weight: weight)
  }

  /// Makes a constraint that wants `expression` to be zero, with a priority for each side.
  public init(
    _ expression: LinearExpression, below: Priority?, above: Priority?, weight: Double = 1
  ) {
    self.expression = expression
    self.below = below
    self.above = above
    self.weight = weight
  }
}
