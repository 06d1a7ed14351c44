import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouLists

@Suite struct `A table in any sequence of steps` {
  /// A new table is so high that all rows are in it.
  private static let heightOfAllRows = 60_000.0

  @Test(arguments: 1...30)
  func `lays out each visible row as a new table does`(seed: Int) throws {
    var script = TextTableScript(seed: seed)
    let app = try TextTable(script.makeState())
    var steps: [String] = []
    for _ in 0..<25 {
      steps.append(try script.step(app))
      let defects = try defects(of: app)
      guard defects.isEmpty else {
        Issue.record("seed \(seed), after \(steps): \(defects)")
        return
      }
    }
  }

  private func defects(of app: TextTable) throws -> [String] {
    let fresh = try TextTable(app.state, tableHeight: Self.heightOfAllRows)
    let visible = app.table.indexPathsForVisibleRows
    var defects = visible.compactMap { path in
      defect(of: path, in: app.table, unlike: fresh.table)
    }
    for (path, next) in zip(visible, visible.dropFirst()) where path.section == next.section {
      let (upper, lower) = (app.table.rectForRow(at: path), app.table.rectForRow(at: next))
      if upper.maxY != lower.minY { defects.append("a gap below \(path): \(upper), \(lower)") }
    }
    let lowest = visible.last.map { app.table.rectForRow(at: $0).maxY } ?? 0
    if lowest
      < min(app.table.contentOffset.y + app.table.frame.height, app.table.contentSize.height)
    {
      defects.append("rows end at \(lowest)")
    }
    let offset = app.table.contentOffset
    try app.table.layoutRows()
    if app.table.contentOffset != offset { defects.append("scrolled from \(offset)") }
    return defects
  }

  private func defect(
    of path: ListPath, in table: TableView, unlike fresh: TableView
  ) -> String? {
    guard let layout = table.layoutForRow(at: path), let expected = fresh.layoutForRow(at: path)
    else { return "\(path) has no layout" }
    let differing = zip(layout.names, zip(layout.frames, expected.frames))
      .filter { $1.0 != $1.1 }.map { "\($0 ?? "?"): \($1.0), expected \($1.1)" }
    if !differing.isEmpty { return "\(path): \(differing)" }
    let (height, expectedHeight) = (
      table.rectForRow(at: path).height, fresh.rectForRow(at: path).height
    )
    // Heights are differences of offsets.
    return abs(height - expectedHeight) > 1e-9
      ? "\(path) is \(height) high, expected \(expectedHeight)" : nil
  }
}

/// Random steps of a user and of an app with a table.
private struct TextTableScript {
  private static let words = [
    "A", "day", "in", "Lisbon", "the", "first", "tram", "climbs", "before", "bakers", "open",
    "extraordinarily", "東京", "and", "12.50", "settings",
  ]
  private var random: RandomNumbers

  init(seed: Int) { random = RandomNumbers(seed: UInt64(seed)) }

  private mutating func text(mostWords: Int) -> String {
    (0..<random.below(mostWords + 1)).map { _ in pick(Self.words) }.joined(separator: " ")
  }

  private mutating func makeRow() -> TextRow {
    TextRow(
      title: text(mostWords: 6), detail: text(mostWords: 30), lines: pick([0, 0, 0, 2, 1]),
      hasAccessory: random.below(3) == 0)
  }

  mutating func makeState() -> TextTableState {
    let sections = (0..<1 + random.below(3)).map { _ in
      (0..<random.below(21)).map { _ in makeRow() }
    }
    return TextTableState(sections: sections)
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[random.below(elements.count)]
  }

  /// Takes a random step; returns its description.
  mutating func step(_ app: TextTable) throws -> String {
    let description = try change(app)
    try app.update()
    return description
  }

  private mutating func change(_ app: TextTable) throws -> String {
    switch random.below(20) {
    case 0...2:
      app.state.width = Double(320 + random.below(1047))
      app.state.height = pick([480, 667, 768, 1024])
      return "resize to \(app.state.width) x \(app.state.height)"
    case 3...5:
      app.table.contentOffset.y = Double(random.below(3000))
      return "scroll to \(app.table.contentOffset.y)"
    case 6:
      app.state.textSize = pick(ContentSizeCategory.allCases)
      return "text size \(app.state.textSize)"
    case 7:
      app.state.direction = app.state.direction == .leftToRight ? .rightToLeft : .leftToRight
      return "\(app.state.direction)"
    case 8:
      app.state.hasSeparators.toggle()
      return "separators \(app.state.hasSeparators)"
    case 9:
      app.state.separatorInset = pick([nil, 0, 15, 60])
      return "separator inset \(app.state.separatorInset ?? -1)"
    case 10:
      app.state.followsReadableWidth.toggle()
      return "readable width \(app.state.followsReadableWidth)"
    case 11:
      app.state.profile = pick(CellMarginProfile.allCases)
      return "margins \(app.state.profile)"
    case 12:
      app.state.isGrouped.toggle()
      return "grouped \(app.state.isGrouped)"
    case 13:
      app.state.margin = Double(random.below(40))
      return "margin \(app.state.margin)"
    case 14:
      app.state.rowHeight = pick([TableView.automaticDimension, 60, 80])
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
