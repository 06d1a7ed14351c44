/// A queue that returns the entry with the smallest key first; of equal keys, the smaller id.
///
/// Entries that come before all entries of the run are put on top of it; all others go into a
/// binary heap. So entries that arrive in descending order, or one at a time, need no comparison
/// with the others. This is common, since the readers of a variable are often linked with the last
/// one first.
struct PriorityQueue<Key: Comparable & BitwiseCopyable>: ~Copyable {
  struct Entry: BitwiseCopyable {
    var key: Key
    var id: Int32

    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      key < other.key || (key == other.key && id < other.id)
    }
  }

  /// A binary heap.
  private var entries = Buffer<Entry>()
  /// Entries in descending order.
  private var run = Buffer<Entry>()

  var isEmpty: Bool { run.isEmpty && entries.isEmpty }

  mutating func removeAll() {
    entries.removeAll()
    run.removeAll()
  }

  @inline(__always)
  mutating func push(key: Key, id: Int32) {
    let entry = Entry(key: key, id: id)
    if run.isEmpty || entry.precedes(run[run.count &- 1]) {
      run.append(entry)
    } else {
      entries.append(entry)
      siftUp(from: entries.count &- 1)
    }
  }

  @inline(__always)
  mutating func pop() -> Entry? {
    if entries.isEmpty { return run.isEmpty ? nil : run.removeLast() }
    if !run.isEmpty && run[run.count &- 1].precedes(entries[0]) { return run.removeLast() }
    return popHeap()
  }

  private mutating func popHeap() -> Entry {
    let top = entries[0]
    let last = entries.removeLast()
    if !entries.isEmpty {
      entries[0] = last
      siftDown(from: 0)
    }
    return top
  }

  /// Whether an entry with this key or a smaller one is waiting.
  @inline(__always)
  func isAnyPending(upTo key: Key) -> Bool {
    (!run.isEmpty && run[run.count &- 1].key <= key) || (!entries.isEmpty && entries[0].key <= key)
  }

  /// Gives every entry the key that `key` computes from its id.
  mutating func rekey(_ key: (Int32) -> Key) {
    for index in 0..<run.count { entries.append(run[index]) }
    run.removeAll()
    for index in 0..<entries.count { entries[index].key = key(entries[index].id) }
    var index = entries.count / 2
    while index > 0 {
      index -= 1
      siftDown(from: index)
    }
  }

  @inline(__always)
  private mutating func siftUp(from start: Int32) {
    var index = start
    let entry = entries[index]
    while index > 0 {
      let parent = (index &- 1) / 2
      if !entry.precedes(entries[parent]) { break }
      entries[index] = entries[parent]
      index = parent
    }
    entries[index] = entry
  }

  @inline(__always)
  private mutating func siftDown(from start: Int32) {
    var index = start
    let entry = entries[index]
    let count = entries.count
    while true {
      var child = 2 &* index &+ 1
      if child >= count { break }
      if child &+ 1 < count && entries[child &+ 1].precedes(entries[child]) { child &+= 1 }
      if !entries[child].precedes(entry) { break }
      entries[index] = entries[child]
      index = child
    }
    entries[index] = entry
  }
}
