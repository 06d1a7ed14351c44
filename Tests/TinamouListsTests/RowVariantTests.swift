import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

/// A row with a text beside its accessory.
private final class VariantCell: TableViewCell {
  let title = LayoutView("title", kind: .label)
  let accessory = LayoutView("accessory")

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    accessory.intrinsicContentSize = Size(width: 21, height: 13)
    title.numberOfLines = 0
    contentView.addSubview(title)
    for constraint in title.pins(to: contentView.layoutMarginsGuide) { constraint.isActive = true }
  }
}

/// Rows with the same identifier, each with something that the others do not have.
private final class Variants: TableViewDataSource, TableViewDelegate {
  let table = TableView("table")
  let engine: LayoutEngine
  /// Whether the layout of a row depends on its content alone.
  let isPlanned: Bool

  init(width: Double, isPlanned: Bool) throws(LayoutError) {
    self.isPlanned = isPlanned
    let root = LayoutView("root")
    root.addSubview(table)
    engine = LayoutEngine(root: root, environment: plainEnvironment(width, 900))
    table.register(VariantCell.self, forCellReuseIdentifier: "variant")
    table.dataSource = self
    table.delegate = self
    try LayoutConstraint.activate(table.pins(to: root))
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 9 }

  func tableView(_ tableView: TableView, cellForRowAt path: ListPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "variant", for: path)
    guard let cell = cell as? VariantCell else { return cell }
    cell.contentView.preservesSuperviewLayoutMargins = !isPlanned
    cell.title.text = String(repeating: "row \(path.row) ", count: 1 + 3 * (path.row % 4))
    cell.accessoryView = path.row.isMultiple(of: 2) ? cell.accessory : nil
    cell.separatorInset =
      path.row.isMultiple(of: 3) ? DirectionalEdgeInsets(leading: 5 + Double(path.row)) : nil
    return cell
  }

  func tableView(_ tableView: TableView, heightForRowAt path: ListPath) -> Double {
    path.row % 5 == 4 ? 100 + Double(path.row) : TableView.automaticDimension
  }

  func rows() throws -> [[Rect]] {
    try engine.layoutIfNeeded()
    return (0..<9).map { table.layoutForRow(at: ListPath(row: $0, section: 0))?.frames ?? [] }
  }
}

@Suite struct `Rows that differ` {
  @Test(arguments: [true, false])
  func `are after a change what they would be without the time before`(
    isPlanned: Bool
  ) throws {
    let rows = try Variants(width: 300, isPlanned: isPlanned)
    let first = try rows.rows()
    #expect(Set(first.map(\.count)) == [4, 5])
    for width in [220.0, 400, 300] {
      rows.engine.environment.windowSize.width = width
      #expect(try rows.rows() == Variants(width: width, isPlanned: isPlanned).rows())
    }
    rows.table.separatorStyle = .none
    let plain = try Variants(width: 300, isPlanned: isPlanned)
    plain.table.separatorStyle = .none
    #expect(try rows.rows() == plain.rows())
    rows.table.separatorStyle = .singleLine
    #expect(try rows.rows() == first)
  }
}
