package import TinamouSolver

/// Compares a solver's answers with those of GLPK, which shares no code with this package, and in
/// doubt with those of exact arithmetic.
package enum CrossCheck {
  /// The answer for a model.
  package struct Solution: Sendable {
    /// The values of the variables, in document order.
    package let values: [Double]
    /// The indices of the broken rows, in document order.
    package let brokenRows: [Int]
  }

  /// The result of a comparison.
  package enum Comparison: Sendable {
    /// The answers agree.
    case agrees
    /// The right answer is another.
    case differs([Mismatch])
    /// There is no answer to rely on.
    case inconclusive(Undecided)
  }

  /// The largest number of rows and variables together for which a model is always solved exactly
  /// too.
  private static let smallSize = 14
  /// The tolerance for values: public values are rounded to multiples of 2^-20, about 1e-6.
  private static let valueTolerance = 1e-6
  private static let relativeTolerance = 1e-9

  /// Solves a model with GLPK or in exact arithmetic, without regard to the rows that it marks as
  /// broken.
  package static func solve(
    _ model: SolverModel, exactly: Bool = false
  ) throws(Undecided) -> Solution {
    if exactly { return try solveExactly(model) }
    let broken = try RequiredWalk(model).brokenRows()
    var program = try StagedProgram(model, withoutRows: broken)
    return Solution(values: try program.solve(), brokenRows: broken)
  }

  private static func solveExactly(_ model: SolverModel) throws(Undecided) -> Solution {
    guard let answer = ExactAnswer(model) else { throw .tooManyPivots }
    return Solution(values: answer.values.map(\.rounded), brokenRows: answer.brokenRows)
  }

  /// Compares the values and broken rows of a solver with GLPK's answer to its model.
  package static func compare(_ solver: Solver) -> Comparison {
    let model = solver.model
    return compare(model, values: model.variables.map { solver.value(of: $0) })
  }

  /// Compares values, and the rows marked as broken, with GLPK's answer.
  ///
  /// GLPK is independent of this package, but its arithmetic rounds. Its agreement suffices unless
  /// the model is small; otherwise exact arithmetic decides.
  package static func compare(_ model: SolverModel, values: [Double]) -> Comparison {
    let isSmall = model.rows.count + model.variables.count <= smallSize
    if !isSmall, let solution = try? solve(model),
      mismatches(of: model, values: values, with: solution).isEmpty
    {
      return .agrees
    }
    guard let answer = ExactAnswer(model) else { return .inconclusive(.tooManyPivots) }
    let exact = answer.values
    var mismatches = mismatches(
      of: model, values: values,
      with: Solution(values: exact.map(\.rounded), brokenRows: answer.brokenRows))
    // Without a tolerance the exact value tells which multiple of the public unit is nearest.
    if mismatches.isEmpty && model.hasExactNumbers {
      for (place, variable) in model.variables.enumerated()
      where abs(values[place]) <= Solver.largestNumber
        && !exact[place].isNearest(values[place], exponent: Int(PublicUnit.unit.exponent))
      {
        mismatches.append(
          .value(
            variable, place: place, found: values[place], expected: exact[place].rounded))
      }
    }
    return mismatches.isEmpty ? .agrees : .differs(mismatches)
  }

  private static func mismatches(
    of model: SolverModel, values: [Double], with solution: Solution
  ) -> [Mismatch] {
    var result: [Mismatch] = []
    let broken = Set(solution.brokenRows)
    for (number, row) in model.rows.enumerated() where row.isBroken != broken.contains(number) {
      result.append(.broken(row.id, expected: !row.isBroken))
    }
    if !result.isEmpty { return result }
    for (place, variable) in model.variables.enumerated() {
      let expected = solution.values[place]
      if !areEqual(values[place], expected) {
        result.append(.value(variable, place: place, found: values[place], expected: expected))
      }
    }
    if result.isEmpty { return [] }
    for level in model.levels(withoutRows: broken) {
      let found = model.error(at: level, values: values, withoutRows: broken)
      let expected = model.error(at: level, values: solution.values, withoutRows: broken)
      if abs(found - expected) > 1e-5 * max(1, abs(expected)) {
        result.append(.error(level, found: found, expected: expected))
      }
    }
    return result
  }

  private static func areEqual(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) <= valueTolerance + relativeTolerance * abs(second)
  }
}
