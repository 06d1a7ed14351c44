import TinamouSolver

/// Changes of rows that keep their position.
extension ScriptGenerator {
  /// Changes a row in one way, or in several within one update.
  mutating func changeInPlace() {
    let number = random.pick(state.rowNumbers)
    let count = random.chance(0.75) ? 1 : random.integer(2...4)
    for _ in 0..<count { changeOnce(number) }
    repairRow(number)
  }

  private mutating func changeOnce(_ number: Int) {
    guard let row = state.rows[number] else { return }
    switch random.below(8) {
    case 0: perform(.setWeight(number, weight()))
    case 1, 2: perform(.setPriority(number, priority(required: 0.25)))
    case 3: setPriorities(number, row)
    case 4:
      let relations: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      perform(.setRelation(number, random.pick(relations)))
    case 5: setCoefficient(number, row)
    case 6: replace(number, row)
    default: removeAndPutBackChanged(number, row)
    }
  }

  private mutating func setPriorities(_ number: Int, _ row: ScriptRow) {
    switch random.below(4) {
    case 0: perform(.setPriorities(number, below: row.above, above: row.below))
    case 1:
      let below = priority(required: 0.2)
      perform(.setPriorities(number, below: below, above: random.chance(0.5) ? below : nil))
    case 2:
      let below = random.chance(0.8) ? priority(required: 0.1) : nil
      let above = random.chance(0.8) ? priority(required: 0.1) : nil
      perform(.setPriorities(number, below: below, above: above))
    default: perform(.setPriorities(number, below: nil, above: priority(required: 0.1)))
    }
  }

  /// Changes a coefficient, removes one, or adds one of a variable that was not in the row.
  private mutating func setCoefficient(_ number: Int, _ row: ScriptRow) {
    let isKnown = random.chance(0.7)
    let variable = isKnown ? row.terms.last?.variable : random.pick(state.variableNumbers)
    guard let variable else { return }
    let coefficient = random.chance(0.2) ? 0 : coefficient()
    perform(.setCoefficient(number, variable: variable, coefficient))
  }

  private mutating func replace(_ number: Int, _ row: ScriptRow) {
    var row = row
    let count = random.integer(1...4)
    row.terms = variables(count).map { ScriptRow.Term($0, coefficient()) }
    if random.chance(0.5) { row.constant = amount() }
    if random.chance(0.3) { row.weight = weight() }
    if random.chance(0.3) { swap(&row.below, &row.above) }
    repair(&row)
    perform(.replace(number, row))
  }

  private mutating func removeAndPutBackChanged(_ number: Int, _ row: ScriptRow) {
    if state.parameterRows.contains(number) { return }
    var row = row
    if let index = row.terms.indices.last { row.terms[index].coefficient = coefficient() }
    repair(&row)
    perform(.remove(number))
    perform(.add(number, row))
  }

  /// Removes a row from the model, or adds it again in its position.
  mutating func setActivity() {
    let inactive = state.inactive.sorted()
    if inactive.isEmpty || random.chance(0.5) {
      perform(.setActive(random.pick(state.rowNumbers), false))
    } else {
      let number = random.pick(inactive)
      perform(.setActive(number, true))
      repairRow(number)
    }
  }

  /// Makes a required row hold at the hidden point, unless conflicts are wanted.
  private mutating func repairRow(_ number: Int) {
    guard var row = state.rows[number] else { return }
    if mayDisagree && random.chance(0.3) { return }
    let constant = row.constant
    repair(&row)
    if row.constant != constant { perform(.setConstant(number, row.constant)) }
  }
}
