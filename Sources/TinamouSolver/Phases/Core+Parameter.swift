/// The moving parameter: resizes, and repeated changes of one constant, between two basis changes.
extension Core {
  /// Sets a new value of the moving parameter, and queues the rows that it makes violated; returns
  /// whether there is none.
  ///
  /// - Complexity: O(1) inside a known range, otherwise O(number of moving rows).
  mutating func moveParameter(to value: Double) -> Bool {
    basis.parameter = value
    if let range = basis.parameterRange, range.contains(value) { return true }
    return !queueMovingRows()
  }

  /// Queues the moving rows that are violated at the parameter; returns whether there is any.
  ///
  /// If there is none, the range of the parameter is known.
  mutating func queueMovingRows() -> Bool {
    basis.parameterRange = nil
    basis.computeEndsOfMovingRows()
    var range = ParameterRange()
    var isAny = false
    var place: Int32 = 0
    while true {
      // A row that is violated has the parameter beyond one of its ends.
      place = basis.movingRows.firstPlace(from: place, notAround: range)
      if place >= basis.movingRows.count { break }
      let row = basis.movingRows.rows[place]
      let ends = basis.movingRows.ends(at: place)
      place += 1
      if ends.isUnbounded { continue }
      range.intersect(with: ends, keeping: basis.parameter)
      if basis.sideOfViolation(row) != 0 {
        enqueueDual(row)
        isAny = true
      }
    }
    if !isAny { basis.parameterRange = range }
    return isAny
  }

  /// Makes the constant of a row the moving parameter. No value changes.
  mutating func startMoving(_ row: Int32) {
    if row == basis.movingRow { return }
    stopMoving()
    basis.movingRow = row
    basis.parameter = basis.rows[row].constant
    basis.setConstant(0, of: row)
    basis.constantChanged(of: row)
    propagate(eagerly: false)
  }

  /// Makes the moving parameter a constant, which keeps its value.
  mutating func stopMoving() {
    if basis.movingRow < 0 { return }
    let row = basis.movingRow
    basis.movingRow = -1
    basis.setConstant(basis.parameter, of: row)
    basis.constantChanged(of: row)
    propagate(eagerly: false)
    basis.removeConstantVariables()
  }
}
