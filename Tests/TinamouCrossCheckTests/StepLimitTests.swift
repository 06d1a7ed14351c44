import Testing
import TinamouSolver
import TinamouTestSupport

/// Updates that cannot be finished within the maximum number of steps.
@Suite struct StepLimitTests {
  private let solver = Solver.checked()
  private let left: Variable
  private let right: Variable

  /// right is 4 beyond left, which is at least 3; both as far to the left as possible.
  init() throws {
    left = solver.addVariable(name: "left")
    right = solver.addVariable(name: "right")
    try solver.update { () throws(SolverError) in
      try solver.add(left >= 3, name: "margin")
      try solver.add(right == left + 4, name: "gap")
      try solver.add(right == 0, priority: .defaultLow, name: "wish")
    }
  }

  /// Adds a program whose rows contain all of its variables.
  private func addProgram(sizes: ClosedRange<Int> = 20...30) throws(SolverError) {
    var generator = ProgramGenerator(seed: 4, stream: 0, sizes: sizes)
    let program = generator.makeCase(.mixed)
    try solver.update { () throws(SolverError) in _ = try program.state(to: solver) }
  }

  @Test(arguments: [0, 1, 5])
  func `an update beyond the limit is refused, names constraints and changes nothing`(
    _ limit: Int
  ) throws {
    solver.stepLimit = limit
    let error = #expect(throws: SolverError.self) { try addProgram() }
    guard case .stepLimitReached(let steps, let constraints) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(steps == limit + 1)
    #expect((1...20).contains(constraints.count))
    #expect([left, right].map { solver.value(of: $0) } == [3, 7])
    #expect(solver.certificate().isValid)
    try solver.add(left == 10)
    #expect([left, right].map { solver.value(of: $0) } == [10, 14])
    solver.stepLimit = nil
    try addProgram()
    #expect(solver.certificate().isValid)
  }

  @Test func `what is broken stays broken after a read gave up`() throws {
    solver.conflictPolicy = .relax
    let broken = try solver.add(left == 2)
    try addProgram(sizes: 8...10)
    let free = (0..<10).map { _ in solver.addVariable() }
    try solver.add(free.reduce(into: LinearExpression()) { $0 += $1 } == 100)
    solver.stepLimit = 0
    _ = solver.value(of: left)
    #expect(solver.statistics.abandonedCompletions == 1)
    #expect(solver.conflicts.map(\.broken) == [broken])
    solver.stepLimit = nil
    solver.conflictPolicy = .refuse
    try solver.add(free[0] == 70)
    #expect(solver.conflicts.map(\.broken) == [broken])
    #expect([left, right, free[0]].map { solver.value(of: $0) } == [3, 7, 70])
    #expect(solver.certificate().isValid)
  }

  /// The rows that wait for the next flush are those of the model then.
  @Test func `a constraint that is removed after a read gave up stays removed`() throws {
    try addProgram(sizes: 8...10)
    let free = (0..<10).map { _ in solver.addVariable() }
    try solver.add(free.reduce(into: LinearExpression()) { $0 += $1 } == 100)
    let removed = try solver.add(free[0] == 70)
    solver.stepLimit = 0
    _ = solver.value(of: left)
    solver.stepLimit = nil
    try solver.remove(removed)
    #expect(free.map { solver.value(of: $0) } == Array(repeating: 0, count: 9) + [100])
    #expect([left, right].map { solver.value(of: $0) } == [3, 7])
    #expect(solver.certificate().isValid)
  }
}
