/// Random numbers that are the same on every machine for one seed (xoshiro256**, seeded through
/// SplitMix64; Blackman and Vigna, prng.di.unimi.it).
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: (UInt64, UInt64, UInt64, UInt64)

  /// Makes the generator number `stream` of a seed.
  package init(seed: UInt64, stream: UInt64 = 0) {
    var mixer = seed &+ stream &* 0xd134_2543_de82_ef95
    func next() -> UInt64 {
      mixer &+= 0x9e37_79b9_7f4a_7c15
      var word = mixer
      word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
      word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
      return word ^ (word >> 31)
    }
    state = (next(), next(), next(), next())
  }

  package mutating func next() -> UInt64 {
    func rotate(_ word: UInt64, _ count: UInt64) -> UInt64 {
      (word << count) | (word >> (64 - count))
    }
    let result = rotate(state.1 &* 5, 7) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = rotate(state.3, 45)
    return result
  }

  // The standard library does not promise that its own mappings to ranges stay the same.

  /// A whole number from 0 up to `count`, excluding it.
  package mutating func below(_ count: Int) -> Int {
    Int(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// A whole number in a range.
  package mutating func integer(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + below(range.upperBound - range.lowerBound + 1)
  }

  /// A number from 0 up to 1, excluding it.
  package mutating func fraction() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// A number in a range.
  package mutating func number(_ range: ClosedRange<Double>) -> Double {
    range.lowerBound + fraction() * (range.upperBound - range.lowerBound)
  }

  /// True with this probability.
  package mutating func chance(_ probability: Double) -> Bool { fraction() < probability }

  /// One of the elements of an array that is not empty.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[below(elements.count)]
  }

  /// The elements in random order.
  package mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    var result = elements
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, below(index + 1)) }
    return result
  }
}
