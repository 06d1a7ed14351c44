import TinamouLayout

extension ListLayout {
  /// Lays out the lines that the list shows, beginning at the anchor.
  func layOutVisiblePart() throws(LayoutError) {
    guard sections.count > 0 else {
      records = []
      return
    }
    let (start, distance) = startingPoint()
    var reuse = CellReuse(
      records, from: firstPosition, start: sections.positions(of: start).lowerBound)
    try layOutLines(from: start, at: distance, &reuse)
    (records, firstPosition) = reuse.done
    moveOffset(to: offsets.offset(of: start) - distance)
  }

  private func layOutLines(
    from start: Int, at distance: Double, _ reuse: inout CellReuse
  ) throws(LayoutError) {
    let height = list.frame.height
    var line = start
    var y = distance
    repeat {
      try layOut(line, &reuse)
      y += offsets[line]
      line += 1
    } while y < height && line < sections.lineCount
    line = start
    y = distance
    // Headers and footers of unknown height may lie between.
    while line > 0, y > 0 || offsets[line - 1] == 0 {
      line -= 1
      try layOut(line, isUpwards: true, &reuse)
      y -= offsets[line]
    }
  }

  private func layOut(
    _ line: Int, isUpwards: Bool = false, _ reuse: inout CellReuse
  ) throws(LayoutError) {
    var height = 0.0
    let positions = sections.positions(of: line)
    for index in 0..<positions.count {
      let position = isUpwards ? positions.upperBound - 1 - index : positions.lowerBound + index
      var record = reuse.take(position)
      try layOut(&record, at: position)
      reuse.keep(record)
      height = max(height, record.height)
    }
    setHeight(height, of: line)
  }

  /// The line to begin with: the anchor, or after scrolling the line at the upper edge.
  private func startingPoint() -> (line: Int, distance: Double) {
    if let anchor, list.contentOffset.y == anchoredOffset {
      let position = min(max(anchor.position, 0), sections.count - 1)
      return (sections.line(of: position), anchor.distance)
    }
    anchor = nil
    var line = offsets.index(at: list.contentOffset.y) ?? 0
    let distance = offsets.offset(of: line) - list.contentOffset.y
    if distance == 0 {
      while line > 0, offsets[line - 1] == 0 { line -= 1 }
    }
    return (line, distance)
  }

  /// Whether the anchor is still in view and nobody has scrolled.
  var isAnchorInView: Bool {
    guard let anchor, anchor.distance < list.frame.height else { return false }
    return records.indices.contains(anchor.position - firstPosition)
  }

  /// Makes the first line of cells that begins in the visible part the anchor.
  func chooseAnchor() {
    let top = list.contentOffset.y
    anchoredOffset = top
    guard sections.count > 0, let first = offsets.index(at: top) else {
      anchor = nil
      return
    }
    var chosen = first
    for line in first..<sections.lineCount {
      if offsets.offset(of: line) >= top, offsets[line] > 0, hasCells(line) {
        chosen = line
        break
      }
      if offsets.offset(of: line) - top >= list.frame.height { break }
    }
    let positions = sections.positions(of: chosen)
    let known = anchor.flatMap { positions.contains($0.position) ? $0.position : nil }
    anchor = Anchor(
      position: known ?? positions.lowerBound, distance: offsets.offset(of: chosen) - top)
  }

  /// Whether a line contains cells and not only section insets.
  private func hasCells(_ line: Int) -> Bool {
    if case .items = sections.content(of: line) { return true }
    return record(at: sections.positions(of: line).lowerBound)?.template != nil
  }

  /// Sets the offset so that the anchor stays at its place on the screen.
  func moveOffset(to y: Double) {
    list.contentOffset.y = y
    anchoredOffset = y
    guard let anchor else { return }
    keep(anchor.position, at: offsets.offset(of: sections.line(of: anchor.position)) - y)
  }

  /// Limits the offset to the content after the content has changed; returns whether it moved.
  func clampOffset() throws(LayoutError) -> Bool {
    guard needsClamping, sections.count > 0 else { return false }
    let insets = list.adjustedContentInset
    let clamped = list.clampedOffset(list.contentOffset, within: insets).y
    guard abs(clamped - list.contentOffset.y) > 0x1p-20 else { return false }
    anchor = nil
    if clamped < list.contentOffset.y, clamped > -insets.top {
      // From the end upwards, since the heights of the lines above may be estimates.
      let last = sections.lineCount - 1
      try measure(last)
      keep(
        sections.positions(of: last).lowerBound,
        at: list.frame.height - insets.bottom - offsets[last])
    } else {
      list.contentOffset.y = clamped
    }
    return true
  }

  /// Makes an element the anchor.
  func keep(_ position: Int, at distance: Double) {
    anchor = Anchor(position: position, distance: distance)
    anchoredOffset = list.contentOffset.y
  }
}
