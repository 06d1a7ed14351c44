/// Propagation: recalculating values in topological order, as a spreadsheet does.
///
/// Events are variables, keyed by their label, and nonactive rows, keyed just after their last
/// variable. When a row's turn comes everything it depends on is final, so a violated row is worked
/// on right away, and every variable of a batch of changes is evaluated about once. A row gets that
/// only once a flush; a second violation waits in the dual queue, because values further down are
/// stale in between and two rows could take turns for ever.
extension Core {
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
  private mutating func eventKey(ofVariable variable: Int32) -> Int64 {
    2 * variables[variable].label
  }

  @inline(__always)
  private mutating func eventKey(ofRow row: Int32) -> Int64 {
    let last = lastVariable(of: row)
    return last.variable < 0 ? Int64.min : 2 * last.label + 1
  }

  /// Gives pending events the keys of new labels.
  mutating func rekeyEvents() {
    if events.isEmpty { return }
    var pending = PriorityQueue<Int64>()
    swap(&pending, &events)
    pending.rekey { id in id >= 0 ? eventKey(ofVariable: id) : eventKey(ofRow: ~id) }
    swap(&pending, &events)
  }

  /// Works off all events; with `eagerly`, violated rows too, at most once each.
  mutating func propagate(eagerly: Bool) {
    parameterRange = nil
    while let event = events.pop() {
      if event.id >= 0 {
        propagate(variable: event.id, key: event.key)
      } else {
        propagate(row: ~event.id, key: event.key, eagerly: eagerly)
      }
    }
  }

  @inline(__always)
  private mutating func propagate(variable: Int32, key: Int64) {
    if !variables[variable].flags.isDirty { return }
    let current = eventKey(ofVariable: variable)
    if current > key {
      events.push(key: current, id: variable)
      return
    }
    variables[variable].flags.isDirty = false
    if evaluate(variable) { markReaders(of: variable) }
  }

  /// Evaluates a variable out of turn, because all that its definition mentions is current.
  mutating func evaluateAtOnce(_ variable: Int32) {
    if evaluate(variable) { markReaders(of: variable) }
  }

  /// Marks what reads a variable: definitions of others, and nonactive rows.
  @inline(__always)
  private mutating func markReaders(of variable: Int32) {
    var index = terms.columnHeads[variable]
    while index >= 0 {
      let entry = terms.entries[index]
      let defined = rows[entry.row].definedVariable
      if defined >= 0 {
        if defined != variable { markDirty(defined) }
      } else if rows[entry.row].status.isNonactive {
        markDirty(row: entry.row)
      }
      index = entry.next
    }
  }

  /// Evaluates a variable from its definition; whether its value, or how it moves, changed.
  @inline(__always)
  private mutating func evaluate(_ variable: Int32) -> Bool {
    let definition = variables[variable].definition
    if definition < 0 { return false }
    statistics.evaluations += 1
    let own = variables[variable].definitionEntry
    var value = constant(of: definition)
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      value.subtract(values[entry.column], times: entry.coefficient)
    }
    let coefficient = terms.entries[own].coefficient
    value.base /= coefficient
    value.slope /= coefficient
    let old = values[variable]
    let change = abs(value.base - old.base)
    if isRefining {
      if value.base == old.base && value.slope == old.slope { return false }
    } else if abs(value.slope - old.slope) <= Tolerance.slopeChange
      && (change <= Tolerance.change || change <= Tolerance.relativeChange * abs(value.base))
    {
      return false
    }
    setValue(value, of: variable)
    return true
  }

  /// A stay keeps the value it has and no longer moves with the parameter.
  mutating func stopMoving(stay variable: Int32) {
    if values[variable].slope == 0 { return }
    setValue(Affine(base: values[variable].value(at: parameter), slope: 0), of: variable)
    markReaders(of: variable)
  }

  @inline(__always)
  private mutating func propagate(row: Int32, key: Int64, eagerly: Bool) {
    if !rows[row].flags.isDirty { return }
    if !rows[row].status.isNonactive {
      rows[row].flags.isDirty = false
      return
    }
    let current = eventKey(ofRow: row)
    if current > key {
      events.push(key: current, id: ~row)
      return
    }
    rows[row].flags.isDirty = false
    let side = updateResidual(row)
    if rows[row].flags.isHeld || (side == 0 && !rows[row].flags.isFresh) { return }
    if eagerly && rows[row].eagerFlush != flushNumber {
      rows[row].eagerFlush = flushNumber
      dualStep(row, side: side, isFinal: false)
    } else {
      enqueueDual(row)
    }
  }

  /// Computes a.x - b of a nonactive row; the side of zero, +1 or -1, on which the row must not be
  /// with its multiplier, or 0 if it holds.
  mutating func updateResidual(_ row: Int32) -> Double {
    let constant = constant(of: row)
    var residual = Affine.zero
    var size = 0.0
    var slopeSize = abs(constant.slope)
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      let value = values[entry.column]
      residual.subtract(value, times: -entry.coefficient)
      slopeSize += abs(entry.coefficient * value.slope)
      size += abs(entry.coefficient * value.value(at: parameter))
    }
    residual.subtract(constant, times: 1)
    // A slope that is rounding alone would end the range of the parameter at every step.
    let slopeTolerance = max(Tolerance.cancellation * slopeSize, Tolerance.slope)
    if abs(residual.slope) <= slopeTolerance { residual.slope = 0 }
    rows[row].residual = residual
    if residual.slope != 0 { listMoving(row) }
    size += abs(constant.value(at: parameter))
    return sideOfViolation(row, tolerance: Tolerance.residual(ofSize: size))
  }

  /// The side of zero, +1 or -1, on which a nonactive row with a current residual must not be with
  /// its multiplier; 0 if it holds.
  ///
  /// While a heading is set, a row that is met at the parameter is judged by the side that it moves
  /// to.
  @inline(__always)
  mutating func sideOfViolation(_ row: Int32, tolerance: Double) -> Double {
    let residual = rows[row].residual
    let value = residual.value(at: parameter)
    var side = value > tolerance ? 1.0 : value < -tolerance ? -1.0 : 0
    if side == 0 && heading != 0 && residual.slope != 0 {
      side = (residual.slope > 0) == (heading > 0) ? 1 : -1
    }
    switch rows[row].status {
    case .lower: return side > 0 ? side : 0
    case .upper: return side < 0 ? side : 0
    case .middle: return side
    case .absent, .active, .composite: return 0
    }
  }

  @inline(__always)
  private mutating func listMoving(_ row: Int32) {
    if !rows[row].flags.isMovingListed {
      rows[row].flags.isMovingListed = true
      movingRows.append(row)
    }
  }

  mutating func enqueueDual(_ row: Int32) {
    if !rows[row].flags.isQueued {
      rows[row].flags.isQueued = true
      dualQueue.push(row)
    }
  }
}
