import Testing
import TinamouPrograms
import TinamouSolver

/// The answers to linear programs of the literature, with their published optimum.
@Suite struct ProgramSolutionTests {
  private func isOptimal(_ solution: ProgramSolution) -> Bool {
    if case .optimal = solution.outcome { return solution.isProved }
    return false
  }

  @Test(arguments: [
    ("wyndor", -36), ("beale", -1.25), ("klee-minty", 10000), ("ranges", -5),
    ("names-with-spaces", 11),
  ])
  func `a program has its published optimum`(name: String, optimum: Double) throws {
    let solution = try ProgramSolution(fixture("\(name).mps"))
    #expect(isOptimal(solution))
    #expect(abs(solution.objective - optimum) <= 1e-9 * abs(optimum))
  }

  @Test func `duals are those of the textbook`() throws {
    // Hillier and Lieberman, Wyndor Glass: 3 x + 5 y, largest at (2, 6), shadow prices 0, 3/2 and 1.
    let solution = try ProgramSolution(
      ProgramFile(
        "maximize 3 x + 5 y\nst\n plant1: x <= 4\n plant2: 2 y <= 12\n plant3: 3 x + 2 y <= 18\nend"
      ))
    #expect(isOptimal(solution))
    #expect(solution.objective == 36)
    #expect(solution.values == [2, 6])
    #expect(solution.activities == [2, 12, 18])
    #expect(solution.duals.map { ($0 * 1e9).rounded() / 1e9 } == [0, 1.5, 1])
    #expect(solution.reducedCosts == [0, 0])
  }

  @Test func `the reduced cost of a column is the price of its bound`() throws {
    // y costs 3 and stays at its lower bound 2: one more costs 3 more, less the 1 that x then
    // saves.
    let solution = try ProgramSolution(
      ProgramFile("minimize x + 3 y\nst\n x + y >= 10\nbounds\n y >= 2\nend"))
    #expect(solution.objective == 14)
    #expect(solution.duals == [1])
    #expect(solution.reducedCosts == [0, 2])
  }

  @Test func `rows that cannot hold are listed, and no others`() throws {
    let solution = try ProgramSolution(fixture("infeasible.mps"))
    guard case .infeasible(let conflict) = solution.outcome else {
      Issue.record("the program is infeasible")
      return
    }
    #expect(conflict.members.map(\.description) == ["SUM: X + Y >= 4", "FIRST: X <= 1", "Y <= 2"])
  }

  @Test func `a program without an optimum is unbounded`() throws {
    let solution = try ProgramSolution(fixture("unbounded.mps"))
    guard case .unbounded = solution.outcome else {
      Issue.record("the program is unbounded")
      return
    }
  }

  @Test func `a program without an objective has the value of its constant`() throws {
    let solution = try ProgramSolution(ProgramFile("minimize 7\nst\n x >= 1\nend"))
    #expect(solution.objective == 7)
  }
}
