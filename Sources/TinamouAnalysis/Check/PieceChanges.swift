import TinamouLayout

/// What is different on the next piece of a layout function, which has the same items, by their
/// indices.
struct PieceChanges {
  /// Whether the frame of an item in its container is another function.
  private(set) var own: [Bool] = []
  /// Whether its frame in the window is another function, or its content needs another size.
  private(set) var inWindow: [Bool] = []

  init(from last: LayoutPiece, to next: LayoutPiece) {
    let size = next.sizes.lowerBound
    func differs(_ old: MovingNumber, _ new: MovingNumber) -> Bool {
      !last.isSame(old, as: new, on: next, at: size, comparesRates: true)
    }
    /// Whether what is inside of an item is at another place.
    var carries: [Bool] = []
    let count = next.items.count
    own.reserveCapacity(count)
    inWindow.reserveCapacity(count)
    carries.reserveCapacity(count)
    for index in 0..<count {
      let (old, new) = (last.movingFrame(index), next.movingFrame(index))
      let (from, to) = (last.boundsOrigin(index), next.boundsOrigin(index))
      let isMoved = differs(old.x, new.x) || differs(old.y, new.y)
      let isChanged = isMoved || differs(old.width, new.width) || differs(old.height, new.height)
      let isCarried = next.items[index].container.map { carries[$0] } ?? false
      own.append(isChanged)
      inWindow.append(isChanged || isCarried)
      carries.append(isMoved || isCarried || differs(from.x, to.x) || differs(from.y, to.y))
    }
    for (old, new) in zip(last.contents, next.contents) where old != new {
      if let index = next.index(of: new.id) { inWindow[index] = true }
    }
  }
}
