/// Finds the index of an object by its rank.
///
/// It is a hash table with open addressing. Numbers of objects grow one by one, and multiplication
/// by the golden ratio spreads such numbers evenly, so a lookup takes few steps.
struct RankIndex {
  /// The golden ratio in the upper 14 bits, which count for ranks of the same number, and again in
  /// the lower 50 bits, which count for different numbers.
  private static let goldenRatio: UInt64 = 0x9E36_78DD_E6E5_FD29
  /// No object has this rank: numbers begin at 1.
  private static let empty: UInt64 = 0

  private var ranks: [UInt64] = []
  private var indices: [Int32] = []
  private var count = 0
  /// How far a product is shifted to become an index.
  private var shift: UInt64 = 64

  /// The index of a rank; -1 if it has none.
  @inline(__always)
  subscript(rank: UInt64) -> Int32 {
    guard !ranks.isEmpty else { return -1 }
    let slot = slot(of: rank)
    return ranks[slot] == rank ? indices[slot] : -1
  }

  /// Adds the index of a rank that has none.
  mutating func insert(_ index: Int32, for rank: UInt64) {
    if count >= Self.largestCount(ranks.count) { grow() }
    let slot = slot(of: rank)
    ranks[slot] = rank
    indices[slot] = index
    count += 1
  }

  /// Removes the index of a rank and returns it; -1 if it had none.
  @discardableResult
  mutating func remove(_ rank: UInt64) -> Int32 {
    guard !ranks.isEmpty else { return -1 }
    var hole = slot(of: rank)
    guard ranks[hole] == rank else { return -1 }
    let index = indices[hole]
    count -= 1
    // Entries that were displaced by this rank move back.
    let mask = ranks.count - 1
    var next = (hole + 1) & mask
    while ranks[next] != Self.empty {
      let home = home(of: ranks[next])
      if (next - home) & mask >= (next - hole) & mask {
        ranks[hole] = ranks[next]
        indices[hole] = indices[next]
        hole = next
      }
      next = (next + 1) & mask
    }
    ranks[hole] = Self.empty
    return index
  }

  /// The number of ranks at which a table of a length grows: half of it is used, or three quarters of
  /// a long one.
  private static func largestCount(_ length: Int) -> Int {
    length < 1 << 14 ? length / 2 : length / 4 * 3
  }

  private mutating func grow() {
    let (old, oldIndices) = (ranks, indices)
    let capacity = max(16, 2 * old.count)
    ranks = [UInt64](repeating: Self.empty, count: capacity)
    indices = [Int32](repeating: -1, count: capacity)
    shift = UInt64(capacity.leadingZeroBitCount) + 1
    for (rank, index) in zip(old, oldIndices) where rank != Self.empty {
      let slot = slot(of: rank)
      ranks[slot] = rank
      indices[slot] = index
    }
  }

  /// Returns the slot of a rank, or the slot where it would be inserted.
  private func slot(of rank: UInt64) -> Int {
    let mask = ranks.count - 1
    var slot = home(of: rank)
    while ranks[slot] != rank, ranks[slot] != Self.empty { slot = (slot + 1) & mask }
    return slot
  }

  private func home(of rank: UInt64) -> Int {
    Int(truncatingIfNeeded: (rank &* Self.goldenRatio) >> shift)
  }
}
