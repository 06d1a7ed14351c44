extension CollectionView {
  /// Makes changes of items and sections together.
  ///
  /// What is deleted or reloaded is named as before the changes, what is inserted as after them. The
  /// data source must have the new items already. When it has other numbers of items than the changes
  /// say, all items are loaded anew and the error tells the first such section.
  public func performBatchUpdates(
    _ body: () throws(TableViewError) -> Void
  ) throws(TableViewError) {
    openBatches += 1
    do {
      try body()
    } catch {
      openBatches -= 1
      if openBatches == 0 { changes = TableChanges() }
      throw error
    }
    openBatches -= 1
    if openBatches == 0 { try applyChanges() }
  }

  /// Tells the collection of new items, by their paths after the change.
  public func insertItems(at paths: [IndexPath]) throws(TableViewError) {
    try performBatchUpdates { () throws(TableViewError) in changes.insertedRows.formUnion(paths) }
  }

  /// Tells the collection of items that are gone, by their paths before the change.
  public func deleteItems(at paths: [IndexPath]) throws(TableViewError) {
    for path in paths { try check(path) }
    try performBatchUpdates { () throws(TableViewError) in changes.deletedRows.formUnion(paths) }
  }

  /// Tells the collection of an item that is elsewhere; it is laid out anew.
  public func moveItem(at path: IndexPath, to newPath: IndexPath) throws(TableViewError) {
    try check(path)
    try performBatchUpdates { () throws(TableViewError) in
      changes.deletedRows.insert(path)
      changes.insertedRows.insert(newPath)
    }
  }

  /// Tells the collection that items show something else.
  public func reloadItems(at paths: [IndexPath]) throws(TableViewError) {
    for path in paths { try check(path) }
    for path in paths { records[.row(path)] = nil }
  }

  /// Tells the collection of new sections, by their numbers after the change.
  public func insertSections(_ numbers: [Int]) throws(TableViewError) {
    try performBatchUpdates { () throws(TableViewError) in
      changes.insertedSections.formUnion(numbers)
    }
  }

  /// Tells the collection of sections that are gone, by their numbers before the change.
  public func deleteSections(_ numbers: [Int]) throws(TableViewError) {
    for number in numbers { try check(section: number) }
    try performBatchUpdates { () throws(TableViewError) in
      changes.deletedSections.formUnion(numbers)
    }
  }

  /// Tells the collection that everything in sections shows something else; the numbers of items may
  /// be others.
  public func reloadSections(_ numbers: [Int]) throws(TableViewError) {
    for number in numbers { try check(section: number) }
    try performBatchUpdates { () throws(TableViewError) in
      changes.reloadedSections.formUnion(numbers)
    }
  }

  private func check(_ path: IndexPath) throws(TableViewError) {
    guard itemCounts.indices.contains(path.section),
      (0..<itemCounts[path.section]).contains(path.item)
    else { throw .noRow(path) }
  }

  private func check(section: Int) throws(TableViewError) {
    if !itemCounts.indices.contains(section) { throw .noSection(section) }
  }

  private func applyChanges() throws(TableViewError) {
    let changes = changes
    self.changes = TableChanges()
    guard !changes.isEmpty, !needsReload else { return }
    if contentOffset.y != anchoredOffset { chooseAnchor() }
    let source = dataSource
    let counts = (0..<max(source?.numberOfSections(in: self) ?? 0, 0)).map {
      max(source?.collectionView(self, numberOfItemsInSection: $0) ?? 0, 0)
    }
    let places = changes.newSections(itemCounts.count)
    if let section = changes.inconsistency(old: itemCounts, new: counts, places) {
      reloadData()
      throw .inconsistentRows(
        section: section.number, expected: section.expected, found: section.found)
    }
    move(changes, places)
    itemCounts = counts
    // The lines are others, so they are counted anew; what is in view keeps its place.
    columns.metrics = nil
    anchoredOffset = contentOffset.y
  }

  /// Brings the items that stay, and the one that keeps its place, to their new paths.
  private func move(_ changes: TableChanges, _ places: [Int?]) {
    var rows: [Int: [Int?]] = [:]
    func newPath(of path: IndexPath) -> IndexPath? {
      guard let section = places[path.section], !changes.reloadedSections.contains(path.section)
      else { return nil }
      let items =
        rows[path.section]
        ?? changes.newRows(
          ofSection: path.section, count: itemCounts[path.section], newSection: section)
      rows[path.section] = items
      return items[path.item].map { IndexPath(item: $0, section: section) }
    }
    if let old = anchor {
      anchor = nearest(to: old.item, newPath).map { (item: $0, distance: old.distance) }
    }
    var moved: [TableSections.Element: RowRecord] = [:]
    for (element, record) in records {
      switch element {
      case .row(let path): if let new = newPath(of: path) { moved[.row(new)] = record }
      case .header(let section): if let new = kept(section) { moved[.header(new)] = record }
      case .footer(let section): if let new = kept(section) { moved[.footer(new)] = record }
      }
    }
    func kept(_ section: Int) -> Int? {
      changes.reloadedSections.contains(section) ? nil : places[section]
    }
    records = moved
  }

  /// The new path of an item, or of the nearest one in view that stays.
  private func nearest(
    to path: IndexPath, _ newPath: (IndexPath) -> IndexPath?
  ) -> IndexPath? {
    if let new = newPath(path) { return new }
    let visible = indexPathsForVisibleItems
    let after = visible.first { $0 > path && newPath($0) != nil }
    return (after ?? visible.last { $0 < path && newPath($0) != nil }).flatMap(newPath)
  }
}
