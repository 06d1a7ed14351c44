extension TableView {
  /// Makes changes of rows and sections together.
  ///
  /// What is deleted or reloaded is named as before the changes, what is inserted as after them. The
  /// data source must have the new rows already. When it has other numbers of rows than the changes
  /// say, all rows are loaded anew and the error tells the first such section.
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

  /// Tells the table of new rows, by their paths after the change.
  public func insertRows(at paths: [IndexPath]) throws(TableViewError) {
    try performBatchUpdates { () throws(TableViewError) in changes.insertedRows.formUnion(paths) }
  }

  /// Tells the table of rows that are gone, by their paths before the change.
  public func deleteRows(at paths: [IndexPath]) throws(TableViewError) {
    for path in paths where sections.position(of: .row(path)) == nil { throw .noRow(path) }
    try performBatchUpdates { () throws(TableViewError) in changes.deletedRows.formUnion(paths) }
  }

  /// Tells the table of a row that is elsewhere; it is laid out anew.
  public func moveRow(at path: IndexPath, to newPath: IndexPath) throws(TableViewError) {
    guard sections.position(of: .row(path)) != nil else { throw .noRow(path) }
    try performBatchUpdates { () throws(TableViewError) in
      changes.deletedRows.insert(path)
      changes.insertedRows.insert(newPath)
    }
  }

  /// Tells the table of new sections, by their numbers after the change.
  public func insertSections(_ numbers: [Int]) throws(TableViewError) {
    try performBatchUpdates { () throws(TableViewError) in
      changes.insertedSections.formUnion(numbers)
    }
  }

  /// Tells the table of sections that are gone, by their numbers before the change.
  public func deleteSections(_ numbers: [Int]) throws(TableViewError) {
    for number in numbers where !sections.rows.indices.contains(number) {
      throw .noSection(number)
    }
    try performBatchUpdates { () throws(TableViewError) in
      changes.deletedSections.formUnion(numbers)
    }
  }

  /// Tells the table that rows show something else; their heights are expectations until the next
  /// layout.
  public func reloadRows(at paths: [IndexPath]) throws(TableViewError) {
    for path in paths {
      guard let position = sections.position(of: .row(path)) else { throw .noRow(path) }
      let index = position - firstPosition
      if records.indices.contains(index) { records[index].contentGeneration = -1 }
    }
    needsClamping = true
    setNeedsLayout()
  }

  /// Tells the table that everything in sections shows something else; the numbers of rows may be
  /// others.
  public func reloadSections(_ numbers: [Int]) throws(TableViewError) {
    for number in numbers where !sections.rows.indices.contains(number) {
      throw .noSection(number)
    }
    try performBatchUpdates { () throws(TableViewError) in
      changes.reloadedSections.formUnion(numbers)
    }
  }

  private func applyChanges() throws(TableViewError) {
    let changes = changes
    self.changes = TableChanges()
    guard !changes.isEmpty, !needsReload else { return }
    if contentOffset.y != anchoredOffset, let position = offsets.index(at: contentOffset.y) {
      anchor = (position, offsets.offset(of: position) - contentOffset.y)
      anchoredOffset = contentOffset.y
    }
    let old = (sections: sections, offsets: offsets)
    let newPlaces = changes.newSections(old.sections.rows.count)
    try updateSections(changes, newPlaces)
    moveContents(changes, newPlaces, old.sections, old.offsets)
    floating = [:]
    moveSelection(changes, newPlaces, old.sections)
    dataGeneration += 1
    needsClamping = true
    setNeedsLayout()
  }

  /// Takes over the numbers of rows, if they are what the changes say.
  private func updateSections(
    _ changes: TableChanges, _ newPlaces: [Int?]
  ) throws(TableViewError) {
    let count = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
    if newPlaces.contains(where: { ($0 ?? -1) >= count }) {
      reloadData()
      throw .noSection(count)
    }
    let rows = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    if let section = changes.inconsistency(old: sections.rows, new: rows, newPlaces) {
      reloadData()
      throw .inconsistentRows(
        section: section.number, expected: section.expected, found: section.found)
    }
    sections = TableSections(rows: rows)
  }

  /// Brings heights and layouts of rows that stay to their new places.
  private func moveContents(
    _ changes: TableChanges, _ newPlaces: [Int?], _ oldSections: TableSections,
    _ oldOffsets: OffsetIndex
  ) {
    var heights = sections.rows.indices.flatMap { estimates(ofSection: $0) }
    var places: [Int: Int] = [:]
    let last = firstPosition + records.count
    func move(_ old: Int?, _ new: Int?) {
      guard let old, let new, heights.indices.contains(new) else { return }
      heights[new] = oldOffsets[old]
      if old >= firstPosition && old < last || old == anchor?.position { places[old] = new }
    }
    for case (let section, let newSection?) in newPlaces.enumerated() {
      if changes.reloadedSections.contains(section) { continue }
      move(
        oldSections.position(of: .header(section)), sections.position(of: .header(newSection)))
      move(
        oldSections.position(of: .footer(section)), sections.position(of: .footer(newSection)))
      guard let first = oldSections.position(of: .header(section)),
        let newFirst = sections.position(of: .header(newSection))
      else { continue }
      let rows = changes.newRows(
        ofSection: section, count: oldSections.rows[section], newSection: newSection)
      for case (let row, let newRow?) in rows.enumerated() {
        move(first + 1 + row, newFirst + 1 + newRow)
      }
    }
    offsets = OffsetIndex(heights)
    moveRecords(places)
  }

  private func moveRecords(_ places: [Int: Int]) {
    if let old = anchor {
      // Of a row that is gone, the nearest one that stays takes the place.
      let candidates = ([old.position] + records.indices.map { firstPosition + $0 }).sorted {
        (abs($0 - old.position), -$0) < (abs($1 - old.position), -$1)
      }
      anchor = candidates.first { places[$0] != nil }
        .map { (position: places[$0] ?? 0, distance: distance(of: $0)) }
    }
    var moved: [Int: RowRecord] = [:]
    for (index, record) in records.enumerated() {
      if let new = places[firstPosition + index] { moved[new] = record }
    }
    guard let first = moved.keys.min(), let last = moved.keys.max() else {
      records = []
      return
    }
    // Between them new rows may stand, which are laid out when their turn comes.
    let end = min(last, first + 2 * records.count)
    records = (first...end).map { moved[$0] ?? RowRecord() }
    firstPosition = first
  }

  /// The distance of a laid out position from the upper edge before the change.
  private func distance(of position: Int) -> Double {
    guard let anchor else { return 0 }
    var distance = anchor.distance
    if position >= anchor.position {
      for index in anchor.position..<position {
        distance += recordHeight(at: index)
      }
    } else {
      for index in position..<anchor.position { distance -= recordHeight(at: index) }
    }
    return distance
  }

  private func recordHeight(at position: Int) -> Double {
    let index = position - firstPosition
    return records.indices.contains(index) ? records[index].height : 0
  }
}
