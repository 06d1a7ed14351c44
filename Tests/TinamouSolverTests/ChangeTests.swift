import Testing
import TinamouSolver

/// Changing a live constraint in place.
@Suite struct ChangeTests {
  /// x wants 10 at 250 and is at most 40 at 750; y is required to be 2 above x.
  private struct Model {
    let solver = Solver.checked()
    let x: Variable
    let y: Variable
    let wish: ConstraintID
    let limit: ConstraintID
    let link: ConstraintID

    init() throws {
      x = solver.addVariable()
      y = solver.addVariable()
      wish = try solver.add(Constraint(x, .equal, 10, priority: .defaultLow))
      limit = try solver.add(Constraint(x, .lessThanOrEqual, 40, priority: .defaultHigh))
      link = try solver.add(Constraint(y, .equal, x + 2))
    }

    var values: [Double] { [solver.value(of: x), solver.value(of: y)] }
  }

  @Test func `a priority changes in place, through required and back`() throws {
    let model = try Model()
    try model.solver.setConstant(60, of: model.wish)
    #expect(model.values == [40, 42])
    try model.solver.setPriority(.required, of: model.wish)
    #expect(model.values == [60, 62])
    try model.solver.setPriority(Priority(1), of: model.wish)
    #expect(model.values == [40, 42])
    try model.solver.setPriority(Priority(0.5), of: model.limit)
    #expect(model.values == [60, 62])
    #expect(model.solver.certificate().isValid)
  }

  @Test func `a priority out of range is refused even where no side has one`() throws {
    let model = try Model()
    try model.solver.setPriorities(below: nil, above: nil, of: model.wish)
    for priority in [Priority(1001), Priority(.nan), Priority(0)] {
      #expect(throws: SolverError.self) { try model.solver.setPriority(priority, of: model.wish) }
    }
  }

  @Test func `a relation changes in place`() throws {
    let model = try Model()
    try model.solver.setRelation(.greaterThanOrEqual, of: model.limit)
    #expect(model.values == [40, 42])
    try model.solver.setRelation(.equal, of: model.limit)
    try model.solver.setConstant(70, of: model.limit)
    #expect(model.values == [70, 72])
    try model.solver.setRelation(.lessThanOrEqual, of: model.limit)
    #expect(model.values == [10, 12])
  }

  @Test func `a coefficient changes in place and may vanish`() throws {
    let model = try Model()
    try model.solver.setCoefficient(-3, of: model.x, in: model.link)
    #expect(model.values == [10, 32])
    try model.solver.setCoefficient(0, of: model.x, in: model.link)
    #expect(model.values == [10, 2])
    try model.solver.remove(model.wish)
    try model.solver.remove(model.limit)
    try model.solver.remove(model.x)
  }

  @Test func `a weight changes in place`() throws {
    let model = try Model()
    try model.solver.add(Constraint(model.x, .equal, 30, priority: .defaultLow))
    #expect(model.values == [10, 12], "errors upwards are avoided first")
    try model.solver.setWeight(0.5, of: model.wish)
    #expect(model.values == [30, 32])
  }

  @Test func `an inactive constraint keeps its name and place`() throws {
    let model = try Model()
    try model.solver.setActive(false, model.wish)
    #expect(!model.solver.isActive(model.wish))
    #expect(model.values == [40, 42])
    try model.solver.setConstant(25, of: model.wish)
    #expect(model.values == [40, 42])
    try model.solver.setActive(true, model.wish)
    #expect(model.values == [25, 27])
    #expect(throws: SolverError.self) { try model.solver.remove(model.x) }
  }

  @Test func `a replaced constraint takes the place of the old one`() throws {
    let model = try Model()
    try model.solver.replace(
      model.link, with: Constraint(model.x + model.y, .equal, 100))
    #expect(model.values == [10, 90])
  }

  @Test func `a refused change is taken back`() throws {
    let model = try Model()
    let other = try model.solver.add(Constraint(model.x, .lessThanOrEqual, 20))
    let before = model.values
    let changes: [(Solver) throws -> Void] = [
      { try $0.replace(other, with: Constraint(LinearExpression(), .equal, 1)) },
      { solver in
        try solver.update { () throws(SolverError) in
          try solver.setPriority(.required, of: model.wish)
          try solver.setConstant(30, of: model.wish)
          try solver.setCoefficient(4, of: model.y, in: model.link)
          try solver.setActive(false, model.limit)
        }
      },
    ]
    for change in changes {
      #expect(throws: SolverError.self) { try change(model.solver) }
      #expect(model.values == before)
      #expect(model.solver.isActive(model.limit))
    }
    try model.solver.setConstant(15, of: other)
    try model.solver.setConstant(50, of: model.wish)
    #expect(model.values == [15, 17])
  }

  @Test func `an edit parameter keeps its terms but not its priority`() throws {
    let solver = Solver.checked()
    let width = solver.addVariable()
    let row = try solver.addEditParameter(width, value: 100)
    #expect(throws: SolverError.self) { try solver.setRelation(.lessThanOrEqual, of: row) }
    #expect(throws: SolverError.self) { try solver.setCoefficient(2, of: width, in: row) }
    try solver.setPriority(.defaultHigh, of: row)
    try solver.add(Constraint(width, .lessThanOrEqual, 80))
    #expect(solver.value(of: width) == 80)
    for value in [70.0, 60, 90, 75] {
      try solver.suggest(value, for: width)
      #expect(solver.value(of: width) == min(80, value))
    }
  }

  @Test func `a variable taken out of the only constraint that mentions it can be removed`() throws
  {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let row = try solver.add(Constraint(x, .equal, 0))
    try solver.setCoefficient(0, of: x, in: row)
    try solver.remove(x)
    #expect(solver.model.variables.isEmpty)
    #expect(solver.certificate().isValid)
  }

  @Test func `an inactive parameter does not move what another one moves`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let still = try solver.addEditParameter(x, value: 10)
    try solver.addEditParameter(y, value: 20)
    try solver.setActive(false, still)
    try solver.suggest(30, for: y)
    let pieces = try solver.pieces(of: x, in: 0...100)
    #expect(pieces.map { $0.value(of: y, at: 70) } == [30])
    #expect(pieces.map { $0.slope(of: y) } == [0])
  }
}
