import Foundation

/// The heights of a table's rows, and the views of the visible ones.
@MainActor struct TableContents {
  var elements: TableElements
  var shown: [TableElements.Key: UIView] = [:]
  /// Whether the data source has to be asked again.
  var needsReload: Bool
  /// The width for which heights were measured.
  var width: CGFloat = 0

  /// Makes contents that have not been loaded.
  nonisolated init() {
    elements = TableElements()
    needsReload = true
  }

  /// Makes contents with a number of rows for each section.
  init(rows: [Int]) {
    elements = TableElements(rows: rows)
    needsReload = false
  }

  /// The visible rows, from top to bottom.
  var shownRows: [IndexPath] {
    shown.keys.compactMap { key -> IndexPath? in
      if case .row(let path) = key { path } else { nil }
    }.sorted()
  }

  func row(of cell: UITableViewCell) -> IndexPath? {
    for case (.row(let path), let view) in shown where view === cell { return path }
    return nil
  }
}

/// The selected rows of a table, in the order of their selection.
struct RowSelection {
  private(set) var rows: [IndexPath] = []

  nonisolated init() {}

  /// Selects a row, in addition to the selected ones or instead of them.
  ///
  /// - Returns: The rows whose selection has changed.
  mutating func select(_ row: IndexPath?, besideOthers: Bool) -> [IndexPath] {
    let old = rows
    if !besideOthers { rows = [] }
    if let row, !rows.contains(row) { rows.append(row) }
    return old.filter { !rows.contains($0) } + rows.filter { !old.contains($0) }
  }

  mutating func deselect(_ row: IndexPath) { rows.removeAll { $0 == row } }
}
