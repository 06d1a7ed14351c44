import Testing
import TinamouSolver

/// The example that is worked by hand in Docs/Solver.md: two labels with equal priorities in a row.
@Suite struct WorkedExampleTests {
  private let solver = Solver.checked()
  private let window: Variable
  private let first: Variable
  private let second: Variable
  /// p, a, b and g of the document.
  private let rows: [ConstraintID]

  init() throws {
    let window = solver.addVariable()
    let first = solver.addVariable()
    let second = solver.addVariable()
    self.window = window
    self.first = first
    self.second = second
    rows = try solver.update { [solver] () throws(SolverError) in
      let parameter = try solver.addEditParameter(window, value: 200)
      let sizes = [
        try solver.add(
          Constraint(first - 60, below: .defaultHigh, above: .defaultLow),
          order: DocumentOrder(.intrinsic, position: 0)),
        try solver.add(
          Constraint(second - 50, below: .defaultHigh, above: .defaultLow),
          order: DocumentOrder(.intrinsic, position: 1)),
      ]
      let sum = try solver.add(
        Constraint(first + second + 8, .equal, LinearExpression(window)))
      return [parameter] + sizes + [sum]
    }
  }

  @Test func `the widths along a drag are those of the table`() throws {
    let told = [
      (200.0, 142.0, 50.0), (150, 92, 50), (118, 60, 50), (100, 60, 32), (90, 60, 22),
      (150, 92, 50),
    ]
    for (room, firstWidth, secondWidth) in told {
      try solver.suggest(room, for: window)
      #expect(solver.value(of: first) == firstWidth)
      #expect(solver.value(of: second) == secondWidth)
      #expect(solver.certificate().isValid)
      #expect(solver.ambiguity().isEmpty == (room == 118))
    }
  }

  @Test func `the multipliers at the priorities are those told`() throws {
    #expect(multipliers(at: .defaultLow) == [-1, 1, 1, -1])
    try solver.suggest(100, for: window)
    #expect(multipliers(at: .defaultHigh) == [1, -1, -1, 1])
  }

  @Test func `the steps are as many as told`() throws {
    #expect(solver.value(of: first) == 142)
    #expect(steps == [1, 1, 6])
    try solver.suggest(201, for: window)
    #expect(steps == [1, 1, 8])
    try solver.suggest(150, for: window)
    #expect(steps == [1, 1, 8])
    try solver.suggest(100, for: window)
    #expect(solver.value(of: second) == 32)
    #expect(steps == [2, 1, 10])
  }

  /// Dual pivots, primal pivots and evaluations so far.
  private var steps: [Int] {
    let statistics = solver.statistics
    return [statistics.dualPivots, statistics.primalPivots, statistics.evaluations]
  }

  /// The multipliers of p, a, b and g, which are zero at every other priority.
  private func multipliers(at priority: Priority) -> [Double] {
    let certified = solver.certificate().rows
    return rows.map { row in
      let multiplier = certified.first { $0.constraint == row }?.multiplier ?? []
      #expect(multiplier.map(\.priority) == [priority])
      return multiplier.first?.value ?? 0
    }
  }
}
