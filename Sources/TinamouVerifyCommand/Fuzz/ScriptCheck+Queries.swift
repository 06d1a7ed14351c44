import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// Checks of derivations, ranges of values, and values as functions of a parameter.
extension ScriptCheck {
  /// Public values are rounded to multiples of 2^-20.
  static let rounding = 0x1p-20

  // MARK: Derivations

  /// Checks that the multiplied rows of a derivation add up to the variable, and their constants to
  /// its value.
  func checkDerivations(_ model: SolverModel, _ values: [Double]) throws(Failure) {
    var numbers: [ConstraintID: Int] = [:]
    for (number, row) in model.rows.enumerated() { numbers[row.id] = number }
    for (place, variable) in model.variables.enumerated() {
      guard let derivation = try? player.solver.constraintsDetermining(variable) else {
        throw Failure(kind: .derivation, detail: "of \(variable): an error")
      }
      let fault = fault(of: derivation, of: place, model, values, numbers)
      if let fault {
        throw Failure(kind: .derivation, detail: "of \(variable): \(fault)\n\(derivation)")
      }
    }
  }

  private func fault(
    of derivation: Derivation, of place: Int, _ model: SolverModel, _ values: [Double],
    _ numbers: [ConstraintID: Int]
  ) -> String? {
    var sums = [Double](repeating: 0, count: model.variables.count)
    var sizes = [Double](repeating: 1, count: model.variables.count)
    var size = 1.0
    sums[place] = -1
    for term in derivation.terms {
      guard let number = numbers[term.constraint], !model.rows[number].isBroken else {
        return "\(term.constraint) is not in force"
      }
      let row = model.rows[number]
      if row.constant != term.constant { return "\(term.constraint) has another constant" }
      var activitySize = max(1, abs(row.constant))
      for part in row.terms {
        sums[part.variable] += term.multiplier * part.coefficient
        sizes[part.variable] += abs(term.multiplier * part.coefficient)
        activitySize += abs(part.coefficient) * (abs(values[part.variable]) + 1)
      }
      size += abs(term.contribution)
      let residual = abs(row.residual(at: values))
      if residual > 1e-6 * activitySize { return "\(term.constraint) is off by \(residual)" }
    }
    for variable in derivation.pulledToZero {
      guard let pulled = model.variables.firstIndex(of: variable), values[pulled] == 0 else {
        return "\(variable) is not zero"
      }
      sums[pulled] = 0
    }
    for (other, sum) in sums.enumerated() where abs(sum) > 1e-9 * sizes[other] {
      return "\(model.variables[other]) adds up to \(sum)"
    }
    let difference = abs(derivation.value - values[place])
    return difference > Self.rounding / 2 + 1e-9 * size ? "the value is off by \(difference)" : nil
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
      || (open.contains(variable) ? length <= Self.rounding / 2 : length > 4 * Self.rounding)
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
      if abs(found - expected) > 2 * Self.rounding + 1e-9 * abs(expected) {
        throw Failure(
          kind: .pieces,
          detail: "variable \(number) at parameter \(parameter) = \(point) in \(piece.range): "
            + "\(found), fresh \(expected)")
      }
    }
  }
}
