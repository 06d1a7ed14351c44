extension TableView {
  /// Tells the table of new rows.
  ///
  /// - Parameter paths: Their paths after the change.
  /// - Throws: ``ListError`` if the data source has other numbers of rows than the change says.
  public func insertRows(at paths: [ListPath]) throws(ListError) { try layout.insert(paths) }

  /// Tells the table of rows that are gone.
  ///
  /// - Parameter paths: Their paths before the change.
  /// - Throws: ``ListError`` if there are no such rows or the data source still has them.
  public func deleteRows(at paths: [ListPath]) throws(ListError) { try layout.delete(paths) }

  /// Tells the table of a row that is elsewhere; it is laid out anew.
  ///
  /// - Parameters:
  ///   - path: Its path before the change.
  ///   - newPath: Its path after the change.
  /// - Throws: ``ListError`` if there is no such row.
  public func moveRow(at path: ListPath, to newPath: ListPath) throws(ListError) {
    try layout.move(path, to: newPath)
  }

  /// Tells the table that rows show something else; their heights are expectations until the next
  /// layout.
  ///
  /// - Parameter paths: The rows.
  /// - Throws: ``ListError`` if there are no such rows.
  public func reloadRows(at paths: [ListPath]) throws(ListError) { try layout.reload(paths) }
}
