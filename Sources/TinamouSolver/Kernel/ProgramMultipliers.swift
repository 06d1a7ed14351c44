/// The multipliers of a program's rows, and the boxes they lie in.
///
/// A multiplier has a component for each level. Below the levels of the priorities is one more, at
/// which each box is a little larger, each by another amount: so there are no ties, each step makes
/// progress, and no basis comes back (A. Charnes, 1952).
struct ProgramMultipliers {
  /// The cost of a unit of error at one level; level 0 is the strongest.
  struct Cost {
    var level: Int
    var value: Double

    /// The side costs nothing.
    static let none = Cost(level: 0, value: 0)
  }

  /// The costs of a row's sides; `nil` if a side is required.
  struct Box {
    var below: Cost?
    var above: Cost?

    var isFreeBelow: Bool { below?.value == 0 }
    var isFreeAbove: Bool { above?.value == 0 }
    var isEquality: Bool { below == nil && above == nil }
    var isRequired: Bool { below == nil || above == nil }
  }

  /// A number that counts as zero at the priorities; there are no bounds for rounding errors here.
  private static let zero = 1e-9

  /// The levels of the priorities, and the one of the small amounts.
  let levelCount: Int
  private(set) var boxes: [Box] = []
  /// Row by row, from the strongest level to the weakest.
  private var components: [Double] = []
  /// By how much boxes are larger than the costs at the weakest level: row by row, below and above.
  private var margins: [Double] = []

  init(priorityCount: Int) {
    levelCount = priorityCount + 1
  }

  /// Adds a multiplier of zero.
  mutating func append(_ box: Box) {
    boxes.append(box)
    components += [Double](repeating: 0, count: levelCount)
    let margin = firstMargin(of: boxes.count - 1)
    margins += [margin, margin]
  }

  subscript(row: Int, level: Int) -> Double {
    get { components[row * levelCount + level] }
    set { components[row * levelCount + level] = newValue }
  }

  mutating func clear() {
    components = [Double](repeating: 0, count: components.count)
  }

  /// How far a multiplier may leave its box for the sake of a larger pivot (P. Harris, 1973).
  func looseness(_ level: Int) -> Double {
    level == levelCount - 1 ? 0.05 : Self.zero
  }

  /// Returns whether a multiplier can move up or down without an end.
  func isUnlimited(_ row: Int, up: Bool) -> Bool {
    (up ? boxes[row].above : boxes[row].below) == nil
  }

  /// Returns how far a multiplier can move up or down at a level; 0 if there is no end.
  func room(_ row: Int, up: Bool, level: Int) -> Double {
    guard let cost = up ? boxes[row].above : boxes[row].below else { return 0 }
    let multiplier = self[row, level]
    let room = (cost.level == level ? cost.value : 0) - (up ? multiplier : -multiplier)
    if level == levelCount - 1 { return room + margins[2 * row + (up ? 1 : 0)] }
    return abs(room) <= Self.zero ? 0 : room
  }

  /// Returns whether a multiplier is at an end of its box at all priorities, so that the row can be
  /// off at an optimal point.
  func isAtEnd(_ row: Int, upper: Bool) -> Bool {
    !isUnlimited(row, up: upper)
      && (0..<levelCount - 1).allSatisfy { room(row, up: upper, level: $0) == 0 }
  }

  /// Sets a multiplier to an end of its box.
  mutating func setToBound(_ row: Int, upper: Bool) {
    for level in 0..<levelCount { self[row, level] = 0 }
    guard let cost = upper ? boxes[row].above : boxes[row].below else { return }
    let sign: Double = upper ? 1 : -1
    self[row, cost.level] = sign * cost.value
    self[row, levelCount - 1] += sign * margins[2 * row + (upper ? 1 : 0)]
  }

  /// Sets a multiplier to an end of its box, and adds what it was beyond that to another.
  mutating func passOn(_ row: Int, upper: Bool, to other: Int) {
    for level in 0..<levelCount { self[other, level] += self[row, level] }
    setToBound(row, upper: upper)
    for level in 0..<levelCount { self[other, level] -= self[row, level] }
  }

  /// Widens the box of a row at the weakest level if its multiplier is outside there.
  ///
  /// If the multiplier was moved into the box instead, the multipliers would no longer cancel, and
  /// those computed after the next factorization could be far outside their boxes (the shifted
  /// costs of A. Koberstein, 2005).
  mutating func widenBox(_ row: Int) {
    for upper in [false, true] where !isUnlimited(row, up: upper) {
      let room = room(row, up: upper, level: levelCount - 1)
      if room < 0 { margins[2 * row + (upper ? 1 : 0)] -= room }
    }
  }

  /// Returns a number between 0.5 and 1.5 that looks random.
  private func firstMargin(of row: Int) -> Double {
    let hash = UInt64(truncatingIfNeeded: row + 1) &* 0x9E37_79B9_7F4A_7C15
    return 0.5 + Double(hash >> 11) * 0x1p-53
  }
}
