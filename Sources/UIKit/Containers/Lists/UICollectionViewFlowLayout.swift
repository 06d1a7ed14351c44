public import Foundation

/// Arranges items in lines that break at the edge of the collection view.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimate for self-sizing items.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items, in points.
  open var itemSize: CGSize {
    get { storedItemSize }
    set {
      guard newValue != storedItemSize else { return }
      storedItemSize = newValue
      invalidateLayout()
    }
  }
  private var storedItemSize = CGSize(width: 50, height: 50)
  /// The estimated size of self-sizing items, in points; zero if all items have ``itemSize``.
  open var estimatedItemSize: CGSize {
    get { storedEstimatedItemSize }
    set {
      guard newValue != storedEstimatedItemSize else { return }
      storedEstimatedItemSize = newValue
      invalidateLayout()
    }
  }
  private var storedEstimatedItemSize: CGSize = .zero
  /// The minimum space between lines, in points.
  open var minimumLineSpacing: CGFloat {
    get { storedMinimumLineSpacing }
    set {
      guard newValue != storedMinimumLineSpacing else { return }
      storedMinimumLineSpacing = newValue
      invalidateLayout()
    }
  }
  private var storedMinimumLineSpacing: CGFloat = 10
  /// The minimum space between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat {
    get { storedMinimumInteritemSpacing }
    set {
      guard newValue != storedMinimumInteritemSpacing else { return }
      storedMinimumInteritemSpacing = newValue
      invalidateLayout()
    }
  }
  private var storedMinimumInteritemSpacing: CGFloat = 10
  /// The space around the items of a section, in points.
  open var sectionInset: UIEdgeInsets {
    get { storedSectionInset }
    set {
      guard newValue != storedSectionInset else { return }
      storedSectionInset = newValue
      invalidateLayout()
    }
  }
  private var storedSectionInset: UIEdgeInsets = .zero
  /// The size of headers, in points.
  open var headerReferenceSize: CGSize {
    get { storedHeaderReferenceSize }
    set {
      guard newValue != storedHeaderReferenceSize else { return }
      storedHeaderReferenceSize = newValue
      invalidateLayout()
    }
  }
  private var storedHeaderReferenceSize: CGSize = .zero
  /// The size of footers, in points.
  open var footerReferenceSize: CGSize {
    get { storedFooterReferenceSize }
    set {
      guard newValue != storedFooterReferenceSize else { return }
      storedFooterReferenceSize = newValue
      invalidateLayout()
    }
  }
  private var storedFooterReferenceSize: CGSize = .zero
  /// The axis along which lines follow one another.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { storedScrollDirection }
    set {
      guard newValue != storedScrollDirection else { return }
      storedScrollDirection = newValue
      invalidateLayout()
    }
  }
  private var storedScrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The insets to which ``sectionInset`` is added across the scroll direction.
  open var sectionInsetReference: SectionInsetReference {
    get { storedSectionInsetReference }
    set {
      guard newValue != storedSectionInsetReference else { return }
      storedSectionInsetReference = newValue
      invalidateLayout()
    }
  }
  private var storedSectionInsetReference: SectionInsetReference = .fromContentInset
  /// Whether headers stay visible while their sections are.
  open var sectionHeadersPinToVisibleBounds: Bool {
    get { storedSectionHeadersPinToVisibleBounds }
    set {
      guard newValue != storedSectionHeadersPinToVisibleBounds else { return }
      storedSectionHeadersPinToVisibleBounds = newValue
      invalidateLayout()
    }
  }
  private var storedSectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible; they do not.
  open var sectionFootersPinToVisibleBounds = false

  /// The insets to which those of sections are added.
  public enum SectionInsetReference: Int, Sendable {
    /// None.
    case fromContentInset = 0
    /// The safe area.
    case fromSafeArea = 1
    /// The layout margins.
    case fromLayoutMargins = 2
  }

  private var elements: [UICollectionViewLayoutAttributes] = []
  private var placed = PlacedElements()
  private var length: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }
  /// The axis of lines, across the scroll direction.
  private var line: LineAxis { LineAxis(isVertical ? .horizontal : .vertical) }
  private var delegate: any UICollectionViewDelegateFlowLayout {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
      ?? FlowLayoutDefaults.shared
  }

  open override func prepare() {
    placed = PlacedElements()
    length = 0
    guard let collection = collectionView else { return }
    for section in 0..<collection.numberOfSections { placeSection(section, in: collection) }
    placed = PlacedElements(elements, isVertical: isVertical)
    elements = []
  }

  open override var collectionViewContentSize: CGSize {
    collectionView?.prepareLayoutIfNeeded()
    return line.size(collectionView.map(lineLength) ?? 0, length)
  }

  /// The length of a line: that of the collection between its insets, in points, as UIKit's log
  /// about items that are too wide says.
  private func lineLength(in collection: UICollectionView) -> CGFloat {
    let insets = line.edges(of: collection.adjustedContentInset)
    return max(0, line.length(collection.bounds.size) - insets.before - insets.after)
  }

  override var placedElements: PlacedElements? {
    collectionView?.prepareLayoutIfNeeded()
    return placed
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size || sectionHeadersPinToVisibleBounds
  }

  /// The distances from the content to the reference along a line. What the insets of the content
  /// already include does not count again; this is our choice.
  private func insetOfReference(in collection: UICollectionView) -> UIEdgeInsets {
    let content = collection.adjustedContentInset
    let reference =
      switch sectionInsetReference {
      case .fromContentInset: content
      case .fromSafeArea: collection.safeAreaInsets
      case .fromLayoutMargins: collection.layoutMargins
      }
    func beyond(_ edge: KeyPath<UIEdgeInsets, CGFloat>) -> CGFloat {
      max(0, reference[keyPath: edge] - content[keyPath: edge])
    }
    return isVertical
      ? UIEdgeInsets(top: 0, left: beyond(\.left), bottom: 0, right: beyond(\.right))
      : UIEdgeInsets(top: beyond(\.top), left: 0, bottom: beyond(\.bottom), right: 0)
  }

  // MARK: Lines

  private func placeSection(_ section: Int, in collection: UICollectionView) {
    let header = placeSupplement(
      UICollectionView.elementKindSectionHeader, section, in: collection)
    let inset =
      delegate.collectionView(collection, layout: self, insetForSectionAt: section)
      + insetOfReference(in: collection)
    let (sides, ends) = (line.edges(of: inset), LineAxis(line.other).edges(of: inset))
    length += ends.before
    let room = lineLength(in: collection) - sides.before - sides.after
    let spacing = delegate.collectionView(
      collection, layout: self, minimumInteritemSpacingForSectionAt: section)
    let lineSpacing = delegate.collectionView(
      collection, layout: self, minimumLineSpacingForSectionAt: section)
    var row: [Item] = []
    var rows: [[Item]] = []
    var used: CGFloat = 0
    for item in 0..<collection.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = delegate.collectionView(collection, layout: self, sizeForItemAt: path)
      if !row.isEmpty, used + spacing + line.length(size) > room + 0.001 {
        rows.append(row)
        (row, used) = ([], 0)
      }
      used += (row.isEmpty ? 0 : spacing) + line.length(size)
      row.append((path, size))
    }
    if !row.isEmpty { rows.append(row) }
    reportWideItem(in: rows, room: room, collection)
    let isGrid = rows.joined().allSatisfy { $0.size == rows.first?.first?.size }
    var lastSpacing = spacing
    for (index, row) in rows.enumerated() {
      if index > 0 { length += lineSpacing }
      // Items of one size form a grid: a last line that is not full has the spacing of the line
      // before. The last line of others begins at the leading edge, with the least spacing
      // (openradar 20825965); only an item alone in a line is centred.
      let isLast = index == rows.count - 1
      let isOpen = isLast && (isGrid ? hasRoom(row, in: room, spacing: spacing) : row.count > 1)
      lastSpacing = place(
        row, from: sides.before, room: room,
        spacing: isOpen ? isGrid ? lastSpacing : spacing : nil, least: spacing)
    }
    length += ends.after
    placeSupplement(UICollectionView.elementKindSectionFooter, section, in: collection)
    if sectionHeadersPinToVisibleBounds {
      header?.stayVisible(in: collection, until: length, isVertical)
    }
  }

  /// The longest item that was reported to be longer than its line.
  private var reportedLength: CGFloat = 0

  /// Reports an item that is longer than its line, as UIKit logs it.
  private func reportWideItem(in rows: [[Item]], room: CGFloat, _ collection: UICollectionView) {
    let longest = rows.joined().map { line.length($0.size) }.max() ?? 0
    guard room > 0, longest > room + 0.001, longest > reportedLength else { return }
    reportedLength = longest
    TinamouUIKit.report(
      .invalidFrame(
        "an item of \(type(of: collection)) is \(longest) points long, but its line only \(room)"))
  }

  private typealias Item = (path: IndexPath, size: CGSize)

  /// Whether another item of the size of the last one has room in a line.
  private func hasRoom(_ row: [Item], in room: CGFloat, spacing: CGFloat) -> Bool {
    let extents = row.map { line.length($0.size) }
    let used = extents.reduce(0, +) + CGFloat(extents.count) * spacing
    return used + (extents.last ?? 0) <= room + 0.001
  }

  /// Places the items of a line, vertically centred, and returns the spacing between them. A full
  /// line extends from edge to edge.
  private func place(
    _ row: [Item], from start: CGFloat, room: CGFloat, spacing: CGFloat?, least: CGFloat
  ) -> CGFloat {
    let thickness = row.map { line.breadth($0.size) }.max() ?? 0
    let free = room - row.map { line.length($0.size) }.reduce(0, +)
    let gap = spacing ?? (row.count > 1 ? free / CGFloat(row.count - 1) : least)
    var place = row.count == 1 && spacing == nil ? start + free / 2 : start
    for item in row {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: item.path)
      let across = length + (thickness - line.breadth(item.size)) / 2
      attributes.frame = CGRect(origin: line.point(place, across), size: item.size)
      elements.append(attributes)
      place += line.length(item.size) + gap
    }
    length += thickness
    return gap
  }

  @discardableResult
  private func placeSupplement(
    _ kind: String, _ section: Int, in collection: UICollectionView
  ) -> UICollectionViewLayoutAttributes? {
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let size =
      isHeader
      ? delegate.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
      : delegate.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
    let extent = line.breadth(size)
    guard extent > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame = CGRect(
      origin: line.point(0, length), size: line.size(lineLength(in: collection), extent))
    elements.append(attributes)
    length += extent
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let sections = 0..<(collectionView?.numberOfSections ?? 0)
    if let known = super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) {
      return known
    }
    // A header or footer without a size is not shown.
    guard sections.contains(indexPath.section) else { return nil }
    return UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
  }

  /// The size of an item: that of the layout, or the one that the cell prefers if sizes are
  /// estimated.
  func ownSize(ofItemAt path: IndexPath, in collection: UICollectionView) -> CGSize {
    guard estimatedItemSize != .zero else { return itemSize }
    let proposal = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return collection.fittingSize(of: .init(kind: nil, path: path), insteadOf: proposal)
  }
}
