/// A row of an edit script: terms compared with a constant.
package struct ScriptRow: Hashable, Sendable {
  /// One variable of the script, by its number, times its coefficient.
  package struct Term: Hashable, Sendable {
    package var variable: Int
    package var coefficient: Double

    package init(_ variable: Int, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// A variable may occur in several terms, which then add up.
  package var terms: [Term]
  package var constant: Double
  /// The priorities of the two sides, `nil` if a side is free.
  package var below: Float?
  package var above: Float?
  package var weight: Double
  /// The place in the document order.
  package var order: UInt64

  package init(
    terms: [Term], constant: Double, below: Float?, above: Float?, weight: Double = 1,
    order: UInt64
  ) {
    self.terms = terms
    self.constant = constant
    self.below = below
    self.above = above
    self.weight = weight
    self.order = order
  }

  /// Whether one of its sides, or both, is required.
  package var isRequired: Bool { below == 1000 || above == 1000 }

  /// The terms at these values, without the constant.
  package func activity(at values: [Double]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
  }
}
