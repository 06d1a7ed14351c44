/// A sum of variables with coefficients, plus a constant.
///
/// Operators make expressions: `2 * x - y + 10`.
public struct LinearExpression: Sendable {
  /// A variable with its coefficient.
  public struct Term: Sendable {
    /// The variable.
    public var variable: Variable
    /// The factor of the variable.
    public var coefficient: Double

    /// Makes a term from a variable and its coefficient.
    public init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms; if a variable occurs in several terms, they add up.
  public var terms: [Term]
  /// The number that is added to the terms.
  public var constant: Double

  /// Makes an expression from its terms and a constant.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes an expression that is one variable.
  public init(_ variable: Variable) { self.init([Term(variable, 1)]) }

  /// Returns the expression plus another one times a factor.
  func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = LinearExpression(constant: constant)
    sum.terms.reserveCapacity(terms.count + other.terms.count)
    sum.terms += terms
    sum.add(other, times: factor)
    return sum
  }

  /// Adds another expression times a factor.
  mutating func add(_ other: LinearExpression, times factor: Double) {
    constant += factor * other.constant
    for term in other.terms { terms.append(Term(term.variable, factor * term.coefficient)) }
  }

  /// Returns the expression plus a variable times a coefficient.
  func adding(_ variable: Variable, times coefficient: Double) -> LinearExpression {
    var sum = LinearExpression(constant: constant)
    sum.terms.reserveCapacity(terms.count + 1)
    sum.terms += terms
    sum.terms.append(Term(variable, coefficient))
    return sum
  }

  /// Returns the expression plus a constant.
  func adding(_ number: Double) -> LinearExpression {
    LinearExpression(terms, constant: constant + number)
  }
}
