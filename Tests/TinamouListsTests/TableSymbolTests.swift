import Testing
import TinamouLayout
import TinamouLists

/// The members of UITableView, its cells, its data source and its delegate; each test is named
/// after the symbol.
@Suite struct TableSymbolTests {
  /// Two sections of five rows of 20 points.
  private let rows = BoxRows([[20, 20, 20, 20, 20], [20, 20, 20, 20, 20]])
  private var table: TableView { rows.table }

  private func path(_ row: Int, _ section: Int = 0) -> ListPath {
    ListPath(row: row, section: section)
  }

  // MARK: Data source

  @Test func `numberOfSections(in:)`() throws {
    try table.layoutRows()
    #expect(table.numberOfSections == 2)
    #expect(table.contentSize == Size(width: 200, height: 320))
  }

  @Test func `tableView(_:numberOfRowsInSection:)`() throws {
    rows.heights[0] = [20]
    try table.layoutRows()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(table.numberOfRows(inSection: 1) == 5)
    #expect(table.numberOfRows(inSection: 2) == 0)
  }

  @Test func `tableView(_:cellForRowAt:)`() throws {
    try table.layoutRows()
    #expect(rows.asked == (0..<5).map { path($0) })
    #expect(table.layoutForRow(at: path(1))?["box"]?.size == Size(width: 200, height: 20))
    #expect(table.layoutForRow(at: path(1, 1)) == nil)
  }

  // MARK: Delegate

  @Test func `tableView(_:heightForRowAt:)`() throws {
    rows.rowHeight = 33
    try table.layoutRows()
    #expect(rows.height(0) == 33)
    rows.rowHeight = TableView.automaticDimension
    table.reloadData()
    try table.layoutRows()
    #expect(rows.height(0) == 20)
  }

  @Test func `tableView(_:estimatedHeightForRowAt:)`() throws {
    rows.estimate = 100
    table.reloadData()
    try table.layoutRows()
    #expect(table.contentSize.height == 600)
  }

  @Test func `tableView(_:viewForHeaderInSection:)`() throws {
    rows.headers = [0: 12]
    try table.layoutRows()
    #expect(table.rectForHeader(inSection: 0) == Rect(x: 0, y: 0, width: 200, height: 12))
    #expect(table.layoutForHeader(inSection: 0)?["box"]?.height == 12)
    #expect(rows.place(0) == 12)
  }

  @Test func `tableView(_:viewForFooterInSection:)`() throws {
    rows.heights[0] = [20]
    rows.footers = [0: 7]
    try table.layoutRows()
    #expect(table.rectForFooter(inSection: 0) == Rect(x: 0, y: 20, width: 200, height: 7))
    #expect(rows.place(0, 1) == 27)
  }

  // MARK: Reuse

  @Test func `register(_:forCellReuseIdentifier:)`() {
    #expect(table.dequeueReusableCell(withIdentifier: "box", for: path(0)) is BoxCell)
    #expect(!(table.dequeueReusableCell(withIdentifier: "other", for: path(0)) is BoxCell))
  }

  @Test func `dequeueReusableCell(withIdentifier:for:)`() {
    let cell = table.dequeueReusableCell(withIdentifier: "box", for: path(0))
    #expect(cell.reuseIdentifier == "box")
    // One cell is used for all rows; a row shows what was read from it.
    #expect(table.dequeueReusableCell(withIdentifier: "box", for: path(1)) === cell)
    table.register(BoxCell.self, forCellReuseIdentifier: "second")
    let second = table.dequeueReusableCell(withIdentifier: "second", for: path(1))
    #expect(second is BoxCell && second !== cell)
  }

  @Test func `register(_:forHeaderFooterViewReuseIdentifier:)`() {
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") is BoxHeader)
  }

  @Test func `dequeueReusableHeaderFooterView(withIdentifier:)`() {
    let view = table.dequeueReusableHeaderFooterView(withIdentifier: "header")
    #expect(view.reuseIdentifier == "header")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") === view)
  }

  // MARK: Heights

  @Test func rowHeight() throws {
    table.rowHeight = 25
    try table.layoutRows()
    #expect(rows.height(0) == 25)
    #expect(table.contentSize.height == 250)
  }

  @Test func automaticDimension() throws {
    #expect(TableView.automaticDimension == -1)
    #expect(table.rowHeight == TableView.automaticDimension)
    #expect(table.estimatedRowHeight == TableView.automaticDimension)
  }

  @Test func estimatedRowHeight() throws {
    table.estimatedRowHeight = 30
    try table.layoutRows()
    #expect(table.contentSize.height == 250)
    table.estimatedRowHeight = 0
    try table.layoutRows()
    #expect(table.contentSize.height == 200)
  }

  @Test func estimatedSectionHeaderHeight() throws {
    rows.headers = [1: 12]
    table.estimatedSectionHeaderHeight = 9
    try table.layoutRows()
    // There is no header above the first section, and the second was not laid out.
    #expect(table.contentSize.height == 329)
  }

  @Test func estimatedSectionFooterHeight() throws {
    // In a plain table the footer at the lower edge would float and so be known.
    table.style = .grouped
    table.estimatedSectionFooterHeight = 9
    try table.layoutRows()
    #expect(table.contentSize.height == 338)
  }

  // MARK: Changes

  @Test func `reloadData()`() throws {
    try table.layoutRows()
    rows.heights = [[30]]
    table.reloadData()
    try table.layoutRows()
    #expect(table.contentSize.height == 30)
  }

  /// Scrolls so that row 3 is visible and returns its position.
  private func scroll() throws -> Double {
    table.estimatedRowHeight = 20
    table.contentOffset.y = 55
    try table.layoutRows()
    #expect(rows.place(3) == 5)
    return rows.place(3)
  }

  @Test func `insertRows(at:)`() throws {
    let place = try scroll()
    rows.heights[0].insert(40, at: 0)
    try table.insertRows(at: [path(0)])
    try table.layoutRows()
    #expect(rows.place(4) == place)
    #expect(throws: ListError.self) { try table.insertRows(at: [path(0)]) }
  }

  @Test func `deleteRows(at:)`() throws {
    let place = try scroll()
    rows.heights[0].remove(at: 1)
    try table.deleteRows(at: [path(1)])
    try table.layoutRows()
    #expect(rows.place(2) == place)
    #expect(throws: ListError.noItem(path(9))) { try table.deleteRows(at: [path(9)]) }
  }

  @Test func `moveRow(at:to:)`() throws {
    rows.heights[0] = [10, 20, 30, 40, 50]
    try table.layoutRows()
    rows.heights[0] = [20, 30, 10, 40, 50]
    try table.moveRow(at: path(0), to: path(2))
    try table.layoutRows()
    #expect((0..<3).map { rows.height($0) } == [20, 30, 10])
  }

  @Test func `reloadRows(at:)`() throws {
    try table.layoutRows()
    rows.heights[0][1] = 35
    try table.reloadRows(at: [path(1)])
    try table.layoutRows()
    #expect(rows.height(1) == 35)
    #expect(rows.asked.count == 6)
  }

  @Test func `insertSections(_:)`() throws {
    let place = try scroll()
    rows.heights.insert([20, 20], at: 0)
    try table.insertSections([0])
    try table.layoutRows()
    #expect(rows.place(3, 1) == place)
  }

  @Test func `deleteSections(_:)`() throws {
    try table.layoutRows()
    rows.heights.remove(at: 0)
    try table.deleteSections([0])
    try table.layoutRows()
    #expect(table.numberOfSections == 1)
    #expect(throws: ListError.noSection(1)) { try table.deleteSections([1]) }
  }

  @Test func `reloadSections(_:)`() throws {
    try table.layoutRows()
    rows.heights[0] = [30, 30]
    try table.reloadSections([0])
    try table.layoutRows()
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(rows.height(1) == 30)
    #expect(rows.place(0) == 0)
    rows.heights[1] = []
    #expect(throws: ListError.inconsistentItems(section: 1, expected: 5, found: 0)) {
      try table.reloadSections([0])
    }
  }

  @Test func `performBatchUpdates(_:)`() throws {
    let place = try scroll()
    rows.heights = [[20, 20, 20], [20, 20, 20, 20, 20, 20]]
    try table.performBatchUpdates { () throws(ListError) in
      try table.deleteRows(at: [path(0), path(1)])
      try table.insertRows(at: [path(0, 1)])
    }
    try table.layoutRows()
    #expect(rows.place(1) == place)
  }

  // MARK: Questions

  @Test func indexPathsForVisibleRows() throws {
    try table.layoutRows()
    #expect(table.indexPathsForVisibleRows == (0..<5).map { path($0) })
  }

  @Test func `indexPathForRow(at:)`() throws {
    try table.layoutRows()
    #expect(table.indexPathForRow(at: Point(x: 10, y: 39.5)) == path(1))
    #expect(table.indexPathForRow(at: Point(x: 201, y: 39.5)) == nil)
    #expect(table.indexPathForRow(at: Point(x: 10, y: -1)) == nil)
  }

  @Test func `rectForRow(at:)`() throws {
    try table.layoutRows()
    #expect(table.rectForRow(at: path(2)) == Rect(x: 0, y: 40, width: 200, height: 20))
    #expect(table.rectForRow(at: path(5)) == .zero)
  }

  @Test func `rectForHeader(inSection:)`() throws {
    rows.headers = [0: 12]
    table.contentOffset.y = 30
    try table.layoutRows()
    // Its own position, wherever it floats.
    #expect(table.rectForHeader(inSection: 0).minY == 0)
  }

  @Test func `rectForFooter(inSection:)`() throws {
    rows.footers = [0: 12]
    table.estimatedSectionFooterHeight = 12
    try table.layoutRows()
    #expect(table.rectForFooter(inSection: 0).minY == 100)
  }

  @Test func `rect(forSection:)`() throws {
    rows.headers = [0: 12]
    rows.footers = [0: 7]
    rows.heights[0] = [20, 20]
    try table.layoutRows()
    #expect(table.rect(forSection: 0) == Rect(x: 0, y: 0, width: 200, height: 59))
  }

  @Test func `scrollToRow(at:at:)`() throws {
    try table.scrollToRow(at: path(2, 1), at: .top)
    #expect(rows.place(2, 1) == 0 || rows.place(4, 1) == 80)
    try table.scrollToRow(at: path(1), at: .middle)
    try table.scrollToRow(at: path(3), at: .bottom)
    #expect(rows.place(3) == 80 || table.contentOffset.y == 0)
  }

  // MARK: Looks

  @Test func style() throws {
    #expect(table.style == .plain)
    rows.headers = [0: 12]
    rows.footers = [0: 8]
    table.estimatedSectionHeaderHeight = 12
    table.estimatedSectionFooterHeight = 8
    table.contentOffset.y = 50
    try table.layoutRows()
    // Rows from 12 to 112, the footer from 112 to 120, and the edges at 50 and 150.
    #expect(table.frameForHeader(inSection: 0) == Rect(x: 0, y: 50, width: 200, height: 12))
    #expect(table.layoutForHeader(inSection: 0)?.height == 12)
    #expect(table.frameForFooter(inSection: 0).minY == 112)
    table.contentOffset.y = 5
    try table.layoutRows()
    #expect(table.frameForFooter(inSection: 0).minY == 97)
    table.contentOffset.y = 110
    try table.layoutRows()
    // The end of the rows pushes the header out.
    #expect(table.frameForHeader(inSection: 0).minY == 100)
    table.style = .grouped
    #expect(table.frameForHeader(inSection: 0).minY == 0)
    #expect(table.frameForFooter(inSection: 0).minY == 112)
  }

  @Test func `a header above whose height was not known leaves the rows where they are`() throws {
    rows.heights[0] = [Double](repeating: 20, count: 50)
    rows.headers = [0: 12]
    table.estimatedRowHeight = 20
    table.contentOffset.y = 400
    try table.layoutRows()
    #expect(rows.place(20) == 0)
    #expect(table.contentOffset.y == 412)
    #expect(table.frameForHeader(inSection: 0).minY == 412)
    try table.layoutRows()
    #expect(rows.place(20) == 0)
  }

  @Test func separatorStyle() throws {
    try table.layoutRows()
    #expect(rows.height(0) == 20)
    table.separatorStyle = .singleLine
    try table.layoutRows()
    let scale = LayoutEnvironment.standard.traits.displayScale
    #expect(abs(rows.height(0) - 20 - 1 / scale) < 1e-6)
  }

  @Test func separatorInset() throws {
    table.separatorStyle = .singleLine
    table.separatorInset = DirectionalEdgeInsets(leading: 30, trailing: 10)
    try table.layoutRows()
    let line = try #require(table.layoutForRow(at: path(0))?["separator"])
    #expect(line.minX == 30 && line.width == 160)
  }

  @Test func cellLayoutMarginsFollowReadableWidth() throws {
    #expect(!table.cellLayoutMarginsFollowReadableWidth)
    table.frame.size.width = 1000
    let icon = LayoutView("icon")
    let cell = table.dequeueReusableCell(withIdentifier: "box", for: path(0))
    cell.contentView.addSubview(icon)
    for constraint in [
      icon.leadingAnchor.constraint(equalTo: cell.contentView.layoutMarginsGuide.leadingAnchor),
      icon.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
      icon.widthAnchor.constraint(equalToConstant: 5),
      icon.heightAnchor.constraint(equalToConstant: 5),
    ] { constraint.isActive = true }
    try table.layoutRows()
    #expect(table.layoutForRow(at: path(0))?["icon"]?.minX == 8)
    table.cellLayoutMarginsFollowReadableWidth = true
    try table.layoutRows()
    #expect(table.layoutForRow(at: path(0))?["icon"]?.minX == 168)
  }

  @Test func accessoryView() throws {
    let arrow = LayoutView("arrow")
    arrow.intrinsicContentSize = Size(width: 10, height: 12)
    rows.accessory = arrow
    try table.layoutRows()
    let layout = try #require(table.layoutForRow(at: path(0)))
    #expect(layout["arrow"] == Rect(x: 182, y: 4, width: 10, height: 12))
    #expect(layout["contentView"]?.width == 174)
  }

  @Test func contentView() {
    let cell = table.dequeueReusableCell(withIdentifier: "box", for: path(0))
    #expect(cell.contentView.superview === cell)
  }
}
