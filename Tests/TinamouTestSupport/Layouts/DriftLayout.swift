import TinamouSolver

/// A layout of some 200 views, and random edits of it: a row of labels, cells below each other,
/// equal columns and a form, all in one window.
package struct DriftLayout {
  private typealias Term = ScriptRow.Term

  /// What builds the layout.
  package private(set) var edits: [Edit] = []

  private var random: SeededGenerator
  private var rows: [Int: ScriptRow] = [:]
  private var variableCount = 0
  private var position: UInt64 = 0

  // Rows by how they may be edited.
  private var wishes: [Int] = []
  private var gaps: [Int] = []
  private var optional: [Int] = []
  private var inactive: Set<Int> = []
  private var ratios: [Int] = []
  private let width: Int
  private let height: Int

  /// Makes the layout of a seed.
  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    (width, height) = (0, 1)
    for value in [1200.0, 800] {
      edits.append(.addVariable(variableCount, order: nextOrder(.general)))
      edits.append(
        .addParameter(
          -1 - variableCount, variable: variableCount, value: value, order: nextOrder(.system)))
      variableCount += 1
    }
    addLabels(40)
    addCells(60)
    addColumns(30)
    addForm(30)
  }

  // MARK: Building

  private mutating func nextOrder(_ group: DocumentOrder.Group) -> UInt64 {
    position += 1
    return DocumentOrder(group, position: position).rawValue
  }

  private mutating func addVariable() -> Int {
    edits.append(.addVariable(variableCount, order: nextOrder(.general)))
    variableCount += 1
    return variableCount - 1
  }

  private mutating func addSize() -> Int {
    let size = addVariable()
    addRow([Term(size, 1)], below: 1000, above: nil, 0, .system)
    return size
  }

  @discardableResult
  private mutating func addRow(
    _ terms: [Term], below: Float?, above: Float?, _ constant: Double,
    _ group: DocumentOrder.Group = .general
  ) -> Int {
    let row = ScriptRow(
      terms: terms, constant: constant, below: below, above: above, order: nextOrder(group))
    rows[rows.count] = row
    edits.append(.add(rows.count - 1, row))
    return rows.count - 1
  }

  private mutating func equate(_ terms: [Term], _ constant: Double) -> Int {
    addRow(terms, below: 1000, above: 1000, constant)
  }

  private mutating func addIntrinsic(_ size: Int) {
    wishes.append(addRow([Term(size, 1)], below: 750, above: 250, length(), .intrinsic))
  }

  private mutating func length() -> Double { random.number(20...120) }

  private mutating func addLabels(_ count: Int) {
    var end: [Term] = []
    for _ in 0..<count {
      let x = addVariable()
      let size = addSize()
      addIntrinsic(size)
      gaps.append(equate([Term(x, 1)] + end, 8))
      end = [Term(x, -1), Term(size, -1)]
    }
    addRow([Term(width, 1)] + end, below: 1000, above: nil, 16)
  }

  private mutating func addCells(_ count: Int) {
    var end: [Term] = []
    for _ in 0..<count {
      let y = addVariable()
      let cell = addSize()
      let title = addSize()
      addIntrinsic(title)
      gaps.append(equate([Term(y, 1)] + end, 0))
      optional.append(addRow([Term(cell, 1), Term(title, -1)], below: 1000, above: nil, 16))
      optional.append(addRow([Term(cell, 1)], below: 1000, above: nil, 60))
      wishes.append(addRow([Term(cell, 1)], below: 50, above: 50, 0))
      end = [Term(y, -1), Term(cell, -1)]
    }
  }

  private mutating func addColumns(_ count: Int) {
    var end: [Term] = []
    var first: Int?
    for _ in 0..<count {
      let x = addVariable()
      let size = addSize()
      if let first { ratios.append(equate([Term(size, 1), Term(first, -1)], 0)) }
      first = first ?? size
      gaps.append(equate([Term(x, 1)] + end, 8))
      end = [Term(x, -1), Term(size, -1)]
    }
    _ = equate([Term(width, 1)] + end, 8)
  }

  private mutating func addForm(_ count: Int) {
    let label = addSize()
    for _ in 0..<count {
      let field = addSize()
      let own = addSize()
      addIntrinsic(own)
      optional.append(addRow([Term(label, 1), Term(own, -1)], below: 1000, above: nil, 0))
      gaps.append(equate([Term(label, 1), Term(field, 1), Term(width, -1)], -24))
    }
    wishes.append(addRow([Term(label, 1)], below: 50, above: 50, 0))
    addRow([Term(label, 1), Term(height, -0.5)], below: nil, above: 900, 0)
  }

  // MARK: Editing

  /// The next edits, one update.
  package mutating func makeUpdate() -> [Edit] {
    (0..<(random.chance(0.7) ? 1 : random.integer(2...4))).flatMap { _ in makeEdit() }
  }

  private mutating func makeEdit() -> [Edit] {
    switch random.below(100) {
    case 0..<35: return [.setConstant(random.pick(wishes), length())]
    case 35..<50: return [.suggest(random.number(600...4000), variable: width)]
    case 50..<55:
      return [
        .suggest(random.number(600...4000), variable: width),
        .suggest(random.number(300...2000), variable: height),
      ]
    case 55..<65: return [.setConstant(random.pick(gaps), random.number(0...16))]
    case 65..<73:
      return [.setPriority(random.pick(wishes), random.pick([50, 250, 251, 500, 749, 750]))]
    case 73..<83: return setActivity()
    case 83..<88: return [.setWeight(random.pick(wishes), random.number(0.5...2))]
    case 88..<92:
      let relation: Relation = random.chance(0.8) ? .equal : .greaterThanOrEqual
      return [.setRelation(random.pick(gaps), relation)]
    case 92..<96: return setRatio()
    default: return removeAndPutBack()
    }
  }

  private mutating func setActivity() -> [Edit] {
    let row = random.pick(optional)
    if inactive.remove(row) != nil { return [.setActive(row, true)] }
    inactive.insert(row)
    return [.setActive(row, false)]
  }

  /// Another ratio of two columns.
  private mutating func setRatio() -> [Edit] {
    let row = random.pick(ratios)
    guard let terms = rows[row]?.terms, let last = terms.last else { return [] }
    let ratio = random.chance(0.7) ? -1 : -random.number(0.5...2)
    return [.setCoefficient(row, variable: last.variable, ratio)]
  }

  /// A row goes, and comes back as it first was.
  private mutating func removeAndPutBack() -> [Edit] {
    let number = random.pick(random.chance(0.5) ? wishes : gaps)
    guard let row = rows[number] else { return [] }
    return [.remove(number), .add(number, row)]
  }
}
