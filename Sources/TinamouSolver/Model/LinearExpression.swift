/// A sum of variables, each times a coefficient, plus a constant.
public struct LinearExpression: Sendable {
  /// One variable times its coefficient.
  public struct Term: Sendable {
    /// The variable.
    public var variable: Variable
    /// What the variable is multiplied by.
    public var coefficient: Double

    /// Makes a term.
    public init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms; a variable may occur in several, which then add up.
  public var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// Makes an expression from its terms and constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression of one variable.
  public init(_ variable: Variable) { self.init([Term(variable, 1)]) }

  /// Adds two expressions.
  public static func + (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs.terms + rhs.terms, constant: lhs.constant + rhs.constant)
  }

  /// Adds an expression and a variable.
  public static func + (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
    lhs + LinearExpression(rhs)
  }

  /// Subtracts one expression from another.
  public static func - (lhs: LinearExpression, rhs: LinearExpression) -> LinearExpression {
    lhs + -1 * rhs
  }

  /// Multiplies an expression.
  public static func * (factor: Double, expression: LinearExpression) -> LinearExpression {
    LinearExpression(
      expression.terms.map { Term($0.variable, factor * $0.coefficient) },
      constant: factor * expression.constant)
  }
}

extension Variable {
  /// Multiplies a variable.
  public static func * (factor: Double, variable: Variable) -> LinearExpression {
    LinearExpression([LinearExpression.Term(variable, factor)])
  }

  /// Adds two variables.
  public static func + (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) + LinearExpression(rhs)
  }

  /// Adds a variable and an expression.
  public static func + (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) + rhs
  }

  /// Subtracts one variable from another.
  public static func - (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) - LinearExpression(rhs)
  }

  /// Subtracts an expression from a variable.
  public static func - (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) - rhs
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a constant.
  public init(floatLiteral value: Double) { self.init(constant: value) }

  /// Makes a constant.
  public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}
