public import TinamouLayout

extension TableView {
  /// Returns the number of rows in a section; 0 for a section that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    layout.sections.items.indices.contains(section) ? layout.sections.items[section] : 0
  }

  /// The rows of the last layout, from top to bottom.
  public var indexPathsForVisibleRows: [ListPath] { layout.visibleItems }

  /// Returns the row at a point of the content, in points; `nil` if there is none.
  public func indexPathForRow(at point: Point) -> ListPath? {
    guard point.x >= 0, point.x < frame.width,
      point.y >= 0, point.y < layout.offsets.totalLength,
      let position = layout.offsets.index(at: point.y),
      case .item(let path) = layout.sections.element(at: position)
    else { return nil }
    return path
  }

  /// Returns the rectangle of a row in the content, in points, with its known or expected height.
  public func rectForRow(at path: ListPath) -> Rect { place(of: .item(path)) }

  /// Returns the rectangle of a section's header in the content, in points.
  public func rectForHeader(inSection section: Int) -> Rect { place(of: .header(section)) }

  /// Returns the rectangle of a section's footer in the content, in points.
  public func rectForFooter(inSection section: Int) -> Rect { place(of: .footer(section)) }

  /// Returns the rectangle of a section with its header and footer in the content, in points.
  public func rect(forSection section: Int) -> Rect {
    let header = rectForHeader(inSection: section)
    let footer = rectForFooter(inSection: section)
    return Rect(x: 0, y: header.minY, width: frame.width, height: footer.maxY - header.minY)
  }

  private func place(of element: ListSections.Element) -> Rect {
    guard let position = layout.sections.position(of: element) else { return .zero }
    return Rect(
      x: 0, y: layout.offsets.offset(of: position), width: frame.width,
      height: layout.offsets[position])
  }

  /// Returns the layout of a row near the visible area; `nil` for other rows.
  public func layoutForRow(at path: ListPath) -> CellLayout? { layout(of: .item(path)) }

  /// Returns the layout of a header near the visible area; `nil` for others.
  public func layoutForHeader(inSection section: Int) -> CellLayout? {
    layout(of: .header(section))
  }

  /// Returns the layout of a footer near the visible area; `nil` for others.
  public func layoutForFooter(inSection section: Int) -> CellLayout? {
    layout(of: .footer(section))
  }

  private func layout(of element: ListSections.Element) -> CellLayout? {
    (layout.record(of: element) ?? layout.floating[element])?.layout
  }

  /// The position in the visible area to which a row is scrolled.
  public enum ScrollPosition: Hashable, Sendable {
    /// Scrolls as little as possible.
    case none
    /// The upper edge.
    case top
    /// The middle.
    case middle
    /// The lower edge.
    case bottom
  }

  /// Scrolls a row into the visible area and lays it out.
  ///
  /// - Parameters:
  ///   - path: The row; nothing happens if it does not exist.
  ///   - scrollPosition: The position of the row in the visible area.
  /// - Throws: `LayoutError` if the layout of a row is refused; then the table does not scroll.
  public func scrollToRow(
    at path: ListPath, at scrollPosition: ScrollPosition
  ) throws(LayoutError) {
    try layoutRows()
    guard let position = layout.sections.position(of: .item(path)) else { return }
    try layout.layOut { () throws(LayoutError) in
      try layout.measure(position)
      place(position, at: scrollPosition)
    }
  }

  /// Makes a row that was measured the one that keeps its place.
  private func place(_ position: Int, at scrollPosition: ScrollPosition) {
    let insets = adjustedContentInset
    let top = insets.top
    let bottom = frame.height - insets.bottom - layout.offsets[position]
    let current = layout.offsets.offset(of: position) - contentOffset.y
    let distance: Double =
      switch scrollPosition {
      case .none: min(max(current, top), max(bottom, top))
      case .top: top
      case .middle: (top + bottom) / 2
      case .bottom: bottom
      }
    layout.keep(position, at: distance)
    layout.needsClamping = true
  }
}
