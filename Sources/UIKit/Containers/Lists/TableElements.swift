import Foundation

/// The headers, rows and footers of a table, from top to bottom.
struct TableElements {
  enum Key: Hashable {
    case header(Int)
    case row(IndexPath)
    case footer(Int)
  }

  /// The number of rows of each section.
  let rows: [Int]
  private var keys: [Key] = []
  private var places: [Key: Int] = [:]
  private var heights: [CGFloat?]
  /// The upper edges, and the lower edge of the last one.
  private var edges: [CGFloat] = [0]

  init(rows: [Int] = []) {
    self.rows = rows
    for (section, count) in rows.enumerated() {
      keys.append(.header(section))
      for row in 0..<count { keys.append(.row(IndexPath(row: row, section: section))) }
      keys.append(.footer(section))
    }
    heights = Array(repeating: nil, count: keys.count)
    for (index, key) in keys.enumerated() { places[key] = index }
  }

  var end: CGFloat { edges.last ?? 0 }

  func key(_ index: Int) -> Key { keys[index] }
  func isMeasured(_ index: Int) -> Bool { heights[index] != nil }

  mutating func setHeight(_ height: CGFloat, of index: Int) { heights[index] = max(0, height) }
  mutating func removeHeights() { heights = Array(repeating: nil, count: keys.count) }

  /// Stacks all elements; the ones that have not been measured have their estimated height.
  mutating func place(from start: CGFloat, expecting estimate: (Key) -> CGFloat) {
    edges = [start]
    for (index, key) in keys.enumerated() {
      edges.append((edges.last ?? start) + (heights[index] ?? max(0, estimate(key))))
    }
  }

  func span(_ index: Int) -> Range<CGFloat> {
    guard edges.indices.contains(index + 1) else { return 0..<0 }
    return edges[index]..<edges[index + 1]
  }

  func span(of key: Key) -> Range<CGFloat>? { places[key].map(span) }

  /// The elements that intersect a part of the content. Elements without height at its edges are
  /// included, since they may turn out to have one.
  func indices(in part: Range<CGFloat>) -> [Int] {
    keys.indices.filter {
      let span = span($0)
      return span.isEmpty
        ? heights[$0] == nil && part.lowerBound <= span.lowerBound
          && span.lowerBound <= part.upperBound
        : span.overlaps(part)
    }
  }

  func key(at y: CGFloat) -> Key? {
    keys.indices.first { span($0).contains(y) }.map { keys[$0] }
  }
}
