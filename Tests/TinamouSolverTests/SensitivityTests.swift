import Testing
import TinamouTestSupport

@testable import TinamouSolver

/// How an optimum moves with the constants of constraints.
@Suite struct SensitivityTests {
  private let solver = Solver.checked()
  private let window: Variable
  private let label: Variable
  private let width: ConstraintID

  init() throws {
    window = solver.addVariable()
    label = solver.addVariable()
    width = try solver.addEditParameter(window, value: 200)
  }

  @Test func `a preference about values that required equalities determine ends nothing`() throws {
    try solver.add(Constraint(label + 40, .equal, 1 * window))
    try solver.add(Constraint(label, .lessThanOrEqual, 100, priority: Priority(500)))
    let sensitivity = try solver.sensitivity(to: [[(width, 1)]])
    #expect(sensitivity.isGiven(label))
    #expect(sensitivity.ends().backward.distance == -.infinity)
    #expect(sensitivity.ends().forward.distance == .infinity)
    // A requirement does: at 160 - 100 the label would be too narrow.
    try solver.add(Constraint(label, .greaterThanOrEqual, 60))
    let limited = try solver.sensitivity(to: [[(width, 1)]])
    #expect(limited.ends().backward.distance == -100)
  }

  @Test func `a preference about values that another preference holds ends where it is met`() throws
  {
    try solver.add(Constraint(label + 40, .lessThanOrEqual, 1 * window))
    try solver.add(Constraint(label, .equal, 300, priority: Priority(500)))
    let sensitivity = try solver.sensitivity(to: [[(width, 1)]])
    #expect(!sensitivity.isGiven(label))
    // At 340 the label is as wide as it wants to be.
    #expect(sensitivity.ends().forward.distance == 140)
  }

  @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2]])
  func `the first of equalities that say the same determine values, whichever was solved first`(
    order: [Int]
  ) throws {
    let places = (0..<4).map { _ in solver.addVariable() }
    let equalities = [
      Constraint(1 * places[1], .equal, 1 * places[0]),
      Constraint(1 * places[2], .equal, 1 * places[1]),
      Constraint(1 * places[2], .equal, 1 * places[0]),
    ]
    let ids = try equalities.map { try solver.add($0) }
    let content = try solver.add(Constraint(places[3], .equal, 50, priority: Priority(250)))
    let size = try solver.add(Constraint(places[3], .equal, 50))
    for id in ids { try solver.setActive(false, id) }
    for index in order {
      try solver.setActive(true, ids[index])
      _ = solver.value(of: places[2])
    }
    let found = Set(solver.firstDeterminingConstraints())
    #expect(found.isSuperset(of: [ids[0], ids[1], size]))
    #expect(found.isDisjoint(with: [ids[2], content]))
  }

  @Test func `an equality takes the place of one that it needs, and no other of the same`() {
    // Both rows follow from 10 and 11 in the same way: 0 replaces 11, and 1 follows from 0 then.
    var choice = FirstRows(of: [10, 11])
    choice.add(0, followingFrom: [10: 1, 11: 1])
    choice.add(1, followingFrom: [10: 1, 11: 1])
    choice.exchange { $0 < $1 }
    #expect(choice.rows == [0, 10])
  }
}
