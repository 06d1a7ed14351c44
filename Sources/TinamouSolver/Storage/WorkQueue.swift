/// A queue of row or variable ids: first in, first out, but for the first one, which takes the
/// place of one that is taken out of the middle.
struct WorkQueue: ~Copyable {
  private var ids = Buffer<Int32>()
  private var head: Int32 = 0
  /// The number of rows at the head that are in the order of their distances, as these were once.
  private var sortedCount: Int32 = 0

  /// Of no more rows than these the one that is off by most is looked for each time.
  private static let shortCount: Int32 = 64
  /// After this part of a long queue was taken out, it is sorted again.
  private static let sortedPart: Int32 = 8

  var isEmpty: Bool { head == ids.count }
  var count: Int32 { ids.count - head }

  mutating func removeAll() {
    ids.removeAll()
    head = 0
    sortedCount = 0
  }

  mutating func push(_ id: Int32) { ids.append(id) }

  mutating func pop() -> Int32? {
    if isEmpty { return nil }
    let id = ids[head]
    head += 1
    sortedCount = max(0, sortedCount - 1)
    if isEmpty { removeAll() }
    return id
  }

  /// Removes and returns the smallest id, for Bland's rule.
  mutating func popSmallest() -> Int32? {
    if isEmpty { return nil }
    var smallest = head
    for index in head..<ids.count where ids[index] < ids[smallest] { smallest = index }
    return remove(at: smallest)
  }

  /// Takes out the row that is off by most to a side to which it must not be; of equal ones the
  /// first in the queue. Of a long queue the distances may be those of a short time ago: to look at
  /// all rows for each step would take a time that grows with the square.
  mutating func popFarthestOff(
    among rows: borrowing Buffer<RowSlot>, at parameter: Double
  ) -> Int32? {
    if isEmpty { return nil }
    if ids.count - head > Self.shortCount {
      if sortedCount == 0 { sortByDistance(among: rows, at: parameter) }
      return pop()
    }
    var farthest = head
    var distance = -1.0
    for index in head..<ids.count {
      let violation = Self.violation(of: rows[ids[index]], at: parameter)
      if violation > distance { (farthest, distance) = (index, violation) }
    }
    return remove(at: farthest)
  }

  private mutating func sortByDistance(among rows: borrowing Buffer<RowSlot>, at parameter: Double)
  {
    var entries: [(distance: Double, index: Int32, id: Int32)] = []
    entries.reserveCapacity(Int(ids.count - head))
    for index in head..<ids.count {
      entries.append((Self.violation(of: rows[ids[index]], at: parameter), index, ids[index]))
    }
    entries.sort { ($1.distance, $0.index) < ($0.distance, $1.index) }
    for (index, entry) in entries.enumerated() { ids[head + Int32(index)] = entry.id }
    sortedCount = Int32(entries.count) / Self.sortedPart
  }

  /// How far a row is off to a side to which it must not be.
  @inline(__always)
  private static func violation(of row: borrowing RowSlot, at parameter: Double) -> Double {
    let residual = row.residual.value(at: parameter)
    return switch row.status {
    case .lower: max(0, residual)
    case .upper: max(0, -residual)
    default: abs(residual)
    }
  }

  private mutating func remove(at index: Int32) -> Int32 {
    let id = ids[index]
    ids[index] = ids[head]
    head += 1
    sortedCount = 0
    if isEmpty { removeAll() }
    return id
  }
}
