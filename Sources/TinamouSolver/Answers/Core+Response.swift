/// Computes how the values change with the constants of several rows at once.
///
/// The moving parameter follows one constant through every update. This is for occasional queries
/// about any number of constants: one pass over the definitions, which stores nothing.
extension Core {
  /// Returns the values and their rates when the constants of rows change at these rates.
  ///
  /// - Complexity: O(number of terms).
  mutating func response(to movements: [(row: Int32, rate: Double)]) -> Response {
    publish()
    var constants = [Double](repeating: 0, count: Int(rows.count))
    for (row, rate) in movements { constants[Int(row)] += rate * Double(rows[row].scale) }
    let rates = valueRates(&constants)
    var ends = ResponseEnds()
    for row in 0..<rows.count where rows[row].status.isNonactive {
      limit(&ends, byRow: row, rates, constants)
    }
    for record in conflicts { limit(&ends, by: record, constants) }
    let current = (0..<values.count).map { values[$0].value(at: parameter).high }
    return Response(
      values: current, rates: rates, backward: end(ends.backward), forward: end(ends.forward))
  }

  private func end(_ end: ResponseEnds.End) -> Response.End {
    let isOwned = end.row >= 0 && rows[end.row].ownership.isOwned
    return Response.End(
      distance: end.distance, constraint: isOwned ? handle(ofRow: end.row) : nil)
  }

  /// Computes the rates of all variables from their definitions; the constants of composites are
  /// computed first.
  private func valueRates(_ constants: inout [Double]) -> [Double] {
    var rates = [Double](repeating: 0, count: Int(values.count))
    var variable = firstVariable
    while variable >= 0 {
      let definition = variables[variable].definition
      if definition >= 0 {
        if rows[definition].status == .composite {
          constants[Int(definition)] = compositeRate(definition, constants)
        }
        var rate = constants[Int(definition)]
        var own = 1.0
        for index in rows[definition].terms.indices {
          let entry = terms.entries[index]
          if entry.column == variable {
            own = entry.coefficient
          } else {
            rate -= entry.coefficient * rates[Int(entry.column)]
          }
        }
        rates[Int(variable)] = abs(rate) > Tolerance.cancellation ? rate / own : 0
      }
      variable = variables[variable].next
    }
    return rates
  }

  /// The constant of a composite is the sum of those of its recipe.
  private func compositeRate(_ row: Int32, _ constants: [Double]) -> Double {
    var rate = 0.0
    for index in composites[rows[row].composite].recipe.indices {
      let entry = recipes.entries[index]
      rate += entry.coefficient * constants[Int(entry.column)]
    }
    return rate
  }

  /// Limits the response where a row outside of the basis would become violated.
  private func limit(
    _ ends: inout ResponseEnds, byRow row: Int32, _ rates: [Double], _ constants: [Double]
  ) {
    var rate = -constants[Int(row)]
    for index in rows[row].terms.indices {
      let entry = terms.entries[index]
      rate += entry.coefficient * rates[Int(entry.column)]
    }
    if abs(rate) <= Tolerance.cancellation { return }
    let residual = rows[row].residual.value(at: parameter)
    switch rows[row].status {
    case .lower: ends.limit(residual, rate, row)
    case .upper: ends.limit(-residual, -rate, row)
    default:
      // A row with both sides limited holds as long as its error is no contradiction.
      let reach = Tolerance.contradiction
      ends.limit(residual - reach, rate, row)
      ends.limit(-residual - reach, -rate, row)
    }
  }

  /// Limits the response where a conflict ends because its constants no longer contradict each
  /// other.
  private func limit(
    _ ends: inout ResponseEnds, by record: ConflictRecord, _ constants: [Double]
  ) {
    var gap = 0.0
    var rate = 0.0
    for member in record.members {
      gap -= member.multiplier.high * currentConstant(of: member.row)
      rate -= member.multiplier.high * constants[Int(member.row)]
    }
    if abs(rate) <= Tolerance.cancellation { return }
    // The false relation means that the gap is positive.
    ends.limit(-gap, -rate, record.broken)
  }
}

/// The limits of a response in both directions.
private struct ResponseEnds {
  struct End {
    var distance: Double
    var row: Int32 = -1
  }

  var backward = End(distance: -.infinity)
  var forward = End(distance: .infinity)

  /// Limits the distance so that `amount + rate * distance` does not become positive.
  mutating func limit(_ amount: Double, _ rate: Double, _ row: Int32) {
    let distance = -amount / rate
    if rate > 0, max(distance, 0) < forward.distance {
      forward = End(distance: max(distance, 0), row: row)
    }
    if rate < 0, min(distance, 0) > backward.distance {
      backward = End(distance: min(distance, 0), row: row)
    }
  }
}

extension Solver {
  /// Returns how the values change when the constants of some constraints change together.
  ///
  /// - Parameter movements: For each changing constraint, the change of its constant when the
  ///   distance grows by 1; the constant is that of ``setConstant(_:of:)``.
  /// - Returns: The change of each value, and the limits of the distance.
  /// - Throws: ``SolverError`` if a constraint does not belong to this solver.
  /// - Complexity: O(number of terms).
  package func response(
    to movements: [(constraint: ConstraintID, rate: Double)]
  ) throws(SolverError) -> Response {
    var moving: [(row: Int32, rate: Double)] = []
    for movement in movements where movement.rate != 0 {
      moving.append((try core.resolve(movement.constraint), movement.rate))
    }
    return core.response(to: moving)
  }
}

extension Core {
  /// Returns the owner's rows that determine the values: those in the basis, and violated soft rows
  /// whose cost affects a value.
  fileprivate mutating func determiningRows() -> [ConstraintID] {
    publish()
    return (0..<rows.count).filter { row in
      let slot = rows[row]
      guard slot.ownership == .wanted else { return false }
      return slot.status == .active || (slot.status != .absent && slot.multiplier >= 0)
    }.map { handle(ofRow: $0) }
  }
}

extension Solver {
  /// Returns the constraints that determine the values: those that are tight and keep a value in
  /// its place, and those whose cost affects one. Without any of the other constraints the values
  /// are the same.
  ///
  /// - Complexity: O(number of constraints).
  package func determiningConstraints() -> [ConstraintID] { core.determiningRows() }
}
