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
    var newPaths: [Int: [ListPath?]] = [:]
    for section in Set(selection.map(\.section)) where newPlaces.indices.contains(section) {
      newPaths[section] = newPlaces[section].map { newSection in
        changes.newItems(
          ofSection: section, count: old.items[section], newSection: newSection
        ).map { $0.map { ListPath(row: $0, section: newSection) } }
      }
    }
    selection = selection.compactMap { path in
      if let newPath = changes.moves[path] { return newPath }
      guard let paths = newPaths[path.section], paths.indices.contains(path.row) else {
        return nil
      }
      return paths[path.row]
    }.filter(layout.sections.contains)
  }
}
