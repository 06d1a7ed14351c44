import Testing
import TinamouSolver

/// Handles belong to the solver that made them.
@Suite struct HandleTests {
  private let solver = Solver.checked()
  private let other = Solver.checked()

  @Test func `a variable of another solver is unknown`() throws {
    let foreign = other.addVariable(name: "foreign")
    let own = solver.addVariable(name: "own")
    try solver.add(own == 3)
    expectUnknown(foreign) { _ = try solver.add(foreign == 1) }
    expectUnknown(foreign) { _ = try solver.add(own == foreign) }
    expectUnknown(foreign) { _ = try solver.addEditParameter(foreign, value: 1) }
    expectUnknown(foreign) { try solver.suggest(1, for: foreign) }
    expectUnknown(foreign) { try solver.remove(foreign) }
    expectUnknown(foreign) { _ = try solver.openRange(of: foreign) }
    expectUnknown(foreign) { _ = try solver.constraintsDetermining(foreign) }
    #expect(solver.value(of: foreign) == 0)
    #expect(solver.name(of: foreign) == nil)
    #expect(solver.value(of: own) == 3)
  }

  @Test func `a constraint of another solver is unknown`() throws {
    let x = solver.addVariable()
    let own = try solver.add(x == 3)
    let foreign = try other.add(other.addVariable() == 1, name: "foreign")
    expectUnknown(foreign) { try solver.remove(foreign) }
    expectUnknown(foreign) { try solver.setConstant(8, of: foreign) }
    expectUnknown(foreign) { try solver.setPriority(1, of: foreign) }
    expectUnknown(foreign) { try solver.setRelation(.equal, of: foreign) }
    expectUnknown(foreign) { try solver.setWeight(2, of: foreign) }
    expectUnknown(foreign) { try solver.setCoefficient(2, of: x, in: foreign) }
    expectUnknown(foreign) { try solver.replace(foreign, with: x == 8) }
    expectUnknown(foreign) { try solver.setActive(false, foreign) }
    expectUnknown(foreign) { _ = try solver.text(of: foreign) }
    #expect(!solver.isActive(foreign))
    #expect(solver.name(of: foreign) == nil)
    #expect(solver.isActive(own))
    #expect(solver.value(of: x) == 3)
  }

  @Test func `a place in the document order is taken once`() throws {
    let x = solver.addVariable()
    let place = DocumentOrder(.general, position: 7)
    let first = try solver.add(x <= 3, name: "first", order: place)
    try solver.add(x >= 1, order: DocumentOrder(.general, position: 9))
    let error = #expect(throws: SolverError.self) { try solver.add(x == 2, order: place) }
    guard case .orderTaken(place, by: first) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    let text = error.map { solver.text(of: $0) }
    #expect(text == "'first' has this place in the document order already")
    // Its slot is free together with the row itself, even within one update.
    try solver.update {
      try solver.remove(first)
      try solver.add(x == 2, order: place)
    }
    #expect(solver.value(of: x) == 2)
  }

  @Test func `of two variables with one order the first added comes first`() throws {
    let order = DocumentOrder(.general, position: 3)
    let first = solver.addVariable(order: order)
    let second = solver.addVariable(order: order)
    try solver.add(first + second == 100)
    // The last step of the staged rule: zero, the first variable strongest.
    #expect(solver.value(of: first) == 0)
    #expect(solver.value(of: second) == 100)
  }

  @Test func `rows that come in order in each group are not looked up`() throws {
    let solver = Solver.checked()
    try solver.update {
      for position in 1..<100 {
        let x = solver.addVariable()
        try solver.add(x >= 0, order: DocumentOrder(.system, position: UInt64(position)))
        try solver.add(
          x == 20, priority: 250, order: DocumentOrder(.intrinsic, position: UInt64(position)))
        try solver.add(x == 10, order: DocumentOrder(.general, position: UInt64(position)))
      }
    }
    #expect(solver.orderVisits == 0)
  }

  @Test func `the place of an edit parameter is taken`() throws {
    let x = solver.addVariable()
    try solver.addEditParameter(x, value: 1)
    let place = try #require(solver.model.rows.first?.order)
    let error = #expect(throws: SolverError.self) { try solver.add(x >= 0, order: place) }
    guard case .orderTaken(place, by: _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `an edit parameter comes after all constraints of the system`() throws {
    let x = solver.addVariable()
    let last = DocumentOrder(.system, position: (1 << 41) + 10)
    try solver.add(x >= 0, order: last)
    for _ in 0..<4 { try solver.addEditParameter(solver.addVariable(), value: 1) }
    let places = solver.model.rows.map(\.order)
    #expect(places.first == last)
    #expect(Set(places).count == 5)
    #expect(places.allSatisfy { $0.group == .system })
  }

  @Test(arguments: [false, true])
  func `a constraint without a place does not yield early because the one before does`(
    _ yieldsEarly: Bool
  ) throws {
    let solver = Solver.checked()
    let (unrelated, left, right) = (
      solver.addVariable(), solver.addVariable(), solver.addVariable()
    )
    try solver.add(
      unrelated == 0, order: DocumentOrder(.general, position: 5, yieldsEarly: yieldsEarly))
    try solver.add(left + right == 60)
    try solver.add(left == 50, priority: 500)
    try solver.add(right == 50, priority: 500)
    #expect([left, right].map { solver.value(of: $0) } == [50, 10])
    try solver.add(
      unrelated >= 0,
      order: DocumentOrder(.system, position: 1 << 41, part: 9, yieldsEarly: yieldsEarly))
    try solver.addEditParameter(left, value: 40, priority: 600)
    try solver.addEditParameter(right, value: 40, priority: 600)
    #expect([left, right].map { solver.value(of: $0) } == [40, 20])
  }

  @Test func `rows in any order look their places up in constant time each`() throws {
    var visits: [Int] = []
    for count in [1000, 8000] {
      let solver = Solver.checked()
      try solver.update {
        for number in 0..<count {
          // An odd factor visits every index once, in a scattered order.
          let place = DocumentOrder(.general, position: UInt64(number &* 7919 % count))
          let x = solver.addVariable(order: place)
          try solver.add(x == Double(number), order: place)
        }
      }
      visits.append(solver.orderVisits / count)
    }
    #expect(visits[0] < 40)
    #expect(visits[1] < 40)
  }

  private func expectUnknown(_ variable: Variable, _ call: () throws -> Void) {
    let error = #expect(throws: SolverError.self) { try call() }
    guard case .unknownVariable(variable) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  private func expectUnknown(_ constraint: ConstraintID, _ call: () throws -> Void) {
    let error = #expect(throws: SolverError.self) { try call() }
    guard case .unknownConstraint(constraint) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `edit parameters find places where a constraint has the last one of the system`()
    throws
  {
    let x = solver.addVariable()
    let last = DocumentOrder(.system, position: .max)
    let next = DocumentOrder(.intrinsic, position: 0)
    let between = DocumentOrder(.system, position: (1 << 41) + 1)
    for place in [last, next, between] { try solver.add(x >= 0, order: place) }
    for _ in 0..<3 { try solver.addEditParameter(solver.addVariable(), value: 1) }
    let places = solver.model.rows.map(\.order)
    #expect(Set(places).count == 6)
    #expect(places.count { $0.group == .system } == 5)
  }
}
