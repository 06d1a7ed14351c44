import Testing
import TinamouSolver

/// Several edit parameters: a window's width and height, and an inset.
@Suite struct SeveralParametersTests {
  private struct Window {
    let solver = Solver.checked(conflictPolicy: .relax)
    let width: Variable
    let height: Variable
    let inset: Variable
    let side: Variable
    let label: Variable

    /// A square as large as fits, a label beside it that wants 120, at least 40.
    init() throws {
      width = solver.addVariable()
      height = solver.addVariable()
      inset = solver.addVariable()
      side = solver.addVariable()
      label = solver.addVariable()
      try solver.addEditParameter(width, value: 400)
      try solver.addEditParameter(height, value: 300)
      try solver.addEditParameter(inset, value: 10)
      try solver.add(Constraint(side, .greaterThanOrEqual, 0))
      try solver.add(Constraint(side, .lessThanOrEqual, 1 * height - 2 * inset))
      try solver.add(Constraint(label + side + 2 * inset, .equal, 1 * width))
      try solver.add(Constraint(label, .greaterThanOrEqual, 40))
      try solver.add(Constraint(label, .equal, 120, priority: .defaultHigh))
      try solver.add(Constraint(side, .equal, 1 * height, priority: .defaultLow))
    }

    var values: [Double] { [width, height, inset, side, label].map { solver.value(of: $0) } }
  }

  @Test func `the pieces of one parameter hold where the others are`() throws {
    let window = try Window()
    let places: [(height: Double, inset: Double)] = [(300, 10), (120, 0), (500, 30), (50, 40)]
    for place in places {
      try window.solver.update { () throws(SolverError) in
        try window.solver.suggest(place.height, for: window.height)
        try window.solver.suggest(place.inset, for: window.inset)
      }
      let before = window.values
      let pieces = try window.solver.pieces(of: window.width, in: -50...900)
      #expect(window.values == before)
      for piece in pieces where piece.range.upperBound - piece.range.lowerBound > 0.01 {
        for share in [0.25, 0.5, 0.9] {
          let length = piece.range.upperBound - piece.range.lowerBound
          let point = piece.range.lowerBound + share * length
          try window.solver.suggest(point, for: window.width)
          let found = [window.side, window.label, window.height].map {
            piece.value(of: $0, at: point)
          }
          let expected = [window.side, window.label, window.height].map {
            window.solver.value(of: $0)
          }
          for (found, expected) in zip(found, expected) { #expect(abs(found - expected) < 1e-5) }
          #expect(piece.broken == window.solver.conflicts.map(\.broken))
        }
      }
      #expect(pieces.contains { !$0.broken.isEmpty })
    }
  }

  @Test func `parameters moved in one update cost one flush`() throws {
    let one = try Window()
    _ = one.values
    let start = one.solver.statistics
    try one.solver.update { () throws(SolverError) in
      try one.solver.suggest(500, for: one.width)
      try one.solver.suggest(350, for: one.height)
      try one.solver.suggest(12, for: one.inset)
    }
    let end = one.solver.statistics
    #expect(end.updates == start.updates + 1)
    // Each of the five variables is evaluated a few times, for its movement and for its value.
    #expect(end.evaluations - start.evaluations <= 5 * 4)
    let fresh = try Window()
    try fresh.solver.suggest(12, for: fresh.inset)
    try fresh.solver.suggest(500, for: fresh.width)
    try fresh.solver.suggest(350, for: fresh.height)
    #expect(one.values == fresh.values)
  }

  @Test func `a parameter that moves nothing follows one that stopped moving`() throws {
    let solver = Solver.checked()
    let (x, z) = (solver.addVariable(), solver.addVariable())
    for variable in [x, z] { try solver.add(variable <= 10) }
    try solver.addEditParameter(x, value: 5, priority: 500)
    try solver.addEditParameter(z, value: 20, priority: 500)
    try solver.suggest(6, for: x)
    for value in [20.0, 30] {
      try solver.suggest(value, for: x)
      #expect(solver.value(of: x) == 10)
    }
    try solver.suggest(25, for: z)
    #expect(solver.value(of: z) == 10)
  }
}
