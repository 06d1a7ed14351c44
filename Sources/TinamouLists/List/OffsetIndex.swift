/// A sequence of lengths, known or estimated, with the offset of each.
///
/// A Fenwick tree over fixed-point numbers, so that sums are exact and do not depend on the order
/// of changes. Setting a length and finding an offset take O(log n).
struct OffsetIndex {
  /// Units per point. Pixels at 1, 2 and 3 pixels per point are whole numbers of units, and so are
  /// the multiples of 2^-20 to which all public values are rounded.
  private static let unitsPerPoint = 3 * 0x1p20
  /// The largest sum of the absolute values of all lengths, in units: no sum or difference
  /// overflows.
  private static let largestSize: Int64 = 1 << 61
  /// The same in points, about 7·10^11.
  static let largestLength = points(largestSize)

  private var lengths: [Int64] = []
  /// The tree, from index 1: node i holds the sum of the lengths from i - (i & -i) up to i.
  private var tree: [Int64] = [0]
  /// The sum of all lengths, in units.
  private var total: Int64 = 0
  /// The sum of their absolute values. A length that would make it larger than `largestSize` is
  /// reduced.
  private var size: Int64 = 0
  /// What was set since the last ``commit()``, with the length before. All lengths together are too
  /// many to copy them before each layout.
  private var replaced: [(index: Int, length: Int64)] = []

  /// The number of lengths.
  var count: Int { lengths.count }
  /// The sum of all lengths, in points.
  var totalLength: Double { Self.points(total) }
  /// Whether lengths may have been reduced.
  var isFull: Bool { size == Self.largestSize }

  init() {}

  init(_ lengths: some Sequence<Double>) {
    self.lengths = lengths.map { length in
      let length = Self.units(length, atMost: Self.largestSize - size)
      size += abs(length)
      total += length
      return length
    }
    tree += self.lengths
    for node in 1..<tree.count {
      let parent = node + (node & -node)
      if parent < tree.count { tree[parent] += tree[node] }
    }
  }

  /// A length in points; 0 for an index out of range.
  subscript(index: Int) -> Double {
    lengths.indices.contains(index) ? Self.points(lengths[index]) : 0
  }

  /// Changes a length.
  mutating func set(_ length: Double, at index: Int) {
    guard lengths.indices.contains(index) else { return }
    let old = lengths[index]
    let new = Self.units(length, atMost: Self.largestSize - size + abs(old))
    guard new != old else { return }
    replaced.append((index, old))
    replace(at: index, with: new)
  }

  private mutating func replace(at index: Int, with length: Int64) {
    let change = length - lengths[index]
    size += abs(length) - abs(lengths[index])
    lengths[index] = length
    total += change
    var node = index + 1
    while node < tree.count {
      tree[node] += change
      node += node & -node
    }
  }

  /// Makes the present lengths those that ``rollBack()`` restores.
  mutating func commit() { replaced.removeAll(keepingCapacity: true) }

  /// Restores the lengths of the last ``commit()``.
  mutating func rollBack() {
    while let last = replaced.popLast() { replace(at: last.index, with: last.length) }
  }

  /// The sum of the lengths before an index, in points.
  func offset(of index: Int) -> Double {
    if index >= lengths.count { return totalLength }
    var node = index
    var sum: Int64 = 0
    while node > 0 {
      sum += tree[node]
      node -= node & -node
    }
    return Self.points(sum)
  }

  /// The last index with a length whose offset is not beyond `place`; for a place outside, the
  /// nearest one. `nil` if there is none.
  func index(at place: Double) -> Int? {
    guard count > 0 else { return nil }
    let units = min(max(Self.units(place), 0), max(total - 1, 0))
    var node = 0
    var rest = units
    var step = 1
    while step * 2 < tree.count { step *= 2 }
    while step > 0 {
      let next = node + step
      if next < tree.count, tree[next] <= rest {
        node = next
        rest -= tree[next]
      }
      step /= 2
    }
    return min(node, count - 1)
  }

  /// Returns a length in units, or as much of it as `limit` allows.
  private static func units(_ points: Double, atMost limit: Int64 = largestSize) -> Int64 {
    let clamped = min(max(points.isNaN ? 0 : points, -largestLength), largestLength)
    return min(max(Int64((clamped * unitsPerPoint).rounded()), -limit), limit)
  }

  private static func points(_ units: Int64) -> Double { Double(units) / unitsPerPoint }
}
