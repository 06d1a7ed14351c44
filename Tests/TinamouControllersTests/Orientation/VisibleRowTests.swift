import Testing
import TinamouControllers
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

@Suite struct `The row in view of a window` {
  @Test func `stays where it is through every width from 320 to 1366`() throws {
    let messages = Messages([1000])
    let table = messages.table()
    let window = Window(
      rootController: LayoutController(view: table), environment: try padWindow(1366))
    try window.engine.layoutIfNeeded()
    table.contentOffset.y = 20_000
    try table.layoutRows()
    func place(_ path: ListPath) -> Double {
      table.rectForRow(at: path).minY - table.contentOffset.y
    }
    let row = try #require(table.indexPathsForVisibleRows.first { place($0) >= 0 })
    let before = place(row)
    for width in Array((320...1366).reversed()) + [1366, 320, 1024, 640, 639] {
      try window.resize(to: padWindow(Double(width)))
      #expect(abs(place(row) - before) < 1e-6, "\(width)")
      #expect(table.frame.width == Double(width))
      #expect(table.indexPathsForVisibleRows.contains(row))
    }
  }
}
