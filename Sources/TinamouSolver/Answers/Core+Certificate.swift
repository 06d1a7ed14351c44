/// The certificate, computed from the constraints, the public values and the multipliers alone.
extension Core {
  /// Proves that the current values are optimal, from the optimality conditions alone.
  ///
  /// - Complexity: O(number of terms).
  func certificate() -> Certificate {
    var certified: [Certificate.Row] = []
    var failures: [Certificate.Failure] = []
    var sums: [Int32: [PartialSum]] = [:]
    for row in rowsInForce {
      let slot = rows[row]
      let (residual, tolerance) = publicResidual(ofRow: row)
      certified.append(
        Certificate.Row(
          constraint: handle(ofRow: row),
          multiplier: components(of: slot.multiplier, times: Double(slot.scale)),
          residual: residual / Double(slot.scale)))
      addUp(row, to: &sums)
      if !isInBox(row) { failures.append(.bounds(handle(ofRow: row))) }
      if !isComplementary(row, residual: residual, tolerance: tolerance) {
        failures.append(.complementarity(handle(ofRow: row)))
      }
    }
    for index in 0..<variables.count {
      let parts = sums[index] ?? []
      if parts.contains(where: { !$0.cancels }) {
        failures.append(.stationarity(handle(ofVariable: index)))
      }
    }
    return Certificate(rows: certified, failures: failures)
  }

  /// The rows that are part of the model and not broken, in document order.
  private var rowsInForce: [Int32] { rowsInOrder.filter { !rows[$0].flags.isBroken } }

  /// Returns the residual of a scaled row at the public values, and the tolerance for it.
  private func publicResidual(ofRow row: Int32) -> (residual: Double, tolerance: Double) {
    let slot = rows[row]
    var residual = -currentConstant(of: row)
    var size = abs(residual)
    var coefficients = 0.0
    for index in slot.terms.indices {
      let entry = terms.entries[index]
      let product = entry.coefficient * publication.values[entry.column]
      residual += product
      size += abs(product)
      coefficients += abs(entry.coefficient)
    }
    let tolerance = max(
      Tolerance.certifiedResidual, Tolerance.relativeCertifiedResidual * size)
    return (residual, tolerance + coefficients * PublicUnit.unit)
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
      abs(value) <= max(Tolerance.certificate, Tolerance.relativeCertificate * size)
    }
  }

  /// (S): adds the row times its multiplier, for each variable and priority.
  private func addUp(_ row: Int32, to sums: inout [Int32: [PartialSum]]) {
    let parts = components(of: rows[row].multiplier, times: 1)
    if parts.isEmpty { return }
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
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
  private func isComplementary(_ row: Int32, residual: Double, tolerance: Double) -> Bool {
    if residual > tolerance { return compareToOwnBound(row, upper: true) == 0 }
    if residual < -tolerance { return compareToOwnBound(row, upper: false) == 0 }
    return true
  }

  /// Returns -1, 0 or 1 if the multiplier is below, at or above an end of its box.
  private func compareToOwnBound(_ row: Int32, upper: Bool) -> Int {
    let slot = rows[row]
    let cost = upper ? slot.ownAbove : slot.ownBelow
    if cost == Core.required { return upper ? -1 : 1 }
    var bound = Bound()
    if cost > 0 {
      bound.level = Level.priority(cost)
      bound.value = upper ? slot.weight : -slot.weight
    }
    return vectors.compare(slot.multiplier, to: bound, downTo: Level.weakestPriority)
  }

  /// Returns the components of a multiplier at the owner's priorities; the others belong to the
  /// staged rule.
  private func components(of vector: Int32, times factor: Double) -> [Certificate.Component] {
    var result: [Certificate.Component] = []
    var index = vector
    while index >= 0 {
      let component = vectors.components[index]
      if component.level < Level.weakestPriority { break }
      let priority = Priority(Level.priority(ofLevel: component.level))
      result.append(
        Certificate.Component(priority: priority, value: component.value * factor))
      index = component.next
    }
    return result
  }
}
