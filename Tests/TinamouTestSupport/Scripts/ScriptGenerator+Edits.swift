import TinamouSolver

/// Edits of the current model.
extension ScriptGenerator {
  /// Adds one edit or a few that belong together, usually at most `room`.
  mutating func addEdits(_ room: Int) {
    let numbers = state.rowNumbers
    if numbers.isEmpty { return addMotif() }
    if mayDisagree && random.chance(0.1) { return disagree() }
    let surplus = rowsInForce - targetRowCount
    switch random.below(22) {
    case 0, 1, 2: surplus > 2 ? remove(random.pick(numbers)) : addMotif()
    case 3, 4: surplus < -2 ? addMotif() : remove(random.pick(numbers))
    case 5: putBack()
    case 6: setActivity()
    case 7, 8: changeInPlace()
    case 9, 10, 11: changeConstant()
    case 12, 13: movePoint(room)
    case 14: suggest(room)
    case 15: state.parameters.count > 1 ? suggestAll(room) : suggest(room)
    case 16: state.parameters.count < 4 ? addParameter() : removeParameter()
    case 17: state.variables.count < 60 ? addVariable() : removeVariable(room)
    case 18 where random.chance(0.5): removeVariable(room)
    case 18: removeAndPutBack(random.pick(numbers))
    case 20: random.chance(0.6) ? moveInDocument() : addSoftParameter()
    case 19 where random.chance(0.5): changeInPlace()
    default: changeConstant()
    }
  }

  private mutating func remove(_ number: Int) {
    if !state.parameterRows.contains(number) { removed[number] = state.rows[number] }
    perform(.remove(number))
  }

  /// Activation: adds a row again in its position.
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
    if !move(variable, to: whole(amount() * 2), room: room) { changeConstant() }
  }

  private mutating func suggest(_ room: Int) {
    let variables = state.parameters.keys.sorted()
    if variables.isEmpty { return addParameter() }
    let variable = random.pick(variables)
    if isSoftParameter(variable) || (mayDisagree && random.chance(0.3)) {
      perform(.suggest(amount() * 3, variable: variable))
    } else if !move(variable, to: point[variable] + whole(amount()) - 40, room: room) {
      perform(.suggest(point[variable], variable: variable))
    }
  }

  /// Returns false if more rows would have to follow than there is room for.
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
      if let parameter = parameters[number], random.chance(0.8) {
        perform(.suggest(constant, variable: parameter))
      } else {
        perform(.setConstant(number, constant))
      }
    }
    return true
  }

  /// Several parameters move in one update, as the width and height of a window do.
  private mutating func suggestAll(_ room: Int) {
    for variable in random.shuffled(state.parameters.keys.sorted()) {
      let value = point[variable] + whole(amount()) - 40
      if isSoftParameter(variable) || (mayDisagree && random.chance(0.2)) {
        perform(.suggest(value, variable: variable))
      } else {
        _ = move(variable, to: value, room: room - pending.count)
      }
    }
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

  /// Removes a variable with all its rows.
  private mutating func removeVariable(_ room: Int) {
    let variable = random.pick(state.variableNumbers)
    let numbers = state.allRowNumbers.filter { number in
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
