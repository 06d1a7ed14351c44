package import TinamouSolver

/// Compares a solver's answers with those of GLPK, which knows nothing of this package.
package enum CrossCheck {
  /// GLPK's answer to a model.
  package struct Solution: Sendable {
    /// The values of the variables, in document order.
    package let values: [Double]
    /// The numbers of the broken rows, in document order.
    package let brokenRows: [Int]
  }

  /// What a comparison found.
  package enum Comparison: Sendable {
    /// GLPK agrees.
    case agrees
    /// GLPK has a different answer.
    case differs([Mismatch])
    /// GLPK has no reliable answer.
    case inconclusive(Undecided)
  }

  /// Models of at most this many rows and variables together are always solved exactly too.
  private static let smallSize = 14
  /// Public values are rounded to multiples of 2^-20, about 1e-6.
  private static let valueTolerance = 1e-6
  private static let relativeTolerance = 1e-9

  /// GLPK's answer, whatever rows the model says are broken.
  package static func solve(
    _ model: SolverModel, exactly: Bool = false
  ) throws(Undecided) -> Solution {
    try solve(model, exactly ? .exact : .floating)
  }

  /// Compares the values and broken rows of a solver with GLPK's answer to its model.
  package static func compare(_ solver: Solver) -> Comparison {
    let model = solver.model
    return compare(model, values: model.variables.map { solver.value(of: $0) })
  }

  /// Compares values, and the rows marked as broken, with GLPK's answer.
  ///
  /// One run in floating point that agrees is enough, unless the model is small. A run that does
  /// not agree, or fails, is a doubt, which is settled by exact arithmetic. That has doubts of its
  /// own: GLPK first replaces each number by a simple fraction within 1e-9 of it, and coefficients
  /// such as 1/3 make required rows contradict each other in the last bit. So it is asked only where
  /// all numbers are short, else a second run in floating point along another path decides.
  package static func compare(_ model: SolverModel, values: [Double]) -> Comparison {
    let isShort = model.hasShortNumbers
    let isSmall = isShort && model.rows.count + model.variables.count <= smallSize
    var failure = Undecided.answersDiffer
    let floating = opinion(on: model, values: values, .floating, &failure)
    if floating?.agrees == true && !isSmall { return .agrees }
    let exact = isShort ? opinion(on: model, values: values, .exact, &failure) : nil
    if let exact, exact.agrees { return .agrees }
    if let exact, exact.solution.brokenRows == floating?.solution.brokenRows {
      return .differs(exact.mismatches)
    }
    if floating?.agrees == true { return .agrees }
    let advanced = opinion(on: model, values: values, .floatingAdvanced, &failure)
    if let advanced, advanced.agrees { return .agrees }
    if let advanced, let floating, areEqual(advanced.solution, floating.solution) {
      return .differs(floating.mismatches)
    }
    return .inconclusive(failure)
  }

  private struct Opinion {
    var solution: Solution
    var mismatches: [Mismatch]
    var agrees: Bool { mismatches.isEmpty }
  }

  private static func opinion(
    on model: SolverModel, values: [Double], _ arithmetic: LinearProgram.Arithmetic,
    _ failure: inout Undecided
  ) -> Opinion? {
    do throws(Undecided) {
      let solution = try solve(model, arithmetic)
      return Opinion(
        solution: solution, mismatches: mismatches(of: model, values: values, with: solution))
    } catch {
      failure = error
      return nil
    }
  }

  private static func solve(
    _ model: SolverModel, _ arithmetic: LinearProgram.Arithmetic
  ) throws(Undecided) -> Solution {
    let model = arithmetic == .exact ? model.withWholeNumbers : model
    let broken = try RequiredWalk(model).brokenRows(arithmetic)
    var program = try StagedProgram(model, withoutRows: broken, arithmetic: arithmetic)
    return Solution(values: try program.solve(), brokenRows: broken)
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

  private static func areEqual(_ first: Solution, _ second: Solution) -> Bool {
    first.brokenRows == second.brokenRows
      && zip(first.values, second.values).allSatisfy { areEqual($0, $1) }
  }
}
