import Testing
import TinamouSolver
import TinamouTestSupport

/// The whole solution as a function of an edit parameter.
@Suite struct PiecesTests {
  /// A label of 80 that is compressed below a window of 120 and a column that takes at most 300.
  private struct Row {
    let solver = Solver.checked()
    let window: Variable
    let label: Variable
    let column: Variable
    let natural: ConstraintID
    let most: ConstraintID

    init() throws {
      window = solver.addVariable()
      label = solver.addVariable()
      column = solver.addVariable()
      try solver.addEditParameter(window, value: 200)
      natural = try solver.add(
        Constraint(label - 80, below: .defaultHigh, above: .defaultLow))
      try solver.add(Constraint(column, .greaterThanOrEqual, 40))
      most = try solver.add(Constraint(column, .lessThanOrEqual, 300, priority: Priority(900)))
      try solver.add(Constraint(label + column, .equal, 1 * window))
    }
  }

  @Test func `the pieces end where constraints change sides`() throws {
    let row = try Row()
    let pieces = try row.solver.pieces(of: row.window, in: 50...500)
    #expect(pieces.map(\.range.lowerBound) == [50, 120, 380])
    #expect(pieces.last?.range.upperBound == 500)
    #expect(pieces.map { $0.slope(of: row.label) } == [1, 0, 1])
    #expect(pieces.map { $0.slope(of: row.column) } == [0, 1, 0])
    #expect(row.solver.value(of: row.window) == 200)
  }

  @Test func `the pieces say what a solve at each width says`() throws {
    let row = try Row()
    let pieces = try row.solver.pieces(of: row.window, in: 50...500)
    for width in stride(from: 50.0, through: 500, by: 0.5) {
      try row.solver.suggest(width, for: row.window)
      for piece in pieces where piece.range.contains(width) {
        for variable in [row.window, row.label, row.column] {
          let value = row.solver.value(of: variable)
          #expect(abs(piece.value(of: variable, at: width) - value) < 1e-5)
        }
      }
    }
  }

  @Test func `a piece names what cannot hold on it`() throws {
    let row = try Row()
    let least = try row.solver.add(Constraint(row.label, .greaterThanOrEqual, 60))
    let pieces = try row.solver.pieces(of: row.window, in: 50...110)
    #expect(pieces.map { $0.broken.isEmpty } == [false, true])
    #expect(pieces[0].broken.last == least)
    #expect(pieces[0].range.upperBound == 100)
    #expect(row.solver.conflicts.isEmpty)
  }

  @Test func `a parameter that is itself broken has pieces too`() throws {
    let solver = Solver.checked(conflictPolicy: .relax)
    let width = solver.addVariable()
    try solver.add(
      Constraint(width, .greaterThanOrEqual, 0), order: DocumentOrder(.system, position: 0))
    let row = try solver.addEditParameter(width, value: -5)
    #expect(solver.value(of: width) == 0)
    let pieces = try solver.pieces(of: width, in: -10...10)
    #expect(pieces.map(\.broken) == [[row], []])
    #expect(pieces.map { $0.slope(of: width) } == [0, 1])
    #expect(pieces[0].range.upperBound == 0)
    #expect(solver.value(of: width) == 0)
  }

  @Test func `an open value is part of the pieces`() throws {
    let solver = Solver.checked()
    let window = solver.addVariable()
    let cards = [solver.addVariable(), solver.addVariable()]
    try solver.addEditParameter(window, value: 100)
    for card in cards {
      try solver.add(Constraint(card - 80, below: .defaultHigh, above: .defaultLow))
    }
    try solver.add(Constraint(cards[0] + cards[1], .equal, 1 * window))
    let pieces = try solver.pieces(of: window, in: 0...400)
    #expect(pieces.map(\.range.lowerBound) == [0, 160])
    #expect(pieces.map { $0.slope(of: cards[0]) } == [0, 1])
    #expect(pieces.map { $0.slope(of: cards[1]) } == [1, 0])
  }

  @Test func `two ends next to each other are taken one after the other`() throws {
    let solver = Solver.checked()
    let window = solver.addVariable()
    let label = solver.addVariable()
    let shift = solver.addVariable()
    let place = solver.addVariable()
    try solver.addEditParameter(window, value: 0)
    try solver.add(place == window - label + shift)
    try solver.add(shift == 1000, priority: Priority(900))
    // The first end is 4e-12 before 10.
    try solver.add(shift >= window + (990 + 4e-12))
    // At 10 the label yields to the position, whose numbers make 4e-12 a rounding error.
    try solver.add(label == 10, priority: .defaultHigh)
    try solver.add(1.6 * place <= 1600, priority: .defaultHigh)
    let pieces = try solver.pieces(of: window, in: 0...20)
    #expect(pieces.map { $0.slope(of: label) }.first == 0)
    #expect(pieces.map { $0.slope(of: label) }.last == 2)
    #expect(pieces.allSatisfy { $0.range.lowerBound <= 10 })
  }

  @Test func `the piece around the parameter has both ends, and names their causes`() throws {
    let row = try Row()
    let middle = try row.solver.piece(of: row.window)
    #expect(middle.range == 120...380)
    // The column reaches its maximum; beyond it the label yields.
    #expect(middle.upperCause == row.most)
    try row.solver.suggest(400, for: row.window)
    let upper = try row.solver.piece(of: row.window)
    #expect(upper.range == 380...Double.infinity)
    #expect(upper.slope(of: row.label) == 1)
    #expect(upper.lowerCause == row.natural)
    try row.solver.suggest(100, for: row.window)
    let lower = try row.solver.piece(of: row.window)
    #expect(lower.range == -Double.infinity...120)
    #expect(lower.broken.isEmpty)
  }

  @Test func `a constraint that moves slowly ends a piece where it does`() throws {
    let solver = Solver.checked()
    let width = solver.addVariable()
    let slow = solver.addVariable()
    let row = try solver.addEditParameter(width, value: 0)
    let limit = try solver.add(Constraint(1e-4 * width - 1 * slow, .lessThanOrEqual, 0))
    try solver.add(Constraint(slow, .equal, 0.0625, priority: .defaultLow))
    let pieces = try solver.pieces(of: width, in: 0...1000)
    #expect(pieces.map(\.range) == [0...625, 625...1000])
    #expect(pieces.map(\.upperCause) == [limit, nil])
    #expect(pieces[1].slope(of: slow) == 1e-4)
    #expect(solver.isActive(row))
  }

  @Test func `several constraints that change sides together end one piece`() throws {
    let solver = Solver.checked()
    let window = solver.addVariable()
    try solver.addEditParameter(window, value: 0)
    var parts: [Variable] = []
    for offset in [0.0, 1, 2, 3, 4, 5, 6, 7] {
      let part = solver.addVariable()
      let least = LinearExpression([.init(window, 1)], constant: offset)
      try solver.add(Constraint(part, .greaterThanOrEqual, least))
      let size = LinearExpression(constant: 100 + offset)
      try solver.add(Constraint(part, .equal, size, priority: .defaultLow))
      parts.append(part)
    }
    let pieces = try solver.pieces(of: window, in: -50...300)
    #expect(pieces.map(\.range) == [-50...100, 100...300])
    for part in parts { #expect(pieces.map { $0.slope(of: part) } == [0, 1]) }
  }

  @Test func `only an edit parameter has pieces, and only so many`() throws {
    let row = try Row()
    #expect(throws: SolverError.self) { try row.solver.pieces(of: row.label, in: 0...1) }
    #expect(throws: SolverError.self) {
      try row.solver.pieces(of: row.window, in: 50...500, limit: 1)
    }
    #expect(row.solver.value(of: row.window) == 200)
  }

  /// Between 0 and 1, another row breaks the parameter than below 0.
  @Test func `a piece on which the parameter is broken has the values of the staged rule`() throws {
    let text = """
      policy relax
      wide
      update
        variable 0 1152921567131074560
        variable 5 1152921612483166208
        variable 2 1152921509340512256
        row 5 1152921562359791616 1000.0 1000.0 1.0 630.0 5 1.0
        row 6 1152921607666270208 1000.0 1000.0 1.0 622.0 2 1.0
        row 11 110964506624 1000.0 - 1.0 0.0 5 1.0
        row 12 1152921531942830080 501.0 501.0 1.0 36.0 3 0.9990234375
        row 8 1152921538183168000 1000.0 1000.0 1.0 687.0 0 1.0
        row 10 1152921517260537856 1000.0 1000.0 1.0 807.0 3 1.0
        row 1 1152921539800989696 1.0 1.0 1.0 10.0 1 1.0
        row 16 28926017536 1000.0 - 1.0 0.0 5 1.0
        row 7 1152921520254091264 1000.0 1000.0 1.0 501.0 3 3.0
        parameter 17 5 174.0 129855258624
      update
        remove-variable 3
        variable 6 1152921593426083840
        constant 11 1.0
      update
        row 20 1152921543611514880 1000.0 - 1.0 117.5 5 1.0
        row 21 1152921609560129536 1000.0 - 1.0 -8.0 2 1.0
        row 22 1152921565888774144 1000.0 - 1.0 -97.0 6 1.0
        row 23 1152921618604883968 1000.0 - 1.0 117.5 0 1.0
        constant 21 -25.0
        constant 17 191.0
        remove-variable 1
        variable 7 1152921532259368960
      update
        row 24 1152921589833400320 1000.0 1000.0 1.0 -7659.9765625 7 1.0 6 -111.6953125
        row 25 1152921592588009472 1000.0 1000.0 1.0 -7540.9765625 2 1.0
        row 27 1152921625876889600 1000.0 1000.0 1.0 -7515.9765625 5 1.0 6 -111.6953125
        row 29 1152921525167325184 - 1000.0 1.0 -211.0 5 -1.0
        remove-row 18
        row 18 1152921588359364608 1000.0 - 1.0 54.0 0 0.5
        row 30 1152921527192256512 1000.0 - 1.0 22.0 7 -1.0
      """
    let script = try #require(EditScript(text: text + "\n"))
    var player = ScriptPlayer(policy: script.policy)
    for batch in script.batches {
      _ = player.play(batch)
      #expect(player.solver.certificate().isValid)
    }
    let parameter = try #require(player.handle(ofVariable: 5))
    let pieces = try player.solver.pieces(of: parameter, in: -50...250)
    for piece in pieces {
      let middle = (piece.range.lowerBound + piece.range.upperBound) / 2
      try player.solver.suggest(middle, for: parameter)
      for variable in player.model.variables {
        let difference = piece.value(of: variable, at: middle) - player.solver.value(of: variable)
        #expect(abs(difference) < 1e-5, "\(variable) at \(middle)")
      }
    }
    #expect(pieces.map(\.range.lowerBound) == [-50, 1, 117.5, 122, 211])
  }

  @Test func `there are at most as many pieces as asked for`() throws {
    let row = try Row()
    let pieces = try row.solver.pieces(of: row.window, in: 50...500)
    for limit in [3, .max] {
      #expect(
        try row.solver.pieces(of: row.window, in: 50...500, limit: limit).map(\.range)
          == pieces.map(\.range))
    }
    for limit in [0, 1, 2, -1, .min] {
      let error = #expect(throws: SolverError.self) {
        try row.solver.pieces(of: row.window, in: 50...500, limit: limit)
      }
      #expect(error?.description == "there are more than \(limit) pieces")
    }
    #expect(row.solver.value(of: row.window) == 200)
  }

  @Test func `a parameter does not go beyond the largest number`() throws {
    let solver = Solver.checked()
    let (width, scaled) = (solver.addVariable(), solver.addVariable())
    try solver.addEditParameter(width, value: 0)
    try solver.add(scaled == 0.001 * width)
    try solver.add(scaled <= 3e6, priority: .defaultHigh)
    let error = #expect(throws: SolverError.self) { try solver.pieces(of: width, in: 0...4e9) }
    #expect(error?.description == "4000000000.0 is not finite or beyond \(Solver.largestNumber)")
  }

  @Test func `asking for pieces does not allow what they break`() throws {
    let solver = Solver.checked()
    let (width, other) = (solver.addVariable(), solver.addVariable())
    try solver.addEditParameter(width, value: 150)
    try solver.add(width >= 100)
    try solver.add(other == width, priority: 750)
    #expect(try solver.pieces(of: width, in: 0...200).map { $0.broken.isEmpty } == [false, true])
    #expect(solver.conflicts.isEmpty)
    #expect(throws: SolverError.self) { try solver.suggest(50, for: width) }
    #expect(solver.value(of: other) == 150)
  }

  @Test func `pieces are joined only if their values agree from end to end`() throws {
    let solver = Solver.checked()
    let (x, step, y) = (solver.addVariable(), solver.addVariable(), solver.addVariable())
    try solver.addEditParameter(x, value: 0)
    try solver.add(step == 0x1p-16 * x)
    try solver.add(y >= 0x1p-15 * step)
    try solver.add(y == 0, priority: 500)
    let pieces = try solver.pieces(of: x, in: -2e9...2e9)
    #expect(pieces.map(\.range) == [-2e9...0, 0...2e9])
    try solver.suggest(2e9, for: x)
    #expect(abs((pieces.last?.value(of: y, at: 2e9) ?? 0) - solver.value(of: y)) < 1e-6)
  }
}
