/// Propagation: recalculating values in topological order, as a spreadsheet does.
///
/// Events are variables, with their label as key, and nonactive rows, with a key just after their
/// last variable. When the event of a row is processed, everything that it depends on is final. So
/// a violated row can be repaired at once, and each variable is evaluated about once for a batch of
/// changes.
extension Basis {
  @inline(__always)
  mutating func markDirty(_ variable: Int32) {
    if !variables[variable].flags.isDirty {
      variables[variable].flags.isDirty = true
      events.push(key: eventKey(ofVariable: variable), id: variable)
    }
  }

  @inline(__always)
  mutating func markDirty(row: Int32) {
    if !rows[row].flags.isDirty {
      rows[row].flags.isDirty = true
      events.push(key: eventKey(ofRow: row), id: ~row)
    }
  }

  @inline(__always)
  private func eventKey(ofVariable variable: Int32) -> Int64 {
    2 * topology.label(of: variable)
  }

  @inline(__always)
  private func eventKey(ofRow row: Int32) -> Int64 {
    let last = lastVariable(of: row)
    return last.variable < 0 ? Int64.min : 2 * last.label + 1
  }

  /// Updates the keys of pending events after labels have changed.
  mutating func rekeyEvents() {
    if events.isEmpty { return }
    var pending = PriorityQueue<Int64>()
    swap(&pending, &events)
    pending.rekey { id in id >= 0 ? eventKey(ofVariable: id) : eventKey(ofRow: ~id) }
    swap(&pending, &events)
  }

  /// A nonactive row, and the side of zero on which it must not be; 0 if the row is new and holds.
  typealias ViolatedRow = (row: Int32, side: Double)

  /// Processes events up to the first row that is violated, or that has yet to look for a place in
  /// the basis; `nil` if no event is left.
  mutating func propagate() -> ViolatedRow? {
    parameterRange = nil
    while let event = events.pop() {
      let found =
        event.id >= 0
        ? propagate(variable: event.id, key: event.key) : propagate(row: ~event.id, key: event.key)
      if let found { return found }
    }
    return nil
  }

  @inline(__always)
  private mutating func propagate(variable: Int32, key: Int64) -> ViolatedRow? {
    if !variables[variable].flags.isDirty { return nil }
    let current = eventKey(ofVariable: variable)
    if current > key {
      events.push(key: current, id: variable)
      return nil
    }
    variables[variable].flags.isDirty = false
    if !evaluate(variable) { return nil }
    markReaders(of: variable, rowsNext: current + 1)
    return nextRows.isEmpty ? nil : propagateNextRows(key: current + 1)
  }

  /// Processes the rows in `nextRows` in the order of the queue, the larger id first. A row is put
  /// into the queue if another event comes before it, or if a step may have changed its key.
  private mutating func propagateNextRows(key: Int64) -> ViolatedRow? {
    if nextRows.count > Self.maximumNextRowCount || events.isAnyPending(upTo: key) {
      queueNextRows(from: 0, key: key)
      return nil
    }
    nextRows.sortDescending()
    for index in 0..<nextRows.count {
      let row = nextRows[index]
      rows[row].flags.isDirty = false
      let side = updateResidual(row)
      if rows[row].flags.isHeld || (side == 0 && !rows[row].flags.isJustAdded) { continue }
      queueNextRows(from: index + 1, key: key)
      return (row, side)
    }
    nextRows.removeAll()
    return nil
  }

  /// The largest number of rows that are sorted here; the queue sorts more rows faster.
  private static let maximumNextRowCount: Int32 = 16

  private mutating func queueNextRows(from start: Int32, key: Int64) {
    for index in start..<nextRows.count { events.push(key: key, id: ~nextRows[index]) }
    nextRows.removeAll()
  }

  /// Evaluates a variable before its event, because everything that its definition mentions is
  /// current.
  mutating func evaluateAtOnce(_ variable: Int32) {
    if evaluate(variable) { markReaders(of: variable) }
  }

  /// Marks everything that reads a variable: definitions of others, and nonactive rows.
  ///
  /// Rows with the key `rowsNext`, whose last variable this is, are listed in `nextRows`. Most rows
  /// are of this kind and need not go through the queue.
  @inline(__always)
  private mutating func markReaders(of variable: Int32, rowsNext: Int64 = .min) {
    var index = terms.firstEntry(ofColumn: variable)
    while index >= 0 {
      let entry = terms.entries[index]
      let defined = rows[entry.row].definedVariable
      if defined >= 0 {
        if defined != variable { markDirty(defined) }
      } else if rows[entry.row].status.isNonactive && !rows[entry.row].flags.isDirty {
        rows[entry.row].flags.isDirty = true
        let key = eventKey(ofRow: entry.row)
        if key == rowsNext {
          nextRows.append(entry.row)
        } else {
          events.push(key: key, id: ~entry.row)
        }
      }
      index = entry.next
    }
  }

  /// Evaluates a variable from its definition; returns whether its value or its slope has changed.
  @inline(__always)
  private mutating func evaluate(_ variable: Int32) -> Bool {
    let definition = variables[variable].definition
    if definition < 0 { return false }
    work.countEvaluation()
    if longValueCount == 0 && rows[definition].flags.isShort {
      let value = shortValue(of: variable, from: definition)
      if ShortNumber.containsSum(value) {
        let old = values[variable].rounded
        if value.base == old.base && value.slope == old.slope { return false }
        storeValue(PreciseAffine(value), of: variable)
        return true
      }
    }
    return evaluatePrecisely(variable, from: definition)
  }

  /// The value of a variable for which plain doubles are exact.
  @inline(__always)
  private func shortValue(of variable: Int32, from definition: Int32) -> Affine {
    let own = variables[variable].definitionEntry
    var value = constant(of: definition)
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      value.subtract(values[entry.column].rounded, times: entry.coefficient)
    }
    // 1 or -1, which is its own reciprocal.
    let coefficient = terms.entries[own].coefficient
    return Affine(base: value.base * coefficient, slope: value.slope * coefficient)
  }

  private mutating func evaluatePrecisely(_ variable: Int32, from definition: Int32) -> Bool {
    var value =
      rows[definition].flags.hasUnitCoefficients
      ? unitValue(of: variable, from: definition) : quotientValue(of: variable, from: definition)
    // Slopes that cancel leave only a rounding error.
    if abs(value.slope.high) < Tolerance.slope { value.slope = .zero }
    if !value.isWithinReach { work.isAnyValueTooLarge = true }
    if value.isSame(as: values[variable]) { return false }
    setValue(value, of: variable)
    return true
  }

  /// The value of a variable whose definition contains only the coefficients 1 and -1.
  @inline(__always)
  private func unitValue(of variable: Int32, from definition: Int32) -> PreciseAffine {
    let own = variables[variable].definitionEntry
    var value = PreciseAffine(constant(of: definition))
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      value.add(values[entry.column], sign: -entry.coefficient)
    }
    return value.normalized(sign: terms.entries[own].coefficient)
  }

  @inline(never)
  private mutating func quotientValue(of variable: Int32, from definition: Int32) -> PreciseAffine {
    let own = variables[variable].definitionEntry
    let isComposite = rows[definition].status == .composite
    if isComposite {
      updateConstant(ofComposite: definition)
      work.evaluatedEntries += Int(rows[definition].terms.count)
    }
    var value = preciseConstant(of: definition)
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      value.subtract(values[entry.column], times: entry.coefficient)
    }
    var ownRest = 0.0
    if isComposite {
      ownRest = terms.rest(own)
      subtractRests(of: definition, except: own, from: &value)
    }
    return value.divided(by: terms.entries[own].coefficient, rest: ownRest)
  }

  /// Subtracts the low parts of the coefficients of a composite, times the values.
  private func subtractRests(
    of composite: Int32, except own: Int32, from value: inout PreciseAffine
  ) {
    for index in rows[composite].terms.indices where index != own {
      let rest = terms.rest(index)
      if rest != 0 { value.subtract(values[terms.entries[index].column], times: rest) }
    }
  }

  /// Makes a stay keep its current value, with slope zero.
  mutating func stopMoving(stay variable: Int32) {
    if values[variable].slope.isZero { return }
    setValue(
      PreciseAffine(base: values[variable].value(at: parameter), slope: .zero), of: variable)
    markReaders(of: variable)
  }

  @inline(__always)
  private mutating func propagate(row: Int32, key: Int64) -> ViolatedRow? {
    if !rows[row].flags.isDirty { return nil }
    if !rows[row].status.isNonactive {
      rows[row].flags.isDirty = false
      return nil
    }
    let current = eventKey(ofRow: row)
    if current > key {
      events.push(key: current, id: ~row)
      return nil
    }
    rows[row].flags.isDirty = false
    let side = updateResidual(row)
    return rows[row].flags.isHeld || (side == 0 && !rows[row].flags.isJustAdded) ? nil : (row, side)
  }

  /// Computes a.x - b of a nonactive row; returns the side of zero, +1 or -1, on which the row must
  /// not be with its multiplier, or 0 if it holds.
  mutating func updateResidual(_ row: Int32) -> Double {
    let constant = constant(of: row)
    var sum = Affine(base: -constant.base, slope: -constant.slope)
    var size = abs(constant.base)
    var slopeSize = abs(constant.slope)
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      let value = values[entry.column].rounded
      let term = Affine(
        base: entry.coefficient * value.base, slope: entry.coefficient * value.slope)
      sum.base += term.base
      sum.slope += term.slope
      size += abs(term.base)
      slopeSize += abs(term.slope)
    }
    // Of a short row, plain doubles are exact.
    var residual =
      longValueCount == 0 && rows[row].flags.isShort
      ? PreciseAffine(sum) : preciseResidual(of: row, constant)
    // A slope that is a rounding error of coefficients would end the range at every step.
    if abs(residual.slope.high) <= Tolerance.residual(ofSize: slopeSize) { residual.slope = .zero }
    setResidual(residual.rounded, of: row)
    if residual.slope.high != 0 { noteMovingRow(row) }
    let tolerance = Tolerance.residual(ofSize: size + slopeSize * abs(parameter))
    // The error of plain doubles is a fraction of the tolerance, so they decide unless the value is
    // that close.
    var value = rows[row].residual.value(at: parameter)
    if abs(abs(value) - tolerance) < tolerance / 4 {
      value = residual.value(at: parameter).high
    }
    let side = sideOfViolation(row, residual: value, tolerance: tolerance)
    if side == 0 && isOnWrongSide(row, residual: value) { nearlyHoldingRows.append(row) }
    return side
  }

  /// Whether a nonactive row is off to a side on which it must not be with its multiplier, by any
  /// amount.
  @inline(__always)
  func isOnWrongSide(_ row: Int32, residual: Double) -> Bool {
    if residual == 0 { return false }
    switch rows[row].status {
    case .lower: return residual > 0
    case .upper: return residual < 0
    case .middle: return true
    case .absent, .active, .composite: return false
    }
  }

  private func preciseResidual(of row: Int32, _ constant: Affine) -> PreciseAffine {
    let hasUnitCoefficients = rows[row].flags.hasUnitCoefficients
    if hasUnitCoefficients && rows[row].terms.count == 1 && constant.base == 0
      && constant.slope == 0
    {
      // Most inequalities state that a size is not negative.
      let entry = terms.entries[rows[row].terms.start]
      return values[entry.column].times(sign: entry.coefficient)
    }
    var residual = PreciseAffine(Affine(base: -constant.base, slope: -constant.slope))
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      if hasUnitCoefficients {
        residual.add(values[entry.column], sign: entry.coefficient)
      } else {
        residual.subtract(values[entry.column], times: -entry.coefficient)
      }
    }
    residual.base = residual.base.normalized
    residual.slope = residual.slope.normalized
    return residual
  }

  /// The side of zero on which a row with a slope must not be, from its residual at the last
  /// update.
  @inline(__always)
  func sideOfViolation(_ row: Int32) -> Double {
    let residual = rows[row].residual
    let moved = residual.slope * parameter
    return sideOfViolation(
      row, residual: residual.base + moved,
      tolerance: Tolerance.residual(ofSize: abs(residual.base) + abs(moved)))
  }

  /// The side of zero, +1 or -1, on which a nonactive row with a current residual must not be with
  /// its multiplier; 0 if it holds.
  @inline(__always)
  private func sideOfViolation(
    _ row: Int32, residual: Double, tolerance: Double
  ) -> Double {
    let side = residual > tolerance ? 1.0 : residual < -tolerance ? -1.0 : 0
    switch rows[row].status {
    case .lower: return side > 0 ? side : 0
    case .upper: return side < 0 ? side : 0
    case .middle: return side
    case .absent, .active, .composite: return 0
    }
  }
}
