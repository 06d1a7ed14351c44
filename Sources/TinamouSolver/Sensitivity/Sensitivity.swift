/// How an optimum changes with the constants of some constraints, and how far.
///
/// A direction changes the constants of constraints together, each at its rate times one distance.
/// The basis says which rows determine the values, so the values are affine functions of the
/// distances. They stay optimal as long as no other row becomes violated and no conflict ends:
/// these are the conditions. So where they hold, the functions equal the solver's answer without a
/// solve. A preference about values that required equalities determine is no condition.
///
/// It never changes; as an object, reading a value copies none of its lists.
package final class Sensitivity: Sendable {
  /// An end of a direction.
  package struct End: Sendable {
    /// The limit of the distance; infinite if there is none.
    package var distance: Double
    /// The constraint that becomes tight or slack there, or whose conflict ends; `nil` for a row
    /// that the solver made.
    package var constraint: ConstraintID?
  }

  /// The side of zero on which a condition has to stay.
  enum Side { case notNegative, notPositive, zero }

  /// What has to stay true.
  struct Conditions: Sendable {
    /// The residuals of rows outside of the basis that change, and the contradictions of conflicts.
    fileprivate(set) var forms = AffineForms()
    fileprivate var sides: [Side] = []
    /// The constraint of each condition.
    fileprivate var constraints: [ConstraintID?] = []

    /// Adds a condition, unless all rates are zero: what does not change still holds.
    @inline(__always)
    mutating func require(
      _ side: Side, _ amount: Double, inputCount: Int,
      of constraint: @autoclosure () -> ConstraintID?,
      _ rate: (_ input: Int) -> Double
    ) {
      guard forms.append(amount, inputCount: inputCount, movesOnly: true, rate) else { return }
      sides.append(side)
      constraints.append(constraint())
    }

    fileprivate func measured(from origin: [Double]) -> Conditions {
      var measured = self
      measured.forms = forms.measured(from: origin)
      return measured
    }
  }

  /// The values before they are rounded to the public unit, by ``Variable/position``, as functions
  /// of the distances.
  package let values: AffineForms
  /// Whether required equalities alone determine a value, by ``Variable/position``.
  private let areGiven: [Bool]
  private let conditions: Conditions

  init(values: AffineForms, areGiven: [Bool], conditions: Conditions) {
    self.values = values
    self.areGiven = areGiven
    self.conditions = conditions
  }

  /// Returns the value of a variable now, and its rate in a direction.
  package func value(of variable: Variable, along direction: Int = 0) -> (
    value: Double, rate: Double
  ) {
    let position = variable.position
    if position < 0 || position >= values.count { return (0, 0) }
    return (values.constants[position], values.coefficient(of: direction, in: position))
  }

  /// Returns whether required equalities alone determine a variable, so that no preference moves
  /// it.
  package func isGiven(_ variable: Variable) -> Bool {
    areGiven.indices.contains(variable.position) && areGiven[variable.position]
  }

  /// Returns the same functions of other distances: those now are `origin` instead of zeros.
  package func measured(from origin: [Double]) -> Sensitivity {
    Sensitivity(
      values: values.measured(from: origin), areGiven: areGiven,
      conditions: conditions.measured(from: origin))
  }

  /// Returns whether the values at these distances are the solver's.
  package func holds(for distances: [Double]) -> Bool {
    let conditions = conditions
    let sides = conditions.sides.span
    return conditions.forms.evaluate(distances) { index, amount in
      switch sides[index] {
      case .notNegative: amount >= -Tolerance.contradiction
      case .notPositive: amount <= Tolerance.contradiction
      case .zero: abs(amount) <= Tolerance.contradiction
      }
    }
  }

  /// Returns the limits of the distance in one direction, while the others do not change: one of
  /// zero or less and one of zero or more.
  package func ends(along direction: Int = 0) -> (backward: End, forward: End) {
    var ends = Ends()
    let forms = conditions.forms
    for index in 0..<forms.count {
      let rate = forms.coefficient(of: direction, in: index)
      if rate == 0 { continue }
      let amount = forms.constants[index]
      let constraint = conditions.constraints[index]
      switch conditions.sides[index] {
      case .notPositive: ends.limit(amount, rate, constraint)
      case .notNegative: ends.limit(-amount, -rate, constraint)
      case .zero:
        // What has to be zero is so as long as it is no contradiction.
        let reach = max(Tolerance.contradiction, 2 * abs(amount))
        ends.limit(amount - reach, rate, constraint)
        ends.limit(-amount - reach, -rate, constraint)
      }
    }
    return (ends.backward, ends.forward)
  }

  private struct Ends {
    var backward = End(distance: -.infinity)
    var forward = End(distance: .infinity)

    /// Limits the distance so that `amount + rate * distance` does not become positive.
    mutating func limit(_ amount: Double, _ rate: Double, _ constraint: ConstraintID?) {
      let distance = -amount / rate
      if rate > 0, max(distance, 0) < forward.distance {
        forward = End(distance: max(distance, 0), constraint: constraint)
      }
      if rate < 0, min(distance, 0) > backward.distance {
        backward = End(distance: min(distance, 0), constraint: constraint)
      }
    }
  }
}
