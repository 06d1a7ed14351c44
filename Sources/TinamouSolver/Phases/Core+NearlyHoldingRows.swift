/// Rows that nearly hold: as many as can hold exactly do, and of required equalities that
/// cannot, the first ones in document order.
///
/// Numbers such as 50.19406213820985 are rounded, so a row that follows from others on paper is off
/// by a little, which counts as holding. Which of these rows are active then decides the last
/// digits of values, and with them, once in a hundred million values, the multiple of the public
/// unit. So the active rows have to be a function of the model.
///
/// A row that is off by any amount takes a step of the dual phase, as if it were violated, when
/// nothing else is left to do: among rows of different priorities, and among inequalities, the step
/// finds the optimum for the numbers as they are written. It fails if required rows contradict the
/// row by this little, which is no conflict. Then equalities hold exactly rather than inequalities,
/// and of required equalities the active ones are the first independent ones. A basis with this
/// property is found by exchanges (J. Edmonds, Matroids and the greedy algorithm, 1971): as long as
/// any row is off and comes before a row of the combination that it follows from, it takes the
/// place of the last one.
extension Core {
  /// Repairs one of the rows that were found to be off by a little; returns whether any can be.
  mutating func repairNearlyHoldingRow() throws(Breakdown) -> Bool {
    while !basis.nearlyHoldingRows.isEmpty {
      let row = basis.nearlyHoldingRows.removeLast()
      if !basis.rows[row].status.isNonactive || basis.rows[row].flags.isHeld { continue }
      let remainder = remainder(of: row)
      if !basis.isOnWrongSide(row, residual: remainder) { continue }
      // In badly scaled models a step would follow rounding that is amplified.
      let isRepaired =
        !needsProof && repair(nearlyHolding: row, direction: remainder > 0 ? 1 : -1)
      if !isRepaired && !takePlaceOfLaterRow(row, offBy: remainder)
        && !takePlaceOfInequality(row, offBy: remainder)
      {
        continue
      }
      if !isRepaired { counts.doubts.exchanges += 1 }
      try countStep()
      return true
    }
    return false
  }

  /// The residual of a nonactive row whose variables are current; 0 if it is rounding of values.
  private func remainder(of row: Int32) -> Double {
    let constant = basis.currentConstant(of: row)
    var sum = DoubleDouble(-constant)
    var size = 1 + abs(constant)
    for index in basis.rows[row].terms.indices {
      let entry = basis.terms.entries[index]
      let value = basis.values[entry.column].value(at: basis.parameter)
      sum.add(value, times: entry.coefficient)
      size += abs(entry.coefficient * value.high)
    }
    let remainder = sum.normalized.high
    return abs(remainder) > Tolerance.change * size ? remainder : 0
  }

  /// Lets a required equality take the place of the last of those that it follows from, if it comes
  /// before that row; returns whether it does.
  ///
  /// A row with a small share would be off by a multiple, more than rows may be, and stays.
  private mutating func takePlaceOfLaterRow(_ row: Int32, offBy remainder: Double) -> Bool {
    if basis.rows[row].status != .middle || !basis.isRequiredEquality(row)
      || progress.impliedEqualities.contains(row)
    {
      return false
    }
    guard let latest = latestRowImplying(row) else { return false }
    if basis.rows[latest.row].order < basis.rows[row].order {
      progress.impliedEqualities.insert(row)
      return false
    }
    if abs(remainder) > Tolerance.certifiedResidual * abs(latest.amount) { return false }
    var change = change(clearing: latest)
    exchange(row, with: latest.row, by: change)
    multipliers.vectors.release(&change)
    basis.markDirty(row: latest.row)
    return true
  }

  /// Forgets which equalities follow from those in the basis, if the row that leaves it is one of
  /// these.
  mutating func forgetImpliedEqualities(without row: Int32) {
    if progress.impliedEqualities.isEmpty { return }
    let costs = basis.costs(of: row)
    if costs.below == Basis.required && costs.above == Basis.required {
      progress.impliedEqualities.removeAll()
    }
  }

  /// Lets a required equality take the place of an inequality that contradicts it by a little;
  /// returns whether it does.
  ///
  /// No multiplier limits the step that repairs the row. So on the way back those of the
  /// inequalities go towards zero, and the first that arrives there leaves.
  private mutating func takePlaceOfInequality(_ row: Int32, offBy remainder: Double) -> Bool {
    if needsProof || basis.rows[row].status != .middle || !basis.isRequiredEquality(row) {
      return false
    }
    basis.addToSweep(row: row, times: 1)
    basis.sweep()
    if basis.stayToDisplace(by: row) != nil { return false }
    let wayBack: Double = remainder > 0 ? -1 : 1
    guard case .pivot(let leaving, let atUpper, var theta) = ratioTest(row, direction: wayBack)
    else { return false }
    let share = shareInSweep(of: leaving)
    if abs(remainder) > Tolerance.certifiedResidual * abs(share) {
      multipliers.vectors.release(&theta)
      return false
    }
    apply(.pivot(leaving: leaving, atUpper: atUpper, theta: theta), row: row, direction: wayBack)
    return true
  }

  /// Returns the amount of an active row in the last sweep.
  private func shareInSweep(of row: Int32) -> Double {
    for index in 0..<basis.emissions.count where basis.emissions[index].row == row {
      return basis.emissions[index].amount
    }
    return 0
  }

  /// Returns the last of the active rows in document order that a row follows from, if all of them
  /// are required equalities, whose multipliers may become anything.
  private mutating func latestRowImplying(_ row: Int32) -> Basis.Emission? {
    basis.addToSweep(row: row, times: 1)
    basis.sweep()
    if basis.stayToDisplace(by: row) != nil { return nil }
    var latest: Basis.Emission?
    for index in 0..<basis.emissions.count where basis.emissions[index].isSignificant {
      let emission = basis.emissions[index]
      if !basis.isRequiredEquality(emission.row) { return nil }
      if latest.map({ basis.rows[$0.row].order < basis.rows[emission.row].order }) ?? true {
        latest = emission
      }
    }
    return latest
  }
}
