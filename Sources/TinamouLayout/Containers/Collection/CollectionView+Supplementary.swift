extension CollectionView {
  /// The kind of what stands above the items of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of what stands below the items of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Makes headers or footers of a class for an identifier.
  public func register(
    _ viewClass: CollectionReusableView.Type, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reusableCells.register("\(kind) \(identifier)") {
      viewClass.init(reuseIdentifier: identifier)
    }
  }

  /// The header or footer of an identifier, to be given the content of a section.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    reusableCells.view("\(kind) \(identifier)", textMeasurer) {
      CollectionReusableView(reuseIdentifier: identifier)
    }
  }

  /// The layout of a header or footer near the visible part; `nil` for others.
  public func layoutForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> CellLayout? {
    records[supplement(kind, indexPath.section)].flatMap { cellLayout($0) }
  }

  /// The rectangle of a header or footer in the content, in points; `nil` if there is none near the
  /// visible part.
  public func rectForSupplementaryElement(ofKind kind: String, at indexPath: IndexPath) -> Rect? {
    let element = supplement(kind, indexPath.section)
    guard let record = records[element], record.template != nil,
      let position = lines.position(of: element)
    else { return nil }
    // The room around the items lies between a header and the first line, and above a footer.
    let isHeader = kind == Self.elementKindSectionHeader
    return Rect(
      x: 0, y: offsets.offset(of: position) + (isHeader ? 0 : columns.insets.bottom),
      width: frame.width, height: record.height)
  }

  private func supplement(_ kind: String, _ section: Int) -> TableSections.Element {
    kind == Self.elementKindSectionHeader ? .header(section) : .footer(section)
  }

  /// Lays out a header or footer and returns the room that it takes with the inset beside it.
  func layOutSupplement(
    _ element: TableSections.Element, keeping kept: inout [TableSections.Element: RowRecord]
  ) throws(LayoutError) -> Double {
    guard let metrics = columns.metrics else { return 0 }
    let kind: String
    let section: Int
    let inset: Double
    switch element {
    case .header(let number):
      (kind, section, inset) = (Self.elementKindSectionHeader, number, columns.insets.top)
    case .footer(let number):
      (kind, section, inset) = (Self.elementKindSectionFooter, number, columns.insets.bottom)
    case .row: return 0
    }
    var record = records[element] ?? RowRecord()
    var wide = metrics
    wide.width = frame.width
    try layOut(&record, wide) {
      dataSource?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    }
    kept[element] = record
    return record.height + inset
  }
}
