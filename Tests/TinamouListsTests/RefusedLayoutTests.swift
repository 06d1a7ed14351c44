import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

/// What is known of the rows of a table.
private struct Shown: Equatable {
  let rows: [ListPath]
  let frames: [[Rect]]
  let rects: [Rect]
  let count: Int
  let header: [Rect]
  let contentHeight: Double
  let offset: Point

  init(_ table: TableView) {
    rows = table.indexPathsForVisibleRows
    frames = rows.map { table.layoutForRow(at: $0)?.frames ?? [] }
    rects = (0..<12).map { table.rectForRow(at: ListPath(row: $0, section: 0)) }
    count = table.numberOfRows(inSection: 0)
    header = table.layoutForHeader(inSection: 0)?.frames ?? []
    contentHeight = table.contentSize.height
    offset = table.contentOffset
  }
}

/// A change after which row 6, or the header, has a content that no layout can have.
private enum Damage: CaseIterable {
  case reloadedRow, reloadedRows, reloadedTable, otherWidth, fixedHeight, scrolling, noEstimates
  case insertedRow, header

  private static let paths = (0..<12).map { ListPath(row: $0, section: 0) }

  func happen(to rows: BoxRows) throws {
    let table = rows.table
    switch self {
    case .reloadedRow: try table.reloadRows(at: [Self.paths[6]])
    case .reloadedRows:
      rows.heights[0] = [Double](repeating: 33, count: 12)
      try table.reloadRows(at: Self.paths)
    case .reloadedTable:
      rows.heights[0] = [Double](repeating: 12, count: 13)
      table.reloadData()
    case .otherWidth:
      table.frame.size.width = 150
      try table.reloadRows(at: [Self.paths[6]])
    case .fixedHeight: table.rowHeight = 44
    case .scrolling:
      try table.reloadRows(at: Self.paths)
      table.contentOffset.y = 90
    case .noEstimates: table.estimatedRowHeight = 0
    case .insertedRow:
      rows.heights[0].insert(10, at: 0)
      try table.insertRows(at: [Self.paths[0]])
      try table.reloadRows(at: [Self.paths[6]])
    case .header:
      rows.headers[0] = .nan
      return table.reloadData()
    }
    rows.heights[0][6] = .nan
  }
}

@Suite struct `A refused layout of a list` {
  private func scrolledRows() throws -> BoxRows {
    let rows = BoxRows([(0..<12).map { 15 + Double($0) }])
    rows.headers[0] = 12
    try rows.table.layoutRows()
    rows.table.contentOffset.y = 70
    try rows.table.layoutRows()
    return rows
  }

  @Test(arguments: Damage.allCases)
  fileprivate func `leaves everything as it was until the content can be laid out`(
    damage: Damage
  ) throws {
    let rows = try scrolledRows()
    try damage.happen(to: rows)
    let before = Shown(rows.table)
    #expect(!before.rows.isEmpty)
    for _ in 0..<3 {
      #expect(throws: LayoutError.self) { try rows.table.layoutRows() }
      #expect(Shown(rows.table) == before)
    }
    rows.heights[0] = rows.heights[0].map { $0.isNaN ? 21 : $0 }
    rows.headers[0] = 12
    try rows.table.layoutRows()
    for path in rows.table.indexPathsForVisibleRows {
      let height = rows.table.rowHeight >= 0 ? rows.table.rowHeight : rows.heights[0][path.row]
      #expect(rows.table.layoutForRow(at: path)?.height == height)
      #expect(rows.height(path.row) == height)
    }
  }

  @Test func `leaves the width of the rows too`() throws {
    let rows = BoxRows([[20, 20, 20]])
    let root = LayoutView("root")
    root.addSubview(rows.table)
    for constraint in rows.table.pins(to: root) { constraint.isActive = true }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 90))
    try engine.layoutIfNeeded()
    rows.heights[0][1] = .nan
    try rows.table.reloadRows(at: [ListPath(row: 1, section: 0)])
    engine.environment.windowSize.width = 200
    try engine.layoutIfNeeded()
    let refused = try engine.solve()
    #expect(refused.diagnostics.count == 1)
    #expect(rows.table.layoutForRow(at: ListPath(row: 0, section: 0))?.frames[0].width == 300)
    // Nobody tries again until something changes.
    try engine.layoutIfNeeded()
    #expect(rows.asked.count == 4)
    rows.heights[0][1] = 25
    rows.table.setNeedsLayout()
    try engine.layoutIfNeeded()
    #expect(try engine.solve().diagnostics.isEmpty)
    #expect((0..<3).map { rows.height($0) } == [20, 25, 20])
    #expect(rows.table.layoutForRow(at: ListPath(row: 0, section: 0))?.frames[0].width == 200)
  }

  @Test func `does not scroll to a row`() throws {
    let rows = try scrolledRows()
    rows.heights[0][11] = .nan
    let before = Shown(rows.table)
    for _ in 0..<2 {
      #expect(throws: LayoutError.self) {
        try rows.table.scrollToRow(at: ListPath(row: 10, section: 0), at: .top)
      }
      #expect(Shown(rows.table) == before)
    }
    try rows.table.layoutRows()
    #expect(Shown(rows.table) == before)
  }

  @Test func `leaves the columns of a collection`() throws {
    let items = BoxItems([[10, 20, 30, 40, 50, 60]])
    try items.view.layoutItems()
    let rects = (0..<6).map { items.rect($0) }
    items.heights[0][5] = .nan
    items.view.minimumItemWidth = 60
    items.view.reloadData()
    for _ in 0..<2 {
      #expect(throws: LayoutError.self) { try items.view.layoutItems() }
      #expect(items.view.numberOfColumns == 2)
      #expect((0..<6).map { items.rect($0) } == rects)
      #expect(items.view.contentSize.height == 20 + 40 + 60)
    }
    items.heights[0][5] = 55
    try items.view.layoutItems()
    #expect(items.view.numberOfColumns == 3)
    #expect(items.view.contentSize.height == 30 + 55)
  }

  @Test func `leaves a floating header`() throws {
    let rows = try scrolledRows()
    rows.table.contentOffset.y = 90
    try rows.table.layoutRows()
    let header = rows.table.layoutForHeader(inSection: 0)
    #expect(header?.height == 12)
    rows.heights[0][7] = .nan
    rows.table.reloadData()
    #expect(throws: LayoutError.self) { try rows.table.layoutRows() }
    #expect(rows.table.layoutForHeader(inSection: 0)?.frames == header?.frames)
  }
}
