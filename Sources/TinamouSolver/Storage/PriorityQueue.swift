/// A queue that returns the entry with the smallest key first; of equal keys, the smaller id.
///
/// Most entries arrive nearly in order, and then need no comparison with most others: the readers
/// of a variable are linked in the order in which their rows were added, or the last one first.
/// Entries that come before all others, or all but a few, are put into a stack. Others are put at
/// the end, or nearly at the end, of one of two lines, because two kinds of readers can alternate,
/// such as the labels of a form and its controls. What fits nowhere goes into a binary heap.
struct PriorityQueue<Key: Comparable & BitwiseCopyable>: ~Copyable {
  struct Entry: BitwiseCopyable {
    var key: Key
    var id: Int32

    @inline(__always)
    func precedes(_ other: Entry) -> Bool {
      key < other.key || (key == other.key && id < other.id)
    }
  }

  /// Entries in ascending order, of which those before `head` have been removed.
  private struct Line: ~Copyable {
    var entries = Buffer<Entry>()
    var head: Int32 = 0

    @inline(__always)
    var isEmpty: Bool { entries.isEmpty }

    @inline(__always)
    var first: Entry { entries[head] }

    /// Inserts an entry if few come after it, and others before; returns whether it did.
    mutating func insert(_ entry: Entry) -> Bool {
      if isEmpty { return false }
      var place = entries.count
      if place &- head > PriorityQueue.reach
        && entry.precedes(entries[place &- PriorityQueue.reach])
      {
        return false
      }
      entries.append(entry)
      while place > head && entry.precedes(entries[place &- 1]) {
        entries[place] = entries[place &- 1]
        place &-= 1
      }
      entries[place] = entry
      return true
    }

    @inline(__always)
    mutating func removeFirst() -> Entry {
      let entry = entries[head]
      head &+= 1
      if head == entries.count { removeAll() }
      return entry
    }

    mutating func removeAll() {
      entries.removeAll()
      head = 0
    }
  }

  /// Entries in descending order.
  private var stack = Buffer<Entry>()
  private var line = Line()
  private var secondLine = Line()
  private var heap = Buffer<Entry>()
  /// The number of entries that are not in the stack.
  private var otherCount: Int32 = 0

  /// The largest number of entries that are moved for another.
  private static var reach: Int32 { 8 }

  var isEmpty: Bool { stack.isEmpty && otherCount == 0 }

  mutating func removeAll() {
    stack.removeAll()
    line.removeAll()
    secondLine.removeAll()
    heap.removeAll()
    otherCount = 0
  }

  @inline(__always)
  mutating func push(key: Key, id: Int32) {
    let entry = Entry(key: key, id: id)
    if stack.isEmpty || entry.precedes(stack[stack.count &- 1]) {
      stack.append(entry)
    } else {
      pushBehindTop(entry)
    }
  }

  private mutating func pushBehindTop(_ entry: Entry) {
    if otherCount > 0 && (line.insert(entry) || secondLine.insert(entry)) {
      otherCount &+= 1
    } else if !insertIntoStack(entry) {
      start(with: entry)
    }
  }

  /// Puts an entry into an empty line, or into the heap.
  private mutating func start(with entry: Entry) {
    if line.isEmpty {
      line.entries.append(entry)
    } else if secondLine.isEmpty {
      secondLine.entries.append(entry)
    } else {
      heap.append(entry)
      siftUp(from: heap.count &- 1)
    }
    otherCount &+= 1
  }

  /// Inserts an entry into the stack if few come before; returns whether it did.
  private mutating func insertIntoStack(_ entry: Entry) -> Bool {
    var place = stack.count
    if place > Self.reach && stack[place &- Self.reach].precedes(entry) { return false }
    stack.append(entry)
    while place > 0 && stack[place &- 1].precedes(entry) {
      stack[place] = stack[place &- 1]
      place &-= 1
    }
    stack[place] = entry
    return true
  }

  @inline(__always)
  mutating func pop() -> Entry? {
    if otherCount > 0 { return popSmallest() }
    return stack.isEmpty ? nil : stack.removeLast()
  }

  /// Removes and returns the first entry if not all are in the stack.
  private mutating func popSmallest() -> Entry {
    if line.isEmpty || (!secondLine.isEmpty && secondLine.first.precedes(line.first)) {
      swap(&line, &secondLine)
    }
    let isInLine = !line.isEmpty && (heap.isEmpty || line.first.precedes(heap[0]))
    let smallest = isInLine ? line.first : heap[0]
    if !stack.isEmpty && stack[stack.count &- 1].precedes(smallest) { return stack.removeLast() }
    otherCount &-= 1
    return isInLine ? line.removeFirst() : popHeap()
  }

  private mutating func popHeap() -> Entry {
    let top = heap[0]
    let last = heap.removeLast()
    if !heap.isEmpty {
      heap[0] = last
      siftDown(from: 0)
    }
    return top
  }

  /// Whether an entry with this key or a smaller one is waiting.
  @inline(__always)
  func isAnyPending(upTo key: Key) -> Bool {
    (!stack.isEmpty && stack[stack.count &- 1].key <= key)
      || (otherCount > 0 && isAnyOtherPending(upTo: key))
  }

  private func isAnyOtherPending(upTo key: Key) -> Bool {
    (!line.isEmpty && line.first.key <= key)
      || (!secondLine.isEmpty && secondLine.first.key <= key)
      || (!heap.isEmpty && heap[0].key <= key)
  }

  /// Gives every entry the key that `key` computes from its id.
  mutating func rekey(_ key: (Int32) -> Key) {
    var rekeyed = PriorityQueue<Key>()
    while let entry = pop() { rekeyed.push(key: key(entry.id), id: entry.id) }
    swap(&self, &rekeyed)
  }

  @inline(__always)
  private mutating func siftUp(from start: Int32) {
    var index = start
    let entry = heap[index]
    while index > 0 {
      let parent = (index &- 1) / 2
      if !entry.precedes(heap[parent]) { break }
      heap[index] = heap[parent]
      index = parent
    }
    heap[index] = entry
  }

  @inline(__always)
  private mutating func siftDown(from start: Int32) {
    var index = start
    let entry = heap[index]
    let count = heap.count
    while true {
      var child = 2 &* index &+ 1
      if child >= count { break }
      if child &+ 1 < count && heap[child &+ 1].precedes(heap[child]) { child &+= 1 }
      if !heap[child].precedes(entry) { break }
      heap[index] = heap[child]
      index = child
    }
    heap[index] = entry
  }
}
