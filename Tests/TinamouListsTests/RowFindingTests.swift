import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

/// A row whose box has the given width.
private final class WideCell: TableViewCell {
  let box = LayoutView("box")
  var boxWidth: LayoutConstraint?

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    boxWidth = width
    let height = box.heightAnchor.constraint(equalToConstant: 20)
    for constraint in box.pins(to: contentView) + [width, height] { constraint.isActive = true }
  }
}

/// Rows with wide cells, in a table that fills a window.
private final class WideRows: TableViewDataSource {
  let table = TableView("table", kind: .table)
  let engine: LayoutEngine
  var width = 300.0

  init() throws(LayoutError) {
    let root = LayoutView("root")
    root.addSubview(table)
    engine = LayoutEngine(root: root, environment: plainEnvironment(300, 90))
    table.register(WideCell.self, forCellReuseIdentifier: "wide")
    table.separatorStyle = .none
    table.dataSource = self
    try LayoutConstraint.activate(table.pins(to: root))
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 50 }

  func tableView(_ tableView: TableView, cellForRowAt path: ListPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "wide", for: path)
    (cell as? WideCell)?.boxWidth?.constant = width
    return cell
  }

  func snapshot() throws(LayoutError) -> LayoutSnapshot {
    try engine.layoutIfNeeded()
    return try engine.solve()
  }
}

@Suite struct `Findings in rows` {
  @Test func `a conflict in a row is in the snapshot, once`() throws {
    let rows = try WideRows()
    #expect(try rows.snapshot().broken.isEmpty)
    rows.width = 100
    rows.table.reloadData()
    #expect(try rows.snapshot().broken.count == 1)
    rows.width = 300
    rows.table.reloadData()
    #expect(try rows.snapshot().broken.isEmpty)
  }

  @Test func `a number that no layout can have in a row is in the snapshot`() throws {
    let rows = try WideRows()
    let before = try rows.snapshot().diagnostics
    #expect(before.isEmpty)
    rows.width = 1e10
    rows.table.reloadData()
    let found = try rows.snapshot().diagnostics
    #expect(found.count == 1)
    #expect(found.first?.description.contains("'table'") ?? false)
    rows.width = 300
    rows.table.reloadData()
    #expect(try rows.snapshot().diagnostics.isEmpty)
  }
}
