import TinamouSolver

/// Edits that are rare in apps: other places in the document order, edit parameters that stop at
/// limits, and updates inside updates.
extension ScriptGenerator {
  /// Gives a row another place in the document order.
  mutating func moveInDocument() {
    let numbers = state.rowNumbers.filter { !state.parameterRows.contains($0) }
    if numbers.isEmpty { return }
    let number = random.pick(numbers)
    guard var row = state.rows[number] else { return }
    row.order = makeOrder(random.pick([.system, .general, .general, .intrinsic]))
    perform(.remove(number))
    perform(.add(number, row))
  }

  /// Makes a variable an edit parameter that stops at limits.
  mutating func addSoftParameter() {
    let candidates = state.variableNumbers.filter { state.parameters[$0] == nil }
    if candidates.isEmpty || state.parameters.count > 3 { return }
    rowCount += 1
    perform(
      .addParameter(
        rowCount, variable: random.pick(candidates), value: amount() * 3,
        priority: random.pick(levels), order: makeOrder(.system)))
  }

  /// Whether a variable is an edit parameter that stops at limits.
  func isSoftParameter(_ variable: Int) -> Bool {
    state.parameters[variable].flatMap { state.rows[$0]?.isRequired } == false
  }

  /// Puts some of the pending edits into updates inside the update.
  mutating func putIntoUpdates() {
    var edits: [Edit] = []
    var rest = pending[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(random.integer(1...5)))
      rest = rest.dropFirst(part.count)
      if random.chance(0.05) {
        edits.append(.update(part, isRefused: random.chance(0.5)))
      } else {
        edits += part
      }
    }
    pending = edits
  }
}
