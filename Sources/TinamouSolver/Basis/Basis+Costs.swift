/// The costs of rows, which say how large their multipliers may be.
extension Basis {
  /// The priority of a forbidden side.
  static var required: Float { Priority.required.rawValue }

  /// Returns the owner's priorities of a row, and its weight.
  @inline(__always)
  func costs(of row: Int32) -> RowCosts {
    assert(rows[row].status != .composite, "a composite has no costs")
    return costs[rows[row].costs]
  }

  @inline(__always)
  mutating func setCosts(_ newCosts: RowCosts, of row: Int32) {
    costs.release(rows[row].costs)
    rows[row].costs = costs.take(newCosts)
  }

  /// Returns the priority in force for r < 0: 0 if it has no cost, 1000 if it is forbidden.
  @inline(__always)
  func below(_ row: Int32) -> Float { rows[row].flags.isInForce ? costs(of: row).below : 0 }

  /// Returns the priority in force for r > 0: 0 if it has no cost, 1000 if it is forbidden.
  @inline(__always)
  func above(_ row: Int32) -> Float { rows[row].flags.isInForce ? costs(of: row).above : 0 }

  @inline(__always)
  func isEquality(_ row: Int32) -> Bool {
    let costs = costs(of: row)
    return (costs.below > 0 && costs.above > 0) || rows[row].ownership == .zeroRow
  }

  /// Returns whether a row has to hold exactly, whatever its multiplier is.
  @inline(__always)
  func isRequiredEquality(_ row: Int32) -> Bool {
    above(row) == Self.required && below(row) == Self.required
  }

  /// Returns the upper (or lower) end of a row's box; `nil` if infinite.
  @inline(__always)
  func bound(_ row: Int32, upper: Bool) -> Bound? {
    let cost = upper ? above(row) : below(row)
    if cost == Self.required { return nil }
    var bound = Bound()
    let sign: Double = upper ? 1 : -1
    if cost > 0 {
      bound.level = Level.priority(cost)
      bound.value = sign * costs(of: row).weight
    }
    if rows[row].flags.isRanked {
      bound.rankLevel = rankLevel(row, upper: upper, costsAlready: cost > 0)
      bound.rankValue = sign
    }
    return bound
  }

  /// Returns the level of the staged rule for the error of a ranked row on one side.
  func rankLevel(_ row: Int32, upper: Bool, costsAlready: Bool) -> UInt64 {
    let order = rows[row].order
    if rows[row].ownership == .zeroRow { return Level.zero(order: order) }
    if !costsAlready { return Level.tight(order: order) }
    return upper ? Level.yieldUp(order: order) : Level.yieldDown(order: order)
  }

  /// Whether a row must not be off to a side.
  func isRequired(_ row: Int32, side: Double) -> Bool {
    (side > 0 ? above(row) : below(row)) == Self.required
  }
}
