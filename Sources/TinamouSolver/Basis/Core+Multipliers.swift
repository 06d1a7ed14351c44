/// Multipliers and the boxes they lie in.
extension Core {
  /// The room of a multiplier: a vector, or one of two special cases.
  enum Room {
    case zero
    case infinite
    /// A vector that the caller releases.
    case vector(Int32)
  }

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
    above(row) == Core.required && below(row) == Core.required
  }

  /// Returns the upper (or lower) end of a row's box; `nil` if infinite.
  @inline(__always)
  func bound(_ row: Int32, upper: Bool) -> Bound? {
    let cost = upper ? above(row) : below(row)
    if cost == Core.required { return nil }
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

  /// Returns whether the multiplier of a row can grow (or shrink) at all.
  @inline(__always)
  func hasRoom(_ row: Int32, up: Bool) -> Bool {
    let cost = up ? above(row) : below(row)
    if cost == Core.required { return true }
    if rows[row].multiplier < 0 { return cost > 0 || rows[row].flags.isRanked }
    return up ? compareToUpper(row) < 0 : compareToLower(row) > 0
  }

  /// Returns how far the multiplier of a row can grow (or shrink).
  mutating func room(_ row: Int32, up: Bool) -> Room {
    guard let bound = bound(row, upper: up) else { return .infinite }
    if rows[row].multiplier < 0 && bound.level == 0 && bound.rankLevel == 0 { return .zero }
    let sign: Double = up ? 1 : -1
    var room = vectors.copy(rows[row].multiplier, times: -sign)
    vectors.add(bound, times: sign, to: &room)
    if vectors.sign(of: room) <= 0 {
      vectors.release(&room)
      return .zero
    }
    return .vector(room)
  }

  /// Returns -1, 0 or 1 if the multiplier is below, at or above the upper end of its box.
  func compareToUpper(_ row: Int32, downTo weakest: UInt64 = 0) -> Int {
    guard let bound = bound(row, upper: true) else { return -1 }
    return vectors.compare(rows[row].multiplier, to: bound, downTo: weakest)
  }

  /// Returns -1, 0 or 1 if the multiplier is below, at or above the lower end of its box.
  func compareToLower(_ row: Int32, downTo weakest: UInt64 = 0) -> Int {
    guard let bound = bound(row, upper: false) else { return 1 }
    return vectors.compare(rows[row].multiplier, to: bound, downTo: weakest)
  }

  /// Sets the multiplier to the end of its box, which must not be infinite.
  mutating func setMultiplierToBound(_ row: Int32, upper: Bool) {
    vectors.release(&rows[row].multiplier)
    guard let bound = bound(row, upper: upper) else {
      assertionFailure("an infinite bound is never reached")
      return
    }
    vectors.add(bound, times: 1, to: &rows[row].multiplier)
  }

  /// Returns whether a row's multiplier is on an edge of its box, so that the row can have an error
  /// at no cost.
  @inline(__always)
  func isOnEdge(_ row: Int32) -> Bool {
    if rows[row].multiplier < 0 {
      return !rows[row].flags.isRanked && (below(row) == 0 || above(row) == 0)
    }
    return compareToUpper(row) == 0 || compareToLower(row) == 0
  }

  /// Returns whether, for the priorities alone, the row can have an error at no cost.
  @inline(__always)
  func isOnPriorityEdge(_ row: Int32) -> Bool {
    if rows[row].multiplier < 0 { return below(row) == 0 || above(row) == 0 }
    return faceRelation(of: row, downTo: Level.weakestPriority) != .equal
  }

  /// Records a change of a multiplier: the face may change if the change is at the priorities, and
  /// what the costs of the staged rule leave open at any level.
  @inline(__always)
  mutating func recordMultiplierChange(_ change: Int32) {
    if change < 0 { return }
    face.isClosed = false
    if vectors.components[change].level >= Level.weakestPriority { face.isInDoubt = true }
  }

  mutating func listOnFace(row: Int32) {
    if !rows[row].flags.isFaceListed && isOnPriorityEdge(row) {
      face.isClosed = false
      rows[row].flags.isFaceListed = true
      face.list.append(row)
    }
  }

  mutating func listOnFace(stay variable: Int32) {
    if !variables[variable].flags.isFaceListed {
      face.isClosed = false
      variables[variable].flags.isFaceListed = true
      face.list.append(~variable)
    }
  }
}
