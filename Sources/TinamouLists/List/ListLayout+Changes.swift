import TinamouLayout

extension ListLayout {
  /// Collects the changes that `body` makes and applies them together when the outermost call ends.
  func collectChanges(_ body: () throws(ListError) -> Void) throws(ListError) {
    openBatches += 1
    do {
      try body()
    } catch {
      openBatches -= 1
      if openBatches == 0 { changes = ListChanges() }
      throw error
    }
    openBatches -= 1
    if openBatches == 0 { try applyChanges() }
  }

  /// Throws if an item does not exist.
  func check(_ paths: [ListPath]) throws(ListError) {
    for path in paths where !sections.contains(path) { throw .noItem(path) }
  }

  /// Throws if a section does not exist.
  func check(sections numbers: [Int]) throws(ListError) {
    for number in numbers where !sections.items.indices.contains(number) {
      throw .noSection(number)
    }
  }

  // MARK: Items

  func insert(_ paths: [ListPath]) throws(ListError) {
    try collectChanges { () throws(ListError) in changes.insertedItems.formUnion(paths) }
  }

  func delete(_ paths: [ListPath]) throws(ListError) {
    try check(paths)
    try collectChanges { () throws(ListError) in changes.deletedItems.formUnion(paths) }
  }

  func move(_ path: ListPath, to newPath: ListPath) throws(ListError) {
    try check([path])
    try collectChanges { () throws(ListError) in
      changes.deletedItems.insert(path)
      changes.insertedItems.insert(newPath)
      changes.moves[path] = newPath
    }
  }

  func reload(_ paths: [ListPath]) throws(ListError) {
    try check(paths)
    for path in paths { sections.position(of: .item(path)).map(reconfigure) }
    needsClamping = true
    list.setNeedsLayout()
  }

  // MARK: All together

  private func applyChanges() throws(ListError) {
    let changes = changes
    self.changes = ListChanges()
    guard !changes.isEmpty, !needsReload else { return }
    if list.contentOffset.y != anchoredOffset { chooseAnchor() }
    let old = (sections: sections, offsets: offsets)
    let newPlaces = changes.newSections(old.sections.items.count)
    try updateSections(changes, newPlaces)
    moveContents(changes, newPlaces, old.sections, old.offsets)
    list.didMove(changes, sections: newPlaces, from: old.sections)
    didMoveItems()
  }

  /// Reads the numbers of items and checks that they agree with the changes.
  private func updateSections(_ changes: ListChanges, _ newPlaces: [Int?]) throws(ListError) {
    let items = list.numbersOfItems
    if newPlaces.contains(where: { ($0 ?? -1) >= items.count }) {
      list.reloadData()
      throw .noSection(items.count)
    }
    if let section = changes.inconsistency(old: sections.items, new: items, newPlaces) {
      list.reloadData()
      throw .inconsistentItems(
        section: section.number, expected: section.expected, found: section.found)
    }
    let new = ListSections(items: items, columns: grid.columns)
    if let error = changes.missing(in: new) {
      list.reloadData()
      throw error
    }
    geometry.sections = new
  }

  /// Moves the lengths and layouts of the cells that remain to their new positions.
  private func moveContents(
    _ changes: ListChanges, _ newPlaces: [Int?], _ oldSections: ListSections,
    _ oldOffsets: OffsetIndex
  ) {
    var lengths = sections.items.indices.flatMap { expectedLengths(of: $0) }
    var places: [Int: Int] = [:]
    let last = firstPosition + records.count
    func move(_ old: Int?, _ new: Int?) {
      guard let old, let new else { return }
      // A line of several items now consists of other items.
      if sections.columns == 1, lengths.indices.contains(new) { lengths[new] = oldOffsets[old] }
      if old >= firstPosition && old < last || old == anchor?.position { places[old] = new }
    }
    for case (let section, let newSection?) in newPlaces.enumerated() {
      guard let first = oldSections.position(of: .header(section)),
        let newFirst = sections.position(of: .header(newSection))
      else { continue }
      if changes.reloadedSections.contains(section) {
        keepAnchor(inReloaded: section, oldSections, newSection, &places)
        continue
      }
      move(first, newFirst)
      move(
        oldSections.position(of: .footer(section)), sections.position(of: .footer(newSection)))
      let items = changes.newItems(
        ofSection: section, count: oldSections.items[section], newSection: newSection)
      for case (let item, let newItem?) in items.enumerated() {
        move(first + 1 + item, newFirst + 1 + newItem)
      }
    }
    moveAnchor(places, oldSections, oldOffsets)
    geometry.offsets = OffsetIndex(lengths)
    moveRecords(places)
  }

  /// In a reloaded section, the anchor stays at the item with the same index.
  private func keepAnchor(
    inReloaded section: Int, _ oldSections: ListSections, _ newSection: Int,
    _ places: inout [Int: Int]
  ) {
    guard let anchor, let first = oldSections.position(of: .header(section)),
      let last = oldSections.position(of: .footer(section)),
      (first...last).contains(anchor.position),
      let newFirst = sections.position(of: .header(newSection)),
      let newLast = sections.position(of: .footer(newSection))
    else { return }
    places[anchor.position] = min(newFirst + anchor.position - first, newLast)
    reconfigure(anchor.position)
  }

  /// If the item of the anchor is deleted, the nearest item that remains becomes the anchor.
  private func moveAnchor(
    _ places: [Int: Int], _ oldSections: ListSections, _ oldOffsets: OffsetIndex
  ) {
    guard let old = anchor else { return }
    let candidates = ([old.position] + records.indices.map { firstPosition + $0 }).sorted {
      (abs($0 - old.position), -$0) < (abs($1 - old.position), -$1)
    }
    let start = oldOffsets.offset(of: oldSections.line(of: old.position)) - old.distance
    anchor = candidates.first { places[$0] != nil }.map {
      Anchor(
        position: places[$0] ?? 0,
        distance: oldOffsets.offset(of: oldSections.line(of: $0)) - start)
    }
  }

  private func moveRecords(_ places: [Int: Int]) {
    var moved: [Int: CellRecord] = [:]
    for (index, record) in records.enumerated() {
      if let new = places[firstPosition + index] { moved[new] = record }
    }
    guard let first = moved.keys.min(), let last = moved.keys.max() else {
      records = []
      return
    }
    // New items may lie between them; they are laid out later.
    let end = min(last, first + 2 * records.count)
    records = (first...end).map { moved[$0] ?? CellRecord() }
    firstPosition = first
  }
}
