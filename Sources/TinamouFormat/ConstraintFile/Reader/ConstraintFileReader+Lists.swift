import TinamouLayout

extension ConstraintFileReader {
  /// Reports keys that a list cannot have.
  mutating func checkList(_ value: JSONValue, _ pending: PendingView, of kind: ViewKind) {
    guard kind == .table || kind == .collection else { return }
    if let subviews = value["subviews"] {
      let key = kind == .table ? "rows" : "items"
      report(
        .invalidValue, "a \(kind.rawValue) has no 'subviews'", subviews.range,
        help: "what it shows are its '\(key)', alone or in 'sections'")
    }
    if pending.cell != nil, let place = value["kind"] {
      report(.unsupported, "a list inside of a row is not supported", place.range)
    }
  }

  /// The rows, headers and footers of a list that remain to be read.
  mutating func readList(
    _ value: JSONValue, _ pending: PendingView, at index: Int, of kind: ViewKind
  ) -> [PendingView] {
    guard kind == .table || kind == .collection, pending.cell == nil else { return [] }
    let key = kind == .table ? "rows" : "items"
    var list = ListDeclaration()
    var cells: [PendingView] = []
    func add(_ cell: JSONValue?, _ role: CellRole) {
      guard let cell else { return }
      var next = pending.child(cell, of: index)
      next.role = role
      checkRow(cell, of: kind)
      cells.append(next)
    }
    if let rows = value[key] {
      list.sections.append(ListDeclaration.Section())
      for row in rows.elements { add(row, .row(section: 0)) }
      if let sections = value["sections"] {
        report(
          .invalidValue, "a \(kind.rawValue) has '\(key)' or 'sections', not both", sections.range)
      }
    }
    for section in value["sections"]?.elements ?? [] {
      let number = list.sections.count
      list.sections.append(ListDeclaration.Section())
      checkSection(section, of: kind)
      add(section["header"], .header(section: number))
      for row in section[key]?.elements ?? [] { add(row, .row(section: number)) }
      add(section["footer"], .footer(section: number))
    }
    lists[index] = list
    return cells
  }

  private mutating func checkSection(_ section: JSONValue, of kind: ViewKind) {
    let wrong = kind == .table ? "items" : "rows"
    guard let place = section[wrong] else { return }
    report(.invalidValue, "a section of a \(kind.rawValue) has no '\(wrong)'", place.range)
  }

  /// Reports keys of table rows in a collection.
  private mutating func checkRow(_ row: JSONValue, of kind: ViewKind) {
    guard kind == .collection else { return }
    for key in ["accessory", "height", "separatorInset"] {
      guard let place = row[key] else { continue }
      report(.invalidValue, "only a row of a table has '\(key)'", place.range)
    }
  }

  /// Records a view that a list lays out; the views inside it belong to the same cell.
  mutating func recordCell(_ pending: PendingView, at index: Int) -> Int? {
    guard let role = pending.role, let parent = pending.parent else { return pending.cell }
    switch role {
    case .header(let section): lists[parent]?.sections[section].header = index
    case .footer(let section): lists[parent]?.sections[section].footer = index
    case .accessory: accessories[parent] = index
    case .row(let section):
      let value = pending.value
      let overrides = value["repeat"]?.elements ?? []
      let count = value["repeat"]?.number.map { Int($0) } ?? max(overrides.count, 1)
      lists[parent]?.sections[section].rows.append(
        ListDeclaration.Row(
          view: index, height: value["height"]?.number,
          separatorInset: value["separatorInset"].map { Self.margins($0, missing: 0) },
          count: count, isRepeated: value["repeat"] != nil))
      if !overrides.isEmpty {
        rowOverrides[index] = (overrides, pending)
        if pending.isFirst { for value in overrides { checkOverrides(value, pending.value) } }
      }
    }
    return role == .accessory ? pending.cell : index
  }

  /// Completes the lists with their rows when all views are known.
  mutating func finishLists(_ views: inout [ViewDeclaration]) {
    for index in views.indices { views[index].cell = names.cells[index] }
    for (index, var list) in lists.ordered(by: { $0.key < $1.key }) {
      for section in list.sections.indices {
        for row in list.sections[section].rows.indices {
          let view = list.sections[section].rows[row].view
          list.sections[section].rows[row].accessory = accessories[view]
          list.sections[section].rows[row].overrides = readRowOverrides(of: view)
        }
      }
      views[index].list = list
    }
  }

  private mutating func readRowOverrides(of row: Int) -> [[SetDeclaration.Override]] {
    guard let (copies, pending) = rowOverrides[row] else { return [] }
    return copies.map { copy in
      copy.members.flatMap { member -> [SetDeclaration.Override] in
        let id = member.key.value
        let known = diagnostics.count
        let index = names.viewIndices[id + pending.suffix] ?? names.viewIndices[id]
        let inside = (index.map { names.views(at: $0) } ?? []).filter { names.cells[$0] == row }
        guard let first = inside.first else { return [] }
        checkKeys(member.value, of: first)
        let attributes = readAttributes(member.value, missingMargin: missingMargin(first))
        if !pending.isFirst { diagnostics.removeSubrange(known...) }
        return inside.map { SetDeclaration.Override(view: $0, attributes: attributes) }
      }
    }
  }
}
