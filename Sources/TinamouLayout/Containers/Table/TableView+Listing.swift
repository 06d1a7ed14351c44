extension TableView {
  /// What the last layout laid out, from top to bottom.
  package var listedCells: [ListedCell] {
    let inPlace = records.indices.compactMap { index -> ListedCell? in
      sections.element(at: firstPosition + index).flatMap { listed($0, records[index]) }
    }
    func floats(_ isWanted: (TableSections.Element) -> Bool) -> [ListedCell] {
      floating.filter { isWanted($0.key) }.compactMap { listed($0.key, $0.value) }
    }
    // At most one of each kind floats.
    return floats { if case .header = $0 { true } else { false } } + inPlace
      + floats { if case .footer = $0 { true } else { false } }
  }

  private func listed(_ element: TableSections.Element, _ record: RowRecord) -> ListedCell? {
    switch element {
    case .header(let section):
      ListedCell(.header(section), record, in: frameForHeader(inSection: section))
    case .footer(let section):
      ListedCell(.footer(section), record, in: frameForFooter(inSection: section))
    case .row(let path): ListedCell(.item(path), record, in: rectForRow(at: path))
    }
  }
}
