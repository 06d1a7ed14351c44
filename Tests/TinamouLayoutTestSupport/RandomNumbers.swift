/// Random numbers that are the same on every machine for one seed (xorshift; Marsaglia, "Xorshift
/// RNGs", 2003).
package struct RandomNumbers {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from zero up to the limit, excluding it.
  package mutating func below(_ limit: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state >> 33) % limit
  }
}
