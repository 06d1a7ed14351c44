/// A sum of variables, each times a coefficient, plus a constant.
///
/// Written with the operators of `LinearExpression+Operators.swift`: `2 * x - y + 10`.
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

  /// The expression with another one, times a factor, added.
  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = LinearExpression(constant: constant + factor * other.constant)
    sum.terms.reserveCapacity(terms.count + other.terms.count)
    sum.terms += terms
    for term in other.terms { sum.terms.append(Term(term.variable, factor * term.coefficient)) }
    return sum
  }

  /// The expression with a variable, times a coefficient, added.
  func adding(_ variable: Variable, times coefficient: Double) -> LinearExpression {
    var sum = LinearExpression(constant: constant)
    sum.terms.reserveCapacity(terms.count + 1)
    sum.terms += terms
    sum.terms.append(Term(variable, coefficient))
    return sum
  }

  /// The expression with a constant added.
  func adding(_ number: Double) -> LinearExpression {
    LinearExpression(terms, constant: constant + number)
  }
}
