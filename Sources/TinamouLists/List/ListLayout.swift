import TinamouLayout

/// The cells near the visible part of a list, their heights, and the anchor that stays in place.
final class ListLayout {
  /// The element that stays in place on the screen: its position, and the distance of its line from
  /// the upper edge of the list.
  struct Anchor {
    var position: Int
    var distance: Double
  }

  /// What the layout depends on besides the grid and the metrics.
  private struct Inputs: Equatable {
    let size: Size
    let offset: Point
    let insets: EdgeInsets
    let edits: Int
  }

  unowned let list: ListView

  var grid = ListGrid()
  /// The sections, and the lengths of their lines.
  var geometry = ListGeometry()
  var sections: ListSections { geometry.sections }
  var offsets: OffsetIndex { geometry.offsets }
  /// The lengths before the present layout estimated all of them again; `nil` if it did not.
  var replacedOffsets: OffsetIndex?
  /// The cells near the visible part, without gaps.
  var records: [CellRecord] = []
  /// The position of the first of them.
  var firstPosition = 0
  /// The headers and footers of a table that float at the edges of the visible part.
  var floating: [ListSections.Element: CellRecord] = [:]
  var anchor: Anchor?
  /// The offset at which the anchor was last set; a different offset means that somebody scrolled.
  var anchoredOffset = 0.0
  /// Whether the content may have become too short for the offset.
  var needsClamping = false

  var needsReload = true
  var hasStaleEstimates = false
  /// Counts the changes of the set of cells.
  private(set) var dataGeneration = 0
  /// Counts the changes of the content of cells, such as a change of the text size.
  private(set) var contentGeneration = 0
  /// Counts changes of the metrics.
  private(set) var metricsGeneration = 0
  /// What the cells were when all of them were measured last, if the list has no estimates; `nil`
  /// if they have not been measured.
  var measuredCells: MeasuredCells?
  private var metrics: CellMetrics?
  /// The grid of the last layout, also of a refused one.
  private var requestedGrid = ListGrid()
  private var laidOutInputs: Inputs?
  private(set) var refusal: LayoutError?

  /// The changes collected until the outermost batch ends.
  var changes = ListChanges()
  var openBatches = 0

  init(_ list: ListView) { self.list = list }

  // MARK: Invalidation

  /// Drops all cells.
  func reload() {
    needsReload = true
    dataGeneration += 1
    needsClamping = true
    list.setNeedsLayout()
  }

  /// Drops the known heights of the cells.
  func removeHeights() { geometry.offsets = OffsetIndex() }

  /// Updates the estimates after expected or fixed heights have changed.
  func invalidateEstimates() {
    hasStaleEstimates = true
    list.setNeedsLayout()
  }

  /// Records that cells have moved.
  func didMoveItems() {
    dataGeneration += 1
    needsClamping = true
    list.setNeedsLayout()
  }

  private func inputs(safeArea: EdgeInsets) -> Inputs {
    Inputs(
      size: list.frame.size, offset: list.contentOffset,
      insets: list.adjustedContentInset(safeArea: safeArea), edits: list.reusableCells.edits)
  }

  // MARK: Layout

  /// Lays out the cells and keeps an error for the next snapshot.
  func layOutAfterPass() {
    do throws(LayoutError) {
      try layOut()
      refusal = nil
    } catch {
      refusal = error
    }
  }

  /// Updates the cells of the visible part, after changes that `prepare` makes. An error undoes
  /// all.
  ///
  /// - Complexity: O(cells of the visible part that are new or changed, times log(cells)).
  func layOut(
    beginningWith prepare: () throws(LayoutError) -> Void = {}
  ) throws(LayoutError) {
    defer { laidOutInputs = inputs(safeArea: list.safeAreaInsets) }
    let restore = saveState()
    do throws(LayoutError) {
      try prepare()
      try updateCells()
    } catch {
      restore()
      throw error
    }
    replacedOffsets = nil
    geometry.offsets.commit()
  }

  private func updateCells() throws(LayoutError) {
    if let known = laidOutInputs, known.edits != list.reusableCells.edits { contentGeneration += 1 }
    updateGrid()
    if needsReload {
      try load()
    } else if hasStaleEstimates {
      expectHeights()
      contentGeneration += 1
    }
    try measureAllCells()
    var attempts = 0
    repeat {
      try layOutVisiblePart()
      attempts += 1
    } while try clampOffset() && attempts < 4
    needsClamping = false
    try list.layOutFloatingCells()
    if !isAnchorInView { chooseAnchor() }
    if offsets.isFull {
      throw .listTooLong(list.qualifiedName, limit: OffsetIndex.largestLength.rounded(.down))
    }
  }

  /// Asks the data source for the numbers of items and estimates the height of each.
  private func load() throws(LayoutError) {
    needsReload = false
    geometry.sections = ListSections(items: list.numbersOfItems, columns: grid.columns)
    records = []
    anchor = nil
    expectHeights()
    contentGeneration += 1
  }

  /// Measures the cells of a list without estimates again if any of them may have another height.
  ///
  /// - Complexity: O(cells of the list) after a change.
  private func measureAllCells() throws(LayoutError) {
    guard list.measuresAllCells else { return }
    let cells = MeasuredCells(
      data: dataGeneration, content: contentGeneration, metrics: metricsGeneration)
    guard cells != measuredCells else { return }
    for line in 0..<sections.lineCount { try measure(line) }
    measuredCells = cells
  }

  /// Estimates the length of every line.
  private func expectHeights() {
    hasStaleEstimates = false
    replacedOffsets = replacedOffsets ?? offsets
    geometry.offsets = OffsetIndex(sections.items.indices.flatMap { expectedLengths(of: $0) })
  }

  /// The estimated lengths of the lines of a section.
  func expectedLengths(of section: Int) -> [Double] {
    let heights = list.expectedHeights(
      of: section, lines: sections.lineCount(ofSection: section) - 2)
    if grid.hasNoRoom { return heights }
    let last = heights.count - 1
    return heights.enumerated().map { index, height in
      let line: ListSections.Line =
        index == 0 ? .header : index == last ? .footer : .items(isLast: index == last - 1)
      return grid.length(of: line, height: height)
    }
  }

  /// Reads the grid and the metrics from the list.
  private func updateGrid() {
    let new = list.grid
    requestedGrid = new
    if !new.hasSameLines(as: grid) {
      if list.contentOffset.y != anchoredOffset { chooseAnchor() }
      grid = new
      geometry.sections = ListSections(items: sections.items, columns: grid.columns)
      expectHeights()
      needsClamping = true
      anchoredOffset = list.contentOffset.y
    }
    grid = new
    update(list.metrics(itemWidth: grid.itemWidth, margins: list.layoutMargins))
  }

  /// Passes new metrics on to the cells; returns whether the cells must be laid out with them.
  @discardableResult
  private func update(_ new: CellMetrics) -> Bool {
    guard new != metrics else { return false }
    let old = metrics
    metrics = new
    let templates = list.reusableCells.all.map(\.template)
    for template in templates { update(template, new) }
    if let old, new.differsOnlyInMinimumMargins(from: old),
      templates.allSatisfy({ !$0.mayReadMinimumMargins })
    {
      return false
    }
    if new.environment.traits != old?.environment.traits { contentGeneration += 1 }
    metricsGeneration += 1
    needsClamping = true
    return true
  }

  private func update(_ template: CellTemplate, _ metrics: CellMetrics) {
    var metrics = metrics
    if !template.view.isItem { metrics.width = metrics.listWidth }
    template.update(metrics)
  }

  // MARK: Cells

  /// The record at a position near the visible part; `nil` for other positions.
  func record(at position: Int) -> CellRecord? {
    let index = position - firstPosition
    return records.indices.contains(index) ? records[index] : nil
  }

  /// The record of an element near the visible part; `nil` for others.
  func record(of element: ListSections.Element) -> CellRecord? {
    sections.position(of: element).flatMap { record(at: $0) }
  }

  /// Configures an element near the visible part again.
  func reconfigure(_ position: Int) {
    let index = position - firstPosition
    if records.indices.contains(index) { records[index].contentGeneration = -1 }
  }

  /// Updates an element if necessary.
  func layOut(_ record: inout CellRecord, at position: Int) throws(LayoutError) {
    if record.contentGeneration != contentGeneration {
      try configure(&record, at: position)
    } else if record.metricsGeneration == metricsGeneration {
      return
    } else if let template = record.template, let metrics {
      // Another list with the same cells may have set its own metrics.
      update(template, metrics)
      if record.shape === template.shape {
        template.updateMetrics(of: &record.content)
      } else {
        try configure(&record, at: position)
      }
    }
    record.metricsGeneration = metricsGeneration
    guard let template = record.template else { return }
    let solves = template.solves
    try template.layOut(&record.content, to: &record.frames)
    record.findings = template.findings
    list.statistics.laidOut += 1
    list.statistics.solved += template.solves - solves
    let height = record.frames.first?.height ?? 0
    record.height =
      record.content.fixedHeight == nil ? list.height(of: template, laidOut: height) : height
  }

  /// Asks the list for the content of an element.
  private func configure(_ record: inout CellRecord, at position: Int) throws(LayoutError) {
    record.contentGeneration = contentGeneration
    record.template = nil
    record.height = 0
    guard let element = sections.element(at: position), let metrics else { return }
    guard let (view, height) = list.reusableCells.callDataSource({ list.view(for: element) }) else {
      if case .item(let path) = element { record.height = list.expectedHeight(of: path) }
      return
    }
    let template = view.template
    update(template, metrics)
    template.fix(height: height)
    list.statistics.configured += 1
    let solves = template.solves
    record.content = try template.content()
    list.statistics.solved += template.solves - solves
    record.template = template
    record.shape = template.shape
    let count = template.shape.views.count
    if record.frames.count != count { record.frames = [Rect](repeating: .zero, count: count) }
  }

  /// Lays out a line to find its length, without keeping its cells.
  func measure(_ line: Int) throws(LayoutError) {
    var height = 0.0
    for position in sections.positions(of: line) {
      var record = record(at: position) ?? CellRecord()
      try layOut(&record, at: position)
      height = max(height, record.height)
    }
    setHeight(height, of: line)
  }

  /// Sets the height of a line.
  func setHeight(_ height: Double, of line: Int) {
    geometry.offsets.set(
      grid.hasNoRoom ? height : grid.length(of: sections.content(of: line), height: height),
      at: line)
  }
}

extension ListLayout {
  /// The state of the cells of a list, as counts of the changes of what decides their heights.
  struct MeasuredCells: Equatable {
    let data: Int
    let content: Int
    let metrics: Int
  }
}

extension ListLayout: ScrolledRows {
  func updateMetrics() -> Bool {
    let insets = list.insets
    return inputs(safeArea: insets.safeArea) != laidOutInputs || list.grid != requestedGrid
      || update(list.metrics(itemWidth: requestedGrid.itemWidth, margins: insets.margins))
  }

  var findings: [CellFindings] { records.compactMap(\.findings) }
}
