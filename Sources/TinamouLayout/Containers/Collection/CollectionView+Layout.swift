extension CollectionView {
  /// Brings the items of the visible part up to date.
  ///
  /// The collection must have its frame. ``ScrollView/contentOffset`` follows the item that keeps its
  /// place.
  public func layoutItems() throws(LayoutError) {
    if needsReload { reload() }
    updateColumns()
    defer { laidOutInputs = rowInputs }
    guard lines.count > 0 else { return }
    let (start, distance) = startingPoint()
    var position = start
    var y = distance
    var kept: [TableSections.Element: RowRecord] = [:]
    repeat {
      y += try layOutLine(position, keeping: &kept)
      position += 1
    } while y < frame.height && position < lines.count
    position = start
    y = distance
    // Headers and footers of unknown height may stand between.
    while position > 0, y > 0 || offsets[position - 1] == 0 {
      position -= 1
      y -= try layOutLine(position, keeping: &kept)
    }
    records = kept
    contentOffset.y = offsets.offset(of: start) - distance
    anchoredOffset = contentOffset.y
    chooseAnchor()
  }

  private func reload() {
    needsReload = false
    let count = max(dataSource?.numberOfSections(in: self) ?? 0, 0)
    itemCounts = (0..<count).map {
      max(dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0, 0)
    }
    records = [:]
    // No line of the items before is where one of the new items may be looked for.
    anchor = nil
    anchoredOffset = contentOffset.y
    columns.metrics = nil
  }

  // MARK: Columns

  private func updateColumns() {
    var new = Columns()
    new.spacing = max(minimumInteritemSpacing, 0)
    new.lineSpacing = minimumLineSpacing
    new.insets = sectionInset
    let width = max(frame.width - sectionInset.leading - sectionInset.trailing, 0)
    let most = (width + new.spacing) / max(minimumItemWidth + new.spacing, 1)
    new.count = most.isFinite ? max(Int(min(most, 10_000)), 1) : 1
    new.itemWidth = max((width - Double(new.count - 1) * new.spacing) / Double(new.count), 0)
    new.metrics = CellMetrics(width: new.itemWidth, environment: environmentForCells)
    guard new != columns else { return }
    if let old = columns.metrics, old.environment.traits != new.metrics?.environment.traits {
      records = [:]
    }
    if contentOffset.y != anchoredOffset { chooseAnchor() }
    columns = new
    generation += 1
    lines = TableSections(rows: itemCounts.map { ($0 + new.count - 1) / new.count })
    offsets = OffsetIndex(
      lines.rows.flatMap { rows in
        [new.insets.top] + (0..<rows).map { length(estimatedItemHeight, isLast: $0 + 1 == rows) }
          + [new.insets.bottom]
      })
    anchoredOffset = contentOffset.y
  }

  /// The room that a line takes with the room below it.
  private func length(_ height: Double, isLast: Bool) -> Double {
    height + (isLast ? 0 : columns.lineSpacing)
  }

  private func line(of item: IndexPath) -> Int? {
    lines.position(of: .row(IndexPath(row: item.item / columns.count, section: item.section)))
  }

  // MARK: The visible part

  private func startingPoint() -> (position: Int, distance: Double) {
    if let anchor, contentOffset.y == anchoredOffset, let position = line(of: anchor.item) {
      return (position, anchor.distance)
    }
    var position = offsets.index(at: contentOffset.y) ?? 0
    let distance = offsets.offset(of: position) - contentOffset.y
    if distance == 0 {
      while position > 0, offsets[position - 1] == 0 { position -= 1 }
    }
    return (position, distance)
  }

  /// Makes the first item of the first line that begins in view keep its place.
  func chooseAnchor() {
    guard var position = offsets.index(at: contentOffset.y) else { return }
    while position < lines.count {
      let distance = offsets.offset(of: position) - contentOffset.y
      if case .row(let line) = lines.element(at: position), distance >= 0 {
        let first = IndexPath(item: line.row * columns.count, section: line.section)
        // The item that kept its place goes on doing so while its line is this one.
        let isSame = anchor.map { self.line(of: $0.item) == position } ?? false
        anchor = (isSame ? anchor?.item ?? first : first, distance)
        return
      }
      position += 1
    }
  }

  /// Lays out the items of a line and returns the room that the line takes.
  private func layOutLine(
    _ position: Int, keeping kept: inout [TableSections.Element: RowRecord]
  ) throws(LayoutError) -> Double {
    guard let element = lines.element(at: position) else { return 0 }
    guard case .row(let line) = element else {
      offsets.set(try layOutSupplement(element, keeping: &kept), at: position)
      return offsets[position]
    }
    let first = line.row * columns.count
    let last = min(first + columns.count, itemCounts[line.section])
    var height = 0.0
    for item in first..<max(last, first) {
      let path = IndexPath(item: item, section: line.section)
      var record = records[.row(path)] ?? RowRecord()
      if let metrics = columns.metrics {
        try layOut(&record, metrics) { dataSource?.collectionView(self, cellForItemAt: path) }
      }
      height = max(height, record.height)
      kept[.row(path)] = record
    }
    let length = length(height, isLast: line.row + 1 == lines.rows[line.section])
    offsets.set(length, at: position)
    return offsets[position]
  }

  /// Brings the layout of an item, header or footer up to date.
  func layOut(
    _ record: inout RowRecord, _ metrics: CellMetrics, _ view: () -> ReusableView?
  ) throws(LayoutError) {
    if record.template == nil {
      if record.metricsGeneration == generation { return }
      record.metricsGeneration = generation
      guard let template = view()?.template else { return }
      template.update(metrics)
      statistics.configured += 1
      let solves = template.solves
      record.content = try template.content()
      statistics.solved += template.solves - solves
      record.template = template
      record.frames = [Rect](repeating: .zero, count: template.views.count)
    } else if record.metricsGeneration != generation {
      record.template?.update(metrics)
      record.template?.updateMetrics(of: &record.content)
    } else {
      return
    }
    record.metricsGeneration = generation
    guard let template = record.template else { return }
    let solves = template.solves
    try template.layOut(&record.content, to: &record.frames)
    record.findings = template.findings
    statistics.laidOut += 1
    statistics.solved += template.solves - solves
    record.height = record.frames.first?.height ?? 0
  }
}

extension CollectionView {
  /// The items of the last layout, in their order.
  public var indexPathsForVisibleItems: [IndexPath] {
    records.keys.compactMap { if case .row(let path) = $0 { path } else { nil } }.sorted()
  }

  /// The layout of an item near the visible part; `nil` for others.
  public func layoutForItem(at path: IndexPath) -> CellLayout? {
    records[.row(path)].flatMap { cellLayout($0) }
  }

  func cellLayout(_ record: RowRecord) -> CellLayout? {
    record.template.map {
      CellLayout(
        reuseIdentifier: $0.view.reuseIdentifier ?? "", names: $0.names, frames: record.frames)
    }
  }

  /// What the last layout laid out, from top to bottom.
  package var listedCells: [ListedCell] {
    records.sorted { place(of: $0.key) < place(of: $1.key) }.compactMap { element, record in
      switch element {
      case .header(let section):
        listed(.header(section), Self.elementKindSectionHeader, section, record)
      case .footer(let section):
        listed(.footer(section), Self.elementKindSectionFooter, section, record)
      case .row(let path):
        rectForItem(at: path).flatMap { ListedCell(.item(path), record, in: $0) }
      }
    }
  }

  private func listed(
    _ place: ListedCell.Place, _ kind: String, _ section: Int, _ record: RowRecord
  ) -> ListedCell? {
    let path = IndexPath(item: 0, section: section)
    return rectForSupplementaryElement(ofKind: kind, at: path).flatMap {
      ListedCell(place, record, in: $0)
    }
  }

  /// Sections in their order, in each the header, the items and the footer.
  private func place(of element: TableSections.Element) -> (Int, Int, Int) {
    switch element {
    case .header(let section): (section, 0, 0)
    case .row(let path): (path.section, 1, path.item)
    case .footer(let section): (section, 2, 0)
    }
  }

  /// The rectangle of an item in the content, in points; as high as its content if it is near the
  /// visible part, else as its line is expected to be. `nil` if there is no such item.
  public func rectForItem(at path: IndexPath) -> Rect? {
    guard itemCounts.indices.contains(path.section),
      (0..<itemCounts[path.section]).contains(path.item), columns.count > 0,
      let position = lines.position(
        of: .row(IndexPath(row: path.item / columns.count, section: path.section)))
    else { return nil }
    let column = Double(path.item % columns.count)
    let start = columns.insets.leading + column * (columns.itemWidth + columns.spacing)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Items that touch share an edge, so the edges are what is rounded: decision 50.
    let grid = PixelGrid(scale: columns.metrics?.environment.traits.displayScale ?? 1)
    let left = grid.round(isMirrored ? frame.width - start - columns.itemWidth : start)
    let right = grid.round(isMirrored ? frame.width - start : start + columns.itemWidth)
    return Rect(
      x: left, y: grid.round(offsets.offset(of: position)), width: right - left,
      height: records[.row(path)]?.height ?? estimatedItemHeight)
  }
}
