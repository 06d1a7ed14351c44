internal import TinamouLayout
internal import TinamouLists

/// Compares a list of 1,000 self-sizing rows with hand-written code for the same frames.
package struct LayoutBenchmark {
  private static let rows = 1000
  private static let width = 375.0
  private static let height = 812.0
  private static let scale = LayoutEnvironment.standard.traits.displayScale

  /// The number of first layouts and of resizes that are timed.
  private let repetitions: (first: Int, resize: Int)

  package init(isShort: Bool) {
    repetitions = isShort ? (40, 200) : (200, 1000)
  }

  package func measure() throws(BenchmarkError) -> LayoutMeasurement {
    var measurement = LayoutMeasurement()
    do {
      try measureFirst(&measurement, isPrepared: true)
      try measureFirst(&measurement, isPrepared: false)
      try measureResize(&measurement)
      try measureCounts(&measurement)
    } catch {
      throw .layout("\(error)")
    }
    return measurement
  }

  /// Times first layouts, with new cells or with those of another list.
  private func measureFirst(
    _ measurement: inout LayoutMeasurement, isPrepared: Bool
  ) throws(LayoutError) {
    var ours = Timings()
    var manual = Timings()
    let other = ListSource(count: Self.rows, offset: 1_000_000)
    let cells = other.table(
      width: Self.width, height: Self.height, measurer: SystemTextMeasurer())
    try cells.layoutRows()
    for step in 0..<repetitions.first {
      // Use texts that were not measured before.
      let source = ListSource(count: Self.rows, offset: step * Self.rows)
      var table: TableView?
      let time = try Clock.time { () throws(LayoutError) in
        let new = source.table(
          width: Self.width, height: Self.height, measurer: SystemTextMeasurer(),
          cells: isPrepared ? cells.reusableCells : nil)
        try new.layoutRows()
        table = new
      }
      ours.append(Double(time) / 1000)
      guard let table else { continue }
      measurement.visibleRows = table.indexPathsForVisibleRows.count
      measurement.values[.firstRowsPerVisibleRow] =
        Double(table.statistics.laidOut) / Double(measurement.visibleRows)
      var list = ManualList(
        scale: Self.scale, measurer: SystemTextMeasurer(), rows: 2 * measurement.visibleRows)
      var count = 0
      let manualTime = Clock.time {
        count = list.layOut(
          from: 0, startingAt: 0, width: Self.width, height: Self.height, source: source)
      }
      manual.append(Double(manualTime) / 1000)
      compare(table, list, count: count, &measurement)
    }
    let name = isPrepared ? "first layout" : "first layout with new cells"
    measurement.times.append((name, ours.median, manual.median))
    measurement.values[isPrepared ? .firstRatio : .firstRatioWithNewCells] =
      ours.median / manual.median
  }

  private func measureResize(_ measurement: inout LayoutMeasurement) throws(LayoutError) {
    let source = ListSource(count: Self.rows)
    let table = source.table(
      width: Self.width, height: Self.height, measurer: SystemTextMeasurer())
    try table.layoutRows()
    table.contentOffset.y = 4000
    try table.layoutRows()
    var list = ManualList(scale: Self.scale, measurer: SystemTextMeasurer(), rows: 100)
    var ours = Timings()
    var manual = Timings()
    let solves = table.statistics.solved
    for step in 0..<repetitions.resize {
      // Use each width only once, so that no earlier measurement can be reused.
      let width = 320 + Double(step * 7919 % 4001) / 10 + Double(step) / 4096
      table.frame.size.width = width
      let time = try Clock.time { () throws(LayoutError) in try table.layoutRows() }
      ours.append(Double(time) / 1000)
      let visible = table.indexPathsForVisibleRows
      let first = visible.first?.row ?? 0
      _ = list.layOut(
        from: first, startingAt: 0, width: 200, height: 0, count: visible.count, source: source)
      let manualTime = Clock.time {
        _ = list.layOut(
          from: first, startingAt: 0, width: width, height: 0, count: visible.count,
          source: source)
      }
      manual.append(Double(manualTime) / 1000)
      compare(table, list, count: visible.count, &measurement)
    }
    measurement.times.append(("resize", ours.median, manual.median))
    measurement.values[.resizeRatio] = ours.median / manual.median
    measurement.values[.solvesOfResizes] = Double(table.statistics.solved - solves)
  }

  private func measureCounts(_ measurement: inout LayoutMeasurement) throws(LayoutError) {
    let source = ListSource(count: Self.rows)
    let measurer = CountingMeasurer()
    let table = source.table(width: Self.width, height: Self.height, measurer: measurer)
    try table.layoutRows()
    var (most, textRows, labels) = (0, 0, 0)
    for _ in 0..<100 {
      guard let last = table.indexPathsForVisibleRows.last else { break }
      let before = table.statistics.laidOut
      table.contentOffset.y = table.rectForRow(at: last).maxY - Self.height + 1
      try table.layoutRows()
      most = max(most, table.statistics.laidOut - before)
      guard let path = table.indexPathsForVisibleRows.dropFirst(2).first else { break }
      let counted = table.statistics.laidOut
      _ = measurer.takeCount()
      // Keep the number of letters, so that the same rows stay in view.
      source.bodies[path.row] = String(ListText.body(path.row).reversed())
      try? table.reloadRows(at: [path])
      try table.layoutRows()
      textRows = max(textRows, table.statistics.laidOut - counted)
      labels = max(labels, measurer.takeCount())
    }
    measurement.values[.rowsPerScroll] = Double(most)
    measurement.values[.rowsPerTextChange] = Double(textRows)
    measurement.values[.labelsPerTextChange] = Double(labels)
    let long = ListSource(count: 100_000)
    let longTable = long.table(
      width: Self.width, height: Self.height, measurer: SystemTextMeasurer())
    try longTable.layoutRows()
    measurement.values[.rowsOfLongList] = Double(longTable.statistics.laidOut)
  }

  /// Counts the frames that differ.
  private func compare(
    _ table: TableView, _ list: ManualList, count: Int, _ measurement: inout LayoutMeasurement
  ) {
    var differing = 0
    let visible = table.indexPathsForVisibleRows
    if visible.count != count { differing += 1 }
    for (index, path) in visible.prefix(count).enumerated() {
      guard let layout = table.layoutForRow(at: path) else {
        differing += 1
        continue
      }
      let slot = index * ManualList.viewsPerRow
      let manual = Array(list.frames[slot..<slot + ManualList.viewsPerRow])
      let names = ["contentView", "image", "title", "body", "accessory", "separator"]
      let own = [layout.frames[0]] + names.compactMap { layout[$0] }
      differing += own.count == manual.count ? zip(own, manual).count { $0 != $1 } : 1
    }
    measurement.values[.differingFrames, default: 0] += Double(differing)
  }
}
