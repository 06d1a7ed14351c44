/// Answers: values and the model.
extension Core {
  /// Updates the public values.
  @inline(__always)
  mutating func publish() {
    completeIfNeeded()
    basis.publish()
  }

  /// Applies the staged rule to the values that the priorities leave open.
  @inline(__always)
  mutating func completeIfNeeded() {
    if stagedRule.isDue { completeOrGiveUp() }
  }

  private mutating func completeOrGiveUp() {
    // What was due was decided when the update began; new variables have to wait for its end.
    if transaction.depth > 0 { return }
    // An update that needs a proof has completed its answer, see ``commit()``.
    let conflictsBefore = conflicts
    do {
      try completeOrFallBack()
      if checksInvariants { checkInvariants() }
    } catch {
      // Rows may be in no queue.
      giveUpBasis(keeping: conflictsBefore)
    }
  }

  /// Applies the staged rule; where rounding prevents it, finds an optimum without it.
  mutating func completeOrFallBack() throws(Breakdown) {
    stagedRule.isDue = false
    // It might not be found again.
    let proven = basis.work.isRoundingInDoubt || scaling.hasFineCoefficients ? optimum : nil
    do {
      try complete()
      if needsProof { try requireProof() }
    } catch {
      counts.abandonedCompletions += 1
      if let proven, (try? restore(proven)) != nil, unprovenRows.isEmpty { return }
      startAnew()
      try flush()
      if proven != nil { try requireProof() }
    }
  }

  var slotCount: Int {
    Int(basis.rows.count + basis.variables.count + basis.composites.count)
      + Int(
        basis.terms.entries.count + basis.recipes.entries.count
          + multipliers.vectors.components.count)
  }

  mutating func publicValue(of variable: Variable) -> Double {
    guard isCurrent(variable) else { return 0 }
    publish()
    return basis.publication.values[variable.index]
  }

  /// The rows that are in force or broken, in document order.
  var rowsInOrder: [Int32] { rowsInOrder { basis.rows[$0].ownership == .wanted } }

  /// Returns the rows for which a condition holds, in document order.
  func rowsInOrder(where isIncluded: (Int32) -> Bool) -> [Int32] {
    (0..<basis.rows.count).filter(isIncluded).sorted { basis.rows[$0].order < basis.rows[$1].order }
  }

  /// The constraints, for an independent solver; inside an update, with the edits so far.
  var model: SolverModel {
    let inOrder = (0..<basis.variables.count).filter { basis.variables[$0].flags.isInUse }
      .sorted { basis.variables[$0].order < basis.variables[$1].order }
    var positions = [Int](repeating: -1, count: Int(basis.variables.count))
    for (position, variable) in inOrder.enumerated() { positions[Int(variable)] = position }
    let modelRows = rowsInOrder.map { row in
      let constraint = constraint(saying: latestContent(of: row))
      let rowTerms = constraint.expression.terms.map { term in
        (variable: positions[term.variable.position], coefficient: term.coefficient)
      }
      return SolverModel.Row(
        id: handle(ofRow: row), terms: rowTerms, constant: -constraint.expression.constant,
        below: constraint.below, above: constraint.above, weight: constraint.weight,
        order: DocumentOrder(rawValue: basis.rows[row].order),
        isBroken: basis.rows[row].flags.isBroken)
    }
    return SolverModel(variables: inOrder.map { handle(ofVariable: $0) }, rows: modelRows)
  }
}
