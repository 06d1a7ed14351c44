internal import TinamouSolver

extension LayoutEngine {
  /// Copies the layout out of the solver.
  func makeSnapshot() -> LayoutSnapshot {
    let items = snapshotItems()
    updateIndices(of: items)
    let status = status(of: items.lazy.map(\.id), with: observers())
    return LayoutSnapshot(
      generation: generation, environment: environment, items: items,
      ambiguous: status.ambiguous, broken: status.broken, activeSets: status.activeSets,
      remarks: status.remarks,
      statistics: statistics, indices: latestIndices.indices)
  }

  /// Writes the frames of a layout to the views of the tree.
  ///
  /// Given frames without flexible parts do not change.
  ///
  /// - Parameter snapshot: The layout.
  /// - Returns: The views whose frame changed, superviews first.
  @discardableResult
  public func commit(_ snapshot: LayoutSnapshot) -> [LayoutView] {
    var changed: [LayoutView] = []
    for view in root.subtreeViews() {
      for guide in view.guidesPlacedByConstraints {
        guard let item = snapshot[guide] else { continue }
        guide.willChange()
        guide.committedFrame = item.frame
      }
      let old = view.frame
      guard let item = snapshot[view], old != item.frame,
        view === root || !view.keepsGivenFrame
      else { continue }
      if old.size != item.frame.size { view.needs.insert(.layout) }
      view.superview?.needs.insert(.layout)
      view.willChange()
      view.committedFrame = item.frame
      changed.append(view)
    }
    if !changed.isEmpty { needs.insert(.layout) }
    committedGeneration = snapshot.generation
    movedViews += changed.count
    return changed
  }

  /// The broken constraints of the last layout, each with the conflict that breaks it.
  public var conflicts: [LayoutConflict] {
    // A state with conflicts is not kept.
    if visitedStates.isModelBehind { return [] }
    return model.describe(model.solver.conflicts)
  }

  /// What the last layout is besides the frames of its items.
  ///
  /// - Parameters:
  ///   - items: The identities of the items, in their order.
  ///   - views: The views among which the lists are.
  /// - Returns: The status.
  func status(
    of items: some Sequence<LayoutItem.ID>, with views: [LayoutView]
  ) -> LayoutStatus {
    let lists = listFindings(among: views)
    return LayoutStatus(
      broken: conflicts + lists.broken,
      ambiguous: model.ambiguousItems(in: items) + lists.ambiguous,
      activeSets: setSelection.applying.map { constraintSets[$0].name },
      remarks: model.diagnostics + lists.diagnostics)
  }

  /// Takes the indices of other items, if they are others than those of the last snapshot.
  private func updateIndices(of items: [LayoutSnapshot.Item]) {
    if latestIndices.ids.elementsEqual(items.lazy.map(\.id)) { return }
    let ids = items.map(\.id)
    latestIndices = (
      ids, Dictionary(ids.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: max)
    )
  }

  private func snapshotItems() -> [LayoutSnapshot.Item] {
    var items: [LayoutSnapshot.Item] = []
    items.reserveCapacity(model.items.count)
    var origins = [(rounded: Point, exact: Point)](
      repeating: (.zero, .zero), count: model.items.capacity)
    func append(_ item: LayoutItem, grid: PixelGrid?, isHidden: Bool) {
      let exact = model.exactFrame(of: item)
      let rounded = grid?.round(exact) ?? exact
      let container = item.container
      let outer = container.map { model.index(of: $0) } ?? -1
      let origin = outer < 0 ? (.zero, .zero) : origins[Int(outer)]
      let frames = (rounded.offset(by: origin.rounded), exact.offset(by: origin.exact))
      let scrolled = (item as? LayoutView)?.boundsOrigin ?? .zero
      // Scrolled content is drawn on pixels, like the frames in it.
      let drawn = grid?.roundOffset(scrolled) ?? scrolled
      let own = model.index(of: item)
      if own >= 0 {
        origins[Int(own)] = (frames.0.origin - drawn, frames.1.origin - scrolled)
      }
      items.append(
        LayoutSnapshot.Item(
          id: item.id, name: item.name, container: container?.id,
          isGuide: item is LayoutGuide, isHidden: isHidden, frame: rounded,
          exactFrame: exact, windowFrame: frames.0, exactWindowFrame: frames.1))
    }
    for view in root.subtreeViews() {
      append(view, grid: pixelGrid(of: view), isHidden: view.isHidden)
      for guide in guidesInLayout(of: view) { append(guide, grid: nil, isHidden: false) }
    }
    return items
  }

  /// Returns the grid to which the frame of a view is rounded; `nil` for a given frame.
  func pixelGrid(of view: LayoutView) -> PixelGrid? {
    if view !== root, view.translation != nil { return nil }
    let scale = view.traitDomain?.overrides.displayScale
    return PixelGrid(scale: scale ?? traits.displayScale)
  }

  /// The guides of a view that constraints place, without those that only an inactive set mentions.
  func guidesInLayout(of view: LayoutView) -> [LayoutGuide] {
    view.guidesPlacedByConstraints.filter { guide in
      model.contains(guide) && (guide.role == .user || guide.firstMention != nil)
    }
  }

  /// Gives the views the frames of another layout that satisfies the constraints equally well.
  ///
  /// The first open attribute of the item (left, top, width or height) moves to the other end of
  /// its range, and everything else follows. The next pass restores the layout.
  func exerciseAmbiguity(of item: LayoutItem) throws(LayoutError) {
    let model = try settledModel()
    guard model.isOpen(item) else { return }
    let isRepeated = !exercised.insert(item.id).inserted
    if isRepeated { exercised.remove(item.id) }
    try model.exercise(item, toOtherEnd: isRepeated) {
      commit(makeSnapshot())
      committedGeneration = -1
    }
  }
}
