/// The moving edit parameter: resizes between two basis changes.
extension Core {
  /// Sets a new value of the moving parameter; returns whether nothing else has to be done.
  ///
  /// - Complexity: O(1) inside a known range, otherwise O(number of moving rows).
  mutating func moveParameter(to value: Double) -> Bool {
    let range = parameterRange
    parameter = value
    if let range { return range.contains(value) }
    if queueMovingRows() { return false }
    return true
  }

  /// Queues the moving rows that are violated at the parameter; returns whether there is any.
  ///
  /// If there is none, the range of the parameter is known.
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

  /// Limits the range where a moving row becomes violated.
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
      // A row with both sides limited holds as long as its error is within the tolerance.
      let reach = Tolerance.residual(ofSize: abs(residual.base)) / abs(residual.slope)
      movingRange.raiseLower(to: min(crossing - reach, parameter), by: row)
      movingRange.reduceUpper(to: max(crossing + reach, parameter), by: row)
    }
  }

  /// Returns the range around the current parameter in which no moving row becomes violated.
  mutating func rangeOfParameter() -> ParameterRange {
    if parameterRange == nil { _ = queueMovingRows() }
    // A row can exceed the smallest tolerance and still hold with its own.
    return parameterRange ?? movingRange
  }

  /// Makes the row of an edit parameter the moving one. No value changes.
  mutating func startMoving(_ row: Int32) {
    if row == movingRow { return }
    stopMoving()
    movingRow = row
    parameter = rows[row].constant
    setConstant(0, of: row)
    constantChanged(of: row)
    propagate(eagerly: false)
  }

  /// Makes the moving parameter a constant, which keeps its value.
  mutating func stopMoving() {
    if movingRow < 0 { return }
    let row = movingRow
    movingRow = -1
    setConstant(parameter, of: row)
    constantChanged(of: row)
    propagate(eagerly: false)
    removeConstantVariables()
  }

  // MARK: Constants

  /// Returns the right-hand side of a row as a function of the parameter.
  @inline(__always)
  func constant(of row: Int32) -> Affine {
    Affine(base: rows[row].constant, slope: row == movingRow ? 1 : 0)
  }

  /// Returns the right-hand side of a row or composite.
  @inline(__always)
  func preciseConstant(of row: Int32) -> PreciseAffine {
    rows[row].status == .composite
      ? composites[rows[row].composite].constant : PreciseAffine(constant(of: row))
  }

  /// Returns the present right-hand side of a row.
  @inline(__always)
  func currentConstant(of row: Int32) -> Double {
    row == movingRow ? parameter : rows[row].constant
  }
}
