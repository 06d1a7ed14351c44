import Testing

@testable import TinamouLists
import TinamouLayoutTestSupport

@Suite struct `Offsets of a list` {
  @Test(arguments: 1...20)
  func `are those of a plain sum after random changes`(seed: Int) {
    print("seed \(seed)")
    var random = RandomNumbers(seed: UInt64(seed))
    var lengths = (0..<random.below(60)).map { _ in Double(random.below(100)) / 4 }
    var index = OffsetIndex(lengths)
    for _ in 0..<200 {
      if !lengths.isEmpty {
        let place = random.below(lengths.count)
        lengths[place] = Double(random.below(100)) / 4
        index.set(lengths[place], at: place)
      }
      #expect(index.count == lengths.count)
      #expect(index.totalLength == lengths.reduce(0, +))
      for place in 0...lengths.count {
        #expect(index.offset(of: place) == lengths.prefix(place).reduce(0, +))
      }
      let target = Double(random.below(2000)) / 4
      let found = index.index(at: target)
      if target < index.totalLength {
        let place = found ?? -1
        #expect(index.offset(of: place) <= target)
        #expect(index.offset(of: place) + index[place] > target)
      } else {
        #expect((found == nil) == lengths.isEmpty)
      }
    }
  }

  @Test func `sums do not depend on the order of changes`() {
    var first = OffsetIndex([Double](repeating: 44, count: 1000))
    var second = first
    for place in 0..<1000 { first.set(1.0 / 3 * Double(place), at: place) }
    for place in (0..<1000).reversed() { second.set(1.0 / 3 * Double(place), at: place) }
    #expect(first.offset(of: 777) == second.offset(of: 777))
    first.set(.nan, at: 5)
    first.set(.infinity, at: 1_000_000)
    #expect(first[5] == 0)
    #expect(OffsetIndex().index(at: 3) == nil)
  }

  @Test(arguments: 1...10) func `are those of the last commit after a roll back`(seed: Int) {
    var random = RandomNumbers(seed: UInt64(seed))
    var index = OffsetIndex((0..<40).map { _ in Double(random.below(100)) / 3 })
    for _ in 0..<20 {
      let before = (0...40).map { index.offset(of: $0) }
      for _ in 0..<random.below(60) {
        let length = [0, 1.0 / 3, 44, 1e300, -.infinity, .nan][random.below(6)]
        index.set(length, at: random.below(42))
      }
      if random.below(2) == 0 {
        index.commit()
      } else {
        index.rollBack()
        #expect((0...40).map { index.offset(of: $0) } == before)
      }
    }
    for _ in 0..<2 { for place in 0..<40 { index.set(44, at: place) } }
    #expect(index.totalLength == 40 * 44)
    #expect(!index.isFull)
  }

  @Test func `the last place of a long list is found`() {
    let index = OffsetIndex([Double](repeating: 1e9, count: 100))
    #expect(index.index(at: 98.5e9) == 98)
    #expect(index.index(at: 1e300) == 99)
    #expect(index.offset(of: 98) == 98e9)
  }

  @Test(arguments: [1e9, -1e9]) func `lengths end where sums would not be numbers`(length: Double) {
    var index = OffsetIndex([44] + [Double](repeating: length, count: 10_000))
    #expect(index.isFull)
    #expect(index.totalLength.magnitude <= OffsetIndex.largestLength)
    #expect(index[0] == 44)
    #expect(index[1] == length)
    #expect(index[9_000] == 0)
    index.set(-length, at: 9_000)
    index.set(length, at: 9_001)
    #expect(index.isFull)
    #expect(index.offset(of: 9_001) + index[9_001] == index.totalLength)
    for place in 0..<10_001 { index.set(44, at: place) }
    #expect(!index.isFull)
    index.set(.infinity, at: 5)
    #expect(index.isFull)
    index.set(-.infinity, at: 5)
    #expect(index.isFull)
    index.set(44, at: 5)
    #expect(index.totalLength == 44 * 10_001)
  }
}
