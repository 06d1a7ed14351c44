public import Foundation

/// Arranges items in lines that break at the edge of the collection view.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The estimate for self-sizing items.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The size of items, in points.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }
  /// The estimated size of self-sizing items, in points; zero if all items have ``itemSize``.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }
  /// The minimum space between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }
  /// The minimum space between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The space around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }
  /// The axis along which lines follow one another.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The insets to which ``sectionInset`` is added across the scroll direction.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }
  /// Whether headers stay visible while their sections are.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }
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
  private var length: CGFloat = 0

  private var isVertical: Bool { scrollDirection == .vertical }
  private var delegate: (any UICollectionViewDelegateFlowLayout)? {
    collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
  }

  open override func prepare() {
    elements = []
    length = 0
    guard let collection = collectionView else { return }
    for section in 0..<collection.numberOfSections { placeSection(section, in: collection) }
  }

  open override var collectionViewContentSize: CGSize {
    let bounds = collectionView?.bounds.size ?? .zero
    return isVertical
      ? CGSize(width: bounds.width, height: length) : CGSize(width: length, height: bounds.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { elements.filter { $0.frame.intersects(rect) } }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.indexPath == indexPath && $0.representedElementKind == nil }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first { $0.indexPath == indexPath && $0.representedElementKind == elementKind }
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  private func insetOfReference(in collection: UICollectionView) -> UIEdgeInsets {
    var insets: UIEdgeInsets =
      switch sectionInsetReference {
      case .fromContentInset: .zero
      case .fromSafeArea: collection.safeAreaInsets
      case .fromLayoutMargins: collection.layoutMargins
      }
    if isVertical { (insets.top, insets.bottom) = (0, 0) }
    if !isVertical { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  // MARK: Lines

  private func placeSection(_ section: Int, in collection: UICollectionView) {
    let header = placeSupplement(
      UICollectionView.elementKindSectionHeader, section, in: collection)
    let inset =
      (delegate?.collectionView(collection, layout: self, insetForSectionAt: section)
        ?? sectionInset) + insetOfReference(in: collection)
    length += isVertical ? inset.top : inset.left
    let room =
      isVertical
      ? collection.bounds.width - inset.left - inset.right
      : collection.bounds.height - inset.top - inset.bottom
    let spacing =
      delegate?.collectionView(
        collection, layout: self, minimumInteritemSpacingForSectionAt: section)
      ?? minimumInteritemSpacing
    let lineSpacing =
      delegate?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: section)
      ?? minimumLineSpacing
    var line: [(path: IndexPath, size: CGSize)] = []
    var lines: [[(path: IndexPath, size: CGSize)]] = []
    var used: CGFloat = 0
    for item in 0..<collection.numberOfItems(inSection: section) {
      let path = IndexPath(item: item, section: section)
      let size = size(of: path, in: collection)
      let extent = isVertical ? size.width : size.height
      if !line.isEmpty, used + spacing + extent > room + 0.001 {
        lines.append(line)
        (line, used) = ([], 0)
      }
      used += (line.isEmpty ? 0 : spacing) + extent
      line.append((path, size))
    }
    if !line.isEmpty { lines.append(line) }
    var lastSpacing = spacing
    for (index, line) in lines.enumerated() {
      if index > 0 { length += lineSpacing }
      let isOpen = index == lines.count - 1 && hasRoom(line, in: room, spacing: spacing)
      lastSpacing = place(
        line, from: isVertical ? inset.left : inset.top, room: room,
        // A last line that is not full has the spacing of the line before.
        spacing: isOpen ? lastSpacing : nil, least: spacing)
    }
    length += isVertical ? inset.bottom : inset.right
    placeSupplement(UICollectionView.elementKindSectionFooter, section, in: collection)
    if sectionHeadersPinToVisibleBounds {
      header?.stayVisible(in: collection, until: length, isVertical)
    }
  }

  /// Whether another item of the size of the last one has room in a line.
  private func hasRoom(
    _ line: [(path: IndexPath, size: CGSize)], in room: CGFloat, spacing: CGFloat
  ) -> Bool {
    let extents = line.map { isVertical ? $0.size.width : $0.size.height }
    let used = extents.reduce(0, +) + CGFloat(extents.count) * spacing
    return used + (extents.last ?? 0) <= room + 0.001
  }

  /// Places the items of a line, vertically centred, and returns the spacing between them. A full
  /// line extends from edge to edge.
  private func place(
    _ line: [(path: IndexPath, size: CGSize)], from start: CGFloat, room: CGFloat,
    spacing: CGFloat?, least: CGFloat
  ) -> CGFloat {
    let extents = line.map { isVertical ? $0.size.width : $0.size.height }
    let thickness = line.map { isVertical ? $0.size.height : $0.size.width }.max() ?? 0
    let free = room - extents.reduce(0, +)
    let gap = spacing ?? (line.count > 1 ? free / CGFloat(line.count - 1) : least)
    var place = line.count == 1 && spacing == nil ? start + free / 2 : start
    for (item, extent) in zip(line, extents) {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: item.path)
      let across = length + (thickness - (isVertical ? item.size.height : item.size.width)) / 2
      attributes.frame = CGRect(
        origin: isVertical ? CGPoint(x: place, y: across) : CGPoint(x: across, y: place),
        size: item.size)
      elements.append(attributes)
      place += extent + gap
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
      ? delegate?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
      : delegate?.collectionView(collection, layout: self, referenceSizeForFooterInSection: section)
        ?? footerReferenceSize
    let extent = isVertical ? size.height : size.width
    guard extent > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
    attributes.frame =
      isVertical
      ? CGRect(x: 0, y: length, width: collection.bounds.width, height: extent)
      : CGRect(x: length, y: 0, width: extent, height: collection.bounds.height)
    elements.append(attributes)
    length += extent
    return attributes
  }

  private func size(of path: IndexPath, in collection: UICollectionView) -> CGSize {
    if let size = delegate?.collectionView(collection, layout: self, sizeForItemAt: path) {
      return size
    }
    return ownSize(ofItemAt: path, in: collection)
  }

  /// The size of an item: that of the layout, or the one that the cell prefers if sizes are
  /// estimated.
  func ownSize(ofItemAt path: IndexPath, in collection: UICollectionView) -> CGSize {
    guard estimatedItemSize != .zero else { return itemSize }
    let proposal = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    return collection.fittingSize(of: .init(kind: nil, path: path), insteadOf: proposal) ?? itemSize
  }
}
