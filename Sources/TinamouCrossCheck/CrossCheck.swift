package import TinamouSolver

/// Compares a solver's answers with those of GLPK, which knows nothing of this package, and, in
/// doubt, with those of exact arithmetic.
package enum CrossCheck {
  /// The answer to a model.
  package struct Solution: Sendable {
    /// The values of the variables, in document order.
    package let values: [Double]
    /// The numbers of the broken rows, in document order.
    package let brokenRows: [Int]
  }

  /// What a comparison found.
  package enum Comparison: Sendable {
    /// The answers agree.
    case agrees
    /// The right answer is another.
    case differs([Mismatch])
    /// There is no answer to rely on.
    case inconclusive(Undecided)
  }

  /// Models of at most this many rows and variables together are always solved exactly too.
  private static let smallSize = 14
  /// Public values are rounded to multiples of 2^-20, about 1e-6.
  private static let valueTolerance = 1e-6
  private static let relativeTolerance = 1e-9

  /// GLPK's answer, or that of exact arithmetic, whatever rows the model says are broken.
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
  /// GLPK knows nothing of this package, but rounds: where it agrees, that is enough unless the model
  /// is small. Exact arithmetic settles the rest: it has the last word.
  package static func compare(_ model: SolverModel, values: [Double]) -> Comparison {
    let isSmall = model.rows.count + model.variables.count <= smallSize
    if !isSmall, let solution = try? solve(model),
      mismatches(of: model, values: values, with: solution).isEmpty
    {
      return .agrees
    }
    do throws(Undecided) {
      let solution = try solveExactly(model)
      let mismatches = mismatches(of: model, values: values, with: solution)
      return mismatches.isEmpty ? .agrees : .differs(mismatches)
    } catch {
      return .inconclusive(error)
    }
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
