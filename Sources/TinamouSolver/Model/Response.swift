/// The changes of the values of a solved model when the constants of some constraints change
/// together.
///
/// Each constant grows by its rate times one distance. Between the two ends the same constraints
/// are tight, so every value is `value + rate * distance`.
package struct Response: Sendable {
  /// An end of a response.
  package struct End: Sendable {
    /// The limit of the distance; infinite if there is none.
    package var distance: Double
    /// The constraint that becomes tight or slack there, or whose conflict ends; `nil` for a row
    /// that the solver made.
    package var constraint: ConstraintID?
  }

  /// The values before they are rounded to the public unit, by ``Variable/position``.
  package let values: [Double]
  /// The change of each value when the distance grows by 1.
  package let rates: [Double]
  /// The limit backwards: a distance of zero or less.
  package let backward: End
  /// The limit forwards: a distance of zero or more.
  package let forward: End

  /// Returns the value of a variable and its rate.
  package func value(of variable: Variable) -> (value: Double, rate: Double) {
    guard values.indices.contains(variable.position) else { return (0, 0) }
    return (values[variable.position], rates[variable.position])
  }
}
