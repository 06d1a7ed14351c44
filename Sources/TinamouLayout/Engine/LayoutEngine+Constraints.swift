internal import TinamouSolver

extension LayoutEngine {
  /// Adds constraints, those of outer views first.
  func addConstraints(_ constraints: [LayoutConstraint]) throws(SolverError) {
    var encoded: [(constraint: LayoutConstraint, row: EncodedConstraint)] = []
    for constraint in constraints where isMissing(constraint) {
      for case let guide as LayoutGuide in constraint.items
      where guide.role != .user && guide.slot < 0 {
        try addSystemGuide(guide)
      }
      encoded.append((constraint, encode(constraint)))
    }
    encoded.sort {
      ($0.row.depth, $0.constraint.rank) < ($1.row.depth, $1.constraint.rank)
    }
    for (constraint, row) in encoded where constraint.slot < 0 {
      try addRow(row, of: constraint)
    }
  }

  /// Takes a constraint out of the solver.
  func removeConstraint(_ slot: Int32) throws(SolverError) {
    guard let record = tables.constraints.remove(slot) else { return }
    try solver.remove(record.id)
  }

  /// Makes the row of a constraint anew, in its old place in the document order.
  func remakeRow(of constraint: LayoutConstraint) throws(SolverError) {
    guard constraint.engine === self, let record = tables.constraints[constraint.slot] else {
      return
    }
    rowInWork = .constraint(constraint)
    let row = encode(constraint)
    try solver.replace(record.id, with: row.constraint)
    tables.constraints.modify(constraint.slot) { $0.offset = row.offset }
  }

  /// Changes the constant of a constraint's row.
  func updateConstant(of constraint: LayoutConstraint) throws(SolverError) {
    guard constraint.engine === self, let record = tables.constraints[constraint.slot] else {
      return
    }
    rowInWork = .constraint(constraint)
    try solver.setConstant(
      constraint.constant - constraint.leftConstant - record.offset, of: record.id)
  }

  /// The constraints with leading or trailing that one of the views holds, each once.
  func directionalConstraints(heldBy views: [LayoutView]) -> [LayoutConstraint] {
    let holders = Set(views.lazy.filter { $0.engine === self }.map(ObjectIdentifier.init))
    var found: [ObjectIdentifier: LayoutConstraint] = [:]
    var visited: Set<ObjectIdentifier> = []
    var next = views.filter { $0.engine === self }
    while let view = next.popLast() {
      guard visited.insert(ObjectIdentifier(view)).inserted else { continue }
      next += view.subviews
      for item in [view] + view.layoutGuides + view.systemGuides {
        for (id, constraint) in item.mentions
        where constraint.terms.contains(where: \.attribute.isDirectional)
          && holders.contains(ObjectIdentifier(holder(of: constraint)))
        {
          found[id] = constraint
        }
      }
    }
    return found.values.sorted { $0.rank < $1.rank }
  }

  /// The active constraints that measure something on one of the views, each once.
  func constraints(measuredOn views: [LayoutView]) -> [LayoutConstraint] {
    var found: [ObjectIdentifier: LayoutConstraint] = [:]
    for view in views where view.engine === self {
      found.merge(view.mentions) { known, _ in known }
    }
    return found.values.sorted { $0.rank < $1.rank }
  }

  private func isMissing(_ constraint: LayoutConstraint) -> Bool {
    constraint.isActive && constraint.slot < 0 && constraint.engine === self
      && (fitting == nil || isInside(constraint))
  }

  private func addRow(
    _ row: EncodedConstraint, of constraint: LayoutConstraint
  ) throws(SolverError) {
    rowInWork = .constraint(constraint)
    let id = try solver.add(
      row.constraint, order: DocumentOrder(.general, position: constraint.rank))
    constraint.slot = tables.constraints.insert(
      ConstraintRecord(constraint: constraint, id: id, offset: row.offset))
    constraint.row = (id, ObjectIdentifier(self))
  }
}
