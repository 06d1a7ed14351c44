internal import TinamouSolver

extension LayoutEngine {
  /// Writes the current layout to the views; returns how many frames changed.
  func commitLayout() -> Int {
    if board == nil { board = makeBoard() }
    let grid = PixelGrid(scale: environment.traits.displayScale)
    let moved = solver.withValues { board?.commit($0, grid: grid) ?? 0 }
    if moved > 0 {
      board?.notifyObservers()
      needs.insert(.layout)
    }
    movedViews += moved
    committedGeneration = generation
    return moved
  }

  /// The frames that the views have.
  var committedFrames: CommittedFrames {
    if board == nil { board = makeBoard() }
    return CommittedFrames(
      places: board?.places ?? FrameBoard.Places(ids: []), frames: board?.frames ?? [])
  }

  /// Gives the items their frames back before the shape of the tree changes.
  func dismissBoard() {
    guard let board else { return }
    for (index, item) in board.items.enumerated() where item.boardIndex == index {
      item.boardIndex = -1
      item.storedFrame = Rect(board.frames[index])
    }
    self.board = nil
  }

  private func makeBoard() -> FrameBoard {
    var items: [LayoutItem] = []
    var positions: [SIMD4<Int32>] = []
    var exceptions: [FrameBoard.Exception] = []
    var observers: [LayoutView] = []
    func append(_ item: LayoutItem, _ rule: FrameBoard.Rule?) -> Bool {
      guard let variables = record(of: item)?.variables else { return false }
      if let rule { exceptions.append(FrameBoard.Exception(index: items.count, rule: rule)) }
      item.storedFrame = item.committedFrame
      item.boardIndex = Int32(items.count)
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
    return FrameBoard(
      items: items, positions: positions, exceptions: exceptions,
      observers: observers.map { view in
        FrameBoard.Observer(
          view: view, index: Int(view.boardIndex),
          subviews: view.subviews.map { Int($0.boardIndex) }.filter { $0 >= 0 })
      },
      frames: items.map(\.storedFrame))
  }

  private func rule(for view: LayoutView) -> FrameBoard.Rule? {
    if view !== root, let translation = view.translation {
      return translation.isFlexible ? .exact : .given
    }
    return view.traitDomain?.overrides.displayScale.map { .rounded(PixelGrid(scale: $0)) }
  }
}

extension LayoutItem {
  /// The frame last committed or set, in the coordinates of the container, in points.
  var committedFrame: Rect {
    get {
      boardIndex >= 0 ? engine?.board?[boardIndex] ?? storedFrame : storedFrame
    }
    set {
      if boardIndex >= 0 { engine?.board?[boardIndex] = newValue }
      storedFrame = newValue
    }
  }
}

extension LayoutView {
  /// Whether anybody may listen to the view: a subclass, a delegate or a controller.
  var mayBeObserved: Bool {
    let isPlain = type(of: self) == LayoutView.self || type(of: self) == StackView.self
    return !isPlain || layoutDelegate != nil || controller != nil
  }
}
