internal import TinamouSolver

/// The rows of sets that do not apply stay in the solver, inactive, so that switching them back
/// makes no new row. Only sets keep rows: a constraint that a user deactivates leaves the solver.
extension LayoutEngine {
  /// Deactivates constraints of sets, given by their indices, and keeps their rows.
  func deactivateRows(_ indices: [Int32]) {
    for constraint in switchRows(indices, isInactive: true) {
      switchedConstraints += 1
      constraint.deactivate()
    }
  }

  /// Activates constraints of sets whose rows were kept; returns those without a row.
  func reactivateRows(_ indices: [Int32]) -> [LayoutConstraint] {
    switchRows(indices, isInactive: false).filter { !$0.isInstalled }
  }

  /// Switches the rows of constraints; returns the constraints without a row.
  private func switchRows(_ indices: [Int32], isInactive: Bool) -> [LayoutConstraint] {
    let constraints = setSelection.constraints
    let answers = model.setRows(
      indices, of: constraints, isInactive, known: &setSelection.recordIndices)
    let before = changes.switchedRows.count
    changes.switchedRows.reserveCapacity(before + answers.count)
    var others: [LayoutConstraint] = []
    for answer in answers {
      let constraint = constraints[Int(answer.index)]
      guard let row = answer.row else {
        others.append(constraint)
        continue
      }
      if isUpdating { saveState(constraint) }
      constraint.isInstalled = !isInactive
      changes.switchedRows.append((row, isInactive))
    }
    switchedConstraints += changes.switchedRows.count - before
    return others
  }

  /// Removes the rows that are kept.
  func removeInactiveRows() {
    guard model.inactiveRowCount > 0 else { return }
    for record in model.constraints.values
    where record.isInactive && !record.constraint.isInstalled {
      record.constraint.deactivate()
    }
  }

  /// Returns the indices of the items that the constraints of a set mention, each once.
  func itemsMentioned(bySet set: Int) -> [Int32] {
    if let known = setSelection.mentions[set] { return known }
    var seen: Set<ObjectIdentifier> = []
    var indices: [Int32] = []
    var isComplete = true
    for constraint in constraintSets[set].constraints {
      for item in constraint.items where seen.insert(ObjectIdentifier(item)).inserted {
        let index = model.index(of: item)
        // An item without an index is new, and so are its constraints, which record themselves.
        if index >= 0 { indices.append(index) } else { isComplete = false }
      }
    }
    if isComplete { setSelection.mentions[set] = indices }
    return indices
  }
}
