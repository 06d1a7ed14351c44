/// A linear relation between variables, required or wanted with a priority.
///
/// With r = `expression` (all terms on the left of the relation), a constraint costs nothing while
/// r is zero; `below` says how strongly r < 0 is disliked and `above` how strongly r > 0 is. The
/// six usual kinds are those of ``Relation``, required or with a priority; different
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

extension Constraint {
  // MARK: From two sides

  /// Makes a constraint between two expressions.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between an expression and a variable.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: Variable,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between an expression and a number.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: Double,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between a variable and an expression.
  public init(
    _ left: Variable, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between two variables.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Variable,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between a variable and a number.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Double,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  private init(
    _ difference: LinearExpression, _ relation: Relation, _ priority: Priority, _ weight: Double
  ) {
    self.init(
      difference, below: relation == .lessThanOrEqual ? nil : priority,
      above: relation == .greaterThanOrEqual ? nil : priority, weight: weight)
  }

  /// The same with another priority on each side that costs something.
  func withPriority(_ priority: Priority) -> Constraint {
    Constraint(
      expression, below: below == nil ? nil : priority, above: above == nil ? nil : priority,
      weight: weight)
  }
}
