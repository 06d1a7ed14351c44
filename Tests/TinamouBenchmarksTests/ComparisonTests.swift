import Testing

@testable import TinamouBenchmarks

struct ComparisonTests {
  /// x + y == 10 required, x == 6 and y == 6 wanted at 250.
  private let rows = [
    row([0, 1], 10, priority: 1000), row([0], 6, priority: 250), row([1], 6, priority: 250),
  ]

  private static func row(
    _ variables: [Int], _ constant: Double, priority: Float
  ) -> (row: BenchmarkRow, constant: Double) {
    let terms = variables.map { BenchmarkRow.Term(variable: $0, coefficient: 1) }
    return (
      BenchmarkRow(
        terms: terms, constant: constant, below: priority, above: priority, group: .general,
        position: 0, part: 0, isInitial: true), constant
    )
  }

  private func compare(_ ours: [Double], _ peer: [Double]) -> Comparison {
    Comparison(ours: ours, peer: peer, rows: rows)
  }

  @Test func `the same values are equal, up to rounding`() {
    #expect(compare([6, 4], [6 + 1e-9, 4]) == .equal)
  }

  @Test func `other values with the same errors are a tie`() {
    #expect(compare([6, 4], [4, 6]) == .tied(differing: 2, of: 2))
    #expect(compare([6, 4], [4, 6]).isSound)
  }

  @Test func `larger errors are reported with their priority`() {
    #expect(compare([6, 4], [2, 8]) == .peerIsWorse(priority: 250, by: 4))
    #expect(compare([6, 4], [6, 6]) == .peerIsWorse(priority: 1000, by: 2))
  }

  @Test func `an answer of ours with larger errors is not sound`() {
    #expect(compare([2, 8], [6, 4]) == .oursAreWorse(priority: 250, by: 4))
    #expect(!compare([2, 8], [6, 4]).isSound)
  }

  @Test func `the rows in force follow the edits`() {
    let benchmark = Workload.columns.makeCase(size: 4)
    var tracker = RowTracker(benchmark.model)
    let atStart = tracker.rows.count
    #expect(atStart == benchmark.model.initialRows.count + 1)
    tracker.apply(benchmark.edits(for: .insertItem))
    #expect(tracker.rows.count == atStart + benchmark.insertion.added.count - 1)
    tracker.apply(benchmark.edits(for: .removeItem))
    tracker.apply([.suggest(500), .setConstant(row: 0, constant: 7)])
    #expect(tracker.rows.count == atStart)
    #expect(tracker.rows[0].constant == 500)
    #expect(tracker.rows[1].constant == 7)
  }
}
