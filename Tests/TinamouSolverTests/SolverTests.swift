import Testing
import TinamouSolver

@Suite struct SolverTests {
  @Test func `values follow from required equalities`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(Constraint(y, .equal, x + 3))
    try solver.add(Constraint(x, .equal, 5))
    #expect(solver.value(of: x) == 5)
    #expect(solver.value(of: y) == 8)
    #expect(solver.certificate().isValid)
    #expect(solver.ambiguity().isEmpty)
  }

  @Test func `a soft constraint gives way as little as it must`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    try solver.add(Constraint(x, .equal, 100, priority: .defaultLow))
    #expect(solver.value(of: x) == 100)
    try solver.add(Constraint(x, .lessThanOrEqual, 60, priority: .defaultHigh))
    #expect(solver.value(of: x) == 60)
    try solver.add(Constraint(x, .lessThanOrEqual, 40))
    #expect(solver.value(of: x) == 40)
    #expect(solver.certificate().isValid)
  }

  @Test func `one constraint with two priorities is an intrinsic size`() throws {
    let solver = Solver.checked()
    let width = solver.addVariable()
    try solver.add(
      Constraint(width - 80, below: .defaultHigh, above: .defaultLow))
    try solver.add(Constraint(width, .equal, 120, priority: Priority(500)))
    #expect(solver.value(of: width) == 120)
    try solver.add(Constraint(width, .equal, 40, priority: Priority(501)))
    #expect(solver.value(of: width) == 80)
  }

  @Test func `weights decide within a priority`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    try solver.add(Constraint(x, .equal, 10, priority: .defaultLow, weight: 2))
    try solver.add(Constraint(x, .equal, 20, priority: .defaultLow, weight: 3))
    try solver.add(Constraint(x, .equal, 0, priority: .defaultLow, weight: 0.5))
    #expect(solver.value(of: x) == 20)
  }

  @Test func `any number of weak constraints loses to a strong one`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    try solver.update { () throws(SolverError) in
      for _ in 0..<1001 {
        try solver.add(Constraint(x, .equal, 0, priority: .defaultLow, weight: 1000))
      }
      try solver.add(Constraint(x, .equal, 1, priority: .defaultHigh, weight: 0.001))
    }
    #expect(solver.value(of: x) == 1)
    #expect(solver.certificate().isValid)
  }

  @Test func `every distinct priority is a level`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    try solver.update { () throws(SolverError) in
      for level in 1...999 {
        let value = LinearExpression(constant: Double(level))
        try solver.add(Constraint(x, .equal, value, priority: Priority(Float(level))))
      }
    }
    #expect(solver.value(of: x) == 999)
    try solver.add(Constraint(x, .equal, -1, priority: Priority(999.5)))
    #expect(solver.value(of: x) == -1)
  }

  @Test func `columns of equal width close a cycle`() throws {
    let solver = Solver.checked()
    let window = solver.addVariable()
    try solver.addEditParameter(window, value: 700)
    let columns = (0..<7).map { _ in (solver.addVariable(), solver.addVariable()) }
    try solver.update { () throws(SolverError) in
      try solver.add(Constraint(columns[0].0, .equal, 0))
      for (left, right) in zip(columns, columns.dropFirst()) {
        try solver.add(Constraint(right.0, .equal, left.0 + left.1 + 8))
        try solver.add(Constraint(right.1, .equal, LinearExpression(left.1)))
      }
      try solver.add(Constraint(columns[6].0 + columns[6].1, .equal, LinearExpression(window)))
    }
    for width in [700.0, 320, 1366, 700] {
      try solver.suggest(width, for: window)
      let expected = (width - 48) / 7
      for column in columns {
        #expect(abs(solver.value(of: column.1) - expected) < 1e-6)
      }
      #expect(solver.certificate().isValid)
    }
  }

  @Test func `public values are multiples of the public unit`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    try solver.add(Constraint(3 * x, .equal, 100))
    let value = solver.value(of: x)
    #expect(value * 0x1p20 == (value * 0x1p20).rounded())
    #expect(abs(value - 100.0 / 3) < 0x1p-20)
  }
}
