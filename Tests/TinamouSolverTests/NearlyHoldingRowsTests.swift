import Testing
import TinamouTestSupport

@testable import TinamouSolver

/// Rows that agree except for the rounding of their numbers.
@Suite struct NearlyHoldingRowsTests {
  /// All orders of three rows.
  private static let orders = [
    [0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0],
  ]

  /// 0.1 + 0.2 is 2^-54 more than 0.3 in doubles.
  @Test func `the first rows in document order hold exactly, in whatever order they come`() throws {
    for order in Self.orders {
      let solver = Solver.checked()
      let (x, y) = (solver.addVariable(), solver.addVariable())
      let rows = [
        Constraint(x, .equal, 0.1), Constraint(y, .equal, 0.2), Constraint(x + y, .equal, 0.3),
      ]
      for row in order {
        try solver.add(rows[row], order: DocumentOrder(.general, position: UInt64(row)))
      }
      #expect(solver.unroundedValue(of: x) == 0.1)
      #expect(solver.unroundedValue(of: y) == 0.2)
      #expect(solver.conflicts.isEmpty)
    }
  }

  /// The relation of a sum to 0.3, its priority, and the second of its numbers.
  @Test(arguments: [
    (Relation.equal, Priority(750), 0.3 - 0.1), (.equal, Priority(250), 0.2),
    (.lessThanOrEqual, .required, 0.3 - 0.1), (.greaterThanOrEqual, .required, 0.2),
  ])
  func `a weaker row yields by the rounding of a stronger one`(
    relation: Relation, priority: Priority, expected: Double
  ) throws {
    for order in Self.orders {
      let solver = Solver.checked()
      let (x, y) = (solver.addVariable(), solver.addVariable())
      let rows = [
        Constraint(x, .equal, 0.1), Constraint(y, .equal, 0.2, priority: Priority(500)),
        Constraint(x + y, relation, 0.3, priority: priority),
      ]
      for row in order {
        try solver.add(rows[row], order: DocumentOrder(.general, position: UInt64(row)))
      }
      #expect(solver.unroundedValue(of: x) == 0.1)
      #expect(solver.unroundedValue(of: y) == expected)
    }
  }

  /// The inequality is first active, because y is pulled against it.
  @Test func `required equalities hold exactly rather than an inequality that they contradict`()
    throws
  {
    for order in Self.orders {
      let solver = Solver.checked()
      let (x, y) = (solver.addVariable(), solver.addVariable())
      try solver.add(Constraint(y, .equal, 100, priority: .defaultLow))
      let rows = [
        Constraint(x + y, .lessThanOrEqual, 0.3), Constraint(x, .equal, 0.1),
        Constraint(y, .equal, 0.2),
      ]
      for row in order {
        try solver.add(rows[row], order: DocumentOrder(.general, position: UInt64(row + 1)))
      }
      #expect(solver.unroundedValue(of: x) == 0.1)
      #expect(solver.unroundedValue(of: y) == 0.2)
    }
  }

  @Test func `when the first row leaves, the others take over, and back`() throws {
    let solver = Solver.checked()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = try solver.add(Constraint(y, .equal, 0.2))
    try solver.add(Constraint(x, .equal, 0.1))
    try solver.add(Constraint(x + y, .equal, 0.3))
    #expect(solver.unroundedValue(of: y) == 0.2)
    try solver.setActive(false, first)
    #expect(solver.unroundedValue(of: y) == 0.3 - 0.1)
    try solver.setActive(true, first)
    #expect(solver.unroundedValue(of: y) == 0.2)
  }

  /// Ten numbers of which many sums are known, each rounded by itself.
  @Test func `values do not depend on the order of edits, to the last bit`() throws {
    for seed in 0..<40 {
      var random = SeededGenerator(seed: UInt64(seed))
      let numbers = (0..<10).map { _ in random.number(-500...500) }
      let variables = (0..<10)
      var rows: [[(variable: Int, coefficient: Double)]] = variables.map { [($0, 1)] }
      for _ in 0..<15 {
        rows.append(
          random.shuffled(Array(variables)).prefix(3).map { ($0, random.pick([1, -1, 2.2, 0.35])) })
      }
      rows = random.shuffled(rows)
      func values() throws -> [Double] {
        let solver = Solver.checked()
        let handles = variables.map { _ in solver.addVariable() }
        for number in random.shuffled(Array(rows.indices)) {
          let sum = rows[number].reduce(0) { $0 + $1.coefficient * numbers[$1.variable] }
          let terms = rows[number].map {
            LinearExpression.Term(handles[$0.variable], $0.coefficient)
          }
          try solver.add(
            LinearExpression(terms) == sum,
            order: DocumentOrder(.general, position: UInt64(number)))
        }
        #expect(solver.conflicts.isEmpty)
        return handles.map { solver.unroundedValue(of: $0) }
      }
      let expected = try values()
      for _ in 0..<5 {
        #expect(try values() == expected, "seed \(seed)")
      }
    }
  }
}
