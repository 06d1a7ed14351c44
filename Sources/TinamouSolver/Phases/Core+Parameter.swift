/// The moving parameter: resizes, and repeated changes of one constant, between two basis changes.
extension Core {
  /// Sets a new value of the moving parameter, and queues the rows that it makes violated; returns
  /// whether there is none.
  ///
  /// - Complexity: O(1) inside a known range, otherwise O(number of moving rows).
  mutating func moveParameter(to value: Double) -> Bool {
    parameter = value
    if let range = parameterRange, range.contains(value) { return true }
    return !queueMovingRows()
  }

  /// Queues the moving rows that are violated at the parameter; returns whether there is any.
  ///
  /// If there is none, the range of the parameter is known.
  mutating func queueMovingRows() -> Bool {
    parameterRange = nil
    computeEndsOfMovingRows()
    var range = ParameterRange()
    var isAny = false
    var place: Int32 = 0
    while true {
      // A row that is violated has the parameter beyond one of its ends.
      place = movingRows.firstPlace(from: place, notAround: range)
      if place >= movingRows.count { break }
      let row = movingRows.rows[place]
      let ends = movingRows.ends(at: place)
      place += 1
      if ends.isUnbounded { continue }
      range.intersect(with: ends, keeping: parameter)
      if sideOfViolation(row) != 0 {
        enqueueDual(row)
        isAny = true
      }
    }
    if !isAny { parameterRange = range }
    return isAny
  }

  /// Computes where the rows that changed become violated.
  private mutating func computeEndsOfMovingRows() {
    for index in 0..<movingRows.changed.count {
      let row = movingRows.changed[index]
      rows[row].flags.isMovingChanged = false
      rows[row].flags.isMoving = rows[row].status.isNonactive && rows[row].residual.slope != 0
      movingRows.set(endsOfMovingRow(row), of: row)
    }
    movingRows.forgetChanges()
    movingRows.dropStill()
  }

  /// Returns the parameters between which a row holds: all, if it does not move.
  func endsOfMovingRow(_ row: Int32) -> MovingRows.Ends {
    let residual = rows[row].residual
    if !rows[row].status.isNonactive || residual.slope == 0 { return MovingRows.Ends() }
    let crossing = (-residual.base).divided(byCoefficient: residual.slope)
    switch rows[row].status {
    case .lower where residual.slope > 0, .upper where residual.slope < 0:
      return MovingRows.Ends(upper: crossing)
    case .lower, .upper:
      return MovingRows.Ends(lower: crossing)
    default:
      // A row with both sides limited holds as long as its error is within the tolerance.
      let reach = Tolerance.residual(ofSize: abs(residual.base)) / abs(residual.slope)
      return MovingRows.Ends(lower: crossing - reach, upper: crossing + reach)
    }
  }

  // MARK: Changes of rows

  @inline(__always)
  mutating func setStatus(_ status: RowSlot.Status, of row: Int32) {
    rows[row].status = status
    if rows[row].flags.isMoving { noteMovingRow(row) }
  }

  @inline(__always)
  mutating func setResidual(_ residual: Affine, of row: Int32) {
    rows[row].residual = residual
    if rows[row].flags.isMoving { noteMovingRow(row) }
  }

  /// Notes that a row moves, or moves otherwise than before.
  @inline(__always)
  mutating func noteMovingRow(_ row: Int32) {
    if rows[row].flags.isMovingChanged { return }
    rows[row].flags.isMovingChanged = true
    movingRows.noteChange(of: row)
  }

  /// Makes the constant of a row the moving parameter. No value changes.
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
