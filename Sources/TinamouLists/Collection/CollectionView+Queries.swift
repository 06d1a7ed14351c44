public import TinamouLayout

extension CollectionView {
  /// The items of the last layout, in order.
  public var indexPathsForVisibleItems: [ListPath] { layout.visibleItems }

  /// Returns the layout of an item near the visible area; `nil` for other items.
  public func layoutForItem(at path: ListPath) -> CellLayout? {
    layout.record(of: .item(path))?.layout
  }

  /// Returns the rectangle of an item in the content, in points; `nil` if there is no such item.
  ///
  /// Near the visible area the height is that of the item; elsewhere it is the expected height of
  /// its line.
  ///
  /// - Parameter path: The item.
  /// - Returns: The rectangle.
  public func rectForItem(at path: ListPath) -> Rect? {
    guard let position = layout.sections.position(of: .item(path)) else { return nil }
    let columns = layout.grid
    let column = Double(path.item % layout.sections.columns)
    let start = columns.insets.leading + column * (columns.itemWidth + columns.spacing)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    // Items that touch share an edge, so the edges are rounded, not the sizes: decision 21.
    let pixels = PixelGrid(scale: environmentForCells.traits.displayScale)
    let left = pixels.round(isMirrored ? frame.width - start - columns.itemWidth : start)
    let right = pixels.round(isMirrored ? frame.width - start : start + columns.itemWidth)
    return Rect(
      x: left, y: pixels.round(layout.offsets.offset(of: layout.sections.line(of: position))),
      width: right - left, height: layout.record(at: position)?.height ?? expectedItemHeight)
  }
}
