import Testing
import TinamouSolver

/// Constraints, conflicts and errors as they are printed.
@Suite struct TextTests {
  private let solver = Solver.checked()
  private let left: Variable
  private let right: Variable

  init() {
    left = solver.addVariable(name: "left")
    right = solver.addVariable(name: "right")
  }

  @Test func `a refused update prints its constraints with their names`() throws {
    try solver.add(left >= 20, name: "margin")
    let error = #expect(throws: SolverError.self) {
      try solver.update {
        try solver.add(right == left + 8, name: "gap")
        try solver.add(right <= 20)
      }
    }
    #expect(
      error.map { "\($0)" } == """
        these constraints cannot hold together:
          margin: left >= 20
          gap: right == left + 8
          right <= 20
        """)
  }

  @Test func `a conflict keeps its text when its constraints are gone`() throws {
    solver.conflictPolicy = .relax
    let first = try solver.add(left == 1, name: "first")
    try solver.add(left == 2)
    let conflict = try #require(solver.conflicts.first)
    try solver.remove(first)
    #expect(conflict.members.map(\.description) == ["first: left == 1", "left == 2"])
    #expect(conflict.members.map(\.name) == ["first", nil])
  }

  @Test func `a variable without a name has a short one`() throws {
    let row = try solver.add(solver.addVariable() - left == 4.5, priority: 250)
    #expect(try solver.text(of: row) == "v2 == left + 4.5 @250")
  }

  @Test func `errors name what they are about`() throws {
    let row = try solver.add(left == 1, name: "first")
    let inUse = #expect(throws: SolverError.self) { try solver.remove(left) }
    #expect(inUse.map { solver.text(of: $0) } == "left is still part of 'first'")
    #expect(inUse.map { "\($0)" } == "v0 is still part of constraint 0")
    try solver.remove(row)
    let gone = #expect(throws: SolverError.self) { try solver.remove(row) }
    #expect(
      gone.map { solver.text(of: $0) } == "'first' was removed or belongs to another solver")
    let priority = #expect(throws: SolverError.self) { try solver.add(left == 1, priority: 1001) }
    #expect(
      priority.map { "\($0)" } == "1001.0 is no priority: these lie above 0 and reach up to 1000")
  }
}
