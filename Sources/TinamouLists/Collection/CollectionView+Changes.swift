extension CollectionView {
  /// Inserts items.
  ///
  /// - Parameter paths: Their paths after the change.
  /// - Throws: ``ListError`` if there are no such items after the change, or the numbers of items
  ///   in the data source do not match it.
  public func insertItems(at paths: [ListPath]) throws(ListError) { try layout.insert(paths) }

  /// Deletes items.
  ///
  /// - Parameter paths: Their paths before the change.
  /// - Throws: ``ListError`` if there are no such items or the data source still has them.
  public func deleteItems(at paths: [ListPath]) throws(ListError) { try layout.delete(paths) }

  /// Moves an item, which is laid out again.
  ///
  /// - Parameters:
  ///   - path: Its path before the change.
  ///   - newPath: Its path after the change.
  /// - Throws: ``ListError`` if there is no such item before, or no such path after the change.
  public func moveItem(at path: ListPath, to newPath: ListPath) throws(ListError) {
    try layout.move(path, to: newPath)
  }

  /// Reloads items whose content has changed.
  ///
  /// - Parameter paths: The items.
  /// - Throws: ``ListError`` if there are no such items.
  public func reloadItems(at paths: [ListPath]) throws(ListError) { try layout.reload(paths) }
}
