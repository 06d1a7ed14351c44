/// The costs of the two sides of a row.
struct RowCosts: BitwiseCopyable, Equatable {
  /// The owner's priority for r < 0: 0 if it has no cost, 1000 if it is forbidden.
  var below: Float = 0
  /// The owner's priority for r > 0: 0 if it has no cost, 1000 if it is forbidden.
  var above: Float = 0
  /// The weight of an error of the scaled row.
  var weight: Double = 1

  /// Whether an error is allowed on some side, and costs something there.
  var areSoft: Bool {
    (below > 0 && below < Basis.required) || (above > 0 && above < Basis.required)
  }

  /// Whether an error costs nothing on either side.
  var areZero: Bool { below == 0 && above == 0 }
}

/// The costs of all rows, equal ones once: a layout has a handful, so an index of four bytes saves
/// twelve in each row.
///
/// A hash table with chaining; slots that no row uses any more are reused.
struct RowCostTable: ~Copyable {
  // Not private: this compiler writes a broken module of `Core` otherwise, in a debug build.
  struct Slot: BitwiseCopyable {
    var costs: RowCosts
    var useCount: Int32 = 0
    /// The next slot with the same bucket, or of the free ones, or -1.
    var next: Int32 = -1
  }

  /// The costs of rows that are not the owner's, and of free ones.
  static let zero: Int32 = 0

  private var slots = Buffer<Slot>()
  /// The first slot of each bucket, or -1; a power of two.
  private var buckets = Buffer<Int32>()
  private var firstFree: Int32 = -1
  private var usedCount: Int32 = 0
  /// What was asked for last, which is often asked for again.
  private var latest = RowCostTable.zero

  init() {
    slots.append(Slot(costs: RowCosts()))
    buckets.append(repeating: -1, count: 8)
  }

  subscript(id: Int32) -> RowCosts {
    @inline(__always)
    get { slots[id].costs }
  }

  /// Returns the index of the costs of one more row.
  @inline(__always)
  mutating func take(_ costs: RowCosts) -> Int32 {
    if slots[latest].costs != costs { latest = id(of: costs) }
    slots[latest].useCount &+= 1
    return latest
  }

  private mutating func id(of costs: RowCosts) -> Int32 {
    if costs == slots[Self.zero].costs { return Self.zero }
    let bucket = bucket(of: costs)
    var id = buckets[bucket]
    while id >= 0 {
      if slots[id].costs == costs { return id }
      id = slots[id].next
    }
    return insert(costs)
  }

  private mutating func insert(_ costs: RowCosts) -> Int32 {
    if usedCount == buckets.count { growBuckets() }
    let id: Int32
    if firstFree >= 0 {
      id = firstFree
      firstFree = slots[id].next
      slots[id].costs = costs
    } else {
      id = slots.count
      slots.append(Slot(costs: costs))
    }
    usedCount += 1
    link(id)
    return id
  }

  private mutating func link(_ id: Int32) {
    let bucket = bucket(of: slots[id].costs)
    slots[id].next = buckets[bucket]
    buckets[bucket] = id
  }

  private mutating func growBuckets() {
    let count = 2 * buckets.count
    buckets.removeAll()
    buckets.append(repeating: -1, count: count)
    for id in 1..<slots.count where slots[id].useCount > 0 { link(id) }
  }

  /// Notes that a row no longer has costs.
  @inline(__always)
  mutating func release(_ id: Int32) {
    slots[id].useCount &-= 1
    if slots[id].useCount == 0 && id != Self.zero { free(id) }
  }

  private mutating func free(_ id: Int32) {
    let bucket = bucket(of: slots[id].costs)
    if buckets[bucket] == id {
      buckets[bucket] = slots[id].next
    } else {
      var previous = buckets[bucket]
      while slots[previous].next != id { previous = slots[previous].next }
      slots[previous].next = slots[id].next
    }
    slots[id].next = firstFree
    firstFree = id
    usedCount -= 1
    if latest == id { latest = Self.zero }
  }

  private func bucket(of costs: RowCosts) -> Int32 {
    let priorities = UInt64(costs.below.bitPattern) << 32 | UInt64(costs.above.bitPattern)
    // Fibonacci hashing, as of places in the document order.
    let hash =
      (priorities ^ (costs.weight.bitPattern &* 0x9E37_79B9_7F4A_7C15)) &* 0x9E37_79B9_7F4A_7C15
    return Int32(truncatingIfNeeded: hash >> 33) & (buckets.count - 1)
  }
}
