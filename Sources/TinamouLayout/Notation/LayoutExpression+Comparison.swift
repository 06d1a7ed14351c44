public import TinamouSolver

// Each operator has two overloads on one concrete type, so that type checking is fast.

extension LayoutExpression {
  /// Makes an inactive required constraint: the left sum equals the right one.
  public static func == (left: LayoutExpression, right: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(left, .equal, right, location: .unknown)
  }

  /// Makes an inactive required constraint: the sum equals a number of points.
  public static func == (left: LayoutExpression, right: Double) -> LayoutConstraint {
    left == LayoutExpression(constant: right)
  }

  /// Makes an inactive required constraint: the left sum is at most the right one.
  public static func <= (left: LayoutExpression, right: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(left, .lessThanOrEqual, right, location: .unknown)
  }

  /// Makes an inactive required constraint: the sum is at most a number of points.
  public static func <= (left: LayoutExpression, right: Double) -> LayoutConstraint {
    left <= LayoutExpression(constant: right)
  }

  /// Makes an inactive required constraint: the left sum is at least the right one.
  public static func >= (left: LayoutExpression, right: LayoutExpression) -> LayoutConstraint {
    LayoutConstraint(left, .greaterThanOrEqual, right, location: .unknown)
  }

  /// Makes an inactive required constraint: the sum is at least a number of points.
  public static func >= (left: LayoutExpression, right: Double) -> LayoutConstraint {
    left >= LayoutExpression(constant: right)
  }
}

/// Lower than comparison: `a.leading == b.leading + 8 ~ .high`.
precedencegroup LayoutPriorityPrecedence {
  higherThan: LogicalConjunctionPrecedence
  lowerThan: ComparisonPrecedence
}

infix operator ~ : LayoutPriorityPrecedence

extension LayoutConstraint {
  /// Sets the priority of the constraint and returns the constraint.
  public static func ~ (
    constraint: LayoutConstraint, priority: LayoutPriority
  ) -> LayoutConstraint {
    constraint.priority = priority
    return constraint
  }

  /// Sets the priority of the constraint, in (0, 1000], and returns the constraint.
  @_disfavoredOverload
  public static func ~ (constraint: LayoutConstraint, priority: Float) -> LayoutConstraint {
    constraint ~ LayoutPriority(priority)
  }
}
