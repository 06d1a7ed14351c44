extension LayoutExpression {
  /// Adds two sums.
  public static func + (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    LayoutExpression(left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Adds points to a sum.
  public static func + (left: LayoutExpression, right: Double) -> LayoutExpression {
    LayoutExpression(left.terms, constant: left.constant + right)
  }

  /// Subtracts a sum from another.
  public static func - (left: LayoutExpression, right: LayoutExpression) -> LayoutExpression {
    left + -1 * right
  }

  /// Subtracts points from a sum.
  public static func - (left: LayoutExpression, right: Double) -> LayoutExpression {
    left + -right
  }

  /// Multiplies a sum by a number.
  public static func * (factor: Double, sum: LayoutExpression) -> LayoutExpression {
    LayoutExpression(
      sum.terms.map { Term($0.anchor, factor * $0.coefficient) }, constant: factor * sum.constant)
  }

  /// Multiplies a sum by a number.
  public static func * (sum: LayoutExpression, factor: Double) -> LayoutExpression {
    factor * sum
  }

  /// Divides a sum by a number; after a division by zero, the activation of the constraint is
  /// refused.
  public static func / (sum: LayoutExpression, divisor: Double) -> LayoutExpression {
    LayoutExpression(
      sum.terms.map { Term($0.anchor, $0.coefficient / divisor) }, constant: sum.constant / divisor)
  }
}
