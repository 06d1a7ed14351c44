internal import TinamouSolver

/// The meaning of the rows of the solver.
extension LayoutModel {
  /// Returns conflicts in terms of constraints.
  func describe(_ conflicts: [Conflict]) -> [LayoutConflict] {
    if conflicts.isEmpty { return [] }
    let owners = rowOwners()
    return conflicts.map { describe($0, owners: owners) }
  }

  func describe(_ conflict: Conflict, owners: [ConstraintID: RowOwner]) -> LayoutConflict {
    func reference(_ id: ConstraintID) -> ConstraintReference {
      owners[id]?.reference
        ?? ConstraintReference(source: .constraint, description: "(removed)")
    }
    // The proof holds at any scale; the multiplier of the broken constraint is scaled to one.
    let own = conflict.members.first { $0.constraint == conflict.broken }
    let unit = abs(own?.multiplier ?? 1)
    return LayoutConflict(
      members: conflict.members.map {
        LayoutConflict.Member(
          constraint: reference($0.constraint), multiplier: $0.multiplier / unit,
          repair: abs($0.repair))
      },
      broken: reference(conflict.broken))
  }

  /// Returns the constraints that rows belong to, each once.
  func references(to rows: [ConstraintID]) -> [ConstraintReference] {
    let owners = rowOwners()
    var references: [ConstraintReference] = []
    for case let reference? in rows.map({ owners[$0]?.reference })
    where !references.contains(reference) { references.append(reference) }
    return references
  }

  /// Returns the meaning of every row of the solver.
  func rowOwners() -> [ConstraintID: RowOwner] {
    var owners: [ConstraintID: RowOwner] = [:]
    for record in constraints.values { owners[record.id] = .constraint(record.constraint) }
    let size = sizeOfRoot
    let frame = [0, 0, size.width, size.height]
    for (index, id) in (placedRoot?.rows ?? []).enumerated() {
      owners[id] = .window(root, Self.frameAttributes[index], frame[index])
    }
    for record in items.values { addOwners(of: record, to: &owners) }
    return owners
  }

  /// Returns the meaning of one row of the solver.
  func owner(ofRow id: ConstraintID) -> RowOwner? {
    if let record = constraints.values.first(where: { $0.id == id }) {
      return .constraint(record.constraint)
    }
    guard let record = items.values.first(where: { $0.hasRow(id) }) else { return rowOwners()[id] }
    var owners: [ConstraintID: RowOwner] = [:]
    addOwners(of: record, to: &owners)
    return owners[id]
  }

  private func addOwners(of record: ItemRecord, to owners: inout [ConstraintID: RowOwner]) {
    if let rows = record.sizeRows {
      owners[rows.0] = .size(record.item, .width)
      owners[rows.1] = .size(record.item, .height)
    }
    if let row = record.content.width { owners[row.id] = .content(record.item, .width, row) }
    if let row = record.content.height { owners[row.id] = .content(record.item, .height, row) }
    if let frame = record.place.frame {
      for (index, row) in frame.translation.rows.enumerated() {
        owners[frame.rows[index]] = .frame(record.item, Self.frameAttributes[index], row)
      }
    }
    if let view = record.item as? ScrollView, let offset = record.place.contentOffset {
      for (id, axis) in zip(offset.rows, [LayoutAxis.horizontal, .vertical]) {
        owners[id] = .contentOffset(view, axis)
      }
    }
    if let relation = record.place.guide?.relation, let guide = record.item as? LayoutGuide {
      for (index, id) in (record.place.guide?.rows ?? []).enumerated() {
        owners[id] = .guide(guide, Self.frameAttributes[index], relation)
      }
    }
  }
}
