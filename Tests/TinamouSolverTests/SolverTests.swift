import Testing
import TinamouSolver

@Suite struct SolverTests {
  @Test func `a required equality holds`() throws {
    let solver = Solver()
    let x = solver.addVariable(), y = solver.addVariable()
    try solver.add(Constraint(1 * LinearExpression(x), .equal, 5))
    try solver.add(Constraint(LinearExpression(y), .equal, LinearExpression(x) + 3))
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 8)
    #expect(solver.certificate().isValid)
  }

  @Test func `one upper bound alone is tight and ambiguous`() throws {
    let solver = Solver()
    let top = solver.addVariable()
    try solver.add(Constraint(LinearExpression(top), .lessThanOrEqual, 23))
    #expect(solver.value(of: top) == 23)
    #expect(solver.ambiguity().variables == [top])
    #expect(solver.value(of: top) == 23)
  }

  @Test func `a refused update changes nothing`() throws {
    let solver = Solver()
    let x = solver.addVariable()
    try solver.add(Constraint(LinearExpression(x), .greaterThanOrEqual, 10))
    try solver.add(Constraint(LinearExpression(x), .lessThanOrEqual, 20))
    #expect(solver.value(of: x) == 10)
    #expect(throws: SolverError.self) {
      try solver.add(Constraint(LinearExpression(x), .lessThanOrEqual, 5))
    }
    #expect(solver.value(of: x) == 10)
    try solver.add(Constraint(LinearExpression(x), .greaterThanOrEqual, 15))
    #expect(solver.value(of: x) == 15)
  }
}
