import Testing
import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

@Suite struct ComparisonTests {
  private var tied: ModelBuilder {
    var model = ModelBuilder(variableCount: 2)
    model.add([1, 1], .equal, 100)
    model.add([1, 0], .equal, 40, .defaultLow)
    model.add([0, 1], .equal, 40, .defaultLow)
    return model
  }

  @Test func `the right values agree`() {
    guard case .agrees = CrossCheck.compare(tied.model, values: [60, 40]) else {
      Issue.record("expected agreement")
      return
    }
  }

  @Test func `another optimum is a mismatch of values only`() {
    guard case .differs(let mismatches) = CrossCheck.compare(tied.model, values: [50, 50]) else {
      Issue.record("expected a mismatch")
      return
    }
    let variables = tied.model.variables
    #expect(
      mismatches == [
        .value(variables[0], place: 0, found: 50, expected: 60),
        .value(variables[1], place: 1, found: 50, expected: 40),
      ])
  }

  @Test func `a worse value is also a mismatch of its priority`() {
    guard case .differs(let mismatches) = CrossCheck.compare(tied.model, values: [61, 39]) else {
      Issue.record("expected a mismatch")
      return
    }
    #expect(mismatches.contains(.error(.defaultLow, found: 22, expected: 20)))
  }

  @Test func `a difference beyond the snapping of public values counts`() {
    guard case .differs = CrossCheck.compare(tied.model, values: [60.000_003, 39.999_997]) else {
      Issue.record("expected a mismatch")
      return
    }
    guard case .agrees = CrossCheck.compare(tied.model, values: [60.000_000_4, 39.999_999_6])
    else {
      Issue.record("expected agreement")
      return
    }
  }

  @Test func `a row broken without need is a mismatch`() {
    var model = ModelBuilder(variableCount: 1)
    model.add([1], 5, below: .required, above: .required, isBroken: true)
    let expected = Mismatch.broken(model.model.rows[0].id, expected: false)
    guard case .differs([expected]) = CrossCheck.compare(model.model, values: [0]) else {
      Issue.record("expected a mismatch")
      return
    }
  }

  @Test func `a solver is compared by its own model and values`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let width = solver.addVariable()
    let height = solver.addVariable()
    try solver.add(Constraint(width, .greaterThanOrEqual, 10))
    try solver.add(Constraint(width, .lessThanOrEqual, 5))
    try solver.add(
      Constraint(height, .equal, 0.5 * LinearExpression(width), priority: .defaultHigh))
    guard case .agrees = CrossCheck.compare(solver) else {
      Issue.record("expected agreement")
      return
    }
  }
}
