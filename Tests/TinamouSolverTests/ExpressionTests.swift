import Testing
import TinamouSolver

/// Constraints as they are written on paper. Every line here must compile as it is.
@Suite struct ExpressionTests {
  private let solver = Solver.checked(conflictPolicy: .relax)
  private let x: Variable
  private let y: Variable

  init() {
    x = solver.addVariable(name: "x")
    y = solver.addVariable(name: "y")
  }

  @Test func `sums, differences and multiples are what they are on paper`() throws {
    let number = 2.5
    #expect(try text(2 * x - y) == "2 * x == y")
    #expect(try text((x + y) / 2) == "0.5 * x + 0.5 * y == 0")
    #expect(try text((x + y) * 0.5) == "0.5 * x + 0.5 * y == 0")
    #expect(try text(-y) == "y == 0")
    #expect(try text(-(x - y)) == "y == x")
    #expect(try text(y * 2) == "2 * y == 0")
    #expect(try text(y / 2) == "0.5 * y == 0")
    #expect(try text(y + number) == "y == -2.5")
    #expect(try text(number - y) == "y == 2.5")
    #expect(try text(number + y + x - 1) == "y + x == -1.5")
    #expect(try text(10 - (x + y)) == "x + y == 10")
    #expect(try text(x - (y + 3)) == "x == y + 3")
    #expect(try text(3 * (x + 1) - 2 * (y - 1)) == "3 * x == 2 * y - 5")
  }

  @Test func `expressions grow in place`() throws {
    var sum = LinearExpression()
    sum += x
    sum += 2 * y
    sum += 8
    sum -= 3
    sum -= y
    #expect(try text(sum) == "x + y == -5")
    sum *= 2
    sum /= 4
    sum -= x / 2
    #expect(try text(sum) == "0.5 * y == -2.5")
  }

  @Test func `terms of one variable add up to a number in range, or are refused`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let largest = Solver.largestNumber
    #expect(throws: SolverError.self) { try solver.add(largest * x + largest * x == 1) }
    try solver.add(largest * x - x + x == largest)
    #expect(solver.value(of: x) == 1)
  }

  @Test func `relations say what they say on paper`() throws {
    let number = 30.0
    #expect(try text(x == y + 10) == "x == y + 10")
    #expect(try text(x <= 100) == "x <= 100")
    #expect(try text(100 >= x) == "x <= 100")
    #expect(try text(x + y >= number) == "x + y >= 30")
    #expect(try text(number <= x - y) == "y <= x - 30")
    #expect(try text(2 * x == y) == "2 * x == y")
    #expect(try text(x == y) == "x == y")
    #expect(try text(x >= 2 * y) == "x >= 2 * y")
    #expect(try text(Constraint(x, .equal, y)) == "x == y")
    #expect(try text(Constraint(x + y, .lessThanOrEqual, y)) == "x <= 0")
    #expect(try text(Constraint(x, .equal, 3, priority: 750)) == "x == 3 @750")
    #expect(
      try text(Constraint(x, .equal, 3, priority: 749.5, weight: 2)) == "x == 3 @749.5 weight 2")
  }

  @Test func `two variables without a context are compared as handles`() {
    let other = x
    let same = x == other
    #expect(same)
    #expect([x, y].contains { $0 == y })
  }

  @Test func `a priority is a number where the constraint is added`() throws {
    let wish = try solver.add(x == y, priority: 750, name: "equal")
    #expect(try solver.text(of: wish) == "x == y @750")
    let bound = try solver.add(x <= 10, priority: 250.5)
    #expect(try solver.text(of: bound) == "x <= 10 @250.5")
    try solver.setPriorities(below: 750, above: 250, of: wish)
    #expect(try solver.text(of: wish) == "x == y @750 below @250 above")
  }

  @Test func `a division by zero is refused and traps nothing`() {
    #expect(throws: SolverError.self) { try solver.add(x / 0 == 1) }
    #expect(throws: SolverError.self) { try solver.add((x + y) / 0 == 1) }
  }

  private func text(_ expression: LinearExpression) throws -> String {
    try text(expression == 0)
  }

  private func text(_ constraint: Constraint) throws -> String {
    try solver.text(of: try solver.add(constraint))
  }
}
