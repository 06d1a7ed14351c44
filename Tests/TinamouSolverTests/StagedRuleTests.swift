import Testing
import TinamouTestSupport

@testable import TinamouSolver

/// Ties and ambiguous values: one answer for one model.
@Suite struct StagedRuleTests {
  @Test func `one upper bound alone is tight and ambiguous`() throws {
    let solver = Solver.checked()
    let top = solver.addVariable()
    try solver.add(Constraint(top, .lessThanOrEqual, 23))
    #expect(solver.value(of: top) == 23)
    #expect(solver.ambiguity().variables == [top])
    #expect(solver.value(of: top) == 23)
  }

  @Test func `a size that only has an upper bound is zero`() throws {
    let solver = Solver.checked()
    let width = solver.addVariable()
    try solver.add(
      Constraint(width, .greaterThanOrEqual, 0), order: DocumentOrder(.system, position: 0))
    try solver.add(Constraint(width, .lessThanOrEqual, 23))
    #expect(solver.value(of: width) == 0)
  }

  /// The cost of the limit reaches x as 9e-12 of itself.
  @Test func `a cost that small coefficients make small still decides`() throws {
    for first in 0..<4 {
      for second in 0..<4 where second != first {
        let solver = Solver.checked()
        let (w, x) = (solver.addVariable(), solver.addVariable())
        let (y, z) = (solver.addVariable(), solver.addVariable())
        let rows: [Constraint] = [
          Constraint(y - z, .equal, 0, priority: 250),
          Constraint(y - 807.529296875 * w, .greaterThanOrEqual, -137_959.509765625),
          Constraint(1.0068359375 * z - 0.00390625 * x, .equal, 134.09765625),
          Constraint(y - 807.5283203125 * w, .equal, 0, priority: 250),
        ]
        let rest = rows.indices.filter { $0 != first && $0 != second }
        try solver.update { () throws(SolverError) in
          for row in [first, second] + rest {
            try solver.add(rows[row], order: DocumentOrder(.general, position: UInt64(row)))
          }
        }
        // Tight: (807.529296875 - 807.5283203125) w = 137959.509765625.
        #expect(solver.value(of: w) == 141_270_538)
      }
    }
  }

  @Test func `a variable without constraints is zero and ambiguous`() {
    let solver = Solver.checked()
    let x = solver.addVariable()
    #expect(solver.value(of: x) == 0)
    #expect(solver.ambiguity().variables == [x])
  }

  @Test func `a determined variable stays determined beside an open one`() throws {
    let solver = Solver.checked()
    let fixed = solver.addVariable()
    let open = solver.addVariable()
    try solver.add(Constraint(fixed, .equal, 7))
    try solver.add(Constraint(open, .greaterThanOrEqual, 2 * fixed))
    #expect(solver.value(of: open) == 14)
    #expect(solver.ambiguity().variables == [open])
  }

  /// Two labels of 80 with equal priorities in a row: UIKit stretches the first and, when there is
  /// too little room, lets the first keep its width.
  @Test(arguments: [(200.0, 120.0, 80.0), (120.0, 80.0, 40.0), (160.0, 80.0, 80.0)])
  func `among equals the first takes the space and keeps it`(
    _ room: Double, _ first: Double, _ second: Double
  ) throws {
    let solver = Solver.checked()
    let widths = [solver.addVariable(), solver.addVariable()]
    for (index, width) in widths.enumerated() {
      try solver.add(
        Constraint(width, .greaterThanOrEqual, 0),
        order: DocumentOrder(.system, position: UInt64(index)))
      try solver.add(
        Constraint(width - 80, below: .defaultHigh, above: .defaultLow),
        order: DocumentOrder(.intrinsic, position: UInt64(index)))
    }
    try solver.add(Constraint(widths[0] + widths[1], .equal, LinearExpression(constant: room)))
    #expect(solver.value(of: widths[0]) == first)
    #expect(solver.value(of: widths[1]) == second)
    #expect(solver.ambiguity().isEmpty == (room == 160))
    #expect(solver.certificate().isValid)
  }

  /// Three labels of 80 in a stack that fills, with equal priorities: UIKit stretches and
  /// compresses the first.
  @Test(
    arguments: [(300, [140, 80, 80]), (200, [40, 80, 80]), (100, [0, 20, 80])]
      as [(Double, [Double])])
  func `of rows that yield early the first takes the space and gives it`(
    _ room: Double, _ expected: [Double]
  ) throws {
    for order in [[0, 1, 2], [2, 0, 1]] {
      let solver = Solver.checked()
      let widths = (0..<3).map { solver.addVariable(order: DocumentOrder(.general, position: $0)) }
      for index in order {
        try solver.add(
          Constraint(widths[index], .greaterThanOrEqual, 0),
          order: DocumentOrder(.system, position: UInt64(index)))
        try solver.add(
          Constraint(widths[index] - 80, below: .defaultHigh, above: .defaultLow),
          order: DocumentOrder(.intrinsic, position: UInt64(index), yieldsEarly: true))
      }
      try solver.add(
        Constraint(widths[0] + widths[1] + widths[2], .equal, LinearExpression(constant: room)))
      #expect(widths.map(solver.value) == expected)
      #expect(!solver.ambiguity().isEmpty)
    }
  }

  /// The groups are a part of the document order: intrinsic sizes come before everything else.
  @Test func `of rows that yield early in two groups the first group gives its space`() throws {
    for positions in [[1, 5], [5, 1], [3, 3]] as [[UInt64]] {
      let solver = Solver.checked()
      let widths = (0..<2).map { solver.addVariable(order: DocumentOrder(.general, position: $0)) }
      for (index, group) in [DocumentOrder.Group.general, .intrinsic].enumerated() {
        try solver.add(
          widths[index] == 80, priority: 500,
          order: DocumentOrder(group, position: positions[index], yieldsEarly: true))
        try solver.add(widths[index] >= 0)
      }
      try solver.add(widths[0] + widths[1] == 100)
      #expect(widths.map { solver.value(of: $0) } == [80, 20])
    }
  }

  /// A slot that is used again may still be in the list of what is open.
  @Test func `constraints that take the slots of others are listed once`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    for least in 1...5 {
      let constraint = try solver.add(x >= Double(least))
      #expect(solver.value(of: x) == Double(least))
      try solver.remove(constraint)
      let other = try solver.add(x >= Double(10 * least))
      #expect(solver.value(of: x) == Double(10 * least))
      try solver.remove(other)
      let variable = solver.addVariable()
      try solver.remove(variable)
    }
    #expect(solver.value(of: x) == 0)
    #expect(solver.core.face.list.count <= 3)
  }

  @Test func `an open sum has one answer in every order of edits`() throws {
    var answers: Set<[Double]> = []
    let x = DocumentOrder(.general, position: 0)
    let y = DocumentOrder(.general, position: 1)
    for sumFirst in [true, false] {
      for detour in [-50.0, 0, 30, 500] {
        let solver = Solver.checked()
        let variables = [solver.addVariable(order: x), solver.addVariable(order: y)]
        let sum = Constraint(variables[0] + variables[1], .equal, 100)
        let detourConstraint = Constraint(variables[1], .equal, LinearExpression(constant: detour))
        if sumFirst { try solver.add(sum, order: x) }
        let passing = try solver.add(detourConstraint, order: y)
        if !sumFirst { try solver.add(sum, order: x) }
        try solver.remove(passing)
        answers.insert(variables.map { solver.value(of: $0) })
      }
    }
    #expect(answers == [[0, 100]])
  }

  /// Two by two cells whose row sums and column sums are given and whose sizes are all tied: linear
  /// ranks tie again (1 + 4 = 2 + 3), so this needs true document order.
  @Test func `a grid of tied cells has one answer in every order of edits`() throws {
    var answers: Set<[Double]> = []
    for permutation in permutations(of: Array(0..<8)) where permutation[0] % 3 == 0 {
      let solver = Solver.checked()
      let cells = (0..<4).map {
        solver.addVariable(order: DocumentOrder(.general, position: UInt64($0)))
      }
      let constraints: [Constraint] =
        cells.map { Constraint($0, .equal, 40, priority: .defaultLow) } + [
          Constraint(cells[0] + cells[1], .equal, 100),
          Constraint(cells[2] + cells[3], .equal, 100),
          Constraint(cells[0] + cells[2], .equal, 100),
          Constraint(cells[1] + cells[3], .equal, 100),
        ]
      for index in permutation {
        try solver.add(
          constraints[index], order: DocumentOrder(.general, position: UInt64(index)))
      }
      answers.insert(cells.map { solver.value(of: $0) })
    }
    #expect(answers.count == 1)
  }
}
