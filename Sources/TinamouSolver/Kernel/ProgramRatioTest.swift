/// The ratio test of a dual step: at which multiplier does the first one arrive at the end of its
/// box, when that of the entering row moves?
struct ProgramRatioTest {
  /// The end of a box at which a multiplier can arrive.
  struct Limit {
    /// The place of the row in the basis, or -1 for the entering row.
    var place: Int
    /// The row whose box ends, or `nil` at a place without a row, whose multiplier is zero.
    var row: Int?
    /// How much this multiplier moves when that of the entering row moves by 1.
    var amount: Double
  }

  /// A share of a row, relative to the largest, that limits nothing, because it may be rounding.
  private static let smallestRelativePivot = 1e-13

  /// The largest share of the rows of the basis in the entering row, or 1 if all are smaller.
  let largestShare: Double
  private var limits: [Limit] = []

  /// Finds the limits on the way of an entering row's multiplier.
  ///
  /// - Parameters:
  ///   - row: The entering row.
  ///   - direction: 1 or -1, the direction in which its multiplier moves.
  ///   - combination: The share of each row of the basis in the entering row.
  ///   - places: The rows of the basis; negative at places without a row.
  ///   - multipliers: The multipliers before the step.
  init(
    _ row: Int, direction: Double, _ combination: [Double], places: [Int],
    _ multipliers: borrowing ProgramMultipliers
  ) {
    largestShare = combination.reduce(1) { max($0, abs($1)) }
    let negligible = max(
      ProgramKernel.smallestPivot, Self.smallestRelativePivot * largestShare)
    if !multipliers.isUnlimited(row, up: direction > 0) {
      limits.append(Limit(place: -1, row: row, amount: direction))
    }
    for place in combination.indices where abs(combination[place]) > negligible {
      let amount = -direction * combination[place]
      let other = places[place] < 0 ? nil : places[place]
      if let other, multipliers.isUnlimited(other, up: amount > 0) { continue }
      limits.append(Limit(place: place, row: other, amount: amount))
    }
  }

  /// Returns the limit that comes first, level by level; of those that come within rounding of each
  /// other, the one with the largest amount.
  func firstLimit(_ multipliers: borrowing ProgramMultipliers) -> Limit? {
    var limits = limits
    for level in 0..<multipliers.levelCount where limits.count > 1 {
      let rooms = limits.map { Self.room(before: $0, multipliers, level) }
      var bound = Double.infinity
      for (limit, room) in zip(limits, rooms) {
        bound = min(bound, (room + multipliers.looseness(level)) / abs(limit.amount))
      }
      limits = zip(limits, rooms).filter { $1 / abs($0.amount) <= bound }.map { $0.0 }
    }
    return limits.max { abs($0.amount) < abs($1.amount) }
  }

  /// Lets the multipliers move past a limit.
  mutating func pass(_ limit: Limit) {
    limits.removeAll { $0.place == limit.place }
  }

  /// Returns how far the multiplier that arrives at a limit can move at a level until then.
  static func room(
    before limit: Limit, _ multipliers: borrowing ProgramMultipliers, _ level: Int
  ) -> Double {
    guard let row = limit.row else { return 0 }
    return multipliers.room(row, up: limit.amount > 0, level: level)
  }
}
