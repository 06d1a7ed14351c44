public import TinamouLayout

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
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: ListPath
  ) -> CollectionReusableView {
    reusableCells.view("\(kind) \(identifier)", textMeasurer) {
      CollectionReusableView(reuseIdentifier: identifier)
    }
  }

  /// The layout of a header or footer near the visible part; `nil` for others.
  public func layoutForSupplementaryElement(
    ofKind kind: String, at indexPath: ListPath
  ) -> CellLayout? {
    record(of: element(kind, indexPath.section))?.layout
  }

  /// The rectangle of a header or footer in the content, in points; `nil` if there is none near the
  /// visible part.
  public func rectForSupplementaryElement(ofKind kind: String, at indexPath: ListPath) -> Rect? {
    let element = element(kind, indexPath.section)
    guard let record = record(of: element), record.template != nil,
      let position = layout.sections.position(of: element)
    else { return nil }
    let top = layout.offsets.offset(of: layout.sections.line(of: position))
    // The room around the items lies between a header and the first line, and above a footer.
    let isHeader = kind == Self.elementKindSectionHeader
    return Rect(
      x: 0, y: top + (isHeader ? 0 : layout.grid.insets.bottom),
      width: frame.width, height: record.height)
  }

  private func element(_ kind: String, _ section: Int) -> ListSections.Element {
    kind == Self.elementKindSectionHeader ? .header(section) : .footer(section)
  }
}
