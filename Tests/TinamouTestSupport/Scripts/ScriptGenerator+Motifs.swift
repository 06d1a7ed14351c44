import TinamouSolver

/// Groups of rows as they occur in layouts, and arbitrary ones.
extension ScriptGenerator {
  mutating func addMotif() {
    if state.variables.isEmpty { addVariable() }
    let limit = max(1, targetRowCount - rowsInForce)
    if hasCycles && random.chance(0.25) {
      switch random.below(3) {
      case 0: addEqualSizes(limit)
      case 1: addCentring()
      default: addLoop()
      }
      return
    }
    if isWide && random.chance(0.15) { return addNearlyParallel() }
    switch random.below(12) {
    case 0, 1: addSize()
    case 2, 3: addChain(limit)
    case 4, 5: addBound()
    case 6: addWish()
    case 7: addRatio()
    case 8: addTies(limit)
    case 9: addIntrinsicSize()
    case 10: mayDisagree && random.chance(0.3) ? addContradiction() : addWish()
    default: addArbitrary()
    }
  }

  private mutating func addSize() {
    addRow(
      [ScriptRow.Term(random.pick(state.variableNumbers), 1)], below: 1000, above: nil,
      constant: 0, group: .system)
  }

  private mutating func addIntrinsicSize() {
    let compression = priority(required: 0.05)
    let hugging = priority(required: 0.05)
    addRow(
      [ScriptRow.Term(random.pick(state.variableNumbers), 1)], below: compression, above: hugging,
      constant: amount(), weight: weight(), group: .intrinsic)
  }

  /// x2 - x1 (- w1) == gap, x3 - x2 (- w2) == gap, and so on.
  private mutating func addChain(_ limit: Int) {
    let chain = variables(random.integer(2...max(2, min(8, limit + 1))))
    let below = random.chance(0.85) ? priority(required: 0.5) : nil
    let above = below == nil || random.chance(0.6) ? below ?? priority(required: 0.5) : nil
    let gap = random.chance(0.3) ? nil : amount()
    for (first, second) in zip(chain, chain.dropFirst()) {
      var terms = [ScriptRow.Term(second, 1), ScriptRow.Term(first, -1)]
      if random.chance(0.3) { terms.append(ScriptRow.Term(random.pick(chain), coefficient())) }
      addRow(terms, below: below, above: above, constant: gap)
    }
  }

  /// A lower or upper bound of one variable.
  private mutating func addBound() {
    let term = ScriptRow.Term(
      random.pick(state.variableNumbers), random.chance(0.8) ? 1 : coefficient())
    let isLower = random.chance(0.5)
    let priority = priority(required: 0.5)
    addRow(
      [term], below: isLower ? priority : nil, above: isLower ? nil : priority,
      constant: amount(), weight: weight())
  }

  /// x == c, softly; rarely both sides differ.
  private mutating func addWish() { addWish(at: random.pick(levels)) }

  mutating func addWish(at below: Float) {
    addRow(
      [ScriptRow.Term(random.pick(state.variableNumbers), 1)], below: below,
      above: random.chance(0.8) ? below : random.pick(levels), constant: amount(),
      weight: weight())
  }

  private mutating func addRatio() {
    let pair = variables(2)
    if pair.count < 2 { return addWish() }
    let priority = priority(required: 0.3)
    addRow(
      [ScriptRow.Term(pair[0], 1), ScriptRow.Term(pair[1], coefficient())], below: priority,
      above: priority, constant: priority == 1000 ? nil : 0, weight: weight())
  }

  /// Equalities at one priority that cannot all hold.
  private mutating func addTies(_ limit: Int) {
    let tied = variables(random.integer(2...max(2, min(5, limit))))
    let priority = random.pick(levels)
    let wish = amount()
    for variable in tied {
      addRow(
        [ScriptRow.Term(variable, 1)], below: priority, above: random.chance(0.9) ? priority : nil,
        constant: wish)
    }
    let sum = tied.map { ScriptRow.Term($0, 1) }
    if random.chance(0.7) { addRow(sum, below: 1000, above: 1000) }
  }

  /// 1 to many terms with any coefficients and any sides.
  private mutating func addArbitrary() {
    let count = random.chance(0.7) ? random.integer(1...4) : random.integer(3...10)
    var terms = variables(count).map { ScriptRow.Term($0, coefficient()) }
    // A variable may be mentioned twice, and even cancel.
    if random.chance(0.05), let term = terms.first {
      terms.append(ScriptRow.Term(term.variable, random.chance(0.3) ? -term.coefficient : 1))
    }
    let below = random.chance(0.75) ? priority(required: 0.25) : nil
    let isSymmetric = random.chance(0.75)
    let above =
      below == nil
      ? priority(required: 0.25)
      : random.chance(0.3) ? nil : isSymmetric ? below : priority(required: 0.2)
    addRow(
      terms, below: below, above: above, constant: random.chance(0.5) ? amount() : nil,
      weight: weight())
  }

  /// A row that is nearly parallel to another one.
  private mutating func addNearlyParallel() {
    guard let number = state.rowNumbers.isEmpty ? nil : random.pick(state.rowNumbers),
      var row = state.rows[number], let index = row.terms.indices.last
    else { return addWish() }
    row.terms[index].coefficient += random.pick([1, -1]) / random.pick([1024, 128, 16])
    let below = priority(required: 0.4)
    addRow(
      row.terms, below: below, above: random.chance(0.6) ? below : nil,
      constant: row.constant + (random.chance(0.5) ? 0 : amount()), weight: weight())
  }

  // MARK: Cycles

  /// w1 == w2 == w3 … and their sum is given, or equals another variable.
  private mutating func addEqualSizes(_ limit: Int) {
    var sizes = variables(random.integer(3...max(3, min(9, limit + 1))))
    if sizes.count < 3 { return addLoop() }
    let total = random.chance(0.5) ? sizes.removeLast() : nil
    let priority: Float = random.chance(0.7) ? 1000 : random.pick(levels)
    let first = sizes[0]
    let ratio = random.chance(0.8) ? 1 : coefficient()
    for size in sizes.dropFirst() {
      addRow(
        [ScriptRow.Term(size, 1), ScriptRow.Term(first, -ratio)], below: priority, above: priority,
        constant: priority == 1000 ? nil : 0)
    }
    var terms = sizes.map { ScriptRow.Term($0, 1) }
    if let total { terms.append(ScriptRow.Term(total, -1)) }
    addRow(terms, below: 1000, above: 1000)
  }

  /// left + size + right == whole, left == right.
  private mutating func addCentring() {
    let parts = variables(4)
    if parts.count < 4 { return addLoop() }
    addRow(
      [
        ScriptRow.Term(parts[0], 1), ScriptRow.Term(parts[1], 1), ScriptRow.Term(parts[2], 1),
        ScriptRow.Term(parts[3], -1),
      ], below: 1000, above: 1000)
    let priority = priority(required: 0.6)
    addRow(
      [ScriptRow.Term(parts[0], 1), ScriptRow.Term(parts[2], -1)], below: priority,
      above: priority, constant: priority == 1000 ? nil : 0)
  }

  /// a + b == sum, a - b == difference, or with other coefficients.
  private mutating func addLoop() {
    let pair = variables(2)
    if pair.count < 2 { return addWish() }
    let factor = random.chance(0.7) ? 1 : abs(coefficient()) + 0.5
    addRow(
      [ScriptRow.Term(pair[0], 1), ScriptRow.Term(pair[1], factor)], below: 1000, above: 1000)
    let priority = priority(required: 0.5)
    addRow(
      [ScriptRow.Term(pair[0], 1), ScriptRow.Term(pair[1], -1)], below: priority, above: priority,
      constant: priority == 1000 ? nil : amount())
  }

  // MARK: Conflicts

  /// A required row that cannot hold, or at least not at the hidden point.
  mutating func addContradiction() {
    if random.chance(0.4), let contradiction = contradiction() {
      return perform(contradiction)
    }
    var row = ScriptRow(
      terms: variables(random.integer(1...4)).map { ScriptRow.Term($0, coefficient()) },
      constant: 0, below: nil, above: nil, order: makeOrder(.general))
    let isLower = random.chance(0.5)
    row.below = isLower ? 1000 : random.chance(0.3) ? 1000 : nil
    row.above = isLower ? (random.chance(0.3) ? 1000 : nil) : 1000
    row.constant = row.activity(at: point) + (isLower ? 1 : -1) * (abs(amount()) + 1)
    rowCount += 1
    perform(.add(rowCount, row))
  }

  /// Adds a row that contradicts the sum of some required rows.
  mutating func contradiction() -> Edit? {
    let required = state.rowNumbers.filter { state.rows[$0]?.isRequired == true }
    if required.isEmpty { return nil }
    var terms: [ScriptRow.Term] = []
    var bound = 0.0
    for number in random.shuffled(required).prefix(random.integer(1...4)) {
      guard let row = state.rows[number] else { continue }
      // terms >= constant, or the negative of terms <= constant.
      let factor = (row.below == 1000 ? 1 : -1) * random.pick([1, 1, 2, 0.5])
      bound += factor * row.constant
      for term in row.terms {
        terms.append(ScriptRow.Term(term.variable, factor * term.coefficient))
      }
    }
    rowCount += 1
    let row = ScriptRow(
      terms: terms, constant: bound - abs(amount()) - 1, below: random.chance(0.2) ? 1000 : nil,
      above: 1000, order: makeOrder(.general))
    return .add(rowCount, row)
  }
}
