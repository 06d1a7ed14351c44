extension LayoutSnapshot {
  /// A view of a cell, with its frame in its superview.
  package struct Row {
    package let id: LayoutItem.ID
    package let name: String
    /// The superview: the list or another view of the cell before this one.
    package let container: LayoutItem.ID
    package let isHidden: Bool
    /// The frame in points; for a cell, in the content of the list.
    package let frame: Rect

    package init(
      id: LayoutItem.ID, name: String, container: LayoutItem.ID, isHidden: Bool, frame: Rect
    ) {
      self.id = id
      self.name = name
      self.container = container
      self.isHidden = isHidden
      self.frame = frame
    }
  }

  /// The rows of a list.
  package struct List {
    package let view: ScrollView
    package let rows: [Row]
    package let findings: [CellFindings]

    package init(view: ScrollView, rows: [Row], findings: [CellFindings]) {
      self.view = view
      self.rows = rows
      self.findings = findings
    }
  }

  /// Returns the layout with the rows that lists have laid out, each after its list.
  package func adding(_ lists: [List]) -> LayoutSnapshot {
    var rows: [LayoutItem.ID: List] = [:]
    for list in lists { rows[list.view.id] = list }
    var all: [Item] = []
    for item in items {
      all.append(item)
      if let list = rows[item.id] { all += Self.items(of: list, in: item) }
    }
    var indices: [LayoutItem.ID: Int] = [:]
    for (index, item) in all.enumerated() { indices[item.id] = index }
    return LayoutSnapshot(
      generation: generation, environment: environment, items: all,
      ambiguous: ambiguous + lists.flatMap { $0.findings.flatMap(\.ambiguous) },
      broken: broken + lists.flatMap { $0.findings.flatMap(\.broken) },
      activeSets: activeSets, remarks: remarks, statistics: statistics, indices: indices)
  }

  private static func items(of list: List, in item: Item) -> [Item] {
    let scrolled = list.view.boundsOrigin
    var origins = [
      item.id: (
        rounded: item.windowFrame.origin - scrolled, exact: item.exactWindowFrame.origin - scrolled
      )
    ]
    return list.rows.compactMap { row in
      guard let origin = origins[row.container] else { return nil }
      let frames = (row.frame.offset(by: origin.rounded), row.frame.offset(by: origin.exact))
      origins[row.id] = (frames.0.origin, frames.1.origin)
      return Item(
        id: row.id, name: row.name, container: row.container, isGuide: false,
        isHidden: row.isHidden, frame: row.frame, exactFrame: row.frame, windowFrame: frames.0,
        exactWindowFrame: frames.1)
    }
  }
}

extension CellFindings {
  /// Returns the findings for a copy of the cell, whose views have other identities and names.
  package func renamed(
    _ rename: (LayoutSnapshot.AmbiguousItem) -> (id: LayoutItem.ID, name: String)?
  ) -> CellFindings {
    CellFindings(
      ambiguous: ambiguous.map { item in
        guard let (id, name) = rename(item) else { return item }
        return LayoutSnapshot.AmbiguousItem(id: id, name: name, attributes: item.attributes)
      }, broken: broken)
  }
}
