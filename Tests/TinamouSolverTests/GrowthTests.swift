import Testing
import TinamouSolver

/// Work that grows no faster than the model, in counts: times would depend on the machine.
@Suite struct GrowthTests {
  @Test(arguments: [101, 1_001, 10_001])
  func `many soft equalities of one variable take one step to their median`(_ count: Int) throws {
    let solver = Solver()
    let width = solver.addVariable()
    // In an order without a pattern, with ties.
    let wishes = (0..<count).map { Double($0 * 7_919 % 1_009) }
    try solver.update { () throws(SolverError) in
      for wish in wishes {
        try solver.add(Constraint(width, .equal, wish, priority: 500))
      }
    }
    #expect(solver.value(of: width) == wishes.sorted()[count / 2])
    #expect(solver.certificate().isValid)
    let statistics = solver.statistics
    #expect(statistics.dualPivots + statistics.primalPivots <= 2)
    #expect(statistics.evaluations <= 4)
  }

  @Test func `soft equalities put in together answer like those put in one by one`() throws {
    let together = Solver()
    let oneByOne = Solver()
    let first = together.addVariable()
    let second = oneByOne.addVariable()
    func constraint(_ index: Int, on variable: Variable) -> Constraint {
      let wish = Double(index * 37 % 53) / 4
      let priority = Priority(index % 3 == 0 ? 250 : 750)
      return Constraint(variable, .equal, wish, priority: priority, weight: Double(1 + index % 5))
    }
    let count = 100
    for solver in [together, oneByOne] {
      let variable = solver === together ? first : second
      try solver.add(Constraint(variable, .lessThanOrEqual, 6))
    }
    try together.update { () throws(SolverError) in
      for index in 0..<count { try together.add(constraint(index, on: first)) }
    }
    for index in 0..<count { try oneByOne.add(constraint(index, on: second)) }
    #expect(together.value(of: first) == oneByOne.value(of: second))
    #expect(together.certificate().isValid)
  }

  @Test func `a conflict elsewhere does not keep many soft equalities out`() throws {
    let solver = Solver(conflictPolicy: .relax)
    let width = solver.addVariable()
    let height = solver.addVariable()
    try solver.update { () throws(SolverError) in
      try solver.add(Constraint(height, .equal, 1))
      try solver.add(Constraint(height, .equal, 2))
      for index in 0..<101 {
        try solver.add(Constraint(width, .equal, Double(index), priority: 500))
      }
    }
    #expect(solver.conflicts.count == 1)
    #expect(solver.value(of: width) == 50)
    #expect(solver.value(of: height) == 1)
  }

  /// Each level is too small by itself, so the conflicts are as long as the tree is deep.
  @Test func `nested conflicts are found, each with all rows above it`() throws {
    let solver = Solver(conflictPolicy: .relax)
    let depth = 200
    try solver.update { () throws(SolverError) in
      var outer = solver.addVariable()
      try solver.add(Constraint(outer, .equal, 100))
      for _ in 0..<depth {
        let inner = solver.addVariable()
        try solver.add(inner == outer - 4)
        try solver.add(inner >= 0)
        outer = inner
      }
    }
    let conflicts = solver.conflicts
    #expect(conflicts.count == depth - 25)
    #expect(conflicts.map(\.members.count) == Array(28...depth + 2))
  }
}
