/// A linear relation between variables, either required or with a priority.
///
/// Let r be the value of `expression`, which has all terms on the left side. The constraint has no
/// cost while r is zero. `below` is the priority of the error when r < 0, and `above` the priority
/// of the error when r > 0. The usual kinds are those of ``Relation``, required or with one
/// priority. With a different priority on each side, one constraint describes an intrinsic size:
/// compression resistance below, content hugging above.
public struct Constraint: Sendable {
  /// The left side minus the right side.
  public var expression: LinearExpression
  /// The priority of the error when `expression` is negative; `nil` if that is allowed.
  public var below: Priority?
  /// The priority of the error when `expression` is positive; `nil` if that is allowed.
  public var above: Priority?
  /// The weight of an error relative to others of the same priority: positive, and unless the
  /// constraint is required, at least ``Solver/smallestWeight`` after it was multiplied by the
  /// largest coefficient, rounded down to a power of two. Next to weights that are 10^11 times as
  /// large or more, it counts as nothing.
  public var weight: Double

  /// Makes a constraint that `expression` is zero, with one priority for each side.
  ///
  /// - Parameters:
  ///   - expression: The expression that should be zero.
  ///   - below: The priority of the error when `expression` is negative; `nil` if that is allowed.
  ///   - above: The priority of the error when `expression` is positive; `nil` if that is allowed.
  ///   - weight: The weight of an error relative to others of the same priority; positive.
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
  // MARK: Making a constraint of two sides

  /// Makes a constraint between two expressions.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides compare.
  ///   - right: The right side.
  ///   - priority: The priority of the constraint.
  ///   - weight: The weight of an error relative to others of the same priority; positive.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between an expression and a variable.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides compare.
  ///   - right: The right side.
  ///   - priority: The priority of the constraint.
  ///   - weight: The weight of an error relative to others of the same priority; positive.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: Variable,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between an expression and a number.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides compare.
  ///   - right: The right side.
  ///   - priority: The priority of the constraint.
  ///   - weight: The weight of an error relative to others of the same priority; positive.
  public init(
    _ left: LinearExpression, _ relation: Relation, _ right: Double,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between a variable and an expression.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides compare.
  ///   - right: The right side.
  ///   - priority: The priority of the constraint.
  ///   - weight: The weight of an error relative to others of the same priority; positive.
  public init(
    _ left: Variable, _ relation: Relation, _ right: LinearExpression,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between two variables.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides compare.
  ///   - right: The right side.
  ///   - priority: The priority of the constraint.
  ///   - weight: The weight of an error relative to others of the same priority; positive.
  public init(
    _ left: Variable, _ relation: Relation, _ right: Variable,
    priority: Priority = .required, weight: Double = 1
  ) {
    self.init(left - right, relation, priority, weight)
  }

  /// Makes a constraint between a variable and a number.
  ///
  /// - Parameters:
  ///   - left: The left side.
  ///   - relation: How the sides compare.
  ///   - right: The right side.
  ///   - priority: The priority of the constraint.
  ///   - weight: The weight of an error relative to others of the same priority; positive.
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

  /// Returns the constraint with another priority on each side that has one.
  func withPriority(_ priority: Priority) -> Constraint {
    Constraint(
      expression, below: below == nil ? nil : priority, above: above == nil ? nil : priority,
      weight: weight)
  }
}
