import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

@Suite struct `Rows that differ in more than texts` {
  @Test(arguments: RowDifference.allCases, [false, true])
  func `have their own layout at each width`(
    difference: RowDifference, hasConflict: Bool
  ) throws {
    let rows = DifferingRows(difference, hasConflict: hasConflict)
    for width in [300.0, 200] {
      let found = try rows.rows(atWidth: width)
      #expect(found == (try expected(difference, hasConflict, width)))
      #expect(Set(found).count > 1)
    }
  }

  /// The rows of a table whose cell never showed another row.
  private func expected(
    _ difference: RowDifference, _ hasConflict: Bool, _ width: Double
  ) throws -> [[Rect]] {
    try (0..<6).map { row in
      let rows = DifferingRows(difference, row..<row + 1, hasConflict: hasConflict)
      return try rows.rows(atWidth: width)[0]
    }
  }

  @Test func `have their own layout after a rotation`() throws {
    let rows = DifferingRows(.hidden)
    let root = LayoutView("root")
    root.addSubview(rows.table)
    for constraint in rows.table.pins(to: root) { constraint.isActive = true }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(700, 900))
    try engine.layoutIfNeeded()
    let heights = rows.rows.map { $0.first?.height }
    engine.environment = plainEnvironment(900, 700)
    try engine.layoutIfNeeded()
    #expect(rows.rows.map { $0.first?.height } == heights)
    #expect(Set(heights).count == 2)
  }

  @Test func `are asked for again at another width, unlike rows that differ in texts`() throws {
    let messages = Messages([50])
    let table = messages.table()
    try table.layoutRows()
    let asked = messages.asked.count
    table.frame.size.width = 300
    try table.layoutRows()
    #expect(messages.asked.count == asked)
    let rows = DifferingRows(.hidden)
    _ = try rows.rows(atWidth: 300)
    _ = try rows.rows(atWidth: 200)
    #expect(rows.table.statistics.configured == 12)
  }
}
