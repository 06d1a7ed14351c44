extension TableView {
  /// Inserts rows.
  ///
  /// - Parameter paths: Their paths after the change.
  /// - Throws: ``ListError`` if there are no such rows after the change, or the numbers of rows in
  ///   the data source do not match it.
  public func insertRows(at paths: [ListPath]) throws(ListError) { try layout.insert(paths) }

  /// Deletes rows.
  ///
  /// - Parameter paths: Their paths before the change.
  /// - Throws: ``ListError`` if there are no such rows or the data source still has them.
  public func deleteRows(at paths: [ListPath]) throws(ListError) { try layout.delete(paths) }

  /// Moves a row, which is laid out again.
  ///
  /// - Parameters:
  ///   - path: Its path before the change.
  ///   - newPath: Its path after the change.
  /// - Throws: ``ListError`` if there is no such row before, or no such path after the change.
  public func moveRow(at path: ListPath, to newPath: ListPath) throws(ListError) {
    try layout.move(path, to: newPath)
  }

  /// Reloads rows whose content has changed; until the next layout their heights are the expected
  /// ones.
  ///
  /// - Parameter paths: The rows.
  /// - Throws: ``ListError`` if there are no such rows.
  public func reloadRows(at paths: [ListPath]) throws(ListError) { try layout.reload(paths) }
}
