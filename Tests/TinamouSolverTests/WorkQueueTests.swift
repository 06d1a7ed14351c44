import Testing

@testable import TinamouSolver

@Suite struct WorkQueueTests {
  /// Rows that must not be above zero, and are so by these distances.
  private func rows(offBy distances: [Double]) -> Buffer<RowSlot> {
    var rows = Buffer<RowSlot>()
    for distance in distances {
      var row = RowSlot()
      row.status = .lower
      row.residual = Affine(base: distance, slope: 0)
      rows.append(row)
    }
    return rows
  }

  @Test(arguments: [1, 10, 64, 65, 1_000])
  func `each row comes out once, the one that is off by most first`(_ count: Int) {
    let distances = (0..<count).map { Double($0 * 7_919 % count) }
    let rows = rows(offBy: distances)
    var queue = WorkQueue()
    for row in 0..<Int32(count) { queue.push(row) }
    var order: [Double] = []
    while let row = queue.popFarthestOff(among: rows, at: 0) { order.append(distances[Int(row)]) }
    #expect(order == distances.sorted(by: >))
  }

  @Test
  func `a row that joins a long queue comes out after the part that is sorted, at the latest`() {
    let distances = (0..<1_001).map { Double($0) }
    let rows = rows(offBy: distances)
    var queue = WorkQueue()
    for row in 0..<Int32(1_000) { queue.push(row) }
    #expect(queue.popFarthestOff(among: rows, at: 0) == 999)
    queue.push(1_000)
    let next = (0..<125).map { _ in queue.popFarthestOff(among: rows, at: 0) }
    #expect(next.contains(1_000))
  }
}
