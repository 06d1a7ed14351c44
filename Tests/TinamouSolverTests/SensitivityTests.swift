import Testing
import TinamouSolver
import TinamouTestSupport

/// How an optimum moves with the constants of constraints.
@Suite struct SensitivityTests {
  private let solver = Solver.checked()
  private let window: Variable
  private let label: Variable
  private let width: ConstraintID

  init() throws {
    window = solver.addVariable()
    label = solver.addVariable()
    width = try solver.addEditParameter(window, value: 200)
  }

  @Test func `a preference about values that required equalities determine ends nothing`() throws {
    try solver.add(Constraint(label + 40, .equal, 1 * window))
    try solver.add(Constraint(label, .lessThanOrEqual, 100, priority: Priority(500)))
    let sensitivity = try solver.sensitivity(to: [[(width, 1)]])
    #expect(sensitivity.isGiven(label))
    #expect(sensitivity.ends().backward.distance == -.infinity)
    #expect(sensitivity.ends().forward.distance == .infinity)
    // A requirement does: at 160 - 100 the label would be too narrow.
    try solver.add(Constraint(label, .greaterThanOrEqual, 60))
    let limited = try solver.sensitivity(to: [[(width, 1)]])
    #expect(limited.ends().backward.distance == -100)
  }

  @Test func `a preference about values that another preference holds ends where it is met`() throws
  {
    try solver.add(Constraint(label + 40, .lessThanOrEqual, 1 * window))
    try solver.add(Constraint(label, .equal, 300, priority: Priority(500)))
    let sensitivity = try solver.sensitivity(to: [[(width, 1)]])
    #expect(!sensitivity.isGiven(label))
    // At 340 the label is as wide as it wants to be.
    #expect(sensitivity.ends().forward.distance == 140)
  }
}
