internal import TinamouSolver

extension LayoutModel {
  /// Adds constraints, those of outer views first.
  func addConstraints(_ constraints: [LayoutConstraint]) throws(SolverError) {
    // Rows are made one at a time, because those of a whole tree take much memory.
    var missing: [MissingConstraint] = []
    missing.reserveCapacity(constraints.count)
    for constraint in constraints where isMissing(constraint) {
      for case let guide as LayoutGuide in constraint.items
      where guide.role != .user && !contains(guide) {
        try addSystemGuide(guide)
      }
      let ancestor = referenceView(of: constraint)
      missing.append(
        MissingConstraint(
          constraint: constraint, ancestor: ancestor,
          depth: ancestor.flatMap { items.read(index(of: $0)) { $0.depth } } ?? 0))
    }
    let ordered = missing.sorted(byNumber: \.constraint.rank)
      .sorted(byNumber: { UInt64(clamping: $0.depth) })
    for missing in ordered where !contains(missing.constraint) {
      let constraint = missing.constraint
      let row = encode(constraint, relativeTo: missing.ancestor)
      rowInWork = .constraint(constraint)
      let id = try solver.add(
        row.constraint, order: DocumentOrder(constraint.orderGroup, rank: constraint.rank))
      self.constraints.insert(
        ConstraintRecord(constraint: constraint, id: id, offset: row.offset))
    }
  }

  /// Removes a constraint from the solver.
  func remove(_ constraint: LayoutConstraint) throws(SolverError) {
    guard let record = constraints.remove(at: index(of: constraint)) else { return }
    if record.isInactive { inactiveRowCount -= 1 }
    try solver.remove(record.id)
  }

  /// Makes the row of a constraint again, at its old place in the document order.
  func remakeRow(of constraint: LayoutConstraint) throws(SolverError) {
    let index = index(of: constraint)
    guard let id = constraints.read(index, { $0.id }) else { return }
    rowInWork = .constraint(constraint)
    let row = encode(constraint)
    try solver.replace(id, with: row.constraint)
    constraints.modify(index) { $0.offset = row.offset }
  }

  /// Changes the constant of a constraint's row.
  func updateConstant(of constraint: LayoutConstraint) throws(SolverError) {
    let row = constraints.read(index(of: constraint)) { (id: $0.id, offset: $0.offset) }
    guard let row else { return }
    rowInWork = .constraint(constraint)
    try solver.setConstant(
      constraint.constant - constraint.leftConstant - row.offset, of: row.id)
  }

  /// Makes constraints inactive, whose rows are kept, or makes those active whose rows were kept.
  /// The rows themselves wait for the next changes.
  ///
  /// - Parameters:
  ///   - indices: Indices of the constraints.
  ///   - constraints: The constraints.
  ///   - isInactive: Whether they become inactive.
  ///   - known: Where the records of the constraints were; brought up to date.
  ///   - log: Receives the rows, in the order of the indices.
  /// - Returns: The constraints without such a row, which do not change.
  func switchRows(
    _ indices: [Int32], of constraints: [LayoutConstraint], _ isInactive: Bool,
    known: inout [Int32], log: inout [ChangeLog.SwitchedRow]
  ) -> [LayoutConstraint] {
    let before = log.count
    let others = self.constraints.switchRows(indices, of: constraints, isInactive, &known, &log)
    inactiveRowCount += isInactive ? log.count - before : before - log.count
    return others
  }

  /// Whether an inactive constraint has a row that is kept for a set.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - known: Where its record was; brought up to date.
  /// - Returns: Whether it has a row that is kept.
  func keepsRow(of constraint: LayoutConstraint, known: inout Int32) -> Bool {
    constraints.locate(constraint, known: &known)
    return constraints.read(known) { $0.constraint === constraint && $0.isInactive } ?? false
  }

  /// Marks that the row of a constraint is no longer kept for a set.
  func reactivateRow(_ constraint: LayoutConstraint) {
    var wasInactive = false
    constraints.modify(index(of: constraint)) { record in
      wasInactive = record.isInactive
      record.isInactive = false
    }
    if wasInactive { inactiveRowCount -= 1 }
  }

  /// Returns the constraints with leading or trailing that one of the views holds, each once.
  func directionalConstraints(heldBy views: [LayoutView]) -> [LayoutConstraint] {
    let holders = Set(views.lazy.filter(contains).map(ObjectIdentifier.init))
    var found: Set<LayoutConstraint> = []
    var visited: Set<ObjectIdentifier> = []
    var next = views.filter(contains)
    while let view = next.popLast() {
      guard visited.insert(ObjectIdentifier(view)).inserted else { continue }
      next += view.subviews
      for item in [view] + view.layoutGuides + view.systemGuides {
        for constraint in item.mentions
        where constraint.hasAttribute(\.isDirectional)
          && holders.contains(ObjectIdentifier(holder(of: constraint)))
        {
          found.insert(constraint)
        }
      }
    }
    return found.sorted(byNumber: \.rank)
  }

  /// Returns the active constraints with an attribute that is measured on one of the views, each
  /// once.
  func constraints(measuredOn views: [LayoutView]) -> [LayoutConstraint] {
    var found: Set<LayoutConstraint> = []
    for view in views where contains(view) { found.formUnion(view.mentions) }
    return found.sorted(byNumber: \.rank)
  }

  /// Returns whether a constraint is in force, mentions only the model's items, and has no row.
  private func isMissing(_ constraint: LayoutConstraint) -> Bool {
    guard constraint.isInstalled, !contains(constraint) else { return false }
    if fitting != nil { return isInside(constraint) }
    return constraint.firstExistingItem?.anchoringView.map { contains($0) } ?? false
  }

  /// Returns whether a constraint mentions only the model's items, and not the root's own position.
  private func isInside(_ constraint: LayoutConstraint) -> Bool {
    let isOfModel = constraint.terms.allSatisfy { term in
      term.placedItem?.anchoringView.map { contains($0) } ?? false
    }
    return isOfModel && referenceView(of: constraint).map { contains($0) } ?? true
  }
}

/// A constraint that has no row yet.
private struct MissingConstraint {
  let constraint: LayoutConstraint
  /// The view in whose coordinates its positions are; `nil` is the window.
  let ancestor: LayoutView?
  /// The number of ancestors of that view.
  let depth: Int
}

extension RankedTable<ConstraintRecord> {
  /// Brings an index up to date at which the record of a constraint was.
  ///
  /// A new object may have the rank of an object that no longer exists, whose record is there then.
  @inline(__always)
  fileprivate func locate(_ constraint: LayoutConstraint, known: inout Int32) {
    if !(read(known, { $0.constraint === constraint }) ?? false) {
      known = index(of: constraint.rank)
    }
  }

  /// Switches constraints with their records, in one access to the table.
  fileprivate mutating func switchRows(
    _ indices: [Int32], of constraints: [LayoutConstraint], _ isInactive: Bool,
    _ known: inout [Int32], _ log: inout [ChangeLog.SwitchedRow]
  ) -> [LayoutConstraint] {
    var others: [LayoutConstraint] = []
    log.reserveCapacity(log.count + indices.count)
    for index in indices {
      let constraint = constraints[Int(index)]
      guard constraint.isInstalled == isInactive else { continue }
      locate(constraint, known: &known[Int(index)])
      var row: ConstraintID?
      modify(known[Int(index)]) { record in
        guard record.constraint === constraint, record.isInactive != isInactive else { return }
        record.isInactive = isInactive
        row = record.id
      }
      guard let row else {
        others.append(constraint)
        continue
      }
      constraint.isInstalled = !isInactive
      log.append(
        ChangeLog.SwitchedRow(constraint: known[Int(index)], row: row, isInactive: isInactive))
    }
    return others
  }
}
