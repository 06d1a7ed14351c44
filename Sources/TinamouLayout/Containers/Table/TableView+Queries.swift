extension TableView {
  /// The number of sections.
  public var numberOfSections: Int { sections.rows.count }

  /// The number of rows in a section; 0 for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    sections.rows.indices.contains(section) ? sections.rows[section] : 0
  }

  /// The rows of the last layout, from top to bottom.
  public var indexPathsForVisibleRows: [IndexPath] {
    records.indices.compactMap { index in
      guard case .row(let path) = sections.element(at: firstPosition + index) else { return nil }
      return path
    }
  }

  /// The row at a point of the content; `nil` if there is none.
  public func indexPathForRow(at point: Point) -> IndexPath? {
    guard (0..<frame.width).contains(point.x), (0..<offsets.totalLength).contains(point.y),
      let position = offsets.index(at: point.y),
      case .row(let path) = sections.element(at: position)
    else { return nil }
    return path
  }

  /// The rectangle of a row in the content, in points, by its known or expected height.
  public func rectForRow(at path: IndexPath) -> Rect { rect(of: .row(path)) }

  /// The rectangle of the header of a section in the content, in points.
  public func rectForHeader(inSection section: Int) -> Rect { rect(of: .header(section)) }

  /// The rectangle of the footer of a section in the content, in points.
  public func rectForFooter(inSection section: Int) -> Rect { rect(of: .footer(section)) }

  /// The rectangle of a section with its header and footer in the content, in points.
  public func rect(forSection section: Int) -> Rect {
    let header = rectForHeader(inSection: section)
    let footer = rectForFooter(inSection: section)
    return Rect(x: 0, y: header.minY, width: frame.width, height: footer.maxY - header.minY)
  }

  private func rect(of element: TableSections.Element) -> Rect {
    guard let position = sections.position(of: element) else { return .zero }
    return Rect(
      x: 0, y: offsets.offset(of: position), width: frame.width, height: offsets[position])
  }

  /// The layout of a row near the visible part; `nil` for others.
  public func layoutForRow(at path: IndexPath) -> CellLayout? { layout(of: .row(path)) }

  /// The layout of a header near the visible part; `nil` for others.
  public func layoutForHeader(inSection section: Int) -> CellLayout? {
    layout(of: .header(section))
  }

  /// The layout of a footer near the visible part; `nil` for others.
  public func layoutForFooter(inSection section: Int) -> CellLayout? {
    layout(of: .footer(section))
  }

  private func layout(of element: TableSections.Element) -> CellLayout? {
    let index = sections.position(of: element).map { $0 - firstPosition }
    let record = index.flatMap { records.indices.contains($0) ? records[$0] : nil }
    guard let record = record ?? floating[element], let template = record.template else {
      return nil
    }
    return CellLayout(
      reuseIdentifier: template.view.reuseIdentifier ?? "", names: template.names,
      frames: record.frames)
  }

  /// Where a row is scrolled to.
  public enum ScrollPosition: Hashable, Sendable {
    /// As little as possible.
    case none
    /// To the upper edge.
    case top
    /// To the middle.
    case middle
    /// To the lower edge.
    case bottom
  }

  /// Scrolls a row into the visible part and lays it out.
  public func scrollToRow(
    at path: IndexPath, at scrollPosition: ScrollPosition
  ) throws(LayoutError) {
    try layoutRows()
    guard let position = sections.position(of: .row(path)) else { return }
    let insets = adjustedContentInset
    var record = RowRecord()
    if records.indices.contains(position - firstPosition) {
      record = records[position - firstPosition]
    }
    try layOut(&record, at: position)
    offsets.set(record.height, at: position)
    let top = insets.top
    let bottom = frame.height - insets.bottom - record.height
    let current = offsets.offset(of: position) - contentOffset.y
    let distance: Double =
      switch scrollPosition {
      case .none: min(max(current, top), max(bottom, top))
      case .top: top
      case .middle: (top + bottom) / 2
      case .bottom: bottom
      }
    anchor = (position, distance)
    anchoredOffset = contentOffset.y
    needsClamping = true
    try layoutRows()
  }
}
