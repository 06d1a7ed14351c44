extension TableView {
  /// Brings the rows of the visible part up to date.
  ///
  /// The table must have its frame. ``ScrollView/contentOffset`` follows the row that keeps its
  /// place.
  ///
  /// - Complexity: O(rows in the visible part that are new or changed, times log(rows)).
  public func layoutRows() throws(LayoutError) {
    if needsReload { try reload() }
    if hasStaleEstimates { estimateRows() }
    updateMetrics()
    var attempts = 0
    repeat {
      try layOutVisiblePart()
      attempts += 1
    } while try clampOffset() && attempts < 4
    needsClamping = false
    try layOutFloating()
    if !isAnchorInView { chooseAnchor() }
    laidOutInputs = rowInputs
  }

  /// Asks the data source for the numbers of rows and expects a height of each.
  private func reload() throws(LayoutError) {
    needsReload = false
    let count = dataSource?.numberOfSections(in: self) ?? 0
    sections = TableSections(
      rows: (0..<max(count, 0)).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 })
    records = []
    floating = [:]
    anchor = nil
    estimateRows()
    if estimatedRowHeight == 0 {
      updateMetrics()
      try measureAllRows()
    }
  }

  /// Expects a height of every row, and asks again for those in view.
  private func estimateRows() {
    hasStaleEstimates = false
    offsets = OffsetIndex(sections.rows.indices.flatMap { estimates(ofSection: $0) })
    contentGeneration += 1
  }

  /// What is expected of the elements of a section.
  func estimates(ofSection section: Int) -> [Double] {
    let count = sections.rows[section]
    var heights = [Double](repeating: estimatedHeight, count: count + 2)
    heights[0] = estimatedSectionHeaderHeight
    heights[count + 1] = estimatedSectionFooterHeight
    if delegate != nil {
      for row in 0..<count {
        heights[1 + row] = estimate(ofRow: IndexPath(row: row, section: section))
      }
    }
    return heights
  }

  func estimate(ofRow path: IndexPath) -> Double {
    let estimate =
      delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return estimate >= 0 ? estimate : estimatedHeight
  }

  /// What is expected of a row of which nothing else is known.
  private var estimatedHeight: Double {
    if estimatedRowHeight >= 0 { return estimatedRowHeight }
    return rowHeight >= 0 ? rowHeight : Self.defaultRowHeight
  }

  /// Lays out every row once, for a table without estimates.
  private func measureAllRows() throws(LayoutError) {
    for position in 0..<sections.count {
      var record = RowRecord()
      try layOut(&record, at: position)
      offsets.set(record.height, at: position)
    }
  }

  // MARK: The visible part

  private func layOutVisiblePart() throws(LayoutError) {
    guard sections.count > 0 else {
      records = []
      return
    }
    let (start, distance) = startingPoint()
    var old = records
    let oldFirst = firstPosition
    records = []
    func take(_ position: Int) -> RowRecord {
      let index = position - oldFirst
      guard old.indices.contains(index) else { return RowRecord() }
      let record = old[index]
      old[index] = RowRecord()
      return record
    }
    var below: [RowRecord] = []
    below.reserveCapacity(old.count + 2)
    var position = start
    var y = distance
    repeat {
      var record = take(position)
      try layOut(&record, at: position)
      offsets.set(record.height, at: position)
      y += record.height
      below.append(record)
      position += 1
    } while y < frame.height && position < sections.count
    var above: [RowRecord] = []
    position = start
    y = distance
    // Headers and footers of unknown height may stand between.
    while position > 0, y > 0 || offsets[position - 1] == 0 {
      position -= 1
      var record = take(position)
      try layOut(&record, at: position)
      offsets.set(record.height, at: position)
      y -= record.height
      above.append(record)
    }
    records = above.isEmpty ? below : above.reversed() + below
    firstPosition = position
    moveOffset(to: offsets.offset(of: start) - distance)
  }

  /// Where to begin: what keeps its place, or what is at the upper edge after scrolling.
  private func startingPoint() -> (position: Int, distance: Double) {
    if let anchor, contentOffset.y == anchoredOffset {
      return (min(max(anchor.position, 0), sections.count - 1), anchor.distance)
    }
    anchor = nil
    var position = offsets.index(at: contentOffset.y) ?? 0
    let distance = offsets.offset(of: position) - contentOffset.y
    if distance == 0 {
      while position > 0, offsets[position - 1] == 0 { position -= 1 }
    }
    return (position, distance)
  }

  /// Whether what keeps its place can go on doing so: until somebody scrolls, if it is in view.
  private var isAnchorInView: Bool {
    guard let anchor, anchor.distance < frame.height else { return false }
    return records.indices.contains(anchor.position - firstPosition)
  }

  /// Makes the first row that begins in the visible part keep its place.
  private func chooseAnchor() {
    var y = offsets.offset(of: firstPosition) - contentOffset.y
    var candidate: (position: Int, distance: Double)? = records.isEmpty ? nil : (firstPosition, y)
    for (index, record) in records.enumerated() {
      if y >= 0, record.height > 0 {
        candidate = (firstPosition + index, y)
        break
      }
      y += record.height
    }
    anchor = candidate
    anchoredOffset = contentOffset.y
  }

  func moveOffset(to y: Double) {
    contentOffset.y = y
    anchoredOffset = y
    if let anchor { self.anchor = (anchor.position, offsets.offset(of: anchor.position) - y) }
  }

  /// Brings an offset back that a change of the content left beyond it; returns whether it moved.
  private func clampOffset() throws(LayoutError) -> Bool {
    guard needsClamping, sections.count > 0 else { return false }
    let clamped = clampedOffset(contentOffset).y
    let insets = adjustedContentInset
    guard abs(clamped - contentOffset.y) > 0x1p-20 else { return false }
    anchor = nil
    if clamped < contentOffset.y, clamped > -insets.top {
      // From the end upwards, since the heights of rows above may be mere expectations.
      let last = sections.count - 1
      var record = RowRecord()
      if last - firstPosition == records.count - 1 { record = records[records.count - 1] }
      try layOut(&record, at: last)
      offsets.set(record.height, at: last)
      anchor = (last, frame.height - insets.bottom - record.height)
      anchoredOffset = contentOffset.y
    } else {
      contentOffset.y = clamped
    }
    return true
  }

  // MARK: Rows

  /// Brings a row up to date, if it is not.
  func layOut(_ record: inout RowRecord, at position: Int) throws(LayoutError) {
    if record.contentGeneration != contentGeneration {
      try configure(&record, at: position)
    } else if record.metricsGeneration != metricsGeneration {
      record.template?.updateMetrics(of: &record.content)
    } else {
      return
    }
    record.metricsGeneration = metricsGeneration
    guard let template = record.template else { return }
    let solves = template.solves
    try template.layOut(&record.content, to: &record.frames)
    record.findings = template.findings
    statistics.laidOut += 1
    statistics.solved += template.solves - solves
    let height = record.frames.first?.height ?? 0
    let isEmpty = height <= separatorHeight && template.view is TableViewCell
    record.height = isEmpty ? Self.defaultRowHeight : height
  }

  private var separatorHeight: Double {
    separatorStyle == .none ? 0 : 1 / (metrics?.environment.traits.displayScale ?? 1)
  }

  /// Asks for what an element shows.
  private func configure(_ record: inout RowRecord, at position: Int) throws(LayoutError) {
    record.contentGeneration = contentGeneration
    record.template = nil
    record.height = 0
    if dataSource == nil, case .row(let path) = sections.element(at: position) {
      record.height = estimate(ofRow: path)
    }
    guard let (view, height) = view(at: position), let metrics else { return }
    let template = view.template
    template.update(metrics)
    template.fix(height: height)
    statistics.configured += 1
    let solves = template.solves
    record.content = try template.content()
    statistics.solved += template.solves - solves
    record.template = template
    if record.frames.count != template.views.count {
      record.frames = [Rect](repeating: .zero, count: template.views.count)
    }
  }

  /// The view of an element with its content, and its height if it is fixed.
  private func view(at position: Int) -> (ReusableView, height: Double?)? {
    switch sections.element(at: position) {
    case .header(let section):
      return delegate?.tableView(self, viewForHeaderInSection: section).map { ($0, nil) }
    case .footer(let section):
      return delegate?.tableView(self, viewForFooterInSection: section).map { ($0, nil) }
    case .row(let path):
      guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
      let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
      return (cell, height >= 0 ? height : nil)
    case nil: return nil
    }
  }

  // MARK: Metrics

  private func updateMetrics() {
    var new = CellMetrics(width: frame.width, environment: environmentForCells)
    let margins = directionalMargins
    new.margins = cellMarginProfile.margins(leading: margins.leading, trailing: margins.trailing)
    new.separatorInset = separatorInset ?? DirectionalEdgeInsets(leading: margins.leading)
    new.hasSeparators = separatorStyle == .singleLine
    guard new != metrics else { return }
    if new.environment.traits != metrics?.environment.traits { contentGeneration += 1 }
    metrics = new
    metricsGeneration += 1
    needsClamping = true
    for view in reusableCells.all { view.template.update(new) }
  }

  /// The margins of cells at the leading and trailing edges.
  private var directionalMargins: (leading: Double, trailing: Double) {
    var insets = (left: layoutMargins.left, right: layoutMargins.right)
    if cellLayoutMarginsFollowReadableWidth {
      let readable = readableContentGuide.layoutFrame
      insets = (readable.minX, frame.width - readable.maxX)
    }
    return effectiveUserInterfaceLayoutDirection == .leftToRight
      ? (insets.left, insets.right) : (insets.right, insets.left)
  }
}
