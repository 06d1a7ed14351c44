extension Solver {
  /// Returns how the values change when the constants of some constraints change, and how far they
  /// can.
  ///
  /// - Parameter directions: For each direction, the constraints whose constants change, with the
  ///   change when the distance grows by 1; the constant is that of ``setConstant(_:of:)``.
  /// - Returns: The values as functions of the distances in these directions, and where the
  ///   functions hold.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  /// - Complexity: O(number of terms times number of directions).
  package func sensitivity(
    to directions: [[(constraint: ConstraintID, rate: Double)]]
  ) throws(SolverError) -> Sensitivity {
    var movements: [[(row: Int32, rate: Double)]] = []
    for direction in directions {
      var rows: [(row: Int32, rate: Double)] = []
      for movement in direction where movement.rate != 0 {
        rows.append((try core.resolve(movement.constraint), movement.rate))
      }
      movements.append(rows)
    }
    core.publish()
    return core.sensitivity(to: movements)
  }

  /// Whether the priorities alone determine all values, without the staged rule, and nothing is
  /// broken.
  ///
  /// - Complexity: O(number of constraints and variables).
  package var arePrioritiesDecisive: Bool {
    core.publish()
    return core.arePrioritiesDecisive
  }

  /// Returns the present constant of a constraint.
  package func constant(of constraint: ConstraintID) throws(SolverError) -> Double {
    let row = try core.resolve(constraint)
    return core.basis.currentConstant(of: row) / Double(core.basis.rows[row].scale)
  }

  /// Returns the constraints that determine the values: those that are tight and keep a value in
  /// its place, and those whose cost affects one. Without any of the other constraints the values
  /// are the same.
  ///
  /// - Complexity: O(number of constraints).
  package func determiningConstraints() -> [ConstraintID] {
    core.publish()
    return core.determiningRows.map { core.handle(ofRow: $0) }
  }

  /// Returns the constraints that determine the values, where one is enough of several that imply
  /// each other: required equalities before others, and of these the first in document order.
  ///
  /// Which of them is in the basis depends on what was solved before; this does not.
  ///
  /// - Complexity: O(number of constraints), and for each pair of equalities that follow from
  ///   others, O(number of these).
  package func firstDeterminingConstraints() -> [ConstraintID] {
    core.publish()
    var choice = FirstRows(of: core.determiningRows)
    core.exchangeImpliedEqualities(&choice)
    return choice.rows.map { core.handle(ofRow: $0) }
  }
}

extension Core {
  /// The owner's rows that determine the values: those in the basis, and violated soft rows whose
  /// cost affects a value.
  fileprivate var determiningRows: [Int32] {
    (0..<basis.rows.count).filter { row in
      let slot = basis.rows[row]
      guard slot.ownership == .wanted else { return false }
      return slot.status == .active || (slot.status != .absent && slot.multiplier >= 0)
    }
  }
}
