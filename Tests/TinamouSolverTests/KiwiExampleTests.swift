import Testing
import TinamouSolver

/// The examples of the documentation of kiwi (kiwisolver.readthedocs.io, "Kiwi solver basics" and
/// "Representing constraints"), written with this solver.
@Suite struct KiwiExampleTests {
  /// x1 >= 0, x2 <= 100, x2 >= x1 + 10, xm in the middle; x1 weakly at 40, xm dragged.
  private struct Segment {
    let solver = Solver.checked()
    let x1: Variable
    let xm: Variable
    let x2: Variable

    init() throws {
      x1 = solver.addVariable(name: "x1")
      xm = solver.addVariable(name: "xm")
      x2 = solver.addVariable(name: "x2")
      try solver.update {
        try solver.add(x1 >= 0)
        try solver.add(x2 <= 100)
        try solver.add(x2 >= x1 + 10)
        try solver.add(xm == (x1 + x2) / 2)
      }
    }

    var values: [Double] { [x1, xm, x2].map { solver.value(of: $0) } }
  }

  @Test func `the middle of a segment is dragged`() throws {
    let segment = try Segment()
    try segment.solver.add(segment.x1 == 40, priority: 250)
    try segment.solver.addEditParameter(segment.xm, value: 60, priority: 750)
    #expect(segment.values == [40, 60, 80])
    try segment.solver.suggest(90, for: segment.xm)
    #expect(segment.values == [80, 90, 100])
  }

  @Test func `a drag past the end stops where the constraints allow`() throws {
    let segment = try Segment()
    try segment.solver.addEditParameter(segment.xm, value: 60, priority: 750)
    try segment.solver.suggest(400, for: segment.xm)
    #expect(segment.values == [90, 95, 100])
    try segment.solver.suggest(-400, for: segment.xm)
    #expect(segment.values == [0, 5, 10])
  }

  @Test func `constraints are removed and added again`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable(name: "x")
    let weak = try solver.add(x == 10, priority: 50)
    #expect(solver.value(of: x) == 10)
    let strong = try solver.add(x == 20, priority: 750)
    #expect(solver.value(of: x) == 20)
    try solver.remove(strong)
    #expect(solver.value(of: x) == 10)
    try solver.remove(weak)
    #expect(solver.value(of: x) == 0)
  }

  @Test func `a stronger constraint wins whatever the number of weaker ones`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable(name: "x")
    try solver.update {
      for _ in 0..<1500 { try solver.add(x == 0, priority: 250) }
      try solver.add(x == 50, priority: 750)
    }
    #expect(solver.value(of: x) == 50)
  }

  @Test func `required constraints that contradict each other are refused`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable(name: "x")
    try solver.add(x >= 10)
    let error = #expect(throws: SolverError.self) { try solver.add(x <= 5) }
    guard case .conflict(let conflict) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(conflict.members.map(\.text) == ["x >= 10", "x <= 5"])
    #expect(solver.value(of: x) == 10)
  }
}
