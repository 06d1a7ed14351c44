import TinamouLayout

/// A piece of a layout function with what the rules read on all of it.
struct InspectedPiece {
  let piece: LayoutPiece
  /// The window at a size of the piece.
  let environment: LayoutEnvironment
  /// The views of conflicts, and those that hang on them.
  let conflicting: Set<LayoutItem.ID>
  /// The views; `nil` for guides.
  let items: [InspectedItem?]
  /// The frames of all items in the window, before rounding.
  let frames: [MovingRect]
  /// Whether neither an item nor a view around it is hidden.
  let areVisible: [Bool]

  init(
    _ piece: LayoutPiece, in environment: LayoutEnvironment, conflicting: Set<LayoutItem.ID>,
    _ items: [InspectedItem?]
  ) {
    self.piece = piece
    self.environment = environment
    self.conflicting = conflicting
    self.items = items
    frames = piece.movingWindowFrames
    var areVisible: [Bool] = []
    areVisible.reserveCapacity(items.count)
    for item in piece.items {
      areVisible.append(!item.isHidden && (item.container.map { areVisible[$0] } ?? true))
    }
    self.areVisible = areVisible
  }

  /// Whether the next piece has the same items.
  func hasItems(of next: InspectedPiece) -> Bool {
    piece.items.elementsEqual(next.piece.items) { $0.id == $1.id }
  }

  /// Whether the rules see the same views in the same window, except for its size, on the next
  /// piece.
  func isSameWindow(as next: InspectedPiece) -> Bool {
    piece.status.activeSets == next.piece.status.activeSets
      && conflicting == next.conflicting && areVisible == next.areVisible
      && piece.contents.elementsEqual(next.piece.contents) { $0.id == $1.id }
      && environment.withoutSize == next.environment.withoutSize
      && environment.activeDivision == next.environment.activeDivision
  }
}

extension LayoutEnvironment {
  /// The environment without what moves with the size of the window.
  fileprivate var withoutSize: LayoutEnvironment {
    var environment = self
    environment.windowSize = .zero
    environment.screenSize = .zero
    return environment
  }
}
