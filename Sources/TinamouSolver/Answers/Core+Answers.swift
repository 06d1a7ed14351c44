/// Answers: values and the model.
extension Core {
  /// Applies the staged rule to the values that the priorities leave open.
  @inline(__always)
  mutating func completeIfNeeded() {
    if stagedRule.isDue { completeOrGiveUp() }
  }

  private mutating func completeOrGiveUp() {
    // What was due was decided when the update began; new variables have to wait for its end.
    if transaction.depth > 0 { return }
    // An update that needs a proof has completed its answer, see ``commit()``.
    do {
      try completeProvenAnswer()
      checkInvariants()
    } catch {
      // Rows may be in no queue; the next flush builds everything anew.
      resetBasis()
    }
  }

  /// Applies the staged rule; where rounding prevents it, finds an optimum without it.
  mutating func completeProvenAnswer() throws(Breakdown) {
    stagedRule.isDue = false
    // It might not be found again.
    let proven = progress.isRoundingInDoubt || hasFineCoefficients ? optimum : nil
    do {
      try complete()
      if needsProof { try requireProof() }
    } catch {
      statistics.abandonedCompletions += 1
      if let proven, (try? restore(proven)) != nil, unprovenRows.isEmpty { return }
      startAnew()
      try flush()
      if proven != nil { try requireProof() }
    }
  }

  mutating func publicValue(of variable: Variable) -> Double {
    guard isCurrent(variable) else { return 0 }
    publish()
    return publication.values[variable.index]
  }

  /// The rows that are in force or broken, in document order.
  var rowsInOrder: [Int32] { rowsInOrder { rows[$0].ownership == .wanted } }

  /// Returns the rows for which a condition holds, in document order.
  func rowsInOrder(where isIncluded: (Int32) -> Bool) -> [Int32] {
    (0..<rows.count).filter(isIncluded).sorted { rows[$0].order < rows[$1].order }
  }

  /// The constraints in their present state, for an independent solver.
  var model: SolverModel {
    let inOrder = (0..<variables.count).filter { variables[$0].flags.isInUse }
      .sorted { variables[$0].order < variables[$1].order }
    var positions = [Int](repeating: -1, count: Int(variables.count))
    for (position, variable) in inOrder.enumerated() { positions[Int(variable)] = position }
    let modelRows = rowsInOrder.map { row in
      let slot = rows[row]
      let costs = costs(of: row)
      let scale = Double(slot.scale)
      let rowTerms = slot.terms.indices.map { index in
        let entry = terms.entries[index]
        return (variable: positions[Int(entry.column)], coefficient: entry.coefficient / scale)
      }
      return SolverModel.Row(
        id: handle(ofRow: row), terms: rowTerms,
        constant: currentConstant(of: row) / scale,
        below: costs.below > 0 ? Priority(costs.below) : nil,
        above: costs.above > 0 ? Priority(costs.above) : nil, weight: costs.weight * scale,
        order: DocumentOrder(rawValue: slot.order), isBroken: slot.flags.isBroken)
    }
    return SolverModel(variables: inOrder.map { handle(ofVariable: $0) }, rows: modelRows)
  }
}
