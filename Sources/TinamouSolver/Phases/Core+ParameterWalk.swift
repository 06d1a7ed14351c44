/// Walks along an edit parameter from one piece of the solution to the next.
///
/// A piece ends where a row changes sides, at a parameter that is known exactly. There the row, and
/// any other row that is met there, is judged by the side to which it moves (`walkDirection`), as
/// if the parameter were infinitesimally beyond the end. So the steps at the end lead to the basis
/// of the next piece, without a search.
extension Core {
  /// The range of parameters around the current one in which no row changes sides and no conflict
  /// ends.
  mutating func rangeOfPiece(movedBy row: Int32) -> ParameterRange {
    // Without an optimum nothing moves, so it is found first.
    completeIfNeeded()
    // A row that is inactive or itself broken affects only the conflict that breaks it.
    let isInModel = rows[row].status != .absent
    if isInModel { startMoving(row) } else { stopMoving() }
    publish()
    let current = isInModel ? parameter : rows[row].constant
    var range = isInModel ? rangeOfParameter() : ParameterRange()
    for record in conflicts {
      let gap = gap(of: record, movedBy: row, isInModel: isInModel)
      if gap.slope.isZero { continue }
      let end = -gap.base.divided(by: gap.slope.high, rest: gap.slope.low).high
      if gap.slope.high < 0 { range.reduceUpper(to: max(end, current), by: record.broken) }
      if gap.slope.high > 0 { range.raiseLower(to: min(end, current), by: record.broken) }
    }
    return range
  }

  /// By how much the multiplied constants of a conflict contradict each other.
  ///
  /// With 32 digits, so that ends that are equal are the same number: the rows that are met there
  /// have to be judged alike.
  private func gap(of record: ConflictRecord, movedBy row: Int32, isInModel: Bool) -> PreciseAffine
  {
    var gap = PreciseAffine.zero
    for member in record.members {
      var constant = constant(of: member.row)
      if !isInModel && member.row == row { constant = Affine(base: 0, slope: 1) }
      gap.base.add(member.multiplier, times: -constant.base)
      gap.slope.add(member.multiplier, times: -constant.slope)
    }
    return PreciseAffine(base: gap.base.normalized, slope: gap.slope.normalized)
  }

  /// Moves an edit parameter to the upper (+1) or lower (-1) end of its piece, and to the optimum
  /// just beyond it; returns `false` if the piece has no such end among the numbers of a model.
  mutating func crossEnd(_ direction: Double, of row: Int32) throws(Breakdown) -> Bool {
    let range = rangeOfPiece(movedBy: row)
    let end = direction > 0 ? range.upper : range.lower
    if abs(end) > largestNumber { return false }
    let brokenBefore = rowsBrokenWithoutWalk
    defer { brokenByWalk = Set(conflicts.map(\.broken)).subtracting(brokenBefore) }
    if row == movingRow {
      parameter = end
    } else {
      setConstant(end, of: row)
      stagedRule.isDue = true
      try flush()
    }
    try settle(row, towards: direction)
    return true
  }

  /// The rows that are broken where no walk has gone beyond an end.
  var rowsBrokenWithoutWalk: Set<Int32> { Set(conflicts.map(\.broken)).subtracting(brokenByWalk) }

  /// Finds the optimum just above (+1) or below (-1) the value of an edit parameter.
  mutating func settle(_ row: Int32, towards direction: Double) throws(Breakdown) {
    if rows[row].status == .absent { return }
    startMoving(row)
    walkDirection = direction
    walkRow = row
    defer {
      walkDirection = 0
      walkRow = -1
    }
    _ = queueMovingRows()
    stagedRule.isDue = true
    try flush()
    completeIfNeeded()
  }

  /// The current solution as a piece.
  func piece(_ range: ParameterRange) -> Piece {
    let broken = conflicts.map(\.broken).sorted { rows[$0].order < rows[$1].order }
    return Piece(
      range: range.lower...range.upper, lowerCause: cause(range.lowerRow),
      upperCause: cause(range.upperRow), broken: broken.map { handle(ofRow: $0) },
      values: (0..<values.count).map { values[$0].rounded })
  }

  private func cause(_ row: Int32) -> ConstraintID? {
    row >= 0 && rows[row].ownership.isOwned ? handle(ofRow: row) : nil
  }
}
