import TinamouLayout

/// A rectangle whose edges move evenly from one end of a piece to the other.
///
/// What is true of its edges at both ends is true between them, so most questions are answered from
/// eight numbers.
struct SweptRect {
  /// The edges at one end.
  struct Edges {
    let left: Double
    let top: Double
    let right: Double
    let bottom: Double

    fileprivate func isInside(_ other: Edges) -> Bool {
      let unit = LayoutPiece.unit
      return other.left - left <= unit && other.top - top <= unit
        && right - other.right <= unit && bottom - other.bottom <= unit
    }

    fileprivate func meets(_ other: Edges) -> Bool {
      let unit = LayoutPiece.unit
      return right - other.left > unit && other.right - left > unit
        && bottom - other.top > unit && other.bottom - top > unit && hasArea && other.hasArea
    }

    private var hasArea: Bool {
      right - left > LayoutPiece.unit && bottom - top > LayoutPiece.unit
    }
  }

  /// The rectangle as a function of the size.
  let moving: MovingRect
  let first: Edges
  let last: Edges

  init(_ rect: MovingRect, over swept: SweptSizes) {
    moving = rect
    func edges(_ size: Double) -> Edges {
      let left = swept.value(rect.x, at: size)
      let top = swept.value(rect.y, at: size)
      return Edges(
        left: left, top: top, right: left + swept.value(rect.width, at: size),
        bottom: top + swept.value(rect.height, at: size))
    }
    first = edges(swept.sizes.lowerBound)
    last = edges(swept.sizes.upperBound)
  }

  /// Whether no part is outside of another rectangle at any size.
  func isInside(_ other: SweptRect) -> Bool {
    first.isInside(other.first) && last.isInside(other.last)
  }

  /// Whether a part is in another rectangle at every size.
  func alwaysMeets(_ other: SweptRect) -> Bool {
    first.meets(other.first) && last.meets(other.last)
  }

  /// Whether one side of another rectangle is never reached.
  func neverMeets(_ other: SweptRect) -> Bool {
    let unit = LayoutPiece.unit
    func never(_ first: Double, _ last: Double) -> Bool { first <= unit && last <= unit }
    return never(first.right - other.first.left, last.right - other.last.left)
      || never(other.first.right - first.left, other.last.right - last.left)
      || never(first.bottom - other.first.top, last.bottom - other.last.top)
      || never(other.first.bottom - first.top, other.last.bottom - last.top)
  }

  /// The coordinates between the smallest left and the largest right edge.
  var horizontalExtent: OverlapSweep.Extent {
    OverlapSweep.Extent(low: min(first.left, last.left), high: max(first.right, last.right))
  }

  /// The coordinates between the smallest upper and the largest lower edge.
  var verticalExtent: OverlapSweep.Extent {
    OverlapSweep.Extent(low: min(first.top, last.top), high: max(first.bottom, last.bottom))
  }
}
