/// The moving edit parameter: resizes between two basis changes.
extension Core {
  /// Gives the moving parameter a new value; whether nothing else has to be done.
  ///
  /// - Complexity: O(1) inside a range known from before, else O(number of moving rows).
  mutating func moveParameter(to value: Double) -> Bool {
    let range = parameterRange
    parameter = value
    if let range { return range.contains(value) }
    if queueMovingRows() { return false }
    return true
  }

  /// Queues the moving rows that are on the wrong side at the parameter; whether there is any.
  ///
  /// Where there is none, the range of the parameter is known.
  mutating func queueMovingRows() -> Bool {
    parameterRange = nil
    movingRange = ParameterRange()
    var isAny = false
    var kept: Int32 = 0
    for index in 0..<movingRows.count {
      let row = movingRows[index]
      if !rows[row].status.isNonactive || rows[row].residual.slope == 0 {
        rows[row].flags.isMovingListed = false
        continue
      }
      movingRows[kept] = row
      kept += 1
      narrowMovingRange(by: row)
      if sideOfViolation(row) != 0 {
        enqueueDual(row)
        isAny = true
      }
    }
    movingRows.truncate(to: kept)
    if !isAny { parameterRange = movingRange }
    return isAny
  }

  /// Ends the range where a moving row changes sides.
  @inline(__always)
  private mutating func narrowMovingRange(by row: Int32) {
    let residual = rows[row].residual
    let crossing = -residual.base / residual.slope
    switch rows[row].status {
    case .lower where residual.slope > 0, .upper where residual.slope < 0:
      movingRange.reduceUpper(to: max(crossing, parameter), by: row)
    case .lower, .upper:
      movingRange.raiseLower(to: min(crossing, parameter), by: row)
    default:
      // A row that must be met from both sides holds as long as it is off by no more than what
      // counts as met.
      let reach = Tolerance.residual(ofSize: abs(residual.base)) / abs(residual.slope)
      movingRange.raiseLower(to: min(crossing - reach, parameter), by: row)
      movingRange.reduceUpper(to: max(crossing + reach, parameter), by: row)
    }
  }

  /// The parameters around the current one between which every moving row stays on its side.
  mutating func rangeOfParameter() -> ParameterRange {
    if parameterRange == nil { _ = queueMovingRows() }
    // A row may be off by more than the least tolerance and hold by its own.
    return parameterRange ?? movingRange
  }

  /// Lets the row of an edit parameter be the one that moves. No value changes.
  mutating func startMoving(_ row: Int32) {
    if row == movingRow { return }
    stopMoving()
    movingRow = row
    parameter = rows[row].constant
    setConstant(0, of: row)
    constantChanged(of: row)
    propagate(eagerly: false)
  }

  /// Makes the moving parameter a constant like any other, its value kept.
  mutating func stopMoving() {
    if movingRow < 0 { return }
    let row = movingRow
    movingRow = -1
    setConstant(parameter, of: row)
    constantChanged(of: row)
    propagate(eagerly: false)
    tidyMovers()
  }

  // MARK: Constants

  /// The right-hand side of a row, with what moves with the parameter.
  @inline(__always)
  func constant(of row: Int32) -> Affine {
    Affine(base: rows[row].constant, slope: row == movingRow ? 1 : 0)
  }

  /// The right-hand side of a row or composite.
  @inline(__always)
  func preciseConstant(of row: Int32) -> PreciseAffine {
    rows[row].status == .composite
      ? composites[rows[row].composite].constant : PreciseAffine(constant(of: row))
  }

  /// The right-hand side of a row now.
  @inline(__always)
  func currentConstant(of row: Int32) -> Double {
    row == movingRow ? parameter : rows[row].constant
  }
}
