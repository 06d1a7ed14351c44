import Foundation
import TinamouLists

/// The places of a table's headers, rows and footers, and the views of the visible ones.
@MainActor struct TableContents {
  typealias Element = ListGeometry.Element

  var geometry = ListGeometry()
  var shown: [Element: UIView] = [:]
  /// Whether the data source has to be asked again.
  var needsReload = true
  /// Whether the data source has to be asked for the numbers of rows again.
  var needsCounts = false
  /// Whether the visible rows have to be placed, because the data has been read since.
  var needsPlacing = true
  /// Whether the delegate has to be asked for the heights again.
  var needsHeights = true
  /// The width for which heights were measured.
  var width: CGFloat = 0

  /// Makes contents that have not been loaded.
  nonisolated init() {}

  /// The visible rows, from top to bottom.
  var shownRows: [IndexPath] {
    shown.keys.compactMap { element -> IndexPath? in
      if case .item(let path) = element { IndexPath(path) } else { nil }
    }.sorted()
  }

  func row(of cell: UITableViewCell) -> IndexPath? {
    for case (.item(let path), let view) in shown where view === cell { return IndexPath(path) }
    return nil
  }
}

extension IndexPath {
  init(_ path: ListPath) { self.init(row: path.item, section: path.section) }
}

extension ListPath {
  init(_ path: IndexPath) { self.init(row: path.row, section: path.section) }
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

  /// Takes the new places of the rows; those that have none are selected no longer.
  mutating func move(_ place: (IndexPath) -> IndexPath?) { rows = rows.compactMap(place) }

  mutating func deselect(_ row: IndexPath) { rows.removeAll { $0 == row } }
}
