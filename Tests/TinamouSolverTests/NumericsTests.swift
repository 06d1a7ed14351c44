import Testing
import TinamouSolver

/// Models whose coefficients or constants leave no margin for rounding.
@Suite struct NumericsTests {
  private static func term(_ variable: Variable, _ coefficient: Double) -> LinearExpression {
    LinearExpression([.init(variable, coefficient)])
  }

  private static func constant(_ value: Double) -> LinearExpression {
    LinearExpression(constant: value)
  }

  @Test func `nearly parallel required rows determine what they determine`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let first = Self.term(x, 1) + Self.term(y, 507.3525390625)
    let second = Self.term(x, 1) + Self.term(y, 507.3515625)
    try solver.add(Constraint(first, .equal, Self.constant(101_013.1552734375)))
    try solver.add(Constraint(x, .equal, 16.5, priority: Priority(1)))
    try solver.add(Constraint(second, .equal, Self.constant(101_012.9609375)))
    #expect(solver.value(of: x) == 50)
    #expect(solver.value(of: y) == 199)
    #expect(solver.certificate().isValid)
  }

  @Test func `the order of nearly parallel rows does not show in the values`() throws {
    for isReversed in [false, true] {
      let solver = Solver.checked()
      let x = solver.addVariable()
      let y = solver.addVariable()
      let rows = [(701.9736328125, 155_811.146484375), (701.97265625, 155_810.9296875)]
      for (coefficient, sum) in isReversed ? rows.reversed() : rows {
        let left = Self.term(y, coefficient) + Self.term(x, -1)
        try solver.add(Constraint(left, .equal, Self.constant(sum)))
      }
      #expect(solver.value(of: x) == 27)
      #expect(solver.value(of: y) == 222)
    }
  }

  @Test(arguments: [1e-31, 1e-45, -1e-300, Double.leastNonzeroMagnitude])
  func `coefficients too small to be scaled are refused`(_ coefficient: Double) throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let row = try solver.add(Constraint(2 * x, .equal, 10))
    let error = #expect(throws: SolverError.self) {
      try solver.add(coefficient * x >= coefficient)
    }
    guard case .numberOutOfRange(coefficient.magnitude) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(throws: SolverError.self) { try solver.setCoefficient(coefficient, of: x, in: row) }
    #expect(solver.value(of: x) == 5)
    try solver.setCoefficient(Solver.smallestCoefficient, of: x, in: row)
    #expect(solver.value(of: x) == 10 * 0x1p100)
    #expect(solver.certificate().isValid)
  }

  @Test func `values beyond what numbers can hold are refused`() throws {
    let solver = Solver.checked()
    var last = solver.addVariable()
    try solver.add(Constraint(last, .equal, 1))
    let error = #expect(throws: SolverError.self) {
      for _ in 0..<40 {
        let next = solver.addVariable()
        try solver.add(Constraint(next, .equal, Solver.largestNumber * last), name: "times 2^31")
        last = next
      }
    }
    guard case .illConditioned(let rows) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(rows.count == 1)
    // 2^900 is the first power of 2^31 that is too large.
    #expect(solver.value(of: last) == 0x1p899)
    #expect(solver.certificate().isValid)
  }

  @Test func `coefficients that cancel except for rounding are no coefficient`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let x = solver.addVariable()
    let sum = Self.term(x, 0.1) + Self.term(x, 0.2) + Self.term(x, -0.3)
    let row = try solver.add(Constraint(sum, .equal, Self.constant(320)))
    #expect(solver.value(of: x) == 0)
    #expect(solver.conflicts.map(\.broken) == [row])
  }

  @Test func `a small contradiction is a conflict however it is scaled`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let x = solver.addVariable()
    try solver.add(Constraint(x, .equal, 0))
    let row = try solver.add(Constraint(Self.term(x, 10_000), .equal, Self.constant(1e-4)))
    #expect(solver.conflicts.map(\.broken) == [row])
  }

  @Test func `a value in the middle of two units becomes the even one, whatever the basis`() throws
  {
    let half = 0x1p-21
    for isReversed in [false, true] {
      let solver = Solver.checked()
      let window = solver.addVariable()
      let parts = (0..<3).map { _ in solver.addVariable() }
      let total = 3 * (1_000_000 + half)
      var rows = [Constraint(window, .equal, Self.constant(total))]
      rows.append(Constraint(parts[0], .equal, Self.term(parts[1], 1)))
      rows.append(Constraint(parts[1], .equal, Self.term(parts[2], 1)))
      let sum = Self.term(parts[0], 1) + Self.term(parts[1], 1) + Self.term(parts[2], 1)
      rows.append(Constraint(sum, .equal, Self.term(window, 1)))
      for row in isReversed ? rows.reversed() : rows { try solver.add(row) }
      for part in parts { #expect(solver.value(of: part) == 1_000_000) }
    }
  }

  @Test func `numbers up to 2^31 are solved`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let row = try solver.add(Constraint(x, .equal, Self.constant(16_777_215)))
    try solver.add(Constraint(y, .equal, Self.term(x, 32)))
    #expect(solver.value(of: y) == 536_870_880)
    try solver.setConstant(Solver.largestNumber, of: row)
    #expect(solver.value(of: x) == 0x1p31)
    #expect(solver.value(of: y) == 0x1p36)
  }

  @Test func `a limit passed by less than a contradiction goes on moving with the parameter`()
    throws
  {
    let solver = Solver.checked(conflictPolicy: .relax)
    let window = solver.addVariable()
    let label = solver.addVariable()
    try solver.addEditParameter(window, value: 20)
    try solver.add(label == window)
    let limit = try solver.add(label >= 10)
    try solver.suggest(10 - 1e-12, for: window)
    #expect(solver.value(of: label) == 10)
    #expect(solver.conflicts.isEmpty)
    try solver.suggest(5, for: window)
    #expect(solver.conflicts.map(\.broken) == [limit])
  }

  @Test func `a repair of nearly parallel rows is right to the last digit`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let (z, w) = (solver.addVariable(), solver.addVariable())
    try solver.add(x + 777.0341796875 * y == 0.005859375 * z + 205_218.587890625)
    try solver.add(y == w + 132)
    let distance = try solver.add(z == w + 113)
    try solver.add(x == 874)
    try solver.add(x + 777.0341796875 * y == 205_287.275390625)
    let conflict = try #require(solver.conflicts.first)
    let member = try #require(conflict.members.first { $0.constraint == distance })
    try solver.setConstant(113 + member.repair, of: distance)
    #expect(solver.conflicts.isEmpty)
    // z follows from the first and the last constraint alone.
    #expect(
      abs(
        113 + member.repair - (205_287.275390625 - 205_218.587890625) / 0.005859375
          + (205_287.275390625 - 874) / 777.0341796875 - 132) < 1e-9)
  }

  /// What the multiplier of `slow` lacks at its priority to the end of its box is less than what
  /// counts, but not after a division by `share`. So `fast` yielded, and `slow` ended outside of
  /// its box by what it has at the priority 1.
  @Test(arguments: [0x1p-14, 0.0625, 0.5], [false, true])
  func `a multiplier that moves by a small share stays in its box`(share: Double, isRead: Bool)
    throws
  {
    var answers: [[Double]] = []
    for isReversed in [false, true] {
      let solver = Solver.checked()
      let (x, y) = (solver.addVariable(), solver.addVariable())
      let slow = Constraint(x, .equal, Self.constant(0), priority: .defaultHigh)
      let fast = Constraint(y, .equal, Self.constant(0), priority: .defaultHigh)
      let pull = Constraint(
        Self.term(x, 1 - share - share * 0x1p-29), .greaterThanOrEqual, Self.constant(10),
        priority: .defaultHigh)
      let weak = Constraint(y, .lessThanOrEqual, Self.constant(-5), priority: Priority(1))
      let rows = [slow, fast, pull, weak]
      for row in isReversed ? rows.reversed() : rows {
        try solver.add(row)
        if isRead { #expect(solver.value(of: y) <= 0) }
      }
      try solver.add(
        Constraint(Self.term(x, share) + Self.term(y, 1), .greaterThanOrEqual, Self.constant(20)))
      #expect(solver.certificate().isValid)
      answers.append([solver.value(of: x), solver.value(of: y)])
    }
    #expect(answers[0] == answers[1])
  }

  /// Each label reaches the one above over its place and twice over its height, which add up to
  /// one: nothing is rounded, while a bound for rounding would grow threefold from label to label.
  @Test func `a long chain of halves and doubles leaves nothing in doubt`() throws {
    let count = 100
    let solver = Solver.checked()
    let tops = (0..<count).map { _ in solver.addVariable() }
    let heights = (0..<count).map { _ in solver.addVariable() }
    let wishes = (0..<count).map { Double($0 * 7_919 % (18 * count)) }.sorted()
    try solver.update { () throws(SolverError) in
      for (index, (top, height)) in zip(tops, heights).enumerated() {
        try solver.add(Constraint(height, .equal, 20, priority: 750))
        let above = index == 0 ? LinearExpression() : tops[index - 1] + heights[index - 1] + 2
        try solver.add(Constraint(top, .greaterThanOrEqual, above))
        try solver.add(top + height <= Double(24 * count))
        try solver.add(
          Constraint(
            top + 0.5 * height, .equal, Self.constant(wishes[index]),
            priority: Priority(Float(1 + 998 * (index + 1) / (count + 1)))))
      }
    }
    // The strongest wish is met.
    #expect(solver.value(of: tops[count - 1]) == wishes[count - 1] - 10)
    #expect(solver.certificate().isValid)
    #expect(solver.statistics.doubts == SolverStatistics.Doubts())
  }

  /// Each variable follows from the two before it. A bound for rounding that is passed on along the
  /// definitions grows by 1.8 from one to the next, though the coefficients do not.
  @Test func `the end of a long recurrence determines its start`() throws {
    let solver = Solver.checked()
    let variables = (0...304).map { _ in solver.addVariable() }
    var shares = [(first: 1.0, second: 0.0), (first: 0.0, second: 1.0)]
    try solver.update { () throws(SolverError) in
      try solver.add(variables[0] == 10, priority: .defaultHigh)
      try solver.add(variables[1] == 3, priority: .defaultLow)
      for number in 2...304 {
        try solver.add(variables[number] == 1.25 * variables[number - 1] - variables[number - 2])
        shares.append(
          (
            first: 1.25 * shares[number - 1].first - shares[number - 2].first,
            second: 1.25 * shares[number - 1].second - shares[number - 2].second
          ))
      }
    }
    func check(second: Double) throws {
      for (variable, share) in zip(variables, shares) {
        let value = solver.value(of: variable)
        #expect(abs(value - 10 * share.first - second * share.second) < 2e-6)
        let derived = try solver.constraintsDetermining(variable).value
        #expect(abs(value - derived) < 2e-6)
      }
      #expect(solver.certificate().isValid)
    }
    try check(second: 3)
    let end = try solver.add(variables[304] == 7)
    try check(second: (7 - 10 * shares[304].first) / shares[304].second)
    try solver.remove(end)
    try check(second: 3)
  }

  /// A value, and its reading.
  private static let readings: [(value: Double, reading: Double)] = [
    (0.1, 0x1.99999999ap-4), (0x1.0aaaaaaaaaaabp5, 0x1.0aaaaaaaaaa8p5), (-0.25, -0.25),
    // The middle of two multiples belongs to the even one: half a unit, one and a half.
    (0x1p-41, 0), (0x1.8p-40, 0x1p-39), (-0x1p-41, 0),
    // A little more than half a unit.
    (0x1.001p-41, 0x1p-40), (9000.1, 9000.1), (3333333.3333333335, 3333333.3333333335),
  ]

  @Test func `a reading is a multiple of 2^-40 or the nearest double`() throws {
    for (value, reading) in Self.readings {
      let solver = Solver.checked()
      let x = solver.addVariable()
      try solver.add(Constraint(x, .equal, Self.constant(value)))
      #expect(solver.reading(of: x) == reading, "\(value)")
      #expect(solver.reading(of: x).sign == reading.sign, "\(value)")
    }
  }

  @Test func `a reading of nothing but noise is zero`() throws {
    let solver = Solver.checked()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(Constraint(x, .equal, Self.constant(0.1)))
    try solver.add(Constraint(y, .equal, Self.term(x, 3) + Self.constant(-0.3)))
    #expect(solver.reading(of: y) == 0)
    #expect(solver.reading(of: y).sign == .plus)
  }

  @Test func `values beyond 2^31 are multiples of the public unit too`() throws {
    let solver = Solver.checked()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    try solver.add(Constraint(y, .equal, Self.constant(0x1p31)))
    let difference = try solver.add(
      Constraint(x, .equal, Self.term(y, 1) + Self.constant(0x1p-21)))
    #expect(solver.value(of: x) == 0x1p31)
    try solver.setConstant(0x1.8p-20, of: difference)
    #expect(solver.value(of: x) == 0x1p31 + 0x1p-19)
  }
}
