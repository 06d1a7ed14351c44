/// Finds the rectangles that can overlap, without comparing each one with each other one.
struct OverlapSweep {
  /// The lowest and the highest coordinate of a rectangle along an axis.
  struct Extent {
    let low: Double
    let high: Double

    func meets(_ other: Extent) -> Bool { low <= other.high && other.low <= high }
  }

  /// The extents along an axis in ascending order of their beginnings.
  private struct Order {
    let extents: [Extent]
    /// The index of the rectangle of each extent.
    let indices: [Int]

    init(_ extents: [Extent]) {
      indices = extents.indices.sorted { (extents[$0].low, $0) < (extents[$1].low, $1) }
      self.extents = indices.map { extents[$0] }
    }

    /// The position after the last extent that begins before another one ends.
    func end(ofThoseMeeting extent: Extent) -> Int {
      var low = 0
      var high = extents.count
      while low < high {
        let middle = (low + high) / 2
        if extents[middle].low <= extent.high { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// The number of pairs that meet along the axis.
    var pairCount: Int {
      extents.indices.reduce(0) { $0 + max(0, end(ofThoseMeeting: extents[$1]) - $1 - 1) }
    }
  }

  /// The pairs of indices of rectangles that meet along both axes, in ascending order; the smaller
  /// index is the first one.
  ///
  /// - Complexity: Sorting, and the number of pairs that meet along one of the axes: the one with
  ///   fewer of them.
  static func pairs(horizontal: [Extent], vertical: [Extent]) -> [(Int, Int)] {
    let orders = [Order(horizontal), Order(vertical)]
    let isColumn = orders[1].pairCount <= orders[0].pairCount
    let order = isColumn ? orders[1] : orders[0]
    let others = isColumn ? horizontal : vertical
    var pairs: [(Int, Int)] = []
    for (position, extent) in order.extents.enumerated() {
      let first = order.indices[position]
      for second in order.indices.prefix(order.end(ofThoseMeeting: extent)).dropFirst(position + 1)
      where others[first].meets(others[second]) {
        pairs.append((min(first, second), max(first, second)))
      }
    }
    return pairs.sorted { $0 < $1 }
  }
}
