import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists
import TinamouSolver

@Suite struct `The row in view` {
  private func place(_ row: Int, _ table: TableView) -> Double {
    table.rectForRow(at: ListPath(row: row, section: 0)).minY - table.contentOffset.y
  }

  /// A table scrolled to the middle, with the first row that begins in view.
  private func scrolled(_ messages: Messages) throws -> (TableView, row: Int) {
    let table = messages.table()
    try table.layoutRows()
    table.contentOffset.y = 20_000
    try table.layoutRows()
    let rows = table.indexPathsForVisibleRows.map(\.row)
    return (table, try #require(rows.first { place($0, table) >= 0 }))
  }

  @Test func `stays where it is through every width`() throws {
    let messages = Messages([1000])
    let (table, row) = try scrolled(messages)
    let before = place(row, table)
    for width in [320.0, 500, 744, 1024, 1366, 200, 375] {
      table.frame.size.width = width
      try table.layoutRows()
      #expect(abs(place(row, table) - before) < 1e-6, "\(width)")
      #expect(table.indexPathsForVisibleRows.contains(ListPath(row: row, section: 0)))
      #expect(messages.asked.count < 100)
    }
  }

  @Test func `stays where it is while rows above come and go`() throws {
    let messages = Messages([1000])
    let (table, row) = try scrolled(messages)
    let before = place(row, table)
    messages.sections[0].insert(contentsOf: (0..<7).map { Messages.message(5000 + $0) }, at: 3)
    try table.insertRows(at: (3..<10).map { ListPath(row: $0, section: 0) })
    try table.layoutRows()
    #expect(abs(place(row + 7, table) - before) < 1e-6)
    messages.sections[0].removeSubrange(0..<20)
    try table.deleteRows(at: (0..<20).map { ListPath(row: $0, section: 0) })
    try table.layoutRows()
    #expect(abs(place(row - 13, table) - before) < 1e-6)
    // Rows in between and below.
    messages.sections[0].remove(at: row - 12)
    messages.sections[0].remove(at: row + 50)
    try table.deleteRows(at: [
      ListPath(row: row - 12, section: 0), ListPath(row: row + 51, section: 0),
    ])
    try table.layoutRows()
    #expect(abs(place(row - 13, table) - before) < 1e-6)
    for path in table.indexPathsForVisibleRows {
      let expected = messages.sections[0][path.row].rowHeight(375, line: 1.0 / 3)
      #expect(abs(table.rectForRow(at: path).height - expected) < 1e-4)
    }
  }

  @Test func `gives its place to the next one when it is deleted`() throws {
    let messages = Messages([1000])
    let (table, row) = try scrolled(messages)
    let next = place(row + 1, table)
    let number = messages.sections[0][row + 1]
    messages.sections[0].remove(at: row)
    try table.deleteRows(at: [ListPath(row: row, section: 0)])
    try table.layoutRows()
    #expect(messages.sections[0][row] == number)
    #expect(abs(place(row, table) - next) < 1e-6)
  }

  @Test func `stays where it is when its text and those above change`() throws {
    let messages = Messages([1000])
    let (table, row) = try scrolled(messages)
    let before = place(row, table)
    messages.forgetAsked()
    messages.sections[0][row - 1].bodyWidth += 900
    messages.sections[0][row].bodyWidth += 900
    let counts = table.statistics
    try table.reloadRows(at: [
      ListPath(row: row - 1, section: 0), ListPath(row: row, section: 0),
    ])
    try table.layoutRows()
    #expect(abs(place(row, table) - before) < 1e-6)
    #expect(table.statistics.laidOut <= counts.laidOut + 2)
    #expect(messages.asked.allSatisfy { $0.row == row || $0.row == row - 1 })
  }

  @Test func `stays in view when the text size changes`() throws {
    let messages = Messages([1000])
    let table = messages.table()
    let root = LayoutView("root")
    root.addSubview(table)
    let engine = LayoutEngine(root: root, environment: .standard(on: Platform(.iOS18)))
    try table.layoutRows()
    table.contentOffset.y = 20_000
    try table.layoutRows()
    let row = try #require(
      table.indexPathsForVisibleRows.map(\.row).first { place($0, table) >= 0 })
    let before = place(row, table)
    messages.sections[0] = messages.sections[0].map {
      Message(titleWidth: $0.titleWidth * 2, bodyWidth: $0.bodyWidth * 2)
    }
    engine.environment.traits.preferredContentSizeCategory = .extraExtraExtraLarge
    try table.layoutRows()
    #expect(abs(place(row, table) - before) < 1e-6)
    let path = ListPath(row: row, section: 0)
    let expected = messages.sections[0][row].rowHeight(375, line: 1.0 / 3)
    #expect(abs(table.rectForRow(at: path).height - expected) < 1e-4)
  }

  @Test(arguments: [0.0, 50])
  func `the end of a list that becomes shorter stays at the lower edge`(_ inset: Double) throws {
    let messages = Messages([30])
    let table = messages.table()
    table.contentInset.bottom = inset
    try table.scrollToRow(at: ListPath(row: 29, section: 0), at: .bottom)
    #expect(abs(table.contentSize.height + inset - 600 - table.contentOffset.y) < 1e-6)
    messages.sections[0].removeSubrange(20..<30)
    try table.deleteRows(at: (20..<30).map { ListPath(row: $0, section: 0) })
    try table.layoutRows()
    #expect(abs(table.contentSize.height + inset - 600 - table.contentOffset.y) < 1e-6)
    #expect(table.indexPathsForVisibleRows.last == ListPath(row: 19, section: 0))
    messages.sections[0].removeSubrange(1..<20)
    try table.deleteRows(at: (1..<20).map { ListPath(row: $0, section: 0) })
    try table.layoutRows()
    #expect(table.contentOffset.y == 0)
  }

  @Test func `scrolling to a row puts it where it was asked for`() throws {
    let messages = Messages([1000])
    let table = messages.table()
    let path = ListPath(row: 700, section: 0)
    try table.scrollToRow(at: path, at: .top)
    #expect(abs(place(700, table)) < 1e-6)
    try table.scrollToRow(at: path, at: .bottom)
    #expect(abs(place(700, table) + table.rectForRow(at: path).height - 600) < 1e-6)
    try table.scrollToRow(at: path, at: .middle)
    #expect(abs(place(700, table) + table.rectForRow(at: path).height / 2 - 300) < 1e-6)
    let before = table.contentOffset
    try table.scrollToRow(at: path, at: .none)
    #expect(abs(table.contentOffset.y - before.y) < 1e-6)
    try table.scrollToRow(at: ListPath(row: 0, section: 0), at: .middle)
    #expect(table.contentOffset.y == 0)
    #expect(messages.sections[0].count == 1000)
  }

  @Test func `changes that do not fit the data source are errors`() throws {
    let messages = Messages([5])
    let table = messages.table()
    try table.layoutRows()
    #expect(throws: ListError.noItem(ListPath(row: 5, section: 0))) {
      try table.deleteRows(at: [ListPath(row: 5, section: 0)])
    }
    #expect(throws: ListError.inconsistentItems(section: 0, expected: 6, found: 5)) {
      try table.insertRows(at: [ListPath(row: 0, section: 0)])
    }
    try table.layoutRows()
    #expect(table.numberOfRows(inSection: 0) == 5)
    messages.sections.insert([Messages.message(3)], at: 0)
    try table.insertSections([0])
    try table.layoutRows()
    #expect(table.numberOfSections == 2)
    try table.performBatchUpdates { () throws(ListError) in
      messages.sections.remove(at: 0)
      messages.sections[0].swapAt(0, 4)
      try table.deleteSections([0])
      try table.moveRow(at: ListPath(row: 0, section: 1), to: ListPath(row: 4, section: 0))
      try table.moveRow(at: ListPath(row: 4, section: 1), to: ListPath(row: 0, section: 0))
    }
    try table.layoutRows()
    for path in table.indexPathsForVisibleRows {
      let expected = messages.sections[0][path.row].rowHeight(375, line: 1.0 / 3)
      #expect(abs(table.rectForRow(at: path).height - expected) < 1e-4)
    }
  }
}
