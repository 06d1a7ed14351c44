/// A slot that has a place in the document order.
protocol PlacedSlot: BitwiseCopyable {
  var order: UInt64 { get }
}

extension RowSlot: PlacedSlot {}
extension VariableSlot: PlacedSlot {}

/// Finds the row or variable at a place in the document order, with a hash table with open
/// addressing.
///
/// As long as everything comes in order, no place is looked up, and the table is empty. It is
/// filled when the first place between others is requested. Removed entries stay until the table
/// grows.
struct OrderIndex: ~Copyable {
  /// Rows or variables; -1 for a free entry.
  private var ids = Buffer<Int32>()
  private var usedCount: Int32 = 0
  /// The number of entries visited so far, which is proportional to the places requested and
  /// recorded.
  private(set) var visits = 0

  /// Whether places have been requested, so that all of them must be recorded.
  @inline(__always)
  var isInUse: Bool { ids.count > 0 }

  /// Whether few entries are free, so that lookups are no longer fast.
  @inline(__always)
  var isCrowded: Bool { 2 * usedCount >= ids.count }

  /// Empties the table with room for a number of places; all taken places must be recorded again.
  mutating func reset(count: Int32) {
    var capacity: Int32 = 16
    while capacity < 4 * count { capacity *= 2 }
    ids.removeAll()
    ids.reserveCapacity(capacity)
    ids.append(repeating: -1, count: capacity)
    usedCount = 0
  }

  /// Returns what was last recorded at a place, or -1.
  @inline(__always)
  mutating func id<Slot: PlacedSlot>(
    at order: UInt64, among slots: borrowing Buffer<Slot>
  ) -> Int32 {
    ids[entry(of: order, slots)]
  }

  /// Records what has a place.
  @inline(__always)
  mutating func note<Slot: PlacedSlot>(_ id: Int32, among slots: borrowing Buffer<Slot>) {
    let entry = entry(of: slots[id].order, slots)
    if ids[entry] < 0 { usedCount += 1 }
    ids[entry] = id
  }

  /// Returns the entry of a place, or the entry where it would be recorded.
  @inline(__always)
  private mutating func entry<Slot: PlacedSlot>(
    of order: UInt64, _ slots: borrowing Buffer<Slot>
  ) -> Int32 {
    let mask = ids.count - 1
    // Fibonacci hashing (D. E. Knuth, The Art of Computer Programming, 6.4): consecutive places are
    // far from each other.
    var entry = Int32(truncatingIfNeeded: (order &* 0x9E37_79B9_7F4A_7C15) >> 33) & mask
    visits += 1
    while ids[entry] >= 0 && slots[ids[entry]].order != order {
      entry = (entry + 1) & mask
      visits += 1
    }
    return entry
  }
}
