/// A first-in first-out queue of row or variable ids.
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
    let id = ids[smallest]
    ids[smallest] = ids[head]
    head += 1
    if isEmpty { removeAll() }
    return id
  }
}
