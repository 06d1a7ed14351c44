import TinamouSolver

/// A layout in a window, and random edits of it.
package struct DriftLayout {
  typealias Term = ScriptRow.Term

  /// The content of the window.
  package enum Content: Hashable, Sendable {
    /// A row of labels, cells below each other, equal columns and a form: some 200 views.
    case mixed
    /// A number of table cells, one below the other.
    case cells(Int)
    /// A number of equal columns that fill the width.
    case columns(Int)
    /// A random tree of views, some of them cells that switch between two sets of rows.
    case tree(rowCount: Int)
  }

  /// The object that builds the layout.
  package internal(set) var edits: [Edit] = []

  var random: SeededGenerator
  var rows: [Int: ScriptRow] = [:]
  private var variableCount = 0
  private var position: UInt64 = 0

  // Rows by the edits that they allow.
  var wishes: [Int] = []
  var gaps: [Int] = []
  var optional: [Int] = []
  var inactive: Set<Int> = []
  var ratios: [Int] = []
  /// Rows of which either the first or the second set is active.
  var switches: [(first: [Int], second: [Int])] = []
  let width: Int
  let height: Int

  /// Makes the layout of a seed.
  package init(seed: UInt64, content: Content = .mixed) {
    random = SeededGenerator(seed: seed)
    (width, height) = (0, 1)
    for value in [1200.0, 800] {
      edits.append(.addVariable(variableCount, order: nextOrder(.general)))
      edits.append(
        .addParameter(
          -1 - variableCount, variable: variableCount, value: value, order: nextOrder(.system)))
      variableCount += 1
    }
    switch content {
    case .mixed:
      addLabels(40)
      addCells(60)
      addColumns(30)
      addForm(30)
    case .cells(let count): addCells(count)
    case .columns(let count): addColumns(count)
    case .tree(let rowCount): addTree(rowCount)
    }
  }

  /// How many rows the layout has.
  package var rowCount: Int { rows.count }

  // MARK: Building

  mutating func nextOrder(_ group: DocumentOrder.Group) -> UInt64 {
    position += 1
    return DocumentOrder(group, position: position).rawValue
  }

  mutating func addVariable() -> Int {
    edits.append(.addVariable(variableCount, order: nextOrder(.general)))
    variableCount += 1
    return variableCount - 1
  }

  mutating func addSize() -> Int {
    let size = addVariable()
    addRow([Term(size, 1)], below: 1000, above: nil, 0, .system)
    return size
  }

  @discardableResult
  mutating func addRow(
    _ terms: [Term], below: Float?, above: Float?, _ constant: Double,
    _ group: DocumentOrder.Group = .general
  ) -> Int {
    let row = ScriptRow(
      terms: terms, constant: constant, below: below, above: above, order: nextOrder(group))
    rows[rows.count] = row
    edits.append(.add(rows.count - 1, row))
    return rows.count - 1
  }

  mutating func equate(_ terms: [Term], _ constant: Double) -> Int {
    addRow(terms, below: 1000, above: 1000, constant)
  }

  mutating func addIntrinsic(_ size: Int) {
    wishes.append(addRow([Term(size, 1)], below: 750, above: 250, length(), .intrinsic))
  }

  mutating func length() -> Double { random.number(20...120) }

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

  /// The next update; after one that is abandoned the layout is as before.
  package mutating func makeUpdate() -> EditScript.Batch {
    let before = self
    let edits = makeEdits()
    if !random.chance(0.02) { return EditScript.Batch(edits) }
    let random = random
    self = before
    self.random = random
    return EditScript.Batch(edits, isAbandoned: true)
  }

  private mutating func makeEdits() -> [Edit] {
    (0..<(random.chance(0.7) ? 1 : random.integer(2...4))).flatMap { _ in makeEdit() }
  }

  /// An edit of a kind for which the layout has rows; resizing is always possible.
  private mutating func makeEdit() -> [Edit] {
    if !switches.isEmpty && random.chance(0.2) { return makeSwitch() }
    switch random.below(100) {
    case 0..<35 where !wishes.isEmpty: return [.setConstant(random.pick(wishes), length())]
    case 50..<55:
      return [
        .suggest(random.number(600...4000), variable: width),
        .suggest(random.number(300...2000), variable: height),
      ]
    case 55..<65 where !gaps.isEmpty:
      return [.setConstant(random.pick(gaps), random.number(0...16))]
    case 65..<73 where !wishes.isEmpty:
      return [.setPriority(random.pick(wishes), random.pick([50, 250, 251, 500, 749, 750, 1000]))]
    case 73..<83 where !optional.isEmpty: return setActivity()
    case 83..<88 where !wishes.isEmpty:
      return [.setWeight(random.pick(wishes), random.number(0.5...2))]
    case 88..<92 where !gaps.isEmpty:
      let relation: Relation = random.chance(0.8) ? .equal : .greaterThanOrEqual
      return [.setRelation(random.pick(gaps), relation)]
    case 92..<96 where !ratios.isEmpty: return setRatio()
    case 96... where !wishes.isEmpty && !gaps.isEmpty: return putBack()
    default: return [.suggest(random.number(600...4000), variable: width)]
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

  /// Removes a row and adds it again with its first constant, in one or two edits.
  private mutating func putBack() -> [Edit] {
    let number = random.pick(random.chance(0.5) ? wishes : gaps)
    guard let row = rows[number] else { return [] }
    return random.chance(0.5) ? [.replace(number, row)] : [.remove(number), .add(number, row)]
  }
}
