import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists
import TinamouSolver

@Suite struct `Layout of a table` {
  /// The heights of the rows computed by hand, for a table without separators.
  private func heights(_ messages: Messages, _ width: Double) -> [Double] {
    messages.sections.flatMap { $0.map { $0.rowHeight(width, line: 1.0 / 3) } }
  }

  @Test func `rows have the frames worked out by hand`() throws {
    let messages = Messages([3])
    messages.sections = [
      [
        Message(titleWidth: 90, bodyWidth: 200), Message(titleWidth: 400, bodyWidth: 800),
        Message(titleWidth: 10, bodyWidth: 1000),
      ]
    ]
    let table = messages.table()
    table.separatorStyle = .none
    try table.layoutRows()
    // 375 - 56 - 8 - 8 - 11 - 8 = 284 for the texts.
    let first = try #require(table.layoutForRow(at: ListPath(row: 0, section: 0)))
    #expect(first.frames[0] == Rect(x: 0, y: 0, width: 375, height: 62))
    #expect(first["contentView"] == Rect(x: 0, y: 0, width: 348, height: 62))
    #expect(first["image"] == Rect(x: 8, y: 11, width: 40, height: 40))
    #expect(first["title"] == Rect(x: 56, y: 11, width: 90, height: 20))
    #expect(first["body"] == Rect(x: 56, y: 35, width: 284, height: 16))
    #expect(first["accessory"] == Rect(x: 356, y: 21, width: 11, height: 20))
    // The title is cut off; 800 points of text make three lines of 284.
    let second = try #require(table.layoutForRow(at: ListPath(row: 1, section: 0)))
    #expect(second["title"] == Rect(x: 56, y: 11, width: 284, height: 20))
    #expect(second["body"] == Rect(x: 56, y: 35, width: 284, height: 48))
    #expect(second.height == 94)
    #expect(table.rectForRow(at: ListPath(row: 2, section: 0)).minY == 62 + 94)
    #expect(table.contentSize == Size(width: 375, height: 62 + 94 + 110))
    #expect(second.reuseIdentifier == "message")
  }

  @Test func `a right to left table is the mirror image`() throws {
    let messages = Messages([20])
    let left = messages.table()
    try left.layoutRows()
    let right = messages.table()
    let root = LayoutView("root")
    root.addSubview(right)
    var environment = LayoutEnvironment.standard(on: Platform(.iOS18))
    environment.traits.layoutDirection = .rightToLeft
    environment.systemMinimumLayoutMargins = .zero
    let engine = LayoutEngine(root: root, environment: environment)
    try right.layoutRows()
    for path in left.indexPathsForVisibleRows {
      let (first, second) = (left.layoutForRow(at: path), right.layoutForRow(at: path))
      let names = ["contentView", "accessory", "separator"]
      for name in names {
        let frame = try #require(first?[name])
        #expect(second?[name]?.minX == 375 - frame.maxX)
        #expect(second?[name]?.size == frame.size)
      }
      let content = try #require(first?["contentView"])
      for name in ["image", "title", "body"] {
        let frame = try #require(first?[name])
        #expect(second?[name]?.minX == content.width - frame.maxX)
      }
    }
    #expect(engine.root === root)
  }

  @Test func `a hundred thousand rows cost what is visible`() throws {
    let messages = Messages([50_000, 50_000])
    let table = messages.table()
    try table.layoutRows()
    let visible = table.indexPathsForVisibleRows.count
    #expect((6...14).contains(visible))
    #expect(messages.asked.count == visible)
    #expect(table.statistics.laidOut == visible)
    messages.forgetAsked()
    table.contentOffset.y = 2_000_000
    try table.layoutRows()
    #expect(messages.asked.count <= 14)
    #expect(table.statistics.laidOut <= 28)
    // The offset is that of the rows in view.
    let first = try #require(table.indexPathsForVisibleRows.first)
    #expect(table.rectForRow(at: first).minY <= table.contentOffset.y)
    #expect(table.rectForRow(at: first).maxY > table.contentOffset.y)
    #expect(table.statistics.solved <= 6)
  }

  @Test func `scrolling by one row lays out one row`() throws {
    let messages = Messages([1000])
    let table = messages.table()
    try table.layoutRows()
    for _ in 0..<40 {
      let before = table.statistics
      let last = try #require(table.indexPathsForVisibleRows.last)
      let next = ListPath(row: last.row + 1, section: 0)
      // Until one point of the next row is visible.
      let bottom = table.rectForRow(at: last).maxY
      table.contentOffset.y = bottom - table.frame.height + 1
      try table.layoutRows()
      #expect(table.indexPathsForVisibleRows.last == next)
      #expect(table.statistics.laidOut == before.laidOut + 1)
      #expect(table.statistics.configured == before.configured + 1)
    }
    let before = table.statistics
    try table.layoutRows()
    #expect(table.statistics == before)
  }

  @Test func `a window of another size lays out no rows of a table that keeps its frame`() throws {
    let messages = Messages([100])
    let table = messages.table()
    let root = LayoutView("root")
    root.addSubview(table)
    table.widthAnchor.constraint(equalToConstant: 375).isActive = true
    table.heightAnchor.constraint(equalToConstant: 667).isActive = true
    let engine = LayoutEngine(
      root: root,
      environment: try WindowConfiguration.size(Size(width: 900, height: 1024))
        .environment(on: Platform(.iOS18)))
    try engine.layoutIfNeeded()
    let before = table.statistics
    #expect(before.laidOut > 0)
    for size in [Size(width: 899, height: 1024), Size(width: 898, height: 1000)] {
      engine.environment = try WindowConfiguration.size(size).environment(on: Platform(.iOS18))
      try engine.layoutIfNeeded()
      #expect(table.statistics == before)
    }
  }

  @Test func `minimum margins that no cell reads lay out no cells`() throws {
    let messages = Messages([100])
    let table = messages.table()
    let root = LayoutView("root")
    root.addSubview(table)
    table.directionalLayoutMargins = .all(16)
    table.widthAnchor.constraint(equalToConstant: 375).isActive = true
    table.heightAnchor.constraint(equalToConstant: 667).isActive = true
    let engine = LayoutEngine(root: root)
    try engine.layoutIfNeeded()
    let before = table.statistics.laidOut
    #expect(before > 0)
    engine.environment.systemMinimumLayoutMargins = .all(30)
    try engine.layoutIfNeeded()
    #expect(table.statistics.laidOut == before)
    table.directionalLayoutMargins = .all(17)
    try engine.layoutIfNeeded()
    #expect(table.statistics.laidOut > before)
  }

  @Test func `scrolled through, all rows have the heights worked out by hand`() throws {
    let messages = Messages([60, 40])
    let table = messages.table()
    try table.layoutRows()
    var y = 0.0
    while y < table.contentSize.height {
      table.contentOffset.y = y
      try table.layoutRows()
      y = table.contentOffset.y + 300
    }
    for (section, rows) in messages.sections.enumerated() {
      for (row, message) in rows.enumerated() {
        let rect = table.rectForRow(at: ListPath(row: row, section: section))
        #expect(abs(rect.height - message.rowHeight(375, line: 1.0 / 3)) < 0.0001)
      }
    }
    #expect(
      abs(table.contentSize.height - heights(messages, 375).reduce(0, +)) < 0.01)
  }

  @Test func `sections have headers and footers`() throws {
    let messages = Messages([2, 2])
    messages.headers = true
    let table = messages.table()
    table.separatorStyle = .none
    try table.layoutRows()
    #expect(table.rectForHeader(inSection: 0) == Rect(x: 0, y: 0, width: 375, height: 30))
    let second = table.rectForRow(at: ListPath(row: 1, section: 0))
    #expect(
      table.rectForFooter(inSection: 0)
        == Rect(x: 0, y: second.maxY, width: 375, height: 30))
    #expect(table.rectForHeader(inSection: 1).minY == second.maxY + 30)
    #expect(table.rectForFooter(inSection: 1).height == 0)
    #expect(table.rect(forSection: 0).height == second.maxY + 30)
    #expect(
      table.layoutForHeader(inSection: 0)?["text"] == Rect(x: 0, y: 0, width: 375, height: 30))
    #expect(table.layoutForFooter(inSection: 1) == nil)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 2)
    #expect(table.numberOfRows(inSection: 7) == 0)
  }

  @Test func `cells follow the readable width when the table says so`() throws {
    let messages = Messages([3])
    let table = messages.table(1024)
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    try table.layoutRows()
    let path = ListPath(row: 0, section: 0)
    #expect(table.layoutForRow(at: path)?["image"]?.minX == 8)
    #expect(table.layoutForRow(at: path)?["separator"]?.minX == 8)
    table.cellLayoutMarginsFollowReadableWidth = true
    try table.layoutRows()
    // 664 in the middle of 1024; accessory and separator move with it.
    #expect(table.layoutForRow(at: path)?["image"]?.minX == 180)
    #expect(table.layoutForRow(at: path)?["accessory"]?.maxX == 844)
    #expect(
      table.layoutForRow(at: path)?["separator"]
        == Rect(x: 180, y: 62, width: 844, height: 1.0 / 3))
    table.frame.size.width = 700
    try table.layoutRows()
    #expect(table.layoutForRow(at: path)?["image"]?.minX == 8)
  }

  @Test func `a fixed height needs no estimate and holds for the row`() throws {
    let messages = Messages([500])
    let table = messages.table()
    table.rowHeight = 70
    try table.layoutRows()
    #expect(table.contentSize.height == 500 * 70)
    #expect(table.layoutForRow(at: ListPath(row: 3, section: 0))?.height == 70)
    table.rowHeight = TableView.automaticDimension
    try table.layoutRows()
    #expect(
      table.layoutForRow(at: ListPath(row: 0, section: 0))?.height
        != 70)
  }

  @Test func `an estimate of zero lays out all rows at once`() throws {
    let messages = Messages([200])
    let table = messages.table()
    table.estimatedRowHeight = 0
    try table.layoutRows()
    #expect(abs(table.contentSize.height - heights(messages, 375).reduce(0, +)) < 0.01)
    #expect(Set(messages.asked).count == 200)
  }

  @Test func `with an estimate of zero all rows are measured again after a change`() throws {
    let messages = Messages([60])
    let table = messages.table()
    table.estimatedRowHeight = 0
    try table.layoutRows()
    messages.sections[0].append(Messages.message(60))
    try table.insertRows(at: [ListPath(row: 60, section: 0)])
    try table.layoutRows()
    #expect(abs(table.contentSize.height - heights(messages, 375).reduce(0, +)) < 0.01)
    table.frame.size.width = 700
    try table.layoutRows()
    #expect(abs(table.contentSize.height - heights(messages, 700).reduce(0, +)) < 0.01)
  }
}
