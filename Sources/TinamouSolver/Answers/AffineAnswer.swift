/// The values of variables as affine functions of the constants of some constraints: the inputs.
///
/// The basis says which rows the values follow from; the constants of these rows move the values
/// linearly. The values stay the optimum as long as no other row changes sides, and these are the
/// conditions: so the answer is the solver's, without the solver.
package struct AffineAnswer: Sendable {
  /// What a row that is not in the basis demands of its residual.
  enum Side { case notNegative, notPositive, zero }

  /// The values of each group of variables, in the order in which they were asked for.
  package private(set) var values: [AffineForms] = []
  /// The residuals of the rows that are not in the basis and depend on an input.
  private var residuals = AffineForms()
  private var sides: [Side] = []

  /// A slope of a residual that 1e5 points do not show.
  private static let stillSlope = 1e-12
  /// How far a row may be off, in points: less than any rounding of public values shows, and more
  /// than the rounding of the functions.
  private static let tolerance = 1e-7

  /// Whether the values are the solver's for these inputs.
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

  /// A value as the solver publishes it: a multiple of the public unit.
  package static func published(_ value: Double) -> Double {
    PublicUnit.round(value)
  }

  mutating func append(group: AffineForms) { values.append(group) }

  mutating func append(residual: ArraySlice<Double>, _ side: Side) {
    // What does not depend on the inputs goes on holding.
    if residual.dropLast().allSatisfy({ abs($0) < Self.stillSlope }) { return }
    residuals.append(residual)
    sides.append(side)
  }
}

extension Solver {
  /// Writes the values of variables as affine functions of the constants of constraints.
  ///
  /// - Parameters:
  ///   - groups: The variables whose values are wanted.
  ///   - inputs: The constraints whose constants are the inputs, in this order.
  /// - Returns: The functions; `nil` while a constraint is broken, or while the priorities alone do
  ///   not decide all values.
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
  /// What the terms of a constraint are compared with now.
  package func constant(of constraint: ConstraintID) throws(SolverError) -> Double {
    let row = try core.resolve(constraint)
    return core.currentConstant(of: row) / Double(core.rows[row].scale)
  }
}
