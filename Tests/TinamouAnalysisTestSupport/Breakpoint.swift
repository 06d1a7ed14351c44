package import TinamouAnalysis
package import TinamouLayout

/// Where two pieces of a layout function meet, and what changes there.
package struct Breakpoint {
  /// The width, or the height.
  package let size: Double
  package let below: LayoutPiece
  package let above: LayoutPiece
  package let changes: [LayoutChange]

  /// Whether something changes that can move a frame: not only a constraint that becomes tight or
  /// slack, unless a conflict begins or ends with it.
  var namesJump: Bool {
    if below.status.broken.map(\.broken) != above.status.broken.map(\.broken) {
      return !changes.isEmpty
    }
    return changes.contains { change in
      switch change {
      case .constraint, .end: false
      default: true
      }
    }
  }
}

extension LayoutFunction {
  /// The sizes at which pieces meet; a piece of a single size stands between two others.
  package var breakpoints: [Breakpoint] {
    var changes: [Double: [LayoutChange]] = [:]
    for piece in pieces {
      changes[piece.sizes.lowerBound, default: []] += piece.changesBelow
      changes[piece.sizes.upperBound, default: []] += piece.changesAbove
    }
    return zip(pieces, pieces.dropFirst()).map { below, above in
      let size = above.sizes.lowerBound
      return Breakpoint(size: size, below: below, above: above, changes: changes[size] ?? [])
    }
  }
}
