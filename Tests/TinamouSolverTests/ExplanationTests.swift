import Testing
import TinamouSolver

/// Why a value is what it is, and which values are possible.
@Suite struct ExplanationTests {
  /// The second row is on an edge of its box after the edits, but its error is zero at every
  /// optimum.
  @Test(arguments: [false, true])
  func `constraints that leave no choice are not listed, whatever was edited`(
    _ isEdited: Bool
  ) throws {
    let solver = Solver.checked()
    let (x, y) = (solver.addVariable(), solver.addVariable())
    let first = try solver.add(Constraint(x - y, .equal, 1, priority: 750))
    try solver.add(Constraint(x - y, .equal, 1, priority: 750, weight: 0.5))
    if isEdited {
      try solver.setConstant(3, of: first)
      _ = solver.value(of: x)
      try solver.setConstant(1, of: first)
    }
    #expect(solver.ambiguity().variables == [x, y])
    #expect(solver.ambiguity().choices.isEmpty)
  }

  @Test func `an inequality that has to be tight leaves no choice, one that need not does`() throws
  {
    let solver = Solver.checked()
    let (x, y, z) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.add(x == y)
    try solver.add(x >= y)
    let loose = try solver.add(z >= x)
    #expect(solver.ambiguity().choices == [loose])
  }

  @Test func `a derivation adds up to the value`() throws {
    let solver = Solver.checked()
    let window = solver.addVariable()
    let left = solver.addVariable()
    let width = solver.addVariable()
    try solver.addEditParameter(window, value: 320)
    let margin = try solver.add(Constraint(left, .equal, 16))
    let right = try solver.add(Constraint(2 * left + 2 * width, .equal, 2 * window - 32))
    try solver.add(Constraint(width, .lessThanOrEqual, 600))
    var derivation = try solver.constraintsDetermining(width)
    #expect(derivation.terms.suffix(2).map(\.constraint) == [margin, right])
    #expect(derivation.terms.map(\.multiplier) == [1, -1, 0.5])
    #expect(derivation.terms.map(\.contribution) == [320, -16, -16])
    #expect(derivation.value == solver.value(of: width))
    try solver.suggest(500, for: window)
    derivation = try solver.constraintsDetermining(width)
    #expect(derivation.value == 468)
    #expect(derivation.pulledToZero.isEmpty)
  }

  @Test func `a variable pulled to zero says so`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let sum = try solver.add(Constraint(x + y, .equal, 100))
    let derivation = try solver.constraintsDetermining(y)
    #expect(derivation.terms.map(\.constraint) == [sum])
    #expect(derivation.pulledToZero == [x])
    #expect(derivation.value == 100)
  }

  @Test func `an open variable has a range and the tied constraints are named`() throws {
    let solver = Solver.checked()
    let widths = [solver.addVariable(), solver.addVariable()]
    var wishes: [ConstraintID] = []
    for width in widths {
      try solver.add(Constraint(width, .greaterThanOrEqual, 0))
      wishes.append(
        try solver.add(Constraint(width - 80, below: .defaultHigh, above: .defaultLow)))
    }
    try solver.add(Constraint(widths[0] + widths[1], .equal, 200))
    #expect(try solver.openRange(of: widths[0]) == 80...120)
    #expect(try solver.openRange(of: widths[1]) == 80...120)
    #expect(solver.ambiguity().choices.filter(wishes.contains) == wishes)
    #expect(widths.map { solver.value(of: $0) } == [120, 80])
  }

  @Test func `ranges may be endless or a single value`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let y = solver.addVariable()
    try solver.add(Constraint(x, .lessThanOrEqual, 23))
    try solver.add(Constraint(y, .equal, 4))
    #expect(try solver.openRange(of: x) == -Double.infinity...23)
    #expect(try solver.openRange(of: y) == 4...4)
    #expect(solver.value(of: x) == 23)
  }

  /// Values can be larger than the numbers of constraints.
  @Test func `the range of a variable far away reaches beyond its value`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let y = solver.addVariable()
    let z = solver.addVariable()
    try solver.add(Constraint(0.0001 * x, .equal, 1e9))
    try solver.add(Constraint(y, .greaterThanOrEqual, x))
    try solver.add(Constraint(z, .lessThanOrEqual, x + 1))
    #expect(try solver.openRange(of: y) == 1e13...Double.infinity)
    #expect(try solver.openRange(of: z) == -Double.infinity...1e13 + 1)
    #expect(solver.ambiguity().variables == [y, z])
  }
}
