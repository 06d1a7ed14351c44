extension TableView {
  /// The selected row; if there are several, the one that was selected first.
  public var indexPathForSelectedRow: ListPath? { selection.first }

  /// The selected rows, in the order in which they were selected.
  public var indexPathsForSelectedRows: [ListPath] { selection }

  /// Selects a row; a row that does not exist is ignored.
  ///
  /// A selection follows its row when rows change, and ends with `reloadData()`. Other rows stay
  /// selected only if ``allowsMultipleSelection`` is `true`.
  ///
  /// - Parameter path: The row.
  public func selectRow(at path: ListPath) {
    if layout.needsReload { try? layoutRows() }
    guard path.row >= 0, path.row < numberOfRows(inSection: path.section),
      !selection.contains(path)
    else { return }
    if !allowsMultipleSelection { selection = [] }
    selection.append(path)
  }

  /// Deselects a row.
  public func deselectRow(at path: ListPath) { selection.removeAll { $0 == path } }

  /// Moves the selection with its rows.
  func moveSelection(_ changes: ListChanges, _ newPlaces: [Int?], _ old: ListSections) {
    selection = selection.compactMap { path in
      guard newPlaces.indices.contains(path.section), let section = newPlaces[path.section] else {
        return nil
      }
      let rows = changes.newItems(
        ofSection: path.section, count: old.items[path.section], newSection: section)
      guard rows.indices.contains(path.row) else { return nil }
      return rows[path.row].map { ListPath(row: $0, section: section) }
    }
  }
}
