import TinamouSolver

/// Edits of the model built so far.
extension ScriptGenerator {
  /// Adds one edit or a few that belong together, `room` at most as a rule.
  mutating func addEdits(_ room: Int) {
    let numbers = state.rowNumbers
    if numbers.isEmpty { return addMotif() }
    if mayDisagree && random.chance(0.1) { return disagree() }
    let surplus = rowsInForce - targetRowCount
    switch random.below(20) {
    case 0, 1, 2: surplus > 2 ? remove(random.pick(numbers)) : addMotif()
    case 3, 4: surplus < -2 ? addMotif() : remove(random.pick(numbers))
    case 5, 6: putBack()
    case 7, 8: changeInPlace(random.pick(numbers))
    case 9, 10, 11: changeConstant()
    case 12, 13: movePoint(room)
    case 14, 15: suggest(room)
    case 16: state.parameters.count < 3 ? addParameter() : removeParameter()
    case 17: state.variables.count < 60 ? addVariable() : removeVariable(room)
    case 18 where random.chance(0.5): removeVariable(room)
    case 18: removeAndPutBack(random.pick(numbers))
    default: changeConstant()
    }
  }

  private mutating func remove(_ number: Int) {
    if !state.parameterRows.contains(number) { removed[number] = state.rows[number] }
    perform(.remove(number))
  }

  /// Activity: a row comes back at its place.
  private mutating func putBack() {
    let numbers = removed.keys.sorted()
    if numbers.isEmpty { return addMotif() }
    let number = random.pick(numbers)
    guard var row = removed[number] else { return }
    removed[number] = nil
    if !mayDisagree || random.chance(0.7) {
      if !row.terms.allSatisfy({ state.variables[$0.variable] != nil }) { return }
      repair(&row)
    }
    perform(.add(number, row))
  }

  private mutating func removeAndPutBack(_ number: Int) {
    guard let row = state.rows[number], !state.parameterRows.contains(number) else { return }
    perform(.remove(number))
    perform(.add(number, row))
  }

  /// Another priority, weight, relation or coefficient at the same place.
  private mutating func changeInPlace(_ number: Int) {
    guard var row = state.rows[number], !state.parameterRows.contains(number) else { return }
    switch random.below(5) {
    case 0: row.weight = weight()
    case 1:
      let priority = priority(required: 0.2)
      if row.below != nil { row.below = priority }
      if row.above != nil { row.above = priority }
    case 2: swap(&row.below, &row.above)
    case 3:
      row.above = row.above == nil ? row.below : random.chance(0.5) ? nil : random.pick(levels)
      if row.above == nil && row.below == nil { row.below = random.pick(levels) }
    default:
      if let index = row.terms.indices.last { row.terms[index].coefficient = coefficient() }
    }
    repair(&row)
    perform(.remove(number))
    perform(.add(number, row))
  }

  /// Another constant of a soft row, or of an inequality.
  private mutating func changeConstant() {
    let number = random.pick(state.rowNumbers)
    guard var row = state.rows[number], !state.parameterRows.contains(number) else { return }
    row.constant = random.chance(0.5) ? amount() : row.constant + (random.chance(0.5) ? 1 : -7.5)
    repair(&row)
    perform(.setConstant(number, row.constant))
  }

  /// A variable's value at the hidden point changes, and with it the required rows that mention it.
  private mutating func movePoint(_ room: Int) {
    let variable = random.pick(state.variableNumbers)
    if !move(variable, to: amount() * 2, room: room) { changeConstant() }
  }

  private mutating func suggest(_ room: Int) {
    let variables = state.parameters.keys.sorted()
    if variables.isEmpty { return addParameter() }
    let variable = random.pick(variables)
    if mayDisagree && random.chance(0.3) {
      perform(.suggest(amount() * 3, variable: variable))
    } else if !move(variable, to: point[variable] + amount() - 40, room: room) {
      perform(.suggest(point[variable], variable: variable))
    }
  }

  /// False if more rows would have to follow than there is room for.
  private mutating func move(_ variable: Int, to value: Double, room: Int) -> Bool {
    let old = point[variable]
    point[variable] = value
    var changes: [(number: Int, constant: Double)] = []
    for number in state.rowNumbers {
      guard var row = state.rows[number], row.isRequired else { continue }
      if !row.terms.contains(where: { $0.variable == variable }) { continue }
      let constant = row.constant
      repair(&row)
      if row.constant != constant { changes.append((number, row.constant)) }
    }
    if changes.count > max(room, 6) {
      point[variable] = old
      return false
    }
    let parameters = Dictionary(uniqueKeysWithValues: state.parameters.map { ($1, $0) })
    for (number, constant) in random.shuffled(changes) {
      if let parameter = parameters[number] {
        perform(.suggest(constant, variable: parameter))
      } else {
        perform(.setConstant(number, constant))
      }
    }
    return true
  }

  private mutating func addParameter() {
    let candidates = state.variableNumbers.filter { state.parameters[$0] == nil }
    if candidates.isEmpty { return }
    let variable = random.pick(candidates)
    rowCount += 1
    perform(
      .addParameter(
        rowCount, variable: variable, value: point[variable], order: makeOrder(.system)))
  }

  private mutating func removeParameter() {
    let numbers = state.parameterRows.sorted()
    if !numbers.isEmpty { perform(.remove(random.pick(numbers))) }
  }

  /// Takes a variable out with all its rows.
  private mutating func removeVariable(_ room: Int) {
    let variable = random.pick(state.variableNumbers)
    let numbers = state.rowNumbers.filter { number in
      state.rows[number]?.terms.contains { $0.variable == variable } == true
    }
    if numbers.count >= max(room, 6) || state.variables.count <= 2 { return }
    for number in numbers where state.parameters[variable] != number {
      perform(.remove(number))
    }
    perform(.removeVariable(variable))
    addVariable()
  }

  /// A required row stops holding at the hidden point, or starts again.
  private mutating func disagree() {
    let numbers = state.rowNumbers.filter { state.rows[$0]?.isRequired == true }
    if numbers.isEmpty || random.chance(0.3) { return addContradiction() }
    let number = random.pick(numbers)
    guard var row = state.rows[number] else { return }
    let constant = row.constant
    repair(&row)
    if row.constant == constant { row.constant += amount() }
    perform(.setConstant(number, row.constant))
  }
}
