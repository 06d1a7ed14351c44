public import TinamouLayout

extension CollectionView {
  /// The kind of a header above the items of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a footer below the items of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Registers a class of headers or footers for an identifier.
  ///
  /// - Parameters:
  ///   - viewClass: The class.
  ///   - kind: ``elementKindSectionHeader`` or ``elementKindSectionFooter``.
  ///   - identifier: The reuse identifier.
  public func register(
    _ viewClass: CollectionReusableView.Type, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    reusableCells.register("\(kind) \(identifier)") {
      viewClass.init(reuseIdentifier: identifier)
    }
  }

  /// Returns the header or footer for an identifier, to be filled with the content of a section.
  ///
  /// - Parameters:
  ///   - kind: ``elementKindSectionHeader`` or ``elementKindSectionFooter``.
  ///   - identifier: The reuse identifier.
  ///   - indexPath: The section.
  /// - Returns: The view, the same for every section.
  public func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier identifier: String, for indexPath: ListPath
  ) -> CollectionReusableView {
    reusableCells.view("\(kind) \(identifier)", textMeasurer) {
      CollectionReusableView(reuseIdentifier: identifier)
    }
  }

  /// Returns the layout of a header or footer near the visible area; `nil` for others.
  public func layoutForSupplementaryElement(
    ofKind kind: String, at indexPath: ListPath
  ) -> CellLayout? {
    layout.record(of: element(kind, indexPath.section))?.layout
  }

  /// Returns the rectangle of a header or footer in the content, in points; `nil` if there is none
  /// near the visible area.
  public func rectForSupplementaryElement(ofKind kind: String, at indexPath: ListPath) -> Rect? {
    let element = element(kind, indexPath.section)
    guard let record = layout.record(of: element), record.template != nil,
      let position = layout.sections.position(of: element)
    else { return nil }
    let top = layout.offsets.offset(of: layout.sections.line(of: position))
    // The section insets lie between a header and the first line, and above a footer.
    let isHeader = kind == Self.elementKindSectionHeader
    return Rect(
      x: 0, y: top + (isHeader ? 0 : layout.grid.insets.bottom),
      width: frame.width, height: record.height)
  }

  private func element(_ kind: String, _ section: Int) -> ListSections.Element {
    kind == Self.elementKindSectionHeader ? .header(section) : .footer(section)
  }
}
