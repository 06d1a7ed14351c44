internal import TinamouSolver

extension LayoutEngine {
  /// Copies the layout out of the solver.
  func makeSnapshot() -> LayoutSnapshot {
    let items = snapshotItems()
    var indices: [LayoutItem.ID: Int] = [:]
    for (index, item) in items.enumerated() { indices[item.id] = index }
    return LayoutSnapshot(
      generation: generation, environment: environment, items: items,
      ambiguous: ambiguousItems(in: items),
      broken: conflicts,
      activeSets: switchboard.applying.map { constraintSets[$0].name },
      diagnostics: diagnostics,
      statistics: LayoutStatistics(
        items: tables.items.count, constraints: tables.constraints.count - parkedRows,
        rounds: rounds,
        switchedRows: switchedRows,
        switchedConstraints: switchedConstraints, measurements: textMeasurements.measurements,
        solver: solver.statistics),
      indices: indices)
  }

  /// Writes the frames of a layout to the views of the tree.
  ///
  /// Returns the views whose frame changed, superviews first. Frames that were given without
  /// flexible parts stay.
  @discardableResult
  public func commit(_ snapshot: LayoutSnapshot) -> [LayoutView] {
    var changed: [LayoutView] = []
    for view in root.subtreeViews() {
      for guide in view.guidesPlacedByConstraints {
        if let item = snapshot[guide] { guide.committedFrame = item.frame }
      }
      let old = view.frame
      guard let item = snapshot[view], old != item.frame,
        view === root || view.translation?.isFlexible ?? true
      else { continue }
      if old.size != item.frame.size { view.needs.insert(.layout) }
      view.superview?.needs.insert(.layout)
      if isUpdating { record { view.committedFrame = old } }
      view.committedFrame = item.frame
      changed.append(view)
    }
    if !changed.isEmpty { needs.insert(.layout) }
    committedGeneration = snapshot.generation
    movedViews += changed.count
    return changed
  }

  /// The broken constraints of the last layout, each with the conflict that breaks it.
  public var conflicts: [LayoutConflict] { describe(solver.conflicts) }

  /// Says which constraints conflicts are made of.
  func describe(_ conflicts: [Conflict]) -> [LayoutConflict] {
    if conflicts.isEmpty { return [] }
    let owners = rowOwners()
    func reference(_ id: ConstraintID) -> ConstraintReference {
      owners[id]?.reference
        ?? ConstraintReference(source: .constraint, description: "(removed)")
    }
    return conflicts.map { conflict in
      // The proof holds at any scale; the broken constraint counts as one.
      let own = conflict.members.first { $0.constraint == conflict.broken }
      let unit = abs(own?.multiplier ?? 1)
      return LayoutConflict(
        members: conflict.members.map {
          LayoutConflict.Member(
            constraint: reference($0.constraint), multiplier: $0.multiplier / unit)
        },
        broken: reference(conflict.broken))
    }
  }

  private func snapshotItems() -> [LayoutSnapshot.Item] {
    let windowGrid = PixelGrid(scale: environment.traits.displayScale)
    var items: [LayoutSnapshot.Item] = []
    var origins = [(rounded: Point, exact: Point)](
      repeating: (.zero, .zero), count: tables.items.capacity)
    func append(_ item: LayoutItem, isRounded: Bool, isHidden: Bool) {
      let exact = exactFrame(of: item)
      let scale = item.anchoringView?.traitDomain?.overrides.displayScale
      let grid = scale.map { PixelGrid(scale: $0) } ?? windowGrid
      let rounded = isRounded ? grid.round(exact) : exact
      let container = item.container
      let origin = container.map { origins[Int($0.slot)] } ?? (.zero, .zero)
      let frames = (rounded.offset(by: origin.rounded), exact.offset(by: origin.exact))
      let scrolled = (item as? LayoutView)?.boundsOrigin ?? .zero
      origins[Int(item.slot)] = (
        frames.0.origin - scrolled, frames.1.origin - scrolled
      )
      items.append(
        LayoutSnapshot.Item(
          id: item.id, name: item.name, container: container?.id,
          isGuide: item is LayoutGuide, isHidden: isHidden, frame: rounded,
          exactFrame: exact, windowFrame: frames.0, exactWindowFrame: frames.1))
    }
    for view in root.subtreeViews() {
      append(
        view, isRounded: view === root || view.translation == nil,
        isHidden: view.isHidden)
      for guide in view.guidesPlacedByConstraints where guide.slot >= 0 {
        // A guide that only a set mentions which does not apply is not part of the layout.
        if guide.role != .user, guide.firstMention == nil { continue }
        append(guide, isRounded: false, isHidden: false)
      }
    }
    return items
  }

  private func ambiguousItems(
    in items: [LayoutSnapshot.Item]
  ) -> [LayoutSnapshot.AmbiguousItem] {
    let open = Set(solver.ambiguity().variables)
    if open.isEmpty { return [] }
    var found: [LayoutItem.ID: LayoutSnapshot.AmbiguousItem] = [:]
    for record in tables.items.values where !isPlacedBySystem(record) {
      let variables = record.variables
      let all = [variables.x, variables.y, variables.width, variables.height]
      let attributes = zip(all, Self.frameAttributes).filter { open.contains($0.0) }.map(\.1)
      if attributes.isEmpty { continue }
      found[record.item.id] = LayoutSnapshot.AmbiguousItem(
        id: record.item.id, name: record.item.qualifiedName, attributes: attributes)
    }
    return items.compactMap { found[$0.id] }
  }

  private func isPlacedBySystem(_ record: ItemRecord) -> Bool {
    record.guide != nil && (record.item as? LayoutGuide)?.role != .content
  }

  /// What every row of the solver stands for.
  func rowOwners() -> [ConstraintID: RowOwner] {
    var owners: [ConstraintID: RowOwner] = [:]
    for record in tables.constraints.values {
      owners[record.id] = .constraint(record.constraint)
    }
    let size = environment.windowSize
    let window = [0, 0, size.width, size.height]
    for (index, id) in tables.window.enumerated() {
      owners[id] = .window(root, Self.frameAttributes[index], window[index])
    }
    for record in tables.items.values { addOwners(of: record, to: &owners) }
    return owners
  }

  private func addOwners(of record: ItemRecord, to owners: inout [ConstraintID: RowOwner]) {
    for (index, id) in record.sizeRows.enumerated() {
      owners[id] = .size(record.item, index == 0 ? .width : .height)
    }
    if let row = record.width { owners[row.id] = .content(record.item, .width, row) }
    if let row = record.height { owners[row.id] = .content(record.item, .height, row) }
    if let frame = record.frame {
      for (index, row) in frame.translation.rows.enumerated() {
        owners[frame.rows[index]] = .frame(record.item, Self.frameAttributes[index], row)
      }
    }
    if let relation = record.guide?.relation, let guide = record.item as? LayoutGuide {
      for (index, id) in (record.guide?.rows ?? []).enumerated() {
        owners[id] = .guide(guide, Self.frameAttributes[index], relation)
      }
    }
  }
}
