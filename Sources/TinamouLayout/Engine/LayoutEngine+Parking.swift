internal import TinamouSolver

/// The rows of sets that do not apply stay in the solver, inactive, so that switching them back costs
/// no new row. Only sets park: what a user deactivates leaves the solver.
extension LayoutEngine {
  /// Deactivates a constraint of a set and keeps its row.
  func park(_ constraint: LayoutConstraint) {
    guard constraint.isInstalled else { return }
    constraint.willChange()
    switchedConstraints += 1
    guard let row = model.park(constraint, true) else {
      constraint.deactivate()
      return
    }
    constraint.isInstalled = false
    changes.parked.append((row, true))
  }

  /// Activates a constraint of a set again whose row was kept; whether there is one.
  func unpark(_ constraint: LayoutConstraint) -> Bool {
    guard let row = model.park(constraint, false) else { return false }
    switchedConstraints += 1
    constraint.willChange()
    constraint.isInstalled = true
    changes.parked.append((row, false))
    return true
  }

  /// Drops the rows that are kept.
  func forgetParkedRows() {
    guard model.parkedRows > 0 else { return }
    for record in model.constraints.values
    where record.isParked && !record.constraint.isInstalled {
      record.constraint.deactivate()
    }
  }

  /// The places of the items that the constraints of a set mention, each once.
  func itemsMentioned(bySet index: Int) -> [Int32] {
    if let known = switchboard.mentions[index] { return known }
    var seen: Set<ObjectIdentifier> = []
    var places: [Int32] = []
    var isComplete = true
    for constraint in constraintSets[index].constraints {
      for item in constraint.items where seen.insert(ObjectIdentifier(item)).inserted {
        let place = model.place(of: item)
        // An item without a place is new, and so are its constraints, which tell of themselves.
        if place >= 0 { places.append(place) } else { isComplete = false }
      }
    }
    if isComplete { switchboard.mentions[index] = places }
    return places
  }
}
