import Testing
import TinamouTestSupport

@testable import TinamouSolver

@Suite struct PriorityQueueTests {
  typealias Entry = PriorityQueue<Int64>.Entry

  enum Arrival: CaseIterable {
    case ascending, descending, alternating, nearlyAscending, withEqualKeys, random, amongPops
  }

  /// Keys for a number of entries, in the order in which they arrive.
  static func keys(_ arrival: Arrival, count: Int) -> [Int64] {
    var generator = SeededGenerator(seed: UInt64(count))
    return (0..<count).map { index in
      let key = Int64(index)
      return switch arrival {
      case .ascending: key
      case .descending: -key
      case .alternating: index % 2 == 0 ? key : key + 1_000
      case .nearlyAscending: key - key % 5 * 2
      case .withEqualKeys: key % 3
      case .random, .amongPops: Int64.random(in: 0..<100, using: &generator)
      }
    }
  }

  @Test(arguments: Arrival.allCases, [1, 2, 9, 10, 11, 300])
  func `entries come out by key and id, in whatever order they arrive`(
    _ arrival: Arrival, _ count: Int
  ) {
    var queue = PriorityQueue<Int64>()
    var waiting: [Entry] = []
    func popped() -> Entry? {
      let place = waiting.indices.min { waiting[$0].precedes(waiting[$1]) }
      return place.map { waiting.remove(at: $0) }
    }
    for (index, key) in Self.keys(arrival, count: count).enumerated() {
      let entry = Entry(key: key, id: Int32(count - index))
      queue.push(key: entry.key, id: entry.id)
      waiting.append(entry)
      let smallest = waiting.map(\.key).min() ?? 0
      let isSmallestPending = queue.isAnyPending(upTo: smallest)
      let isAnySmallerPending = queue.isAnyPending(upTo: smallest - 1)
      #expect(isSmallestPending && !isAnySmallerPending)
      if arrival == .amongPops && index % 3 == 2 {
        let id = queue.pop()?.id
        #expect(id == popped()?.id)
      }
    }
    while let expected = popped() {
      let id = queue.pop()?.id
      #expect(id == expected.id)
    }
    let isEmpty = queue.isEmpty
    #expect(isEmpty)
  }

  @Test(arguments: Arrival.allCases)
  func `new keys change the order`(_ arrival: Arrival) {
    var queue = PriorityQueue<Int64>()
    for (index, key) in Self.keys(arrival, count: 50).enumerated() {
      queue.push(key: key, id: Int32(index))
    }
    queue.rekey { -Int64($0 % 7) }
    var ids: [Int32] = []
    while let entry = queue.pop() { ids.append(entry.id) }
    #expect(ids == (0..<50).sorted { ($1 % 7, $0) < ($0 % 7, $1) })
  }
}
