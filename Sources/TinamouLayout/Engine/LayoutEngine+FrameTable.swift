internal import TinamouSolver

extension LayoutEngine {
  /// Writes the current layout to the views; returns the number of frames that changed.
  func commitLayout() -> Int {
    if frameTable.shape == nil { makeFrameTable() }
    // An update may have to undo what it commits.
    if isUpdating { copies?.saveState(frameTable) }
    let grid = PixelGrid(scale: environment.traits.displayScale)
    let moved = model.solver.withValues { frameTable.commit($0, grid: grid) }
    if moved > 0 {
      frameTable.notifyObservers()
      needs.insert(.layout)
    }
    movedViews += moved
    committedGeneration = generation
    return moved
  }

  /// The frames that the views have.
  package var committedFrames: CommittedFrames {
    if frameTable.shape == nil { makeFrameTable() }
    return CommittedFrames(ids: frameTable.ids, frames: frameTable.frames)
  }

  /// Writes the frames back to the items before the shape of the tree changes.
  func discardFrameTable() {
    if frameTable.shape == nil { return }
    for (item, frame) in zip(frameTable.items, frameTable.frames) { item.ownFrame = Rect(frame) }
    frameTable = FrameTable()
  }

  private func makeFrameTable() {
    var items: [LayoutItem] = []
    var positions: [SIMD4<Int32>] = []
    var exceptions: [FrameTable.Exception] = []
    var observers: [LayoutView] = []
    func append(_ item: LayoutItem, _ rule: FrameTable.Rule?) -> Bool {
      guard let variables = model.variables(of: item) else { return false }
      if let rule { exceptions.append(FrameTable.Exception(index: items.count, rule: rule)) }
      positions.append(
        SIMD4(
          Int32(variables.x.position), Int32(variables.y.position),
          Int32(variables.width.position), Int32(variables.height.position)))
      items.append(item)
      return true
    }
    for view in root.subtreeViews() {
      guard append(view, rule(for: view)) else { continue }
      if view.mayBeObserved { observers.append(view) }
      for guide in view.guidesPlacedByConstraints { _ = append(guide, .exact) }
    }
    frameTable = FrameTable(
      shape: model.shape, items: items, positions: positions, exceptions: exceptions,
      observers: observers, frames: items.map(\.ownFrame))
  }

  private func rule(for view: LayoutView) -> FrameTable.Rule? {
    if view !== root, let translation = view.translation {
      return translation.isFlexible ? .exact : .given
    }
    return view.traitDomain?.overrides.displayScale.map { .rounded(PixelGrid(scale: $0)) }
  }
}

extension LayoutItem {
  /// The frame last committed or set, in the coordinates of the container, in points.
  var committedFrame: Rect {
    get { engine?.frameTable.frame(of: self) ?? ownFrame }
    set {
      engine?.frameTable.setFrame(newValue, of: self)
      ownFrame = newValue
    }
  }
}

extension LayoutView {
  /// Whether the view receives callbacks: of a subclass, with a delegate, or of a controller.
  var mayBeObserved: Bool {
    let isPlain = type(of: self) == LayoutView.self || type(of: self) == StackView.self
    return !isPlain || layoutDelegate != nil || owner != nil
  }
}
