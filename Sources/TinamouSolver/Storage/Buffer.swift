/// A growing array of plain values without checks in release builds.
///
/// Whoever else accesses memory directly takes it from here as ``elements`` or ``mutableElements``, but
/// for the pointer of a ``Solver`` to its state. The same algorithm with checked arrays
/// took 1.6 to 2.1 times as long. Indices come from the solver, never from its users, and debug
/// builds check them.
@safe
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  /// The number of elements in use.
  private(set) var count: Int32 = 0
  private var capacity: Int32 = 0

  /// Makes an empty buffer without memory.
  init() {
    // Never read: a placeholder address until the first element is added.
    unsafe base = unsafe UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)
      .unsafelyUnwrapped
  }

  deinit {
    if capacity > 0 { unsafe base.deallocate() }
  }

  var isEmpty: Bool { count == 0 }
  /// The bytes that are allocated.
  var byteCount: Int { Int(capacity) * MemoryLayout<Element>.stride }

  subscript(index: Int32) -> Element {
    @inline(__always)
    unsafeAddress {
      assert(index >= 0 && index < count, "index out of range")
      return unsafe UnsafePointer(base + Int(index))
    }
    @inline(__always)
    unsafeMutableAddress {
      assert(index >= 0 && index < count, "index out of range")
      return unsafe base + Int(index)
    }
  }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    unsafe (base + Int(count)).initialize(to: element)
    count += 1
  }

  /// Appends `number` copies of an element.
  mutating func append(repeating element: Element, count number: Int32) {
    if count + number > capacity { grow(to: count + number) }
    unsafe (base + Int(count)).initialize(repeating: element, count: Int(number))
    count += number
  }

  @inline(__always)
  mutating func removeLast() -> Element {
    assert(count > 0, "nothing to remove")
    count -= 1
    return unsafe base[Int(count)]
  }

  /// Removes all elements and keeps the memory.
  @inline(__always)
  mutating func removeAll() { count = 0 }

  /// Removes all elements and gives the memory back.
  mutating func deallocate() {
    if capacity > 0 { unsafe base.deallocate() }
    count = 0
    capacity = 0
  }

  /// Removes the elements from `index` on.
  mutating func truncate(to index: Int32) {
    assert(index >= 0 && index <= count, "index out of range")
    count = index
  }

  /// The elements in place, valid until the buffer changes or is deallocated.
  var elements: UnsafeBufferPointer<Element> {
    unsafe UnsafeBufferPointer(start: base, count: Int(count))
  }

  /// The mutable elements in place, valid until the buffer changes or is deallocated.
  var mutableElements: UnsafeMutableBufferPointer<Element> {
    mutating get { unsafe UnsafeMutableBufferPointer(start: base, count: Int(count)) }
  }

  /// Reserves memory for a total number of elements.
  mutating func reserveCapacity(_ minimum: Int32) {
    if minimum > capacity { reallocate(to: minimum) }
  }

  /// Gives memory back if a long buffer uses little of it.
  mutating func trim() {
    if capacity > Self.longCapacity && count < capacity / 8 { reallocate(to: count + 1) }
  }

  @inline(never)
  private mutating func grow(to minimum: Int32) {
    let least = Int32(Self.leastByteCount / MemoryLayout<Element>.stride)
    let added = capacity < Self.longCapacity ? capacity : capacity / 2
    reallocate(to: max(minimum, capacity &+ added, least))
  }

  /// The size of the first block, in bytes: many buffers of a solver never need more.
  private static var leastByteCount: Int { 192 }

  /// The capacity from which buffers grow by half and may be trimmed, so that less is allocated in
  /// vain. Shorter ones, which each change of a layout may fill again, would be allocated more
  /// often.
  private static var longCapacity: Int32 { 1 << 16 }

  private mutating func reallocate(to newCapacity: Int32) {
    let moved = UnsafeMutablePointer<Element>.allocate(capacity: Int(newCapacity))
    unsafe moved.moveInitialize(from: base, count: Int(count))
    if capacity > 0 { unsafe base.deallocate() }
    unsafe base = moved
    capacity = newCapacity
  }
}

extension Buffer where Element: Comparable {
  /// Sorts few elements, largest first.
  @inline(__always)
  mutating func sortDescending() {
    var end: Int32 = 1
    while end < count {
      let element = self[end]
      var place = end
      while place > 0 && self[place - 1] < element {
        self[place] = self[place - 1]
        place -= 1
      }
      self[place] = element
      end += 1
    }
  }
}
