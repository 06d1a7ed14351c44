import Testing
import TinamouSolver

/// Updates and reads as they are written without annotations.
@Suite struct UpdateTests {
  private struct Interruption: Error {}

  private let solver = Solver.checked()
  private let x: Variable
  private let y: Variable

  init() {
    x = solver.addVariable(name: "x")
    y = solver.addVariable(name: "y")
  }

  @Test func `a body of several statements needs no annotation`() throws {
    try solver.update {
      try solver.add(x == 3)
      try solver.add(y == x + 4)
    }
    #expect(solver.value(of: y) == 7)
  }

  @Test func `what the body returns is returned`() throws {
    let width = try solver.update {
      let width = solver.addVariable()
      try solver.add(width == 5)
      return width
    }
    #expect(solver.value(of: width) == 5)
  }

  @Test func `an error of the caller's own takes the update back`() throws {
    try solver.add(x == 3)
    #expect(throws: Interruption.self) {
      try solver.update {
        try solver.add(y == 9)
        throw Interruption()
      }
    }
    #expect(solver.value(of: y) == 0)
    #expect(solver.value(of: x) == 3)
  }

  @Test func `an update inside an update that is refused leaves the rest`() throws {
    try solver.update {
      try solver.add(x == 3)
      try? solver.update {
        try solver.add(y == 8)
        try solver.add(y == .infinity)
      }
    }
    // The inner update joined the outer one, so its edits before the error stay.
    #expect([x, y].map { solver.value(of: $0) } == [3, 8])
  }

  @Test func `the solver may be asked while its values are read`() throws {
    try solver.add(x == 3)
    let read = solver.withValues { all in
      all[x.position] + solver.value(of: x)
        + solver.withValues { inner in inner[x.position] }
    }
    #expect(read == 9)
    #expect(solver.withValues { _ in solver.certificate().isValid })
  }

  @Test func `the solver may be edited while its values are read`() throws {
    let row = try solver.add(x == 3)
    let values = try solver.withValues { all in
      try solver.setConstant(4, of: row)
      let changed = solver.value(of: x)
      for _ in 0..<100 { _ = solver.addVariable() }
      let inner = try solver.withValues { inner in
        try solver.setConstant(5, of: row)
        return [inner[x.position], solver.value(of: x)]
      }
      return [all[x.position], changed] + inner
    }
    #expect(values == [3, 4, 4, 5])
    #expect(solver.withValues { $0[x.position] } == 5)
  }

  @Test func `a constraint without priorities becomes required with its next relation`() throws {
    let row = try solver.add(x == 3, priority: 250)
    try solver.setPriorities(below: nil, above: nil, of: row)
    #expect(solver.value(of: x) == 0)
    try solver.setRelation(.greaterThanOrEqual, of: row)
    #expect(solver.value(of: x) == 3)
    #expect(try solver.text(of: row) == "x >= 3")
  }

  @Test func `a soft edit parameter stops at a limit and throws nothing`() throws {
    try solver.add(x >= 0)
    try solver.add(x <= 180)
    try solver.addEditParameter(x, value: 0, priority: 750)
    var positions: [Double] = []
    for position in [90.0, 400, 500, 170, -30, 0.25] {
      try solver.suggest(position, for: x)
      positions.append(solver.value(of: x))
    }
    #expect(positions == [90, 180, 180, 170, 0, 0.25])
    #expect(solver.certificate().isValid)
  }

  @Test func `the pieces of a soft edit parameter end at its limits`() throws {
    try solver.add(x >= 0)
    try solver.add(x <= 180)
    try solver.add(y == 2 * x)
    try solver.addEditParameter(x, value: 50, priority: 750)
    let pieces = try solver.pieces(of: x, in: -100...400)
    #expect(pieces.map(\.range) == [-100...0, 0...180, 180...400])
    #expect(pieces.map { $0.slope(of: y) } == [0, 2, 0])
    #expect(solver.value(of: y) == 100)
  }

  /// The staged rule is applied to such an update before it is refused.
  @Test func `a refused update with badly scaled rows leaves nothing of its variables`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    try solver.add(Constraint(x, .equal, 4))
    for _ in 0..<3 {
      #expect(throws: SolverError.self) {
        try solver.update { () throws(SolverError) in
          let (y, z) = (solver.addVariable(), solver.addVariable())
          try solver.add(Constraint(y + z + 1e-8 * x, .greaterThanOrEqual, 3))
          try solver.add(Constraint(x, .equal, 5))
        }
      }
      #expect(solver.value(of: x) == 4)
    }
    let y = solver.addVariable()
    try solver.add(Constraint(y, .greaterThanOrEqual, x))
    #expect(solver.value(of: y) == 4)
    #expect(solver.model.variables == [x, y])
  }

  /// The values before an update may still have to be decided when it begins.
  @Test func `values read inside an update are those before, whether they were read or not`() throws
  {
    let constraint = try solver.add(x == 30)
    try solver.remove(constraint)
    try solver.update {
      #expect(solver.value(of: x) == 0)
      try solver.add(x == 50)
      #expect(solver.value(of: x) == 0)
    }
    #expect(solver.value(of: x) == 50)
  }

  @Test func `a certificate inside an update is about the constraints before`() throws {
    let removed = try solver.add(x == 3)
    try solver.add(y == x, priority: 500)
    try solver.update {
      try solver.remove(removed)
      try solver.add(y == 9)
      let certificate = solver.certificate()
      #expect(certificate.isValid)
      #expect(certificate.rows.count == 2)
      #expect(certificate.rows.first?.constraint == removed)
    }
    #expect(solver.certificate().isValid)
    #expect([x, y].map { solver.value(of: $0) } == [9, 9])
  }

  @Test func `constraints that are read inside an update have the edits so far`() throws {
    let z = solver.addVariable(name: "z")
    let changed = try solver.add(x + z == 3)
    let removed = try solver.add(x == 1)
    try solver.update {
      try solver.setCoefficient(0, of: z, in: changed)
      try solver.setConstant(7, of: changed)
      try solver.remove(removed)
      try solver.remove(z)
      let added = try solver.add(y == 2)
      let model = solver.model
      #expect(model.variables == [x, y])
      #expect(model.rows.map(\.id) == [changed, added])
      #expect(model.rows.map { $0.terms.map(\.variable) } == [[0], [1]])
      #expect(model.rows.map(\.constant) == [7, 2])
      #expect(try solver.text(of: changed) == "x == 7")
      #expect(!solver.isActive(removed))
    }
    #expect([x, y].map { solver.value(of: $0) } == [7, 2])
  }

  /// The first of two constraints takes extra space; without an order, that is the one added first.
  @Test func `a refused update leaves no place in the document order behind`() throws {
    func add(to solver: Solver, afterRefusal: Bool) throws -> [Double] {
      let (left, right) = (solver.addVariable(), solver.addVariable())
      try solver.add(left + right == 100)
      if afterRefusal {
        try? solver.update {
          _ = solver.addVariable(order: DocumentOrder(.general, position: 2_000))
          try solver.add(left >= 0, order: DocumentOrder(.general, position: 1_000))
          throw Interruption()
        }
        try? solver.update {
          try solver.add(left >= 200, order: DocumentOrder(.general, position: 1_000))
          try solver.add(left <= 100)
        }
      }
      try solver.add(left == 40, priority: 500)
      try solver.add(right == 40, priority: 500, order: DocumentOrder(.general, position: 500))
      return [left, right].map { solver.value(of: $0) }
    }
    let untouched = try add(to: Solver.checked(), afterRefusal: false)
    #expect(untouched == [60, 40])
    #expect(try add(to: Solver.checked(), afterRefusal: true) == untouched)
  }

  @Test func `a weight that a coefficient makes too small is refused`() throws {
    let solver = Solver.checked()
    let x = solver.addVariable()
    let soft = #expect(throws: SolverError.self) {
      try solver.add(Constraint(1e-9 * x, .equal, 1, priority: 500))
    }
    #expect(soft?.description == "the weight 1.0, times the largest coefficient, is too small")
    let required = #expect(throws: SolverError.self) {
      try solver.add(Constraint(1e-20 * x, .equal, 1, weight: .leastNonzeroMagnitude))
    }
    #expect(required?.description.hasPrefix("the weight ") == true)
    #expect(solver.model.rows.isEmpty)
  }
}
