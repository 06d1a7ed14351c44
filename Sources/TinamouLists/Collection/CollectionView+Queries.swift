public import TinamouLayout

extension CollectionView {
  /// The items of the last layout, in their order.
  public var indexPathsForVisibleItems: [ListPath] { layout.visibleItems }

  /// The layout of an item near the visible part; `nil` for others.
  public func layoutForItem(at path: ListPath) -> CellLayout? { record(of: .item(path))?.layout }

  func record(of element: ListSections.Element) -> CellRecord? {
    layout.sections.position(of: element).flatMap { layout.record(at: $0) }
  }

  /// The rectangle of an item in the content, in points; as high as its content if it is near the
  /// visible part, else as its line is expected to be. `nil` if there is no such item.
  public func rectForItem(at path: ListPath) -> Rect? {
    guard let position = layout.sections.position(of: .item(path)) else { return nil }
    let columns = layout.grid
    let column = Double(path.item % layout.sections.columns)
    let start = columns.insets.leading + column * (columns.itemWidth + columns.spacing)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Items that touch share an edge, so the edges are what is rounded: decision 50.
    let pixels = PixelGrid(scale: environmentForCells.traits.displayScale)
    let left = pixels.round(isMirrored ? frame.width - start - columns.itemWidth : start)
    let right = pixels.round(isMirrored ? frame.width - start : start + columns.itemWidth)
    return Rect(
      x: left, y: pixels.round(layout.offsets.offset(of: layout.sections.line(of: position))),
      width: right - left, height: layout.record(at: position)?.height ?? estimatedItemHeight)
  }
}
