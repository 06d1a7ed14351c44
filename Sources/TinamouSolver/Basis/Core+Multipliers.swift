/// Multipliers and the boxes they lie in.
extension Core {
  /// How far a multiplier may move: a vector, or one of the two special cases.
  enum Room {
    case zero
    case infinite
    /// A vector that the caller releases.
    case vector(Int32)
  }

  /// Whether the multiplier of a row may grow (or shrink) at all.
  @inline(__always)
  func hasRoom(_ row: Int32, up: Bool) -> Bool {
    let cost = up ? rows[row].above : rows[row].below
    if cost == 1000 { return true }
    let multiplier = rows[row].multiplier
    if multiplier < 0 { return cost > 0 }
    return up ? compareToUpper(row) < 0 : compareToLower(row) > 0
  }

  /// How far the multiplier of a row may grow (or shrink).
  mutating func room(_ row: Int32, up: Bool) -> Room {
    let cost = up ? rows[row].above : rows[row].below
    if cost == 1000 { return .infinite }
    if rows[row].multiplier < 0 && cost == 0 { return .zero }
    var room = vectors.copy(rows[row].multiplier, times: up ? -1 : 1)
    if cost > 0 { vectors.add(rows[row].weight, at: cost, to: &room) }
    if vectors.sign(of: room) <= 0 {
      vectors.release(&room)
      return .zero
    }
    return .vector(room)
  }

  /// -1, 0 or 1 as the multiplier is below, at or above the upper end of its box.
  func compareToUpper(_ row: Int32) -> Int {
    compareMultiplier(row, toCost: rows[row].above, sign: 1)
  }

  /// -1, 0 or 1 as the multiplier is below, at or above the lower end of its box.
  func compareToLower(_ row: Int32) -> Int {
    compareMultiplier(row, toCost: rows[row].below, sign: -1)
  }

  private func compareMultiplier(_ row: Int32, toCost cost: Float, sign: Double) -> Int {
    let multiplier = rows[row].multiplier
    if cost == 1000 { return sign > 0 ? -1 : 1 }
    if cost == 0 { return vectors.sign(of: multiplier) }
    return vectors.compare(multiplier, toSingle: sign * rows[row].weight, at: cost)
  }

  /// Sets the multiplier to the end of its box, which must not be infinite.
  mutating func setMultiplierToBound(_ row: Int32, upper: Bool) {
    vectors.release(&rows[row].multiplier)
    let cost = upper ? rows[row].above : rows[row].below
    assert(cost < 1000, "an infinite bound is never reached")
    if cost > 0 {
      vectors.add(upper ? rows[row].weight : -rows[row].weight, at: cost, to: &rows[row].multiplier)
    }
  }

  /// Whether an active row's multiplier is on an edge of its box, so that the row may be off at no
  /// cost.
  func isOnEdge(_ row: Int32) -> Bool { compareToUpper(row) == 0 || compareToLower(row) == 0 }

  mutating func listOnFace(row: Int32) {
    if !rows[row].isFaceListed && isOnEdge(row) {
      rows[row].isFaceListed = true
      faceList.append(row)
    }
  }

  mutating func listOnFace(stay variable: Int32) {
    if !variables[variable].isFaceListed {
      variables[variable].isFaceListed = true
      faceList.append(~variable)
    }
  }
}
