/// Sums, differences and multiples in the usual notation.
///
/// There is one overload for each pair of types, so that messages of the compiler mention these
/// three types.
extension LinearExpression {
  // MARK: Sums

  /// Adds two expressions.
  public static func + (left: Self, right: Self) -> Self { left.adding(right, times: 1) }

  /// Adds a variable.
  public static func + (left: Self, right: Variable) -> Self { left.adding(right, times: 1) }

  /// Adds a variable.
  public static func + (left: Variable, right: Self) -> Self { Self(left).adding(right, times: 1) }

  /// Adds a number.
  public static func + (left: Self, right: Double) -> Self { left.adding(right) }

  /// Adds a number.
  public static func + (left: Double, right: Self) -> Self { right.adding(left) }

  /// Adds an expression to this one.
  public static func += (left: inout Self, right: Self) { left.add(right, times: 1) }

  /// Adds a variable to this expression.
  public static func += (left: inout Self, right: Variable) { left.terms.append(Term(right, 1)) }

  /// Adds a number to this expression.
  public static func += (left: inout Self, right: Double) { left.constant += right }

  // MARK: Differences

  /// Subtracts one expression from another.
  public static func - (left: Self, right: Self) -> Self { left.adding(right, times: -1) }

  /// Subtracts a variable.
  public static func - (left: Self, right: Variable) -> Self { left.adding(right, times: -1) }

  /// Subtracts an expression from a variable.
  public static func - (left: Variable, right: Self) -> Self { Self(left).adding(right, times: -1) }

  /// Subtracts a number.
  public static func - (left: Self, right: Double) -> Self { left.adding(-right) }

  /// Subtracts an expression from a number.
  public static func - (left: Double, right: Self) -> Self {
    Self(constant: left).adding(right, times: -1)
  }

  /// Subtracts an expression from this one.
  public static func -= (left: inout Self, right: Self) { left.add(right, times: -1) }

  /// Subtracts a variable from this expression.
  public static func -= (left: inout Self, right: Variable) { left.terms.append(Term(right, -1)) }

  /// Subtracts a number from this expression.
  public static func -= (left: inout Self, right: Double) { left.constant -= right }

  /// The expression with the opposite sign.
  public static prefix func - (expression: Self) -> Self { -1 * expression }

  // MARK: Multiples

  /// Multiplies an expression by a number.
  public static func * (factor: Double, expression: Self) -> Self {
    Self(
      expression.terms.map { Term($0.variable, factor * $0.coefficient) },
      constant: factor * expression.constant)
  }

  /// Multiplies an expression by a number.
  public static func * (expression: Self, factor: Double) -> Self { factor * expression }

  /// Multiplies this expression by a number.
  public static func *= (expression: inout Self, factor: Double) {
    expression = factor * expression
  }

  /// Divides an expression by a number; after a division by zero, a solver refuses the result.
  public static func / (expression: Self, divisor: Double) -> Self {
    Self(
      expression.terms.map { Term($0.variable, $0.coefficient / divisor) },
      constant: expression.constant / divisor)
  }

  /// Divides this expression by a number; after a division by zero, a solver refuses the result.
  public static func /= (expression: inout Self, divisor: Double) {
    expression = expression / divisor
  }

}

extension Variable {
  /// Adds two variables.
  public static func + (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression([.init(left, 1), .init(right, 1)])
  }

  /// Adds a number to a variable.
  public static func + (left: Variable, right: Double) -> LinearExpression {
    LinearExpression([.init(left, 1)], constant: right)
  }

  /// Adds a variable to a number.
  public static func + (left: Double, right: Variable) -> LinearExpression { right + left }

  /// Subtracts one variable from another.
  public static func - (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression([.init(left, 1), .init(right, -1)])
  }

  /// Subtracts a number from a variable.
  public static func - (left: Variable, right: Double) -> LinearExpression { left + -right }

  /// Subtracts a variable from a number.
  public static func - (left: Double, right: Variable) -> LinearExpression { -1 * right + left }

  /// The variable with the opposite sign.
  public static prefix func - (variable: Variable) -> LinearExpression { -1 * variable }

  /// Multiplies a variable by a number.
  public static func * (factor: Double, variable: Variable) -> LinearExpression {
    LinearExpression([.init(variable, factor)])
  }

  /// Multiplies a variable by a number.
  public static func * (variable: Variable, factor: Double) -> LinearExpression {
    factor * variable
  }

  /// Divides a variable by a number; after a division by zero, a solver refuses the result.
  public static func / (variable: Variable, divisor: Double) -> LinearExpression {
    LinearExpression([.init(variable, 1 / divisor)])
  }
}
