/// Why a variable has its value: tight constraints whose constants add up to it.
public struct Derivation: Sendable {
  /// A constraint with its share.
  public struct Term: Hashable, Sendable {
    /// The constraint, which holds with equality.
    public let constraint: ConstraintID
    /// What the constraint is multiplied by.
    public let multiplier: Double
    /// What the terms of the constraint are equal to.
    public let constant: Double

    /// What the constraint contributes to the value.
    public var contribution: Double { multiplier * constant }

    package init(constraint: ConstraintID, multiplier: Double, constant: Double) {
      self.constraint = constraint
      self.multiplier = multiplier
      self.constant = constant
    }
  }

  /// The constraints, in document order. Their multiples add up to the variable alone, and their
  /// contributions to its value.
  public let terms: [Term]
  /// Variables that nothing but the last step of the staged rule determines: they are zero.
  public let pulledToZero: [Variable]
  /// The sum of the contributions: the value before it is rounded to the public unit.
  public let value: Double

  package init(terms: [Term], pulledToZero: [Variable]) {
    self.terms = terms
    self.pulledToZero = pulledToZero
    value = terms.reduce(0) { $0 + $1.contribution }
  }
}
