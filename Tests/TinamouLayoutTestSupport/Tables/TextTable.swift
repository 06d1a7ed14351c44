import TinamouLayout
import TinamouLists

/// A row with a title on one line, a text that wraps and, in some rows, an accessory.
final class TextCell: TableViewCell {
  let title = LayoutView("title", kind: .label)
  let detail = LayoutView("detail", kind: .label)

  required init(reuseIdentifier: String? = nil) {
    super.init(reuseIdentifier: reuseIdentifier)
    title.font = .preferredFont(forTextStyle: .body)
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.numberOfLines = 0
    for view in [title, detail] { contentView.addSubview(view) }
    let margins = contentView.layoutMarginsGuide
    let constraints = [
      title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      title.topAnchor.constraint(equalTo: margins.topAnchor),
      title.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      detail.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ]
    for constraint in constraints { constraint.isActive = true }
  }

  func show(_ row: TextRow) {
    title.text = row.title
    detail.text = row.detail
    detail.numberOfLines = row.lines
    if row.hasAccessory == (accessoryView == nil) {
      let accessory = LayoutView("accessory", kind: .image)
      accessory.intrinsicContentSize = Size(width: 11, height: 20)
      accessoryView = row.hasAccessory ? accessory : nil
    }
  }
}

/// The content of a row.
struct TextRow {
  var title: String
  var detail: String
  var lines: Int
  var hasAccessory: Bool
}

/// Everything that the layout of a table depends on.
struct TextTableState {
  var sections: [[TextRow]]
  var width = 375.0
  var height = 667.0
  var textSize = ContentSizeCategory.large
  var direction = LayoutDirection.leftToRight
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
  let engine: LayoutEngine
  private let root = LayoutView("root")

  /// Makes the window; `height` is that of the table, by default the one of the window.
  init(_ state: TextTableState, tableHeight: Double? = nil) throws {
    self.state = state
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    root.addSubview(table)
    table.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    table.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    table.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    if let tableHeight {
      table.heightAnchor.constraint(equalToConstant: tableHeight).isActive = true
    } else {
      table.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
    }
    engine = LayoutEngine(root: root, environment: try Self.environment(state))
    table.dataSource = self
    try update()
  }

  private static func environment(_ state: TextTableState) throws -> LayoutEnvironment {
    var environment = try WindowConfiguration.size(
      Size(width: state.width, height: state.height)
    ).environment(on: Platform(.iOS18))
    environment.traits.preferredContentSizeCategory = state.textSize
    environment.traits.layoutDirection = state.direction
    return environment
  }

  /// Sets what has changed.
  func update() throws {
    engine.environment = try Self.environment(state)
    set(\.separatorStyle, state.hasSeparators ? .singleLine : .none)
    set(\.separatorInset, state.separatorInset.map { DirectionalEdgeInsets(leading: $0) })
    set(\.cellLayoutMarginsFollowReadableWidth, state.followsReadableWidth)
    set(\.cellMarginProfile, state.profile)
    set(\.style, state.isGrouped ? .grouped : .plain)
    set(\.layoutMargins, EdgeInsets(top: 8, left: state.margin, bottom: 8, right: state.margin))
    set(\.rowHeight, state.rowHeight)
    set(\.contentInset, EdgeInsets(top: state.inset, left: 0, bottom: 0, right: 0))
    try engine.layoutIfNeeded()
  }

  private func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<TableView, Value>, _ value: Value
  ) {
    if table[keyPath: property] != value { table[keyPath: property] = value }
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
