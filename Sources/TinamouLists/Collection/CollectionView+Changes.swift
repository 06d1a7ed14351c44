extension CollectionView {
  /// Tells the collection of new items.
  ///
  /// - Parameter paths: Their paths after the change.
  /// - Throws: ``ListError`` if the data source has other numbers of items than the change says.
  public func insertItems(at paths: [ListPath]) throws(ListError) { try layout.insert(paths) }

  /// Tells the collection of items that are gone.
  ///
  /// - Parameter paths: Their paths before the change.
  /// - Throws: ``ListError`` if there are no such items or the data source still has them.
  public func deleteItems(at paths: [ListPath]) throws(ListError) { try layout.delete(paths) }

  /// Tells the collection of an item that is elsewhere; it is laid out anew.
  ///
  /// - Parameters:
  ///   - path: Its path before the change.
  ///   - newPath: Its path after the change.
  /// - Throws: ``ListError`` if there is no such item.
  public func moveItem(at path: ListPath, to newPath: ListPath) throws(ListError) {
    try layout.move(path, to: newPath)
  }

  /// Tells the collection that items show something else.
  ///
  /// - Parameter paths: The items.
  /// - Throws: ``ListError`` if there are no such items.
  public func reloadItems(at paths: [ListPath]) throws(ListError) { try layout.reload(paths) }
}
