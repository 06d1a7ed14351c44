/// The certificate, computed from the constraints, the values and the multipliers alone.
extension Core {
  /// The values that a certificate is about.
  private enum Point {
    /// The public values.
    case published
    /// Those of the flush, which are not rounded.
    case present
  }

  /// A condition of the certificate that does not hold for a row or a variable.
  private enum Fault {
    case stationarity(Int32)
    case bounds(Int32)
    case complementarity(Int32)
  }

  /// Proves that the public values are optimal, from the optimality conditions alone.
  func certificate() -> Certificate {
    let certified = rowsInForce.map { row in
      Certificate.Row(
        constraint: handle(ofRow: row),
        multiplier: components(
          of: basis.rows[row].multiplier, times: Double(basis.rows[row].scale)),
        residual: residual(ofRow: row, at: .published).value / Double(basis.rows[row].scale))
    }
    let failures = faults(at: .published).map { fault in
      switch fault {
      case .stationarity(let variable):
        Certificate.Failure.stationarity(handle(ofVariable: variable))
      case .bounds(let row): Certificate.Failure.bounds(handle(ofRow: row))
      case .complementarity(let row): Certificate.Failure.complementarity(handle(ofRow: row))
      }
    }
    return Certificate(rows: certified, failures: failures)
  }

  /// The rows, and those of the variables, for which the certificate of the present values does not
  /// hold.
  var unprovenRows: [Int32] {
    var found: Set<Int32> = []
    for fault in faults(at: .present) {
      switch fault {
      case .bounds(let row), .complementarity(let row): found.insert(row)
      case .stationarity(let variable): found.formUnion(ownedRows(of: variable))
      }
    }
    return Array(found)
  }

  /// The owner's rows with a multiplier that mention a variable.
  func ownedRows(of variable: Int32) -> [Int32] {
    var found: [Int32] = []
    var index = basis.terms.firstEntry(ofColumn: variable)
    while index >= 0 {
      let row = basis.terms.entries[index].row
      index = basis.terms.entries[index].next
      if basis.rows[row].ownership.isOwned && basis.rows[row].multiplier >= 0 { found.append(row) }
    }
    return found
  }

  private func value(of variable: Int32, at point: Point) -> Double {
    switch point {
    case .published: basis.publication.values[variable]
    case .present: basis.values[variable].value(at: basis.parameter).high
    }
  }

  private func faults(at point: Point) -> [Fault] {
    var faults: [Fault] = []
    var sums: [Int32: [PartialSum]] = [:]
    for row in rowsInForce {
      addUp(row, to: &sums)
      if !isInBox(row) { faults.append(.bounds(row)) }
      if !isComplementary(row, residual(ofRow: row, at: point)) {
        faults.append(.complementarity(row))
      }
    }
    for index in 0..<basis.variables.count {
      let parts = sums[index] ?? []
      if parts.contains(where: { !$0.cancels }) { faults.append(.stationarity(index)) }
    }
    return faults
  }

  /// The rows that are part of the model and not broken, in document order; inside an update those
  /// of the model before.
  private var rowsInForce: [Int32] {
    rowsInOrder { ownershipInForce(of: $0) == .wanted && !basis.rows[$0].flags.isBroken }
  }

  /// The residual of a scaled row, and the tolerance for it.
  private struct TestedResidual {
    var value: Double
    var tolerance: Double
  }

  private func residual(ofRow row: Int32, at point: Point) -> TestedResidual {
    let slot = basis.rows[row]
    var residual = -basis.currentConstant(of: row)
    var size = abs(residual)
    var coefficients = 0.0
    for index in slot.terms.indices {
      let entry = basis.terms.entries[index]
      let product = entry.coefficient * value(of: entry.column, at: point)
      residual += product
      size += abs(product)
      coefficients += abs(entry.coefficient)
    }
    let tolerance = max(
      Tolerance.certifiedResidual, Tolerance.relativeProof * size)
    let rounding = point == .published ? coefficients * PublicUnit.unit : 0
    return TestedResidual(value: residual, tolerance: tolerance + rounding)
  }

  /// The sum of the multiplied rows in one variable at one priority.
  private struct PartialSum {
    var priority: Priority
    var value: Double
    /// The sum of absolute values.
    var size: Double

    mutating func add(_ other: Double) {
      value += other
      size += abs(other)
    }

    var cancels: Bool {
      abs(value) <= max(Tolerance.certificate, Tolerance.relativeProof * size)
    }
  }

  /// (S): adds the row times its multiplier, for each variable and priority.
  private func addUp(_ row: Int32, to sums: inout [Int32: [PartialSum]]) {
    let parts = components(of: basis.rows[row].multiplier, times: 1)
    if parts.isEmpty { return }
    for index in basis.rows[row].terms.indices {
      let entry = basis.terms.entries[index]
      for part in parts {
        var known = sums[entry.column] ?? []
        let value = part.value * entry.coefficient
        if let place = known.firstIndex(where: { $0.priority == part.priority }) {
          known[place].add(value)
        } else {
          known.append(PartialSum(priority: part.priority, value: value, size: abs(value)))
        }
        sums[entry.column] = known
      }
    }
  }

  /// (B), with the owner's costs.
  private func isInBox(_ row: Int32) -> Bool {
    compareToOwnBound(row, upper: true) <= 0 && compareToOwnBound(row, upper: false) >= 0
  }

  /// (C), with the owner's costs.
  private func isComplementary(_ row: Int32, _ residual: TestedResidual) -> Bool {
    if !residual.value.isFinite { return false }
    if residual.value > residual.tolerance { return compareToOwnBound(row, upper: true) == 0 }
    if residual.value < -residual.tolerance { return compareToOwnBound(row, upper: false) == 0 }
    return true
  }

  /// Returns -1, 0 or 1 if the multiplier is below, at or above an end of its box.
  private func compareToOwnBound(_ row: Int32, upper: Bool) -> Int {
    let costs = basis.costs(of: row)
    let cost = upper ? costs.above : costs.below
    if cost == Basis.required { return upper ? -1 : 1 }
    var bound = Bound()
    if cost > 0 {
      bound.level = Level.priority(cost)
      bound.value = upper ? costs.weight : -costs.weight
    }
    return multipliers.vectors.compare(
      basis.rows[row].multiplier, to: bound, downTo: Level.weakestPriority)
  }

  /// Returns the components of a multiplier at the owner's priorities; the others belong to the
  /// staged rule.
  private func components(of vector: Int32, times factor: Double) -> [Certificate.Component] {
    var result: [Certificate.Component] = []
    var index = vector
    while index >= 0 {
      let component = multipliers.vectors.components[index]
      if component.level < Level.weakestPriority { break }
      let priority = Priority(Level.priority(ofLevel: component.level))
      result.append(
        Certificate.Component(priority: priority, value: component.value * factor))
      index = component.next
    }
    return result
  }
}
