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
    if !variables[variable].isDirty {
      variables[variable].isDirty = true
      events.push(key: eventKey(ofVariable: variable), id: variable)
    }
  }

  @inline(__always)
  mutating func markDirty(row: Int32) {
    if !rows[row].isDirty {
      rows[row].isDirty = true
      events.push(key: eventKey(ofRow: row), id: ~row)
    }
  }

  @inline(__always)
  private func eventKey(ofVariable variable: Int32) -> Int64 { 2 * variables[variable].label }

  @inline(__always)
  private func eventKey(ofRow row: Int32) -> Int64 {
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
    if !variables[variable].isDirty { return }
    let current = eventKey(ofVariable: variable)
    if current > key {
      events.push(key: current, id: variable)
      return
    }
    variables[variable].isDirty = false
    if !evaluate(variable) { return }
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

  /// Evaluates a variable from its definition; whether its value changed.
  @inline(__always)
  private mutating func evaluate(_ variable: Int32) -> Bool {
    let definition = variables[variable].definition
    if definition < 0 { return false }
    statistics.evaluations += 1
    let own = variables[variable].definitionEntry
    var sum = rows[definition].constant
    for index in rows[definition].terms.indices where index != own {
      let entry = terms.entries[index]
      sum -= entry.coefficient * values[entry.column]
    }
    let value = sum / terms.entries[own].coefficient
    let change = abs(value - values[variable])
    if change <= Tolerance.change || change <= Tolerance.relativeChange * abs(value) {
      return false
    }
    values[variable] = value
    return true
  }

  @inline(__always)
  private mutating func propagate(row: Int32, key: Int64, eagerly: Bool) {
    if !rows[row].isDirty { return }
    if !rows[row].status.isNonactive {
      rows[row].isDirty = false
      return
    }
    let current = eventKey(ofRow: row)
    if current > key {
      events.push(key: current, id: ~row)
      return
    }
    rows[row].isDirty = false
    let isViolated = updateResidual(row)
    if rows[row].isHeld || (!isViolated && !rows[row].isFresh) { return }
    if eagerly && rows[row].eagerFlush != flushNumber {
      rows[row].eagerFlush = flushNumber
      dualStep(row, isViolated: isViolated)
    } else {
      enqueueDual(row)
    }
  }

  /// Computes a.x - b of a nonactive row; whether the row is on the wrong side for its multiplier.
  mutating func updateResidual(_ row: Int32) -> Bool {
    let constant = rows[row].constant
    var sum = -constant
    var size = abs(constant)
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      let product = entry.coefficient * values[entry.column]
      sum += product
      size += abs(product)
    }
    residuals[row] = sum
    let tolerance = max(Tolerance.residual, Tolerance.relativeResidual * size)
    switch rows[row].status {
    case .lower: return sum > tolerance
    case .upper: return sum < -tolerance
    case .middle: return abs(sum) > tolerance
    case .absent, .active, .composite: return false
    }
  }

  mutating func enqueueDual(_ row: Int32) {
    if !rows[row].isQueued {
      rows[row].isQueued = true
      dualQueue.push(row)
    }
  }
}
