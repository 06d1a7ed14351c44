/// The values of variables as affine functions of the constants of some constraints, the inputs.
///
/// The basis says which rows determine the values; the constants of these rows change the values
/// linearly. The values stay optimal as long as no other row becomes violated. These are the
/// conditions of the answer, so it equals the solver's answer without a solve.
package struct AffineAnswer: Sendable {
  /// The requirement of a row outside of the basis on its residual.
  enum Side { case notNegative, notPositive, zero }

  /// The values of each group of variables, in the order of the request.
  package private(set) var values: [AffineForms] = []
  /// The residuals of the rows outside of the basis that depend on an input.
  private var residuals = AffineForms()
  private var sides: [Side] = []

  /// A slope of a residual that is negligible even over 1e5 points.
  private static let stillSlope = 1e-12
  /// The largest error of a row, in points: less than rounding of public values can show, and more
  /// than the rounding of the functions.
  private static let tolerance = 1e-7

  /// Returns whether the values equal the solver's for these inputs.
  package func holds(for inputs: [Double]) -> Bool {
    let sides = sides.span
    return residuals.evaluate(inputs) { index, residual in
      switch sides[index] {
      case .notNegative: residual >= -Self.tolerance
      case .notPositive: residual <= Self.tolerance
      case .zero: abs(residual) <= Self.tolerance
      }
    }
  }

  mutating func append(group: AffineForms) { values.append(group) }

  mutating func append(residual: ArraySlice<Double>, _ side: Side) {
    // A row that does not depend on the inputs still holds.
    if residual.dropLast().allSatisfy({ abs($0) < Self.stillSlope }) { return }
    residuals.append(residual)
    sides.append(side)
  }
}

extension Solver {
  /// Returns the values of variables as affine functions of the constants of constraints.
  ///
  /// - Parameters:
  ///   - groups: The variables whose values are requested.
  ///   - inputs: The constraints whose constants are the inputs, in this order.
  /// - Returns: The functions; `nil` if a constraint is broken, or if the priorities alone do not
  ///   determine all values.
  /// - Throws: ``SolverError/unknownVariable(_:)`` or ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(number of terms times number of inputs).
  package func affineAnswer(
    for groups: [[Variable]], inputs: [ConstraintID]
  ) throws(SolverError) -> AffineAnswer? {
    var rows: [Int32] = []
    for input in inputs { rows.append(try core.resolve(input)) }
    var asked: [[Int32]] = []
    for group in groups {
      var variables: [Int32] = []
      for variable in group { variables.append(try core.resolve(variable)) }
      asked.append(variables)
    }
    return core.affineAnswer(for: asked, inputs: rows)
  }
}

extension Solver {
  /// Returns the present constant of a constraint.
  package func constant(of constraint: ConstraintID) throws(SolverError) -> Double {
    let row = try core.resolve(constraint)
    return core.currentConstant(of: row) / Double(core.rows[row].scale)
  }
}
