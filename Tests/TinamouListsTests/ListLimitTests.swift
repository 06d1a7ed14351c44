import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists
import TinamouSolver

@Suite struct `Unusual numbers in a list` {
  private func path(_ row: Int, _ section: Int = 0) -> ListPath {
    ListPath(row: row, section: section)
  }

  @Test(arguments: [-1, 0, .nan, -Double.infinity])
  func `no row is at any point of a table without a width`(width: Double) throws {
    let rows = BoxRows([[20, 20]])
    try rows.table.layoutRows()
    rows.table.frame.size.width = width
    #expect(rows.table.indexPathForRow(at: .zero) == nil)
  }

  @Test(arguments: [(0.0, 0), (19.5, 0), (20, 1), (39.5, 1)])
  func `a row is at each of its points`(y: Double, row: Int) throws {
    let rows = BoxRows([[20, 20]])
    try rows.table.layoutRows()
    #expect(rows.table.indexPathForRow(at: Point(x: 0, y: y)) == path(row))
    for x in [-0.5, 200, .nan] {
      #expect(rows.table.indexPathForRow(at: Point(x: x, y: y)) == nil)
    }
    for y in [-0.5, 40, .nan] {
      #expect(rows.table.indexPathForRow(at: Point(x: 0, y: y)) == nil)
    }
  }

  @Test func `automatic estimates leave no gap where headers and footers may be`() throws {
    let rows = BoxRows([[Double]](repeating: [], count: 50))
    let table = rows.table
    table.estimatedSectionHeaderHeight = TableView.automaticDimension
    table.estimatedSectionFooterHeight = TableView.automaticDimension
    try table.layoutRows()
    #expect(table.contentSize.height == 0)
    #expect(table.rectForHeader(inSection: 49).height == 0)
    #expect(table.indexPathForRow(at: .zero) == nil)
    rows.heights = [[20], [20]]
    rows.headers = [0: 12, 1: 14]
    rows.footers[1] = 16
    table.reloadData()
    try table.layoutRows()
    #expect(table.rectForHeader(inSection: 0).height == 12)
    #expect(table.contentSize.height == 12 + 20 + 14 + 20 + 16)
  }

  @Test func `a negative estimate of items means the usual one`() throws {
    let items = BoxItems([[Double](repeating: 20, count: 100)])
    items.view.estimatedItemHeight = -1
    try items.view.layoutItems()
    // The first five of 50 lines are 20 high, the others are expected to be 44.
    #expect(items.view.contentSize.height == 5 * 20 + 45 * 44)
    #expect(items.rect(99)?.height == 44)
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `a display scale that is no number of pixels means 1`(scale: Double) throws {
    let rows = BoxRows([[20, 0]])
    rows.table.separatorStyle = .singleLine
    let root = LayoutView("root")
    root.addSubview(rows.table)
    for constraint in rows.table.pins(to: root) { constraint.isActive = true }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 90, scale: scale))
    try engine.layoutIfNeeded()
    #expect(try engine.solve().diagnostics.isEmpty)
    #expect(rows.height(0) == 21)
    #expect(rows.height(1) == 44)
  }

  @Test func `a row may have a height of its content at some widths only`() throws {
    let rows = BoxRows([[20, 20]])
    let table = rows.table
    let cell = table.dequeueReusableCell(withIdentifier: "box", for: path(0))
    let box = try #require((cell as? BoxCell)?.box)
    box.heights = HeightTable([
      .init(width: 0, height: LayoutView.noIntrinsicMetric), .init(width: 100, height: 20),
    ])
    let weak = box.heightAnchor.constraint(equalToConstant: 15)
    weak.priority = 100
    weak.isActive = true
    for (width, height) in [(120.0, 20.0), (80, 15), (120, 20), (80, 15)] {
      table.frame.size.width = width
      try table.layoutRows()
      #expect([rows.height(0), rows.height(1)] == [height, height])
    }
  }

  @Test(arguments: [99, 5, -1]) func `a row cannot be inserted elsewhere`(row: Int) throws {
    let rows = BoxRows([[20, 20, 20, 20]])
    try rows.table.layoutRows()
    rows.heights[0].append(20)
    #expect(throws: ListError.noItem(path(row))) {
      try rows.table.insertRows(at: [path(row)])
    }
    try rows.table.layoutRows()
    #expect(rows.table.numberOfRows(inSection: 0) == 5)
  }

  @Test func `a row cannot move to a place that does not exist`() throws {
    let rows = BoxRows([[10, 20], []])
    try rows.table.layoutRows()
    #expect(throws: ListError.noItem(path(2))) {
      try rows.table.moveRow(at: path(0), to: path(2))
    }
  }

  @Test(arguments: [1, -1]) func `a section cannot be inserted elsewhere`(section: Int) throws {
    let rows = BoxRows([[20]])
    try rows.table.layoutRows()
    #expect(throws: ListError.noSection(section)) {
      try rows.table.insertSections([section])
    }
  }
}
