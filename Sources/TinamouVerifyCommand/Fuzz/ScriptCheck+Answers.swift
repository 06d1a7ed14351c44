import TinamouCrossCheck
import TinamouSolver
import TinamouTestSupport

/// The checks after every update whose values are read.
extension ScriptCheck {
  mutating func checkAnswers(isLast: Bool) throws(Failure) {
    // Check the conflicts first: they must be available before the values are read.
    let model = player.model
    try check(player.solver.conflicts, in: model)
    let certificate = player.solver.certificate()
    if !certificate.isValid {
      throw Failure(kind: .certificate, detail: "\(certificate.failures)")
    }
    let values = random.chance(0.5) ? player.values : player.valuesReadAtOnce
    if bits(player.values) != bits(player.valuesReadAtOnce) {
      throw Failure(
        kind: .values, detail: "read at once " + difference(player.valuesReadAtOnce, player.values))
    }
    try compareModels(player.solver.model, model)
    try compareWithFresh()
    try compareWithGLPK(model, values)
    try checkDerivations(model, values)
    try checkOpenness(values)
    if isLast || random.chance(0.2) { try checkPieces() }
    if bits(player.values) != bits(values) {
      throw Failure(kind: .refusal, detail: "asking changed " + difference(player.values, values))
    }
  }

  private mutating func compareWithGLPK(
    _ model: SolverModel, _ values: [Double]
  ) throws(Failure) {
    switch CrossCheck.compare(model, values: values) {
    case .agrees: break
    case .differs(let mismatches):
      let isAboutConflicts = mismatches.contains {
        if case .broken = $0 { return true }
        return false
      }
      throw Failure(
        kind: isAboutConflicts ? .conflicts : .values,
        detail: mismatches.map { "\($0)" }.joined(separator: "\n"))
    case .inconclusive(let reason): report.inconclusive = "\(reason)"
    }
  }

  private func compareModels(_ found: SolverModel, _ expected: SolverModel) throws(Failure) {
    if found.variables != expected.variables {
      throw Failure(kind: .model, detail: "variables")
    }
    if found.rows.map(\.id) != expected.rows.map(\.id) {
      throw Failure(kind: .model, detail: "rows")
    }
    for (row, other) in zip(found.rows, expected.rows) {
      let terms = row.terms.sorted { $0.variable < $1.variable }
      let isSame =
        terms.elementsEqual(other.terms, by: ==) && row.constant == other.constant
        && row.below == other.below && row.above == other.above && row.weight == other.weight
        && row.order == other.order && row.isBroken == other.isBroken
      if !isSame { throw Failure(kind: .model, detail: "\(row) is not \(other)") }
    }
  }

  private mutating func compareWithFresh() throws(Failure) {
    let fresh = ScriptPlayer(building: player.state, generator: &random)
    if fresh.state.rows != player.state.rowsInForce
      || fresh.state.variables != player.state.variables
    {
      throw Failure(kind: .unexpectedError, detail: "the fresh solver refused a row")
    }
    if fresh.brokenRows != player.brokenRows {
      throw Failure(
        kind: .freshConflicts, detail: "\(player.brokenRows), fresh \(fresh.brokenRows)")
    }
    if !fresh.solver.certificate().isValid {
      throw Failure(kind: .certificate, detail: "of the fresh solver")
    }
    if !areSame(player.values, fresh.values) {
      throw Failure(kind: .freshValues, detail: difference(player.values, fresh.values))
    }
    let choices = player.choices
    if choices != fresh.choices {
      throw Failure(kind: .openness, detail: "choices \(choices), fresh \(fresh.choices)")
    }
  }

  /// Whether values are equal to the last bit; beyond the largest number of a model, except for the
  /// rounding of doubles.
  private func areSame(_ found: [Double], _ expected: [Double]) -> Bool {
    zip(found, expected).allSatisfy { found, expected in
      found.bitPattern == expected.bitPattern
        || abs(expected) > Solver.largestNumber
          && abs(found - expected) <= 0x1p-50 * abs(expected)
    }
  }

  func bits(_ values: [Double]) -> [UInt64] { values.map(\.bitPattern) }

  func difference(_ found: [Double], _ expected: [Double]) -> String {
    zip(player.state.variableNumbers, zip(found, expected))
      .filter { $0.1.0.bitPattern != $0.1.1.bitPattern }
      .map { "variable \($0.0): \($0.1.0), expected \($0.1.1)" }
      .joined(separator: "\n")
  }
}
