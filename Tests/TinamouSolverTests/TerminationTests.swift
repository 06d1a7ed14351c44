import Testing
import TinamouSolver

/// Programs on which simplex methods cycle or take exponentially many steps.
@Suite struct TerminationTests {
  /// E. M. L. Beale, Cycling in the dual simplex algorithm, 1955, in its usual form: least
  /// -3/4 x4 + 150 x5 - 1/50 x6 + 6 x7, which is -1/20.
  @Test(arguments: [false, true])
  func `Beale's example does not cycle`(_ oneByOne: Bool) throws {
    let solver = Solver.checked()
    let x = (0..<7).map { _ in solver.addVariable() }
    func sum(_ coefficients: [Double], from first: Int) -> LinearExpression {
      LinearExpression(
        coefficients.enumerated().map { LinearExpression.Term(x[first + $0], $1) })
    }
    let constraints =
      x.map { Constraint($0, .greaterThanOrEqual, 0) } + [
        Constraint(x[0] + sum([1.0 / 4, -60, -1.0 / 25, 9], from: 3), .equal, 0),
        Constraint(x[1] + sum([1.0 / 2, -90, -1.0 / 50, 3], from: 3), .equal, 0),
        Constraint(x[2] + x[5], .equal, 1),
        Constraint(
          sum([-3.0 / 4, 150, -1.0 / 50, 6], from: 3), .equal, -1000, priority: .defaultHigh),
      ]
    if oneByOne {
      for constraint in constraints.reversed() { try solver.add(constraint) }
    } else {
      try solver.update { () throws(SolverError) in
        for constraint in constraints { try solver.add(constraint) }
      }
    }
    let expected = [0.03, 0, 0, 0.04, 0, 1, 0]
    for (variable, value) in zip(x, expected) {
      #expect(abs(solver.value(of: variable) - value) < 1e-6)
    }
    #expect(solver.certificate().isValid)
  }

  /// V. Klee and G. J. Minty, How good is the simplex algorithm?, 1972: a cube whose corners a
  /// simplex method may visit one by one. The greatest sum of 2^(n-j) x_j is 5^n.
  @Test(arguments: 2...9)
  func `a Klee-Minty cube is solved`(_ dimensions: Int) throws {
    let solver = Solver.checked()
    let x = (0..<dimensions).map { _ in solver.addVariable() }
    func power(_ base: Double, _ exponent: Int) -> Double {
      (0..<exponent).reduce(1) { product, _ in product * base }
    }
    try solver.update { () throws(SolverError) in
      for variable in x { try solver.add(Constraint(variable, .greaterThanOrEqual, 0)) }
      for row in 0..<dimensions {
        var terms = (0..<row).map { LinearExpression.Term(x[$0], power(2, row - $0 + 1)) }
        terms.append(LinearExpression.Term(x[row], 1))
        try solver.add(
          Constraint(
            LinearExpression(terms), .lessThanOrEqual,
            LinearExpression(constant: power(5, row + 1))))
      }
      let objective = (0..<dimensions).map {
        LinearExpression.Term(x[$0], power(2, dimensions - 1 - $0))
      }
      try solver.add(
        Constraint(LinearExpression(objective), .equal, 9e6, priority: .defaultHigh))
    }
    for variable in x.dropLast() { #expect(abs(solver.value(of: variable)) < 1e-5) }
    #expect(abs(solver.value(of: x[dimensions - 1]) - power(5, dimensions)) < 1e-3)
    #expect(solver.certificate().isValid)
  }

  @Test func `a dense program that cannot hold is refused with a proof`() throws {
    let count = 60
    let solver = Solver.checked()
    let variables = (0..<count).map { _ in solver.addVariable() }
    func coefficient(_ row: Int, _ column: Int) -> Double {
      Double((row * 37 + column * 101 + row * column * 7) % 19 - 9)
    }
    var rows: [ConstraintID: [LinearExpression.Term]] = [:]
    let error = #expect(throws: SolverError.self) {
      try solver.update { () throws(SolverError) in
        var total = LinearExpression(constant: 0)
        for row in 0...count {
          let terms = (0..<count).map {
            LinearExpression.Term(variables[$0], coefficient(row, $0))
          }
          rows[try solver.add(LinearExpression(terms) <= Double(row % 7))] = terms
          total.terms += terms
        }
        let most = Double((0...count).reduce(0) { $0 + $1 % 7 })
        rows[try solver.add(total >= most + 1)] = total.terms
      }
    }
    guard case .conflict(let conflict) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    var sums: [Variable: Double] = [:]
    for member in conflict.members {
      for term in rows[member.constraint] ?? [] {
        sums[term.variable, default: 0] += member.multiplier * term.coefficient
      }
    }
    for sum in sums.values { #expect(abs(sum) < 1e-6) }
    #expect(solver.value(of: variables[0]) == 0)
  }

  @Test func `a sum of many open variables takes few rounds`() throws {
    let solver = Solver.checked()
    let variables = (0..<2000).map { _ in solver.addVariable() }
    try solver.add(LinearExpression(variables.map { .init($0, 1) }) == 10)
    #expect(solver.value(of: variables[1999]) == 10)
    #expect(solver.value(of: variables[0]) == 0)
    let statistics = solver.statistics
    #expect(statistics.dualPivots + statistics.primalPivots < 3 * 2000)
    #expect(statistics.evaluations < 20 * 2000)
  }
}
