import Testing
import TinamouSolver
import TinamouTestSupport

@Suite struct ConflictTests {
  @Test func `a conflict is irreducible and proves itself`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(Constraint(y, .lessThanOrEqual, 1000))
    let first = try solver.add(Constraint(x, .greaterThanOrEqual, 30), name: "left")
    let second = try solver.add(Constraint(y, .greaterThanOrEqual, 2 * x + 10))
    let error = #expect(throws: SolverError.self) {
      try solver.add(Constraint(y, .lessThanOrEqual, 50), name: "right")
    }
    guard case .conflict(let conflict) = error else {
      Issue.record("expected a conflict")
      return
    }
    #expect(conflict.members.prefix(2).map(\.constraint) == [first, second])
    #expect(conflict.members.count == 3)
    #expect(conflict.broken == conflict.members[2].constraint)
    // -2 (x >= 30) - (y - 2x >= 10) + (y <= 50) adds up to 0 <= 50 - 10 - 60 = -20.
    let scale = conflict.members[2].multiplier
    #expect(conflict.members.map { $0.multiplier / scale } == [-2, -1, 1])
    #expect(solver.name(of: first) == "left")
    // x >= 20, y - 2x >= -10 or y <= 70 would do.
    #expect(conflict.members.map(\.repair) == [-10, -20, 20])
    #expect(conflict.smallestRepair?.constraint == first)
  }

  @Test func `relaxing breaks the last of the set and keeps the rest`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let x = solver.addVariable()
    let late = try solver.add(
      Constraint(x, .equal, 5), order: DocumentOrder(.general, position: 9))
    #expect(solver.value(of: x) == 5)
    try solver.add(Constraint(x, .equal, 3), order: DocumentOrder(.general, position: 1))
    #expect(solver.value(of: x) == 3)
    #expect(solver.conflicts.map(\.broken) == [late])
    #expect(solver.certificate().isValid)
  }

  @Test func `a broken constraint comes back when its conflict goes away`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let x = solver.addVariable()
    let cause = try solver.add(Constraint(x, .lessThanOrEqual, 3))
    let broken = try solver.add(Constraint(x, .equal, 5))
    #expect(solver.conflicts.map(\.broken) == [broken])
    try solver.setConstant(4, of: cause)
    #expect(solver.conflicts.map(\.broken) == [broken])
    #expect(solver.value(of: x) == 4)
    try solver.setConstant(6, of: cause)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 5)
    try solver.setConstant(3, of: cause)
    #expect(solver.value(of: x) == 3)
    try solver.remove(cause)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: x) == 5)
  }

  @Test func `breaking a constraint frees those it had broken`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let x = solver.addVariable()
    let order = (0..<3).map { DocumentOrder(.general, position: $0) }
    let middle = try solver.add(Constraint(x, .equal, 2), order: order[1])
    let last = try solver.add(Constraint(x, .lessThanOrEqual, 1), order: order[2])
    #expect(solver.conflicts.map(\.broken) == [last])
    try solver.add(Constraint(x, .equal, 0), order: order[0])
    #expect(solver.conflicts.map(\.broken) == [middle])
    #expect(solver.value(of: x) == 0)
  }

  @Test func `a false constraint without variables is a conflict of its own`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let wrong = try solver.add(Constraint(LinearExpression(), .equal, 1))
    #expect(solver.conflicts.map { $0.members.map(\.constraint) } == [[wrong]])
    try solver.setConstant(0, of: wrong)
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `a refused update leaves no trace, then or later`() throws {
    let tried = Solver.checked()
    let spared = Solver.checked()
    let variables = [tried, spared].map { solver in (0..<3).map { _ in solver.addVariable() } }
    func both(_ edit: (Solver, [Variable]) throws -> Void) rethrows {
      try edit(tried, variables[0])
      try edit(spared, variables[1])
    }
    try both { solver, v in
      try solver.add(Constraint(v[0], .greaterThanOrEqual, 10))
      try solver.add(Constraint(v[0], .lessThanOrEqual, 20))
      try solver.add(Constraint(v[1], .equal, v[0] + 8, priority: .defaultHigh))
      try solver.add(Constraint(v[1] + v[2], .equal, 100))
    }
    for constant in [5.0, 7, 9.5] {
      #expect(throws: SolverError.self) {
        try tried.update { () throws(SolverError) in
          try tried.add(Constraint(variables[0][2], .equal, 1))
          let extra = tried.addVariable()
          try tried.add(Constraint(extra, .equal, 2 * variables[0][1]))
          try tried.add(
            Constraint(variables[0][0], .lessThanOrEqual, LinearExpression(constant: constant)))
        }
      }
      #expect(variables[0].map { tried.value(of: $0) } == variables[1].map { spared.value(of: $0) })
    }
    try both { solver, v in try solver.add(Constraint(v[0], .greaterThanOrEqual, 15)) }
    #expect(variables[0].map { tried.value(of: $0) } == variables[1].map { spared.value(of: $0) })
    #expect(tried.certificate().isValid)
  }

  @Test func `an error inside an update takes its edits back`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let held = try solver.add(Constraint(x, .equal, 4))
    #expect(throws: SolverError.self) {
      try solver.update { () throws(SolverError) in
        try solver.remove(held)
        try solver.add(Constraint(x, .equal, 9))
        try solver.add(Constraint(x, .equal, LinearExpression(constant: .nan)))
      }
    }
    #expect(solver.value(of: x) == 4)
    try solver.setConstant(6, of: held)
    #expect(solver.value(of: x) == 6)
  }

  /// Without rounding 2 (d / 6 term) and d / 3 cancel: the other three let the last one say c <= 36.
  @Test func `whether rows depend on each other does not depend on the order of additions`() throws
  {
    for variableOrder in permutations(of: [0, 1, 2, 3]) {
      for rowOrder in permutations(of: [0, 1, 2, 3]) {
        let solver = Solver.checked(conflictPolicy: .relax)
        var handles: [Int: Variable] = [:]
        for place in variableOrder {
          handles[place] = solver.addVariable(
            order: DocumentOrder(.general, position: UInt64(place)))
        }
        let v = try (0..<4).map { try #require(handles[$0]) }
        let constraints = [
          v[0] + 1.0 / 3 * v[3] <= 219,
          (8 + 1.0 / 6) * v[3] >= 2 * v[1] + 2 * v[2] - 0.5 * v[0] + 881.5,
          4 * v[3] <= v[1] + 422,
          v[2] >= 163.5,
        ]
        for place in rowOrder {
          try solver.add(
            constraints[place], order: DocumentOrder(.general, position: UInt64(place)))
        }
        #expect(solver.conflicts.count == 1, "variables \(variableOrder), rows \(rowOrder)")
      }
    }
  }

  /// The second and the fifth row say c >= 199, and the others then e >= 57. Where the fourth
  /// contradicts this, the second would only be off by 1/200,000 of what e is: less than rounding
  /// explains, but no number here is rounded.
  @Test(arguments: [
    (166.787109375 * 56.3, 1), (166.787109375 * 57 - 0x1p-10, 1), (166.787109375 * 57, 0),
  ])
  func
    `a contradiction of exact numbers is a conflict, however small and in whatever order they come`(
      limit: Double, conflicts: Int
    ) throws
  {
    let exactLimit = (limit * 1024).rounded() / 1024
    for rowOrder in permutations(of: [0, 1, 2, 3, 4, 5]) {
      let solver = Solver.checked(conflictPolicy: .relax)
      let (a, b, c) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
      let (d, e) = (solver.addVariable(), solver.addVariable())
      let constraints = [
        a == b - 165,
        d + 692.7451171875 * c >= 137936.2783203125,
        e == a - 3,
        166.787109375 * e <= exactLimit,
        d + 692.6826171875 * c == 137923.8408203125,
        d + 0.00390625 * b == 80.87890625,
      ]
      for place in rowOrder {
        try solver.add(
          constraints[place], order: DocumentOrder(.general, position: UInt64(place)))
      }
      #expect(solver.conflicts.count == conflicts, "rows \(rowOrder)")
      #expect(solver.certificate().isValid, "rows \(rowOrder)")
    }
  }
}
