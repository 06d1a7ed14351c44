import TinamouLayout

extension ListLayout {
  /// The rows or items of the last layout, in their order.
  var visibleItems: [ListPath] {
    records.indices.compactMap { index in
      guard case .item(let path) = sections.element(at: firstPosition + index) else { return nil }
      return path
    }
  }

  /// The cells of the last layout, from top to bottom.
  var laidOutCells: [LaidOutCell] {
    records.indices.compactMap { index in
      sections.element(at: firstPosition + index).flatMap { laidOutCell($0, records[index]) }
    }
  }

  func laidOutCell(_ element: ListSections.Element, _ record: CellRecord) -> LaidOutCell? {
    list.rect(of: element).flatMap { LaidOutCell(element, record, in: $0) }
  }
}
