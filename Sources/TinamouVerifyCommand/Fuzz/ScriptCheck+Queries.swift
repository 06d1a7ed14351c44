import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// Checks of derivations, ranges of values, and values as functions of a parameter.
extension ScriptCheck {
  // MARK: Derivations

  /// Checks the derivations of all variables.
  func checkDerivations(_ model: SolverModel, _ values: [Double]) throws(Failure) {
    let check = DerivationCheck(model, values)
    for place in model.variables.indices {
      if let fault = check.fault(ofVariable: place, of: player.solver) {
        throw Failure(kind: .derivation, detail: fault)
      }
    }
  }

  // MARK: Ranges of values

  /// Checks that one ambiguous variable can be moved, and that its value is within its range.
  mutating func checkOpenness(_ values: [Double]) throws(Failure) {
    let open = Set(player.solver.ambiguity().variables)
    let numbers = player.state.variableNumbers
    if numbers.isEmpty { return }
    let place = random.below(numbers.count)
    guard let variable = player.handle(ofVariable: numbers[place]),
      let range = try? player.solver.openRange(of: variable)
    else { throw Failure(kind: .openness, detail: "an error") }
    let length = range.upperBound - range.lowerBound
    let isFault =
      !range.contains(values[place])
      || (open.contains(variable) ? length <= PublicUnit.unit / 2 : length > 4 * PublicUnit.unit)
    if isFault {
      throw Failure(
        kind: .openness,
        detail: "variable \(numbers[place]) is \(open.contains(variable) ? "" : "not ")open in "
          + "\(range), value \(values[place])")
    }
  }

  // MARK: Functions of a parameter

  /// Checks that the pieces of one parameter agree with fresh solvers while the others stay
  /// unchanged.
  mutating func checkPieces() throws(Failure) {
    let parameters = player.state.parameters.keys.sorted()
    if parameters.isEmpty { return }
    let number = random.pick(parameters)
    guard let row = player.state.parameters[number], let value = player.state.rows[row]?.constant,
      let variable = player.handle(ofVariable: number)
    else { return }
    let range =
      (value - Double(random.integer(0...300)))...(value + Double(random.integer(1...300)))
    let pieces: [Piece]
    do {
      pieces = try player.solver.pieces(of: variable, in: range, limit: 200)
    } catch {
      throw Failure(kind: .pieces, detail: "\(error)")
    }
    try checkCover(pieces, range)
    report.shape.pieces += pieces.count
    for _ in 0..<3 { try compare(random.pick(pieces), of: number, row: row) }
  }

  private func checkCover(_ pieces: [Piece], _ range: ClosedRange<Double>) throws(Failure) {
    let isCover =
      pieces.first?.range.lowerBound == range.lowerBound
      && pieces.last?.range.upperBound == range.upperBound
      && zip(pieces, pieces.dropFirst()).allSatisfy { $0.range.upperBound == $1.range.lowerBound }
    if !isCover {
      throw Failure(kind: .pieces, detail: "\(pieces.map(\.range)) do not cover \(range)")
    }
  }

  /// Compares a piece with a fresh solver at a point inside, not too close to its ends.
  private mutating func compare(
    _ piece: Piece, of parameter: Int, row: Int
  ) throws(Failure) {
    let length = piece.range.upperBound - piece.range.lowerBound
    if length < 0.01 { return }
    let point = piece.range.lowerBound + length * random.number(0.1...0.9)
    var state = player.state
    _ = state.apply(.suggest(point, variable: parameter))
    let fresh = ScriptPlayer(building: state, generator: &random)
    let broken = player.numbers(of: piece.broken)
    if broken != fresh.brokenRows {
      throw Failure(
        kind: .pieces,
        detail: "parameter \(parameter) at \(point) in \(piece.range): broken \(broken), "
          + "fresh \(fresh.brokenRows)")
    }
    for (number, expected) in zip(state.variableNumbers, fresh.values) {
      guard let variable = player.handle(ofVariable: number) else { continue }
      let found = piece.value(of: variable, at: point)
      if abs(found - expected) > 2 * PublicUnit.unit + 1e-9 * abs(expected) {
        throw Failure(
          kind: .pieces,
          detail: "variable \(number) at parameter \(parameter) = \(point) in \(piece.range): "
            + "\(found), fresh \(expected)")
      }
    }
  }
}
