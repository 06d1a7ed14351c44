/// Answers: values, conflicts, ambiguity and the certificate.
extension Solver {
  /// The value of a variable as the outside sees it.
  @inline(__always)
  func publicValue(ofVariable variable: Int32) -> Double {
    // Adding and subtracting 1.5 * 2^52 rounds to a whole number; adding zero turns -0 into 0.
    let units = core.values[variable] / Tolerance.publicUnit
    return (units + 0x1.8p52 - 0x1.8p52) * Tolerance.publicUnit + 0
  }

  func conflict(_ record: ConflictRecord) -> Conflict {
    let members = record.members.map { member in
      Conflict.Member(
        constraint: id(ofRow: member.row),
        multiplier: member.multiplier * Double(core.rows[member.row].scale))
    }
    return Conflict(members: members, broken: id(ofRow: record.broken))
  }

  /// Which variables the constraints leave open; their values follow from the staged rule alone.
  ///
  /// - Complexity: up to two solves of the open part for each open variable.
  public func ambiguity() -> Ambiguity {
    completeIfNeeded()
    var face = Face()
    return Ambiguity(variables: face.ambiguousVariables(of: &core).map { variable($0) })
  }

  /// The rows in force or broken, in document order.
  var rowsInOrder: [Int32] {
    (0..<core.rows.count).filter { core.rows[$0].ownership == .wanted }
      .sorted { core.rows[$0].order < core.rows[$1].order }
  }

  /// The constraints as they are in force now, for an independent solver.
  package var model: SolverModel {
    let variables = (0..<core.variables.count).filter { core.variables[$0].isInUse }
      .sorted { core.variables[$0].order < core.variables[$1].order }
    var positions = [Int](repeating: -1, count: Int(core.variables.count))
    for (position, variable) in variables.enumerated() { positions[Int(variable)] = position }
    let rows = rowsInOrder.map { row in
      let slot = core.rows[row]
      let scale = Double(slot.scale)
      let terms = slot.terms.indices.map { index in
        let entry = core.terms.entries[index]
        return (variable: positions[Int(entry.column)], coefficient: entry.coefficient / scale)
      }
      return SolverModel.Row(
        id: id(ofRow: row), terms: terms, constant: slot.constant / scale,
        below: slot.ownBelow > 0 ? Priority(slot.ownBelow) : nil,
        above: slot.ownAbove > 0 ? Priority(slot.ownAbove) : nil, weight: slot.weight * scale,
        order: DocumentOrder(rawValue: slot.order), isBroken: slot.isBroken)
    }
    return SolverModel(variables: variables.map { variable($0) }, rows: rows)
  }
}
