import Testing
import TinamouTestSupport

@testable import TinamouSolver

/// The constant of one constraint that changes again and again, as while a finger drags a view.
@Suite struct RepeatedChangeTests {
  /// Views in a row, each 10 wide, with gaps of 8, in a window; the row ends inside it.
  private struct Row {
    let solver: Solver
    let window: Variable
    var edges: [Variable] = []
    var gaps: [ConstraintID] = []
    var limit: ConstraintID

    init(_ count: Int, policy: ConflictPolicy = .refuse) throws(SolverError) {
      let solver = Solver.checked(conflictPolicy: policy)
      let window = solver.addVariable()
      try solver.addEditParameter(window, value: 1000)
      var edge = solver.addVariable()
      edges.append(edge)
      try solver.add(edge == 0)
      for _ in 1..<count {
        let next = solver.addVariable()
        gaps.append(try solver.add(2 * next == 2 * edge + 36, name: "gap"))
        edge = next
        edges.append(edge)
      }
      limit = try solver.add(edge <= window)
      self.solver = solver
      self.window = window
    }

    var values: [Double] { (edges + [window]).map { solver.value(of: $0) } }

    /// Sets the distance after the first view.
    func setGap(_ gap: Double) throws(SolverError) {
      try solver.setConstant(2 * gap, of: gaps[0])
    }
  }

  @Test func `evaluates nothing from the third change on`() throws {
    let row = try Row(20)
    for gap in [20.0, 21] { try row.setGap(gap) }
    let start = row.solver.statistics
    for step in 0..<100 {
      let gap = 22 + Double(step) / 3
      try row.setGap(gap)
      #expect(abs(row.values[19] - (gap + 18 * 18)) < 1e-6)
    }
    let end = row.solver.statistics
    #expect(end.evaluations == start.evaluations)
    #expect(end.updates == start.updates + 100)
    #expect(try row.solver.constant(of: row.gaps[0]) == 2 * (22 + 33))
  }

  @Test func `has the values of a new solver to the last bit`() throws {
    var random = SeededGenerator(seed: 5)
    let row = try Row(12, policy: .relax)
    var priority = Priority.required
    var width = 1000.0
    for _ in 0..<300 {
      switch random.integer(0...9) {
      case 0:
        width = random.number(0...400)
        try row.solver.suggest(width, for: row.window)
      case 1: try row.solver.setConstant(random.number(0...80), of: row.gaps[3])
      case 2: try row.solver.setActive(random.chance(0.5), row.limit)
      case 3:
        priority = random.pick([.required, .defaultLow])
        try row.solver.setPriority(priority, of: row.gaps[0])
      default: try row.setGap(random.number(-50...400))
      }
      let other = try Row(12, policy: .relax)
      try other.solver.update { () throws(SolverError) in
        try other.solver.setPriority(priority, of: other.gaps[0])
        for gap in [0, 3] {
          try other.solver.setConstant(row.solver.constant(of: row.gaps[gap]), of: other.gaps[gap])
        }
        try other.solver.setActive(row.solver.isActive(row.limit), other.limit)
        try other.solver.suggest(width, for: other.window)
      }
      #expect(row.values == other.values)
      let broken = [row, other].map { $0.solver.conflicts.map(\.broken.index) }
      #expect(broken[0] == broken[1])
    }
  }

  @Test func `refuses what one change would, and changes nothing`() throws {
    let row = try Row(20)
    for gap in [20.0, 30, 40] { try row.setGap(gap) }
    let before = row.values
    #expect(throws: SolverError.self) { try row.setGap(700) }
    for number in [Double.infinity, .nan] {
      #expect(isOutOfRange { () throws(SolverError) in try row.setGap(number) })
    }
    #expect(row.values == before)
    try row.setGap(41)
    #expect(row.values[1] == 41)
  }

  @Test func `can be removed while it changes`() throws {
    let row = try Row(3)
    for gap in [20.0, 30, 40] { try row.setGap(gap) }
    try row.solver.remove(row.gaps[0])
    #expect(throws: SolverError.self) { try row.setGap(50) }
    try row.solver.add(row.edges[1] == 7)
    #expect(row.values == [0, 7, 25, 1000])
  }

  @Test func `does not stop the window for a change of few variables`() throws {
    let row = try Row(50)
    let label = row.solver.addVariable()
    let size = try row.solver.add(label == 5)
    for width in [990.0, 980] { try row.solver.suggest(width, for: row.window) }
    for edge in row.edges { try row.solver.add(row.solver.addVariable() == row.window - edge) }
    _ = row.values
    let start = row.solver.statistics
    for step in 0..<20 { try row.solver.setConstant(Double(step), of: size) }
    #expect(row.solver.statistics.evaluations == start.evaluations + 20)
  }

  @Test func `a parameter without limits refuses numbers out of range`() throws {
    let solver = Solver.checked()
    let width = solver.addVariable()
    try solver.addEditParameter(width, value: 1)
    for value in [2.0, 3] { try solver.suggest(value, for: width) }
    for value in [Double.infinity, -.infinity, 1e300] {
      #expect(isOutOfRange { () throws(SolverError) in try solver.suggest(value, for: width) })
    }
    #expect(solver.value(of: width) == 3)
  }

  private func isOutOfRange(_ edit: () throws(SolverError) -> Void) -> Bool {
    do throws(SolverError) {
      try edit()
      return false
    } catch {
      if case .numberOutOfRange = error { return true }
      return false
    }
  }
}
