import Testing
import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// General linear programs, with the objective as a soft row: not layouts, but right all the same.
@Suite struct DenseProgramTests {
  @Test(arguments: [(5, 8), (12, 20), (25, 40), (40, 50)])
  func `a dense program has the optimum of GLPK`(_ variables: Int, _ rows: Int) throws {
    var random = SeededGenerator(seed: UInt64(variables * 1000 + rows))
    let solver = Solver.checked()
    let unknowns = (0..<variables).map { _ in solver.addVariable() }
    func number() -> Double { Double(Int(random.next() % 2001)) / 100 - 5 }
    try solver.update { () throws(SolverError) in
      for unknown in unknowns {
        try solver.add(Constraint(unknown, .greaterThanOrEqual, 0))
      }
      for _ in 0..<rows {
        let terms = unknowns.map { LinearExpression.Term($0, abs(number()) + 0.25) }
        try solver.add(
          Constraint(
            LinearExpression(terms), .lessThanOrEqual,
            LinearExpression(constant: 100 + abs(number()))))
      }
      let profit = unknowns.map { LinearExpression.Term($0, number()) }
      try solver.add(
        Constraint(LinearExpression(profit), .equal, 1e6, priority: .defaultHigh))
    }
    #expect(solver.certificate().isValid)
    let comparison = CrossCheck.compare(solver)
    guard case .agrees = comparison else {
      Issue.record("\(comparison)")
      return
    }
  }

  /// All sums hold at a point inside, so most of the many dimensions stay open at the optimum.
  @Test func `of many optimal points the kernel finds the one of the staged rule`() throws {
    var random = SeededGenerator(seed: 20_261_124)
    let solver = Solver.checked()
    let unknowns = (0..<60).map { _ in solver.addVariable() }
    let inside = unknowns.map { _ in Double(1 + random.below(5)) }
    func sum() -> (terms: LinearExpression, value: Double) {
      let coefficients = unknowns.map { _ in Double(1 + random.below(63)) / 8 }
      return (
        LinearExpression(zip(unknowns, coefficients).map { LinearExpression.Term($0, $1) }),
        zip(inside, coefficients).reduce(0) { $0 + $1.0 * $1.1 }
      )
    }
    try solver.update { () throws(SolverError) in
      for unknown in unknowns {
        try solver.add(unknown >= 0)
        try solver.add(unknown <= Double(5 + random.below(20)))
      }
      for _ in 0..<25 {
        let (terms, value) = sum()
        try solver.add(terms == value)
      }
      for _ in 0..<25 {
        let (terms, value) = sum()
        try solver.add(terms >= value - Double(random.below(200)))
      }
      try solver.add(unknowns[0] + unknowns[1] == 3, priority: .defaultHigh)
    }
    #expect(solver.statistics.kernelSolves == 1)
    #expect(solver.statistics.primalPivots < 5)
    #expect(solver.certificate().isValid)
    let comparison = CrossCheck.compare(solver)
    guard case .agrees = comparison else {
      Issue.record("\(comparison)")
      return
    }
  }
}
