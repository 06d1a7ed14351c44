import Testing
import TinamouTestSupport

@testable import TinamouSolver

/// The kernel for models that fill in, and its parts.
@Suite struct KernelTests {
  /// A square matrix with two to five entries a row, one of them on the diagonal.
  private static func matrix(_ count: Int, _ generator: inout SeededGenerator) -> [[ProgramTerm]] {
    (0..<count).map { place in
      var row = [place: 1 + Double(generator.below(8))]
      for _ in 0..<(1 + generator.below(4)) {
        row[generator.below(count)] = Double(1 + generator.below(30)) / 8
      }
      return row.sorted { $0.key < $1.key }.map {
        ProgramTerm(variable: $0.key, coefficient: $0.value)
      }
    }
  }

  private static func product(_ row: [ProgramTerm], _ values: [Double]) -> Double {
    row.reduce(0) { $0 + $1.coefficient * values[$1.variable] }
  }

  @Test(arguments: [1, 2, 5, 20, 200])
  func `a factorization solves for values and for combinations`(count: Int) {
    for stream in 0..<20 {
      var generator = SeededGenerator(seed: 3, stream: UInt64(stream))
      let rows = Self.matrix(count, &generator)
      let factorization = Factorization(count: count) { rows[$0][...] }
      guard factorization.dependentPlaces.isEmpty else { continue }
      let wanted = (0..<count).map { _ in Double(generator.below(100)) }
      let values = factorization.values(of: wanted)
      for (row, residual) in zip(rows, wanted) {
        #expect(abs(Self.product(row, values) - residual) < 1e-6, "seed 3, stream \(stream)")
      }
      let combination = factorization.combination(of: wanted)
      var sums = [Double](repeating: 0, count: count)
      for (row, share) in zip(rows, combination) {
        for term in row { sums[term.variable] += share * term.coefficient }
      }
      for (sum, entry) in zip(sums, wanted) {
        #expect(abs(sum - entry) < 1e-6, "seed 3, stream \(stream)")
      }
    }
  }

  @Test func `a row that depends on others is named with a variable that none determines`() {
    let rows: [[ProgramTerm]] = [
      [ProgramTerm(variable: 0, coefficient: 1), ProgramTerm(variable: 1, coefficient: 1)],
      [ProgramTerm(variable: 1, coefficient: 2), ProgramTerm(variable: 2, coefficient: 1)],
      [
        ProgramTerm(variable: 0, coefficient: 1), ProgramTerm(variable: 1, coefficient: 3),
        ProgramTerm(variable: 2, coefficient: 1),
      ],
    ]
    #expect(Factorization(count: 3) { rows[$0][...] }.dependentPlaces.count == 1)
    var basis = SparseBasis(places: [0, 1, 2]) { rows[$0][...] }
    #expect(basis.places.filter { $0 >= 0 }.count == 2)
    #expect(basis.refactor { rows[$0][...] } == [])
  }

  @Test func `a basis answers after exchanges like one factorized anew`() {
    let count = 40
    var generator = SeededGenerator(seed: 4)
    let rows = Self.matrix(count, &generator) + Self.matrix(count, &generator)
    var basis = SparseBasis(places: (0..<count).map { ~$0 }) { rows[$0][...] }
    for row in 0..<(2 * count) {
      var entries = [Double](repeating: 0, count: count)
      for term in rows[row] { entries[term.variable] = term.coefficient }
      let combination = basis.combination(of: entries)
      let place = row % count
      if abs(combination[place]) < 0.01 { continue }
      basis.exchange(place, by: row, combination)
    }
    #expect(basis.isWorn)
    var fresh = basis
    fresh.refactor { rows[$0][...] }
    let wanted = (0..<count).map { _ in Double(generator.below(100)) }
    for (left, right) in zip(basis.change(of: wanted), fresh.change(of: wanted)) {
      #expect(abs(left - right) <= 1e-6 * max(1, abs(right)))
    }
    for (left, right) in zip(basis.combination(of: wanted), fresh.combination(of: wanted)) {
      #expect(abs(left - right) <= 1e-6 * max(1, abs(right)))
    }
  }

  /// Adds rows that mention all variables, and one that says that their sum is larger than the rows
  /// allow.
  private static func addDenseRows(
    _ count: Int, to solver: Solver
  ) throws(SolverError) -> [ConstraintID] {
    var generator = SeededGenerator(seed: 5)
    let variables = (0..<count).map { _ in solver.addVariable() }
    var rows: [ConstraintID] = []
    var sums = [Double](repeating: 0, count: count)
    var total = 1.0
    for _ in 0..<count {
      let coefficients = variables.map { _ in Double(generator.below(64)) / 8 - 4 }
      for place in 0..<count { sums[place] += coefficients[place] }
      let limit = Double(generator.below(1000))
      total += limit
      let sum = LinearExpression(
        zip(variables, coefficients).map { LinearExpression.Term($0, $1) })
      rows.append(try solver.add(sum <= limit))
    }
    let sum = LinearExpression(zip(variables, sums).map { LinearExpression.Term($0, $1) })
    rows.append(try solver.add(sum >= total))
    return rows
  }

  @Test func `dense rows whose sum contradicts them are a conflict of all of them`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    var rows: [ConstraintID] = []
    try solver.update { () throws(SolverError) in rows = try Self.addDenseRows(60, to: solver) }
    #expect(solver.statistics.kernelSolves == 1)
    #expect(solver.conflicts.map { $0.members.map(\.constraint) } == [rows])
    #expect(solver.conflicts.first?.broken == rows.last)
    #expect(solver.certificate().isValid)
  }

  @Test func `dense rows whose sum contradicts them are refused`() throws {
    let solver = Solver.checked(conflictPolicy: .refuse)
    do {
      try solver.update { () throws(SolverError) in _ = try Self.addDenseRows(60, to: solver) }
      Issue.record("they hold")
    } catch .conflict(let conflict) {
      #expect(conflict.members.count == 61)
    }
    #expect(solver.statistics.kernelSolves == 1)
    #expect(solver.model.rows.isEmpty)
  }

  @Test func `a row that depends on others except for rounding is no pivot`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let x = (0..<5).map { solver.addVariable(name: "x\($0)") }
    func sum(_ terms: (Int, Double)...) -> LinearExpression {
      LinearExpression(terms.map { LinearExpression.Term(x[$0.0], $0.1) })
    }
    // The last row is a tenth of others added up, as doubles have it.
    try solver.update { () throws(SolverError) in
      try solver.add(sum((2, -0.3), (3, -10000), (4, 1)) == -1)
      try solver.add(sum((1, 3), (2, 0.7)) == 100, priority: 250)
      try solver.add(sum((0, 0.7), (4, 100_000_000)) == -1)
      try solver.add(
        sum(
          (0, 3333333.566666667), (1, 0.9000000000000001), (2, 0.20999999999999996),
          (4, 33333333.253333334)) >= 12345)
    }
    for variable in x { #expect(solver.unroundedValue(of: variable).isFinite) }
    #expect(solver.certificate().isValid)
  }

  /// What the values of variables cost is one row, which mentions all of them: each supplier sends
  /// goods to each customer.
  @Test func `a long row that is evaluated again and again is work for the kernel`() throws {
    let (suppliers, customers) = (12, 60)
    var generator = SeededGenerator(seed: 6)
    let solver = Solver.checked()
    try solver.update { () throws(SolverError) in
      let amounts = (0..<suppliers).map { _ in (0..<customers).map { _ in solver.addVariable() } }
      for amount in amounts.joined() { try solver.add(Constraint(amount, .greaterThanOrEqual, 0)) }
      for sent in amounts {
        let sum = LinearExpression(sent.map { LinearExpression.Term($0, 1) })
        try solver.add(sum <= Double(40 + generator.below(20)) * Double(customers))
      }
      for customer in 0..<customers {
        let sum = LinearExpression(amounts.map { LinearExpression.Term($0[customer], 1) })
        try solver.add(sum >= Double(100 + generator.below(300)))
      }
      let cost = LinearExpression(
        amounts.joined().map { LinearExpression.Term($0, 1 + Double(generator.below(500)) / 8) })
      try solver.add(cost <= 0, priority: 500)
    }
    #expect(solver.statistics.kernelSolves == 1)
    #expect(solver.statistics.evaluations < 1_500)
    #expect(solver.certificate().isValid)
  }

  @Test func `a box is widened where its multiplier is outside`() {
    var multipliers = ProgramMultipliers(priorityCount: 1)
    multipliers.append(ProgramMultipliers.Box(below: ProgramMultipliers.Cost.none, above: nil))
    multipliers[0, 1] = -5
    #expect(multipliers.room(0, up: false, level: 1) < -3)
    multipliers.widenBox(0)
    #expect(multipliers.room(0, up: false, level: 1) == 0)
    multipliers.setToBound(0, upper: false)
    #expect(multipliers[0, 1] == -5)
  }
}
