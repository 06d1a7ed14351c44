internal import TinamouSolver

/// The rows of sets that do not apply stay in the solver, inactive, so that switching them back costs
/// no new row. Only sets park: what a user deactivates leaves the solver.
extension LayoutEngine {
  /// Deactivates a constraint of a set and keeps its row.
  func park(_ constraint: LayoutConstraint) {
    guard constraint.isInstalled else { return }
    switchedConstraints += 1
    guard let row = ownRow(of: constraint) else {
      constraint.deactivate()
      return
    }
    constraint.isInstalled = false
    constraint.isParked = true
    parkedRows += 1
    if isUpdating { record { constraint.isActive = true } }
    pending.parked.append((row, true))
  }

  /// Activates a constraint of a set again whose row was kept; whether there is one.
  func unpark(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.isParked, let row = ownRow(of: constraint) else { return false }
    switchedConstraints += 1
    constraint.isParked = false
    constraint.isInstalled = true
    parkedRows -= 1
    if isUpdating { record { constraint.deactivate() } }
    pending.parked.append((row, false))
    return true
  }

  /// The row that a constraint has in this engine's solver.
  private func ownRow(of constraint: LayoutConstraint) -> ConstraintID? {
    guard constraint.slot >= 0, let row = constraint.row, row.engine == ObjectIdentifier(self)
    else { return nil }
    return row.id
  }

  /// Drops the rows that are kept.
  func forgetParkedRows() {
    guard parkedRows > 0 else { return }
    for record in tables.constraints.values where record.constraint.isParked {
      record.constraint.deactivate()
    }
  }

  /// The places of the items that the constraints of a set mention, each once.
  func itemsMentioned(bySet index: Int) -> [Int32] {
    if let known = switchboard.mentions[index] { return known }
    var seen: Set<Int32> = []
    var slots: [Int32] = []
    var isComplete = true
    for constraint in constraintSets[index].constraints {
      for item in constraint.items where seen.insert(item.slot).inserted {
        // An item without a place is new, and so are its constraints, which tell of themselves.
        if item.slot >= 0 { slots.append(item.slot) } else { isComplete = false }
      }
    }
    if isComplete { switchboard.mentions[index] = slots }
    return slots
  }

  /// Gives content sizes their places in the document order, after constraints were switched.
  func refreshContentOrder(of slots: [Int32]) throws(SolverError) {
    for slot in slots where tables.items.hasContentRows(slot) {
      guard let record = tables.items[slot], let view = record.item as? LayoutView else { continue }
      let orders = contentOrders(of: view)
      if record.width?.order ?? orders.width != orders.width
        || record.height?.order ?? orders.height != orders.height
      {
        try updateContent(of: view)
      }
    }
  }
}

extension SlotTable<ItemRecord> {
  /// Whether the content of an item has a size along some axis.
  func hasContentRows(_ slot: Int32) -> Bool {
    read(slot) { $0.width != nil || $0.height != nil } ?? false
  }
}

extension LayoutItem {
  /// The first active constraint that mentions the item.
  var firstMention: LayoutConstraint? {
    var first: LayoutConstraint?
    for constraint in mentions.values
    where constraint.isInstalled && constraint.rank < first?.rank ?? .max {
      first = constraint
    }
    return first
  }
}
