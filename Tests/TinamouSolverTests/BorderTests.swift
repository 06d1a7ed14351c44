import Testing
import TinamouSolver

/// Inputs that the solver refuses.
@Suite struct BorderTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity, 2.2e9])
  func `numbers that are not finite or too large are refused`(_ number: Double) throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let fine = try solver.add(Constraint(x, .equal, 3))
    try solver.addEditParameter(solver.addVariable(), value: 1)
    #expect(throws: SolverError.self) {
      try solver.add(Constraint(x, .equal, LinearExpression(constant: number)))
    }
    #expect(throws: SolverError.self) { try solver.add(Constraint(number * x, .equal, 1)) }
    #expect(throws: SolverError.self) { try solver.setConstant(number, of: fine) }
    #expect(throws: SolverError.self) {
      try solver.addEditParameter(x, value: number)
    }
    #expect(solver.value(of: x) == 3)
  }

  @Test(arguments: [Float(0), -250, 1000.5, .nan])
  func `priorities outside zero to one thousand are refused`(_ priority: Float) {
    let solver = Solver.checked()
    let x = solver.addVariable()
    #expect(throws: SolverError.self) {
      try solver.add(Constraint(x, .equal, 3, priority: Priority(priority)))
    }
  }

  @Test(arguments: [0.0, -1, .nan, .infinity])
  func `weights that are not positive are refused`(_ weight: Double) {
    let solver = Solver.checked()
    let x = solver.addVariable()
    #expect(throws: SolverError.self) {
      try solver.add(Constraint(x, .equal, 3, priority: .defaultLow, weight: weight))
    }
  }

  @Test func `handles of what was removed are refused`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable(name: "x")
    let constraint = try solver.add(Constraint(x, .equal, 3))
    let error = #expect(throws: SolverError.self) { try solver.remove(x) }
    guard case .variableInUse(x, by: constraint) = error else {
      Issue.record("expected the constraint that uses the variable")
      return
    }
    try solver.remove(constraint)
    #expect(throws: SolverError.self) { try solver.remove(constraint) }
    try solver.remove(x)
    #expect(throws: SolverError.self) { try solver.remove(x) }
    #expect(throws: SolverError.self) { try solver.add(Constraint(x, .equal, 3)) }
    let successor = solver.addVariable()
    #expect(successor != x)
    #expect(solver.name(of: successor) == nil)
    #expect(throws: SolverError.self) { try solver.suggest(3, for: successor) }
  }

  @Test func `an edit parameter is made once and goes with its variable`() throws {
    let solver = Solver.checked()
    let width = solver.addVariable()
    let row = try solver.addEditParameter(width, value: 320)
    #expect(throws: SolverError.self) { try solver.addEditParameter(width, value: 1) }
    try solver.suggest(507, for: width)
    #expect(solver.value(of: width) == 507)
    try solver.remove(width)
    #expect(throws: SolverError.self) { try solver.remove(row) }
  }
}
