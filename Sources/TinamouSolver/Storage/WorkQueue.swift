/// A queue of row or variable ids: first in, first out, except for the first one, which takes the
/// place of one that is taken out of the middle.
struct WorkQueue: ~Copyable {
  private var ids = Buffer<Int32>()
  private var head: Int32 = 0

  var isEmpty: Bool { head == ids.count }

  mutating func removeAll() {
    ids.removeAll()
    head = 0
  }

  mutating func push(_ id: Int32) { ids.append(id) }

  mutating func pop() -> Int32? {
    if isEmpty { return nil }
    let id = ids[head]
    head += 1
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
  /// first in the queue.
  mutating func popFarthestOff(
    among rows: borrowing Buffer<RowSlot>, at parameter: Double
  ) -> Int32? {
    if isEmpty { return nil }
    var farthest = head
    var distance = -1.0
    for index in head..<ids.count {
      let residual = rows[ids[index]].residual.value(at: parameter)
      let violation =
        switch rows[ids[index]].status {
        case .lower: max(0, residual)
        case .upper: max(0, -residual)
        default: abs(residual)
        }
      if violation > distance { (farthest, distance) = (index, violation) }
    }
    return remove(at: farthest)
  }

  private mutating func remove(at index: Int32) -> Int32 {
    let id = ids[index]
    ids[index] = ids[head]
    head += 1
    if isEmpty { removeAll() }
    return id
  }
}
