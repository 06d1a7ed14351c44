public import TinamouLayout

extension TableView {
  /// Whether headers and footers float, so that they stay visible with their sections.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The header of the section at the upper edge stays there until the rows of the section have
    /// scrolled away; the footer of the section at the lower edge behaves in the same way.
    case plain
    /// Headers and footers scroll with the rows.
    case grouped
  }

  /// Returns the present frame of a section's header in the content, in points.
  ///
  /// In a plain table the header floats at the upper edge of the visible area; otherwise this is
  /// ``rectForHeader(inSection:)``.
  ///
  /// - Parameter section: The section.
  /// - Returns: The frame.
  public func frameForHeader(inSection section: Int) -> Rect {
    var rect = rectForHeader(inSection: section)
    guard style == .plain, rect.height > 0 else { return rect }
    let top = contentOffset.y + adjustedContentInset.top
    let lowest = max(rectForFooter(inSection: section).minY - rect.height, rect.minY)
    rect.origin.y = min(max(rect.minY, top), lowest)
    return rect
  }

  /// Returns the present frame of a section's footer in the content, in points.
  ///
  /// In a plain table the footer floats at the lower edge of the visible area; otherwise this is
  /// ``rectForFooter(inSection:)``.
  ///
  /// - Parameter section: The section.
  /// - Returns: The frame.
  public func frameForFooter(inSection section: Int) -> Rect {
    var rect = rectForFooter(inSection: section)
    guard style == .plain, rect.height > 0 else { return rect }
    let bottom = contentOffset.y + frame.height - adjustedContentInset.bottom
    let highest = min(rectForHeader(inSection: section).maxY, rect.minY)
    rect.origin.y = max(min(rect.minY, bottom - rect.height), highest)
    return rect
  }

  /// Lays out the floating header and footer above and below the rows in view.
  func layOutHeadersAtTheEdges() throws(LayoutError) {
    let old = layout.floating
    layout.floating = [:]
    guard style == .plain, !layout.records.isEmpty, delegate != nil else { return }
    let insets = adjustedContentInset
    let top = contentOffset.y + insets.top
    if let section = section(at: top) { try float(.header(section), old) }
    let bottom = contentOffset.y + frame.height - insets.bottom
    if let section = section(at: bottom) { try float(.footer(section), old) }
  }

  private func section(at place: Double) -> Int? {
    switch layout.offsets.index(at: place).flatMap({ layout.sections.element(at: $0) }) {
    case .header(let section), .footer(let section): section
    case .item(let path): path.section
    case nil: nil
    }
  }

  private func float(
    _ element: ListSections.Element, _ old: [ListSections.Element: CellRecord]
  ) throws(LayoutError) {
    // Each row, header and footer of a table is a line.
    guard let position = layout.sections.position(of: element),
      layout.record(at: position) == nil
    else { return }
    var record = old[element] ?? CellRecord()
    try layout.layOut(&record, at: position)
    let growth = record.height - layout.offsets[position]
    layout.setHeight(record.height, of: position)
    // The rows in view stay in place when something above them turns out to be higher.
    if position < layout.firstPosition, growth != 0 {
      layout.moveOffset(to: contentOffset.y + growth)
    }
    layout.floating[element] = record
  }

  /// The cells of the last layout together with the floating header and footer.
  func laidOutCells(inPlace: [LaidOutCell]) -> [LaidOutCell] {
    func floats(_ isWanted: (ListSections.Element) -> Bool) -> [LaidOutCell] {
      layout.floating.filter { isWanted($0.key) }
        .compactMap { layout.laidOutCell($0.key, $0.value) }
    }
    // At most one of each kind floats.
    return floats { if case .header = $0 { true } else { false } } + inPlace
      + floats { if case .footer = $0 { true } else { false } }
  }
}
