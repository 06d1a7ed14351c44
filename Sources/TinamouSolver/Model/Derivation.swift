/// Why a variable has its value: tight constraints whose contributions add up to it.
public struct Derivation: Sendable {
  /// A constraint and its contribution.
  public struct Term: Hashable, Sendable {
    /// The constraint, which holds with equality.
    public let constraint: ConstraintID
    /// The factor of the constraint.
    public let multiplier: Double
    /// The number that the terms of the constraint are equal to.
    public let constant: Double

    /// The contribution of the constraint to the value: the multiplier times the constant.
    public var contribution: Double { multiplier * constant }
  }

  /// The constraints, in document order. Multiplied by their factors, they add up to the variable
  /// alone, and their contributions add up to its value.
  public let terms: [Term]
  /// Variables that are zero because only the last step of the staged rule determines them.
  public let pulledToZero: [Variable]
  /// The sum of the contributions: the value before it is rounded to a multiple of 2^-20.
  public var value: Double { terms.reduce(0) { $0 + $1.contribution } }
}
