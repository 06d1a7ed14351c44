/// The moving parameter: the rows that move with it, and the constants that follow from it.
extension Basis {
  /// Computes where the rows that changed become violated.
  mutating func computeEndsOfMovingRows() {
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

  /// Queues what depends on the constant of a row.
  mutating func constantChanged(of row: Int32) {
    if rows[row].status.isNonactive {
      markDirty(row: row)
    } else if rows[row].status == .active {
      constantChanged(ofActive: row)
    }
  }

  private mutating func constantChanged(ofActive row: Int32) {
    if rows[row].definedVariable >= 0 { markDirty(rows[row].definedVariable) }
    var index = recipes.firstEntry(ofColumn: row)
    while index >= 0 {
      constantChanged(ofComposite: recipes.entries[index].row)
      index = recipes.entries[index].next
    }
  }
}
