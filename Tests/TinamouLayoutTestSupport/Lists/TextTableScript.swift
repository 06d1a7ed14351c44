import TinamouLayout
import TinamouLists

/// Random steps of a user and of an app with a table.
struct TextTableScript {
  private var random: RandomListSteps

  init(seed: UInt64) { random = RandomListSteps(seed: seed) }

  private mutating func makeRow() -> TextRow {
    TextRow(texts: random.texts(mostWords: (6, 30)), hasAccessory: random.below(3) == 0)
  }

  mutating func makeState() -> TextTableState {
    let sections = (0..<1 + random.below(3)).map { _ in
      (0..<random.below(21)).map { _ in makeRow() }
    }
    return TextTableState(sections: sections)
  }

  /// Takes a random step; returns its description.
  mutating func step(_ app: TextTable) throws -> String {
    let description = try change(app)
    try app.update()
    return description
  }

  private mutating func change(_ app: TextTable) throws -> String {
    switch random.below(20) {
    case let number where number < 8:
      return random.change(&app.state.window, app.table, number)
    case 8:
      app.state.hasSeparators.toggle()
      return "separators \(app.state.hasSeparators)"
    case 9:
      app.state.separatorInset = random.pick([nil, 0, 15, 60])
      return "separator inset \(app.state.separatorInset ?? -1)"
    case 10:
      app.state.followsReadableWidth.toggle()
      return "readable width \(app.state.followsReadableWidth)"
    case 11:
      app.state.profile = random.pick(CellMarginProfile.allCases)
      return "margins \(app.state.profile)"
    case 12:
      app.state.isGrouped.toggle()
      return "grouped \(app.state.isGrouped)"
    case 13:
      app.state.margin = Double(random.below(40))
      return "margin \(app.state.margin)"
    case 14:
      app.state.rowHeight = random.pick([TableView.automaticDimension, 60, 80])
      return "row height \(app.state.rowHeight)"
    case 15:
      app.state.inset = Double(random.below(50))
      return "inset \(app.state.inset)"
    default:
      return try changeRows(app)
    }
  }

  private mutating func changeRows(_ app: TextTable) throws -> String {
    let section = random.below(app.state.sections.count)
    let count = app.state.sections[section].count
    if count == 0 || random.below(4) == 0 {
      let path = ListPath(row: random.below(count + 1), section: section)
      app.state.sections[section].insert(makeRow(), at: path.row)
      try app.table.insertRows(at: [path])
      return "insert \(path)"
    }
    let path = ListPath(row: random.below(count), section: section)
    switch random.below(3) {
    case 0:
      app.state.sections[section].remove(at: path.row)
      try app.table.deleteRows(at: [path])
      return "delete \(path)"
    case 1:
      app.state.sections[section][path.row] = makeRow()
      try app.table.reloadRows(at: [path])
      return "reload \(path)"
    default:
      let target = ListPath(row: random.below(count), section: section)
      let row = app.state.sections[section].remove(at: path.row)
      app.state.sections[section].insert(row, at: target.row)
      try app.table.moveRow(at: path, to: target)
      return "move \(path) to \(target)"
    }
  }
}
