extension ListView {
  /// Performs several changes of cells and sections together.
  ///
  /// Deleted and reloaded cells have their paths before the changes, inserted cells those after the
  /// changes. The data source must already have the new cells.
  ///
  /// - Parameter body: Performs the changes.
  /// - Throws: The error that `body` throws; then nothing has changed. Another ``ListError`` if the
  ///   numbers of items in the data source do not match the changes, or if it does not have what was
  ///   inserted; then all cells are reloaded.
  public func performBatchUpdates(
    _ body: () throws(ListError) -> Void
  ) throws(ListError) {
    try layout.collectChanges(body)
  }

  /// Inserts sections.
  ///
  /// - Parameter numbers: Their indices after the change.
  /// - Throws: ``ListError`` if the data source does not have them.
  public func insertSections(_ numbers: [Int]) throws(ListError) {
    try layout.collectChanges { () throws(ListError) in
      layout.changes.insertedSections.formUnion(numbers)
    }
  }

  /// Deletes sections.
  ///
  /// - Parameter numbers: Their indices before the change.
  /// - Throws: ``ListError`` if there are no such sections or the data source still has them.
  public func deleteSections(_ numbers: [Int]) throws(ListError) {
    try layout.check(sections: numbers)
    try layout.collectChanges { () throws(ListError) in
      layout.changes.deletedSections.formUnion(numbers)
    }
  }

  /// Reloads sections whose content has changed; their numbers of items can also change.
  ///
  /// - Parameter numbers: Their indices before the change.
  /// - Throws: ``ListError`` if there are no such sections.
  public func reloadSections(_ numbers: [Int]) throws(ListError) {
    try layout.check(sections: numbers)
    try layout.collectChanges { () throws(ListError) in
      layout.changes.reloadedSections.formUnion(numbers)
    }
  }
}
