import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

@Suite struct `Margins of cells` {
  /// Where the text of the first row lies in a table that fills a window of a device.
  private func note(
    _ device: String, _ change: (TableView) -> Void = { _ in }
  ) throws -> (note: Rect, width: Double) {
    let device = try #require(Device.named(device))
    let environment = try WindowConfiguration.device(device).environment(on: Platform(.iOS18))
    let root = LayoutView("root")
    let table = TableView("table", kind: .table)
    let notes = Notes()
    notes.show(in: table, CollectionView("collection"))
    root.addSubview(table)
    change(table)
    let engine = LayoutEngine(root: root, environment: environment)
    try LayoutConstraint.activate(table.pins(to: root))
    try engine.layoutIfNeeded()
    let layout = table.layoutForRow(at: ListPath(row: 0, section: 0))
    return (try #require(layout?["note"]), table.frame.width)
  }

  @Test(arguments: [("iphone-se-3", 16.0), ("iphone-11", 20), ("ipad-mini-6", 20)])
  func `are 16 or 20 at the sides by device, and 11 above and below`(
    _ device: String, _ margin: Double
  ) throws {
    let (note, width) = try note(device)
    #expect(note.minX == margin)
    #expect(note.maxX == width - margin)
    #expect(note.minY == 11)
  }

  @Test func `are 8 in old files of Interface Builder`() throws {
    let (note, width) = try note("iphone-11") { $0.cellMarginProfile = .before13000 }
    #expect(note.minX == 8 && note.minY == 8 && note.maxX == width - 8)
  }

  @Test func `are those of the readable width on a small iPad`() throws {
    let (note, width) = try note("ipad-mini-6") { $0.cellLayoutMarginsFollowReadableWidth = true }
    #expect(width == 744)
    #expect(note.minX == 20 && note.width == 704)
  }

  @Test func `follow minimum margins of the window that the cell reads`() throws {
    let table = TableView("table", kind: .table)
    let source = PreservingRows()
    table.dataSource = source
    table.register(PreservingCell.self, forCellReuseIdentifier: "row")
    let root = LayoutView("root")
    root.addSubview(table)
    try LayoutConstraint.activate(table.pins(to: root))
    let engine = LayoutEngine(root: root)
    for margin in [30.0, 40, 20] {
      engine.environment.systemMinimumLayoutMargins = .all(margin)
      try engine.layoutIfNeeded()
      let layout = table.layoutForRow(at: ListPath(row: 0, section: 0))
      #expect(layout?["note"]?.minX == margin)
    }
  }
}

/// A cell whose content keeps the margins of the list.
private final class PreservingCell: TableViewCell {
  required init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    let note = LayoutView("note")
    contentView.addSubview(note)
    let guide = contentView.layoutMarginsGuide
    let constraints = [
      note.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      note.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      note.topAnchor.constraint(equalTo: contentView.topAnchor),
      note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      note.heightAnchor.constraint(equalToConstant: 44),
    ]
    for constraint in constraints { constraint.isActive = true }
  }
}

private final class PreservingRows: TableViewDataSource {
  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt path: ListPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: path)
  }
}
