/// How the values of a solved model move while the constants of some constraints move together.
///
/// The constants grow by their rate times one distance. Between the two ends the same constraints
/// stay tight, so every value is `value + rate * distance`.
package struct Response: Sendable {
  /// Where a response ends.
  package struct End: Sendable {
    /// How far the constants can move; infinite if nothing ends the response.
    package var distance: Double
    /// The constraint that changes sides there, or whose conflict ends; `nil` for a row of the solver's own.
    package var constraint: ConstraintID?
  }

  /// The values before they are rounded to the public unit, by ``Variable/position``.
  package let values: [Double]
  /// What each value grows by while the distance grows by 1.
  package let rates: [Double]
  /// How far back the constants can move: a distance of zero or less.
  package let backward: End
  /// How far on the constants can move: a distance of zero or more.
  package let forward: End

  /// The value of a variable and what it grows by.
  package func value(of variable: Variable) -> (value: Double, rate: Double) {
    guard values.indices.contains(variable.position) else { return (0, 0) }
    return (values[variable.position], rates[variable.position])
  }
}
