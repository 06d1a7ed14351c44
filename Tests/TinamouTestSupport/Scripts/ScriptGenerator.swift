import TinamouSolver

/// Random edit scripts: models like those of user interfaces mixed with arbitrary ones, and edits
/// of every kind.
///
/// Required rows hold at a hidden point, which the edits move along, so that conflicts come only
/// where they are wanted.
package struct ScriptGenerator {
  /// The largest number of edits in a batch.
  package static let largestBatch = 20
  /// How many of the scripts have numbers of several sizes, and their largest constants.
  private static let (shareOfSizes, usualLargest) = (0.05, 1e5)

  var random: SeededGenerator
  /// Decides how constants are approached.
  private var approaches: SeededGenerator
  var state = ScriptState()
  /// The hidden point, by number of variable.
  var point: [Double] = []
  var rowCount = 0
  /// Removed rows, which may be added again.
  var removed: [Int: ScriptRow] = [:]
  /// Edits that are not in a batch yet.
  var pending: [Edit] = []
  private var takenOrders: Set<UInt64> = []

  // What kind of model this is.
  let policy: ConflictPolicy
  let variableCount: Int
  let targetRowCount: Int
  let levels: [Float]
  let isIntegral: Bool
  let hasCycles: Bool
  let hasConflicts: Bool
  /// Whether coefficients range from 1/1000 to 1000 and rows may be nearly parallel.
  let isWide: Bool
  /// The largest constants of a model in which other constants are millionths; `nil` for others.
  let largest: Double?

  /// Whether required rows may fail to hold at the hidden point. Where conflicts are refused, this
  /// is limited to rows that certainly contradict others, so that it is known which updates have no
  /// effect.
  var mayDisagree: Bool { hasConflicts && policy == .relax }

  /// Prepares the script number `stream` of a seed.
  ///
  /// With `largest`, all scripts but some with conflicts or wide coefficients have constants of up
  /// to this number in some rows and millionths in others.
  package init(seed: UInt64, stream: UInt64, largest: Double? = nil) {
    random = SeededGenerator(seed: seed, stream: stream)
    approaches = SeededGenerator(seed: ~seed, stream: stream)
    policy = random.chance(0.2) ? .refuse : .relax
    isWide = random.chance(0.08)
    var sizes = SeededGenerator(seed: seed ^ 0x5CA1_AB1E, stream: stream)
    let hasSizes = largest != nil || sizes.chance(Self.shareOfSizes)
    let canHaveSizes = !isWide && policy == .relax
    self.largest = hasSizes && canHaveSizes ? largest ?? Self.usualLargest : nil
    let isSized = self.largest != nil
    let size = random.fraction()
    let count = random.integer(size < 0.4 ? 2...8 : size < 0.75 ? 9...24 : 25...60)
    // Where GLPK's doubles do not suffice, the judge is exact, which takes long for large models.
    variableCount = isSized ? min(count, 10) : count
    let density = random.chance(0.6) ? random.number(1.65...2.8) : random.number(0.7...1.5)
    targetRowCount = max(5, Int(Double(variableCount) * density))
    isIntegral = isWide || isSized ? true : random.chance(0.75)
    hasCycles = random.chance(0.6)
    hasConflicts = random.chance(0.6)
    let all: [Float] = [
      999.5, 999, 750, 750.25, 501, 500, 490.5, 251, 250, 249.75, 50, 1, 0.5, 0.001,
    ]
    levels = Array(random.shuffled(all).prefix(random.integer(4...8)))
  }

  /// Makes the script.
  package mutating func makeScript() -> EditScript {
    var script = EditScript(policy: policy)
    for _ in 0..<variableCount { addVariable() }
    while rowsInForce < targetRowCount { addMotif() }
    let build = random.chance(0.5) ? pending : interleaved(pending)
    pending = []
    var start = 0
    while start < build.count {
      let end = min(build.count, start + random.integer(1...Self.largestBatch))
      script.batches.append(EditScript.Batch(Array(build[start..<end])))
      start = end
    }
    for _ in 0..<random.integer(2...9) {
      let batch = makeBatch()
      if batch.edits.isEmpty { continue }
      script.batches += approach(to: batch)
      script.batches.append(batch)
    }
    script.batches += settlingBatches()
    return script
  }

  private mutating func makeBatch() -> EditScript.Batch {
    let start = self
    let count = random.chance(0.4) ? 1 : random.integer(2...Self.largestBatch)
    for _ in 0..<50 where pending.count < count {
      let before = self
      addEdits(count - pending.count)
      if pending.count > Self.largestBatch { takeBack(to: before) }
    }
    putIntoUpdates()
    var batch = EditScript.Batch(
      pending, isAbandoned: random.chance(0.04), isUnread: random.chance(0.15))
    pending = []
    let canBeRefused = policy == .refuse && hasConflicts && batch.edits.count < Self.largestBatch
    if canBeRefused, random.chance(0.35), let contradiction = contradiction() {
      batch.edits.append(contradiction)
      takeBack(to: start)
    } else if batch.isAbandoned {
      takeBack(to: start)
    }
    return batch
  }

  /// Returns updates before one that changes a constant alone: with some, it is not the first of
  /// its kind, as while a finger drags a view.
  private mutating func approach(to batch: EditScript.Batch) -> [EditScript.Batch] {
    guard !batch.isAbandoned, batch.edits.count == 1,
      case .setConstant(let number, let constant) = batch.edits[0],
      let row = state.rows[number], mayBeOff(row), approaches.chance(0.7)
    else { return [] }
    return (0..<approaches.integer(1...5)).map { _ in
      let offset = Double(approaches.integer(-80...80)) / 2
      return EditScript.Batch(
        [.setConstant(number, constant + offset)], isUnread: approaches.chance(0.5))
    }
  }

  /// Whether the row may fail to hold at the hidden point.
  private func mayBeOff(_ row: ScriptRow) -> Bool {
    let isRequired = row.below == 1000 || row.above == 1000
    return policy == .relax && (!isRequired || (hasConflicts && !isWide))
  }

  /// Returns to an earlier state, but continues with new random numbers.
  private mutating func takeBack(to start: ScriptGenerator) {
    let random = random
    self = start
    self.random = random
  }

  /// Edits that leave a model with at least four levels and a suitable number of rows.
  private mutating func settlingBatches() -> [EditScript.Batch] {
    for _ in 0..<500 {
      let variables = Double(state.variables.count)
      let used = Set(state.rowsInForce.values.flatMap { [$0.below, $0.above] }.compactMap { $0 })
      let missing = levels.filter { !used.contains($0) }
      let removable = state.rowNumbers.filter { !state.parameterRows.contains($0) }
      let isFull = Double(rowsInForce) + 1 > 2.95 * variables
      if Double(rowsInForce) > 2.95 * variables || (isFull && levels.count - missing.count < 4) {
        if !removable.isEmpty { perform(.remove(random.pick(removable))) }
      } else if let level = missing.first, levels.count - missing.count < 4 {
        addWish(at: level)
      } else if Double(rowsInForce) < 0.55 * variables {
        addMotif()
      } else {
        break
      }
    }
    let edits = pending
    pending = []
    return stride(from: 0, to: edits.count, by: Self.largestBatch).map { start in
      EditScript.Batch(Array(edits[start..<min(edits.count, start + Self.largestBatch)]))
    }
  }

  var rowsInForce: Int { state.rows.count - state.inactive.count }

  /// Variables in front, rows in any order.
  private mutating func interleaved(_ edits: [Edit]) -> [Edit] {
    var variables: [Edit] = []
    var others: [Edit] = []
    for edit in edits {
      if case .addVariable = edit { variables.append(edit) } else { others.append(edit) }
    }
    return random.shuffled(variables) + random.shuffled(others)
  }

  // MARK: Building blocks

  /// Adds an edit to the script if it applies.
  mutating func perform(_ edit: Edit) {
    if largest != nil, !edit.isInRange { return }
    if state.apply(edit) { pending.append(edit) }
  }

  mutating func addVariable() {
    let value =
      largest != nil
      ? amount()
      : isIntegral ? Double(random.integer(0...600)) / 2 : random.number(-50...400)
    point.append(whole(value))
    perform(.addVariable(point.count - 1, order: makeOrder(.general)))
  }

  mutating func makeOrder(_ group: DocumentOrder.Group) -> UInt64 {
    while true {
      let position = UInt64(random.integer(0...1_000_000))
      let order = DocumentOrder(
        group, position: position, yieldsEarly: group == .intrinsic && position.isMultiple(of: 3)
      ).rawValue
      if takenOrders.insert(order).inserted { return order }
    }
  }

  /// Adds a row; a required one is made to hold at the hidden point.
  mutating func addRow(
    _ terms: [ScriptRow.Term], below: Float?, above: Float?, constant: Double? = nil,
    weight: Double = 1, group: DocumentOrder.Group = .general
  ) {
    var row = ScriptRow(
      terms: terms, constant: constant ?? 0, below: below, above: above, weight: weight,
      order: makeOrder(group))
    if constant == nil { row.constant = row.activity(at: point) }
    repair(&row)
    rowCount += 1
    perform(.add(rowCount, row))
  }

  /// Moves the constant of a required row so that it holds at the hidden point.
  func repair(_ row: inout ScriptRow) {
    let activity = row.activity(at: point)
    if row.below == 1000 { row.constant = min(row.constant, activity) }
    if row.above == 1000 { row.constant = max(row.constant, activity) }
    if row.below == 1000 && row.above == 1000 { row.constant = activity }
  }

  /// A side's priority: required or one of the model's levels.
  mutating func priority(required: Double) -> Float {
    random.chance(required) ? 1000 : random.pick(levels)
  }

  mutating func weight() -> Double {
    random.chance(0.7) ? 1 : random.pick([2, 0.5, 3, 1.5, isIntegral ? 4 : random.number(0.2...5)])
  }

  /// A constant for a distance or size.
  mutating func amount() -> Double {
    if let largest, random.chance(0.7) { return amount(upTo: largest) }
    return isIntegral ? Double(random.integer(-20...240)) / 2 : random.number(-10...120)
  }

  /// A few millionths, or a number up to 0.6 of the largest: the solver takes three times this.
  ///
  /// Not both together: a number with more than 41 bits counts as rounded.
  private mutating func amount(upTo largest: Double) -> Double {
    random.chance(0.4)
      ? Double(random.integer(-8...8)) * 0x1p-20
      : (Double(random.integer(-600...600)) * largest / 1000).rounded()
  }

  /// A value of the hidden point. In a wide model it is a whole number, and in one with numbers of
  /// several sizes a multiple of 1/256, so that required rows hold there exactly.
  func whole(_ value: Double) -> Double {
    if let largest { return min(max((value * 256).rounded() / 256, -largest), largest) }
    return isWide ? value.rounded() : value
  }

  mutating func coefficient() -> Double {
    if isWide {
      return random.chance(0.6) ? wideCoefficient() : random.pick([1, -1, 1, -1, 2, 0.5, -3])
    }
    if largest != nil { return random.pick([1, -1, 1, -1, 2, 0.5, -0.5, 3, -0.75, -2]) }
    if isIntegral {
      return random.pick([1, -1, 1, -1, 1, -1, 2, 0.5, -0.5, 3, -0.75, 1.0 / 3, -2])
    }
    let size = random.number(0.2...3)
    return random.chance(0.5) ? size : -size
  }

  /// A multiple of 1/1024 up to 1000, or near 1: numbers whose sums need no rounding.
  private mutating func wideCoefficient() -> Double {
    let sign: Double = random.chance(0.5) ? 1 : -1
    if random.chance(0.3) { return sign * (1 + Double(random.integer(-8...8)) / 1024) }
    let powers = random.integer(0...19)
    let size = Double(1 << powers) * random.number(1...2)
    return sign * min(size.rounded(), 1_024_000) / 1024
  }

  mutating func variables(_ count: Int) -> [Int] {
    Array(random.shuffled(state.variableNumbers).prefix(count))
  }
}

extension Edit {
  /// Whether the solver takes the numbers of the edit.
  fileprivate var isInRange: Bool {
    switch self {
    case .add(_, let row), .replace(_, let row): abs(row.constant) <= Solver.largestNumber
    case .setConstant(_, let number), .suggest(let number, _),
      .addParameter(_, _, let number, _, _):
      abs(number) <= Solver.largestNumber
    case .update(let edits, _): edits.allSatisfy(\.isInRange)
    case .addVariable, .removeVariable, .remove, .setPriority, .setPriorities, .setRelation,
      .setWeight, .setCoefficient, .setActive:
      true
    }
  }
}
