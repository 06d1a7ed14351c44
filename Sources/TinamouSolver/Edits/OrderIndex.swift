/// What has a place in the document order.
protocol PlacedSlot: BitwiseCopyable {
  var order: UInt64 { get }
}

extension RowSlot: PlacedSlot {}
extension VariableSlot: PlacedSlot {}

/// Which row or variable has a place in the document order: a hash table with open addressing.
///
/// As long as everything comes in order, nobody looks a place up, and the table stays empty. It is
/// filled when the first place between others is asked for. What is gone stays in it until it grows.
struct OrderIndex: ~Copyable {
  /// Rows or variables, -1 where the table is free.
  private var ids = Buffer<Int32>()
  private var usedCount: Int32 = 0
  /// How many entries were visited so far: in proportion to the places asked for and noted.
  private(set) var visits = 0

  /// Whether places have been asked for, so that all of them have to be noted.
  @inline(__always)
  var isInUse: Bool { ids.count > 0 }

  /// Whether so few entries are free that places are no longer found quickly.
  @inline(__always)
  var isCrowded: Bool { 2 * usedCount >= ids.count }

  /// Starts over with room for a number of places; all that are taken have to be noted again.
  mutating func reset(count: Int32) {
    var capacity: Int32 = 16
    while capacity < 4 * count { capacity *= 2 }
    ids.removeAll()
    ids.append(repeating: -1, count: capacity)
    usedCount = 0
  }

  /// What was noted last at a place, or -1.
  @inline(__always)
  mutating func id<Slot: PlacedSlot>(
    at order: UInt64, among slots: borrowing Buffer<Slot>
  ) -> Int32 {
    ids[entry(of: order, slots)]
  }

  /// Notes what has a place.
  @inline(__always)
  mutating func note<Slot: PlacedSlot>(_ id: Int32, among slots: borrowing Buffer<Slot>) {
    let entry = entry(of: slots[id].order, slots)
    if ids[entry] < 0 { usedCount += 1 }
    ids[entry] = id
  }

  /// Where a place is, or would be.
  @inline(__always)
  private mutating func entry<Slot: PlacedSlot>(
    of order: UInt64, _ slots: borrowing Buffer<Slot>
  ) -> Int32 {
    let mask = ids.count - 1
    // Fibonacci hashing (D. E. Knuth, The Art of Computer Programming, 6.4): consecutive places lie
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
