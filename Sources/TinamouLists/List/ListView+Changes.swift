extension ListView {
  /// Makes changes of cells and sections together.
  ///
  /// What is deleted or reloaded is named as before the changes, what is inserted as after them. The
  /// data source must have the new cells already.
  ///
  /// - Parameter body: Tells the list the changes.
  /// - Throws: What `body` throws; then nothing has changed. ``ListError/noSection(_:)`` or
  ///   ``ListError/inconsistentItems(section:expected:found:)`` when the data source has other numbers
  ///   of items than the changes say; then all cells are loaded anew.
  public func performBatchUpdates(
    _ body: () throws(ListError) -> Void
  ) throws(ListError) {
    try layout.collectChanges(body)
  }

  /// Tells the list of new sections.
  ///
  /// - Parameter numbers: Their numbers after the change.
  /// - Throws: ``ListError`` if the data source does not have them.
  public func insertSections(_ numbers: [Int]) throws(ListError) {
    try layout.collectChanges { () throws(ListError) in
      layout.changes.insertedSections.formUnion(numbers)
    }
  }

  /// Tells the list of sections that are gone.
  ///
  /// - Parameter numbers: Their numbers before the change.
  /// - Throws: ``ListError`` if there are no such sections or the data source still has them.
  public func deleteSections(_ numbers: [Int]) throws(ListError) {
    try layout.check(sections: numbers)
    try layout.collectChanges { () throws(ListError) in
      layout.changes.deletedSections.formUnion(numbers)
    }
  }

  /// Tells the list that everything in sections shows something else; the numbers of items may be
  /// others.
  ///
  /// - Parameter numbers: Their numbers before the change.
  /// - Throws: ``ListError`` if there are no such sections.
  public func reloadSections(_ numbers: [Int]) throws(ListError) {
    try layout.check(sections: numbers)
    try layout.collectChanges { () throws(ListError) in
      layout.changes.reloadedSections.formUnion(numbers)
    }
  }
}
