public import TinamouLayout

extension TableView {
  /// The number of rows in a section; 0 for one that does not exist.
  public func numberOfRows(inSection section: Int) -> Int {
    layout.sections.items.indices.contains(section) ? layout.sections.items[section] : 0
  }

  /// The rows of the last layout, from top to bottom.
  public var indexPathsForVisibleRows: [ListPath] { layout.visibleItems }

  /// The row at a point of the content; `nil` if there is none.
  public func indexPathForRow(at point: Point) -> ListPath? {
    guard (0..<frame.width).contains(point.x), (0..<layout.offsets.totalLength).contains(point.y),
      let position = layout.offsets.index(at: point.y),
      case .item(let path) = layout.sections.element(at: position)
    else { return nil }
    return path
  }

  /// The rectangle of a row in the content, in points, by its known or expected height.
  public func rectForRow(at path: ListPath) -> Rect { place(of: .item(path)) }

  /// The rectangle of the header of a section in the content, in points.
  public func rectForHeader(inSection section: Int) -> Rect { place(of: .header(section)) }

  /// The rectangle of the footer of a section in the content, in points.
  public func rectForFooter(inSection section: Int) -> Rect { place(of: .footer(section)) }

  /// The rectangle of a section with its header and footer in the content, in points.
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

  /// The layout of a row near the visible part; `nil` for others.
  public func layoutForRow(at path: ListPath) -> CellLayout? { layout(of: .item(path)) }

  /// The layout of a header near the visible part; `nil` for others.
  public func layoutForHeader(inSection section: Int) -> CellLayout? {
    layout(of: .header(section))
  }

  /// The layout of a footer near the visible part; `nil` for others.
  public func layoutForFooter(inSection section: Int) -> CellLayout? {
    layout(of: .footer(section))
  }

  private func layout(of element: ListSections.Element) -> CellLayout? {
    let record = layout.sections.position(of: element).flatMap { layout.record(at: $0) }
    return (record ?? floating[element])?.layout
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
  ///
  /// - Parameters:
  ///   - path: The row; nothing happens if there is none.
  ///   - scrollPosition: Where the row goes.
  /// - Throws: ``LayoutError`` if the layout of a row is refused.
  public func scrollToRow(
    at path: ListPath, at scrollPosition: ScrollPosition
  ) throws(LayoutError) {
    try layoutRows()
    guard let position = layout.sections.position(of: .item(path)) else { return }
    let insets = adjustedContentInset
    try layout.measure(position)
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
    try layoutRows()
  }
}
