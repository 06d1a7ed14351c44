import Testing
import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// General linear programs, with the objective as a soft row: not layouts, but right all the same.
@Suite struct DenseProgramTests {
  @Test(arguments: [(5, 8), (12, 20), (25, 40), (40, 50)])
  func `a dense program has the optimum of GLPK`(_ variables: Int, _ rows: Int) throws {
    var random = SeededGenerator(seed: UInt64(variables * 1000 + rows))
    let solver = Solver()
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
}
