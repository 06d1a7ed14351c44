import Foundation

/// The elements that a layout has placed, found by their place or by their path.
///
/// Callers get copies: what an app changes in them lasts until it asks again.
@MainActor final class PlacedElements {
  private let elements: [UICollectionViewLayoutAttributes]
  private let isVertical: Bool

  /// - Parameters:
  ///   - elements: The elements in the order in which their views are made.
  ///   - isVertical: Whether the content scrolls vertically: along this axis elements are looked up.
  init(_ elements: [UICollectionViewLayoutAttributes] = [], isVertical: Bool = true) {
    (self.elements, self.isVertical) = (elements, isVertical)
  }

  /// The elements by the edge at which they begin, each with the furthest end of all up to it.
  private lazy var byStart: [(start: CGFloat, furthestEnd: CGFloat, index: Int)] = {
    var furthest = -CGFloat.infinity
    return elements.indices.map { (edges(elements[$0].frame), $0) }
      .filter { $0.0.start.isFinite && $0.0.end.isFinite }
      .sorted { ($0.0.start, $0.1) < ($1.0.start, $1.1) }
      .map { edges, index in
        furthest = max(furthest, edges.end)
        return (edges.start, furthest, index)
      }
  }()

  private lazy var byKey = Dictionary(
    elements.indices.map { (UICollectionView.Key(elements[$0]), $0) },
    uniquingKeysWith: { first, _ in first })

  private func edges(_ frame: CGRect) -> (start: CGFloat, end: CGFloat) {
    isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
  }

  /// The elements that overlap a rectangle, in O(log n + m) for the m at its height or width.
  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let (start, end) = edges(rect)
    let first = byStart.partitionIndex { $0.furthestEnd >= start }
    return byStart[first...].prefix { $0.start <= end }.map(\.index).sorted()
      .filter { elements[$0].frame.overlaps(rect) }.compactMap(copy)
  }

  /// The element of a key, in O(1).
  func element(_ key: UICollectionView.Key) -> UICollectionViewLayoutAttributes? {
    byKey[key].flatMap(copy)
  }

  private func copy(_ index: Int) -> UICollectionViewLayoutAttributes? {
    elements[index].copy(with: nil) as? UICollectionViewLayoutAttributes
  }
}

extension Array {
  /// The index of the first element for which a condition holds that holds for all after it too.
  fileprivate func partitionIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
