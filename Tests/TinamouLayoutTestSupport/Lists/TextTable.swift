import TinamouLayout
import TinamouLists

/// A row with a title on one line, a text that wraps and, in some rows, an accessory.
private final class TextCell: TableViewCell {
  private lazy var texts = TextPair(in: contentView, .body, .subheadline)

  func show(_ row: TextRow) {
    texts.show(row.texts)
    if row.hasAccessory == (accessoryView == nil) {
      let accessory = LayoutView("accessory", kind: .image)
      accessory.intrinsicContentSize = Size(width: 11, height: 20)
      accessoryView = row.hasAccessory ? accessory : nil
    }
  }
}

/// The content of a row.
struct TextRow {
  var texts: TextPair.Texts
  var hasAccessory: Bool
}

/// Everything that the layout of a table depends on.
struct TextTableState {
  var sections: [[TextRow]]
  var window = ListWindow.State()
  var hasSeparators = true
  var separatorInset: Double?
  var followsReadableWidth = false
  var profile = CellMarginProfile.standard
  var isGrouped = false
  var margin = 8.0
  var rowHeight = TableView.automaticDimension
  var inset = 0.0
}

/// A table with the rows of a state, in a window.
final class TextTable: TableViewDataSource {
  var state: TextTableState
  let table = TableView("table")
  private let window: ListWindow

  /// Makes the window; `tableHeight` is that of the table, by default the one of the window.
  init(_ state: TextTableState, tableHeight: Double? = nil) throws {
    self.state = state
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    window = try ListWindow(table, height: tableHeight, state.window)
    table.dataSource = self
    try update()
  }

  /// Sets what has changed.
  func update() throws {
    window.engine.environment = try state.window.environment()
    set(\.separatorStyle, of: table, to: state.hasSeparators ? .singleLine : .none)
    set(
      \.separatorInset, of: table,
      to: state.separatorInset.map { DirectionalEdgeInsets(leading: $0) })
    set(\.cellLayoutMarginsFollowReadableWidth, of: table, to: state.followsReadableWidth)
    set(\.cellMarginProfile, of: table, to: state.profile)
    set(\.style, of: table, to: state.isGrouped ? .grouped : .plain)
    set(
      \.layoutMargins, of: table,
      to: EdgeInsets(top: 8, left: state.margin, bottom: 8, right: state.margin))
    set(\.rowHeight, of: table, to: state.rowHeight)
    set(\.contentInset, of: table, to: EdgeInsets(top: state.inset, left: 0, bottom: 0, right: 0))
    try window.engine.layoutIfNeeded()
  }

  func numberOfSections(in tableView: TableView) -> Int { state.sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    state.sections[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: ListPath) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: path)
    (cell as? TextCell)?.show(state.sections[path.section][path.row])
    return cell
  }
}
