import Testing
import TinamouLayout
import TinamouLayoutTestSupport

@testable import TinamouLists

@Suite struct `Selected rows` {
  private func path(_ row: Int, _ section: Int = 0) -> ListPath {
    ListPath(row: row, section: section)
  }

  @Test func `stay selected when they move`() throws {
    let rows = BoxRows([[10, 20, 30, 40, 50], [10]])
    let table = rows.table
    table.allowsMultipleSelection = true
    try table.layoutRows()
    for row in [4, 0, 2] { table.selectRow(at: path(row)) }
    rows.heights[0] = [20, 30, 40, 10, 50]
    try table.moveRow(at: path(0), to: path(3))
    #expect(table.indexPathsForSelectedRows == [path(4), path(3), path(1)])
    rows.heights = [[5, 20, 40, 50], [10, 30, 10]]
    try table.performBatchUpdates { () throws(ListError) in
      try table.insertRows(at: [path(0)])
      try table.moveRow(at: path(1), to: path(1, 1))
      try table.moveRow(at: path(3), to: path(2, 1))
    }
    #expect(table.indexPathsForSelectedRows == [path(3), path(2, 1), path(1, 1)])
  }

  @Test func `are not selected when their reloaded section has become shorter`() throws {
    let rows = BoxRows([[10, 20, 30]])
    try rows.table.layoutRows()
    rows.table.selectRow(at: path(2))
    rows.heights = [[10]]
    try rows.table.reloadSections([0])
    #expect(rows.table.indexPathsForSelectedRows.isEmpty)
  }

  @Test(.timeLimit(.minutes(1))) func `move together, however many they are`() throws {
    let rows = BoxRows([[Double](repeating: 20, count: 100_000)])
    rows.table.delegate = nil
    try rows.table.layoutRows()
    rows.table.selection = (0..<100_000).map { path($0) }
    rows.heights[0].append(20)
    try rows.table.insertRows(at: [path(1)])
    #expect(rows.table.indexPathsForSelectedRows == [path(0)] + (2...100_000).map { path($0) })
  }
}
