import TinamouLayout

/// Computes the distances of the views of a picture from their neighbours.
struct ViewSpacing {
  /// The distance between an edge of a view and its neighbour, in the window, in points.
  struct Gap: Equatable {
    let start: Point
    let end: Point

    var length: Double { abs(end.x - start.x) + abs(end.y - start.y) }
  }

  /// The largest number of siblings that are compared with each other.
  private static let maximumSiblingCount = 500

  private let frames: [LayoutItem.ID: Rect]
  private let siblings: [LayoutItem.ID: [WindowPicture.View]]

  init(_ views: [WindowPicture.View]) {
    let shown = views.filter { !$0.isHidden }
    frames = Dictionary(shown.map { ($0.id, $0.frame) }) { first, _ in first }
    siblings = Dictionary(grouping: shown.filter { $0.container != nil }) { $0.container ?? $0.id }
  }

  /// The gaps between a view and the nearest sibling on each side, or the edge of its superview;
  /// none where it touches or overlaps them.
  func gaps(around view: WindowPicture.View) -> [Gap] {
    guard !view.isHidden, let container = view.container, let outer = frames[container],
      let siblings = siblings[container], siblings.count <= Self.maximumSiblingCount
    else { return [] }
    let frame = view.frame
    var (left, right) = (Edge(outer.minX, frame.midY), Edge(outer.maxX, frame.midY))
    var (top, bottom) = (Edge(outer.minY, frame.midX), Edge(outer.maxY, frame.midX))
    for sibling in siblings where sibling.id != view.id {
      let other = sibling.frame
      if let middle = Self.middle(frame.minY, frame.maxY, other.minY, other.maxY) {
        if other.maxX <= frame.minX, other.maxX > left.place { left = Edge(other.maxX, middle) }
        if other.minX >= frame.maxX, other.minX < right.place { right = Edge(other.minX, middle) }
      }
      if let middle = Self.middle(frame.minX, frame.maxX, other.minX, other.maxX) {
        if other.maxY <= frame.minY, other.maxY > top.place { top = Edge(other.maxY, middle) }
        if other.minY >= frame.maxY, other.minY < bottom.place { bottom = Edge(other.minY, middle) }
      }
    }
    var gaps: [Gap] = []
    func note(_ from: Double, _ edge: Edge, isHorizontal: Bool) {
      let places = [from, edge.place].map {
        isHorizontal ? Point(x: $0, y: edge.middle) : Point(x: edge.middle, y: $0)
      }
      gaps.append(Gap(start: places[0], end: places[1]))
    }
    if left.place < frame.minX { note(frame.minX, left, isHorizontal: true) }
    if right.place > frame.maxX { note(frame.maxX, right, isHorizontal: true) }
    if top.place < frame.minY { note(frame.minY, top, isHorizontal: false) }
    if bottom.place > frame.maxY { note(frame.maxY, bottom, isHorizontal: false) }
    return gaps
  }

  /// An edge of a neighbour, and the middle of the part that it shares with the view along the
  /// edge.
  private struct Edge {
    let place: Double
    let middle: Double

    init(_ place: Double, _ middle: Double) {
      self.place = place
      self.middle = middle
    }
  }

  /// The middle of the common part of two ranges; `nil` if there is none.
  private static func middle(
    _ low: Double, _ high: Double, _ otherLow: Double, _ otherHigh: Double
  ) -> Double? {
    let (start, end) = (max(low, otherLow), min(high, otherHigh))
    return start < end ? (start + end) / 2 : nil
  }
}
