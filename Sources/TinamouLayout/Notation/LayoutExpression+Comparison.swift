public import TinamouSolver

// Two overloads an operator, all on one concrete type: the compiler has little to try.

extension LayoutExpression {
  /// Makes an inactive required constraint: both sums are equal.
  public static func == (left: LayoutExpression, right: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(left, .equal, right, location: .unknown)
  }

  /// Makes an inactive required constraint: the sum is so many points.
  public static func == (left: LayoutExpression, right: Double) -> LayoutConstraint {
    left == LayoutExpression(constant: right)
  }

  /// Makes an inactive required constraint: the left sum is at most the right one.
  public static func <= (left: LayoutExpression, right: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(left, .lessThanOrEqual, right, location: .unknown)
  }

  /// Makes an inactive required constraint: the sum is at most so many points.
  public static func <= (left: LayoutExpression, right: Double) -> LayoutConstraint {
    left <= LayoutExpression(constant: right)
  }

  /// Makes an inactive required constraint: the left sum is at least the right one.
  public static func >= (left: LayoutExpression, right: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(left, .greaterThanOrEqual, right, location: .unknown)
  }

  /// Makes an inactive required constraint: the sum is at least so many points.
  public static func >= (left: LayoutExpression, right: Double) -> LayoutConstraint {
    left >= LayoutExpression(constant: right)
  }
}

/// Binds more loosely than comparison: `a.leading == b.leading + 8 ~ .high`.
precedencegroup LayoutPriorityPrecedence {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

infix operator ~ : LayoutPriorityPrecedence

extension LayoutConstraint {
  /// Gives the constraint a priority and returns it.
  public static func ~ (
    constraint: LayoutConstraint, priority: LayoutPriority
  ) -> LayoutConstraint {
    constraint.priority = priority
    return constraint
  }

  /// Gives the constraint a priority in (0, 1000] and returns it.
  @_disfavoredOverload
  public static func ~ (constraint: LayoutConstraint, priority: Float) -> LayoutConstraint {
    constraint ~ LayoutPriority(priority)
  }
}
