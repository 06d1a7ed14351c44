internal import TinamouSolver

extension LayoutEngine {
  /// What the engine has of an item; `nil` if the item is another engine's or has no variables.
  func record(of item: LayoutItem) -> ItemRecord? {
    guard let record = tables.items[item.slot], record.item === item else { return nil }
    return record
  }

  /// How many places the tables of the layout and the solver have, empty ones included.
  package var storage: (items: Int, constraints: Int, readers: Int) {
    (tables.items.capacity, tables.constraints.capacity, tables.frameReaders.capacity)
  }

  /// Drops everything that can be worked out again: the solver's state, remembered content
  /// sizes and measured texts.
  ///
  /// The next solve builds the layout anew and comes to the same answer.
  public func discardCaches() {
    for view in root.subtreeViews() { view.knownContentSize = nil }
    textMeasurements.removeAll()
    startOver()
  }
}
