public import Foundation

/// Items that a layout places, of which those in view have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// An item, or what stands above or below the items of a section.
  struct Key: Hashable {
    let kind: String?
    let path: IndexPath
  }

  /// Says where items lie.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      oldValue.collectionView = nil
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }
  }
  private var reusableViews = ReusableViews<UICollectionReusableView>()
  var shown: [Key: UICollectionReusableView] = [:]
  private var counts: [Int]?

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection in lines; nothing is decoded.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// What the items show.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Whether an item can be selected.
  open var allowsSelection = true
  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false
  /// A view behind the items; it is no part of the layout.
  open var backgroundView: UIView?

  /// Makes cells of a class by `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: .cell(identifier))
  }
  /// Makes supplementary views of a class by `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { register(viewClass, as: .init(kind: elementKind, identifier: identifier)) }
  private func register(
    _ type: AnyClass?, as key: ReusableViews<UICollectionReusableView>.Key
  ) {
    let type = type as? UICollectionReusableView.Type
    reusableViews.register(
      type.map { type in { type.init(dequeuedFor: key.identifier) } }, for: key)
  }
  /// A cell of an identifier for an item; an empty one, and a problem, if nothing was registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    view(.cell(identifier)) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  /// A supplementary view of an identifier; an empty one, and a problem, if nothing was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    view(.init(kind: elementKind, identifier: identifier)) ?? UICollectionReusableView(frame: .zero)
  }
  private func view(
    _ key: ReusableViews<UICollectionReusableView>.Key
  ) -> UICollectionReusableView? {
    guard let taken = reusableViews.take(key) else {
      TinamouUIKit.report(
        .invalidTree("no class of views is registered as '\(key.identifier)' for '\(key.kind)'"))
      return nil
    }
    taken.view.reuseKey = key
    if taken.isUsedAgain { taken.view.prepareForReuse() }
    return taken.view
  }

  // MARK: Items

  /// Forgets all items; the next layout asks the data source again.
  open func reloadData() {
    counts = nil
    for view in shown.values { recycle(view) }
    shown = [:]
    selection = RowSelection()
    setNeedsLayout()
  }
  /// Asks anew for the items; nothing moves.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks anew for the items; nothing moves.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks anew for the items; nothing moves.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks anew for the items; nothing moves.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { reloadData() }
  /// Asks anew for the items; nothing moves.
  open func insertSections(_ sections: IndexSet) { reloadData() }
  /// Asks anew for the items; nothing moves.
  open func deleteSections(_ sections: IndexSet) { reloadData() }
  /// Asks anew for the items; nothing moves.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Runs the changes; nothing moves.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    setNeedsLayout()
    completion?(true)
  }
  private var knownCounts: [Int] {
    if let counts { return counts }
    let sections = dataSource?.numberOfSections(in: self) ?? 0
    let made = (0..<max(0, sections)).map {
      max(0, dataSource?.collectionView(self, numberOfItemsInSection: $0) ?? 0)
    }
    counts = made
    return made
  }
  /// The number of sections.
  open var numberOfSections: Int { knownCounts.count }
  /// The number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    knownCounts.indices.contains(section) ? knownCounts[section] : 0
  }
  /// The cells in view.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }
  /// The items in view, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  /// The cell of an item; `nil` if it is not in view.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Key(kind: nil, path: indexPath)] as? UICollectionViewCell
  }
  /// The item of a cell; `nil` if it is not in view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }
  /// A supplementary view in view.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[Key(kind: elementKind, path: indexPath)] }
  /// Where an item lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The items that are selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.rows }
  private(set) var selection = RowSelection()
  /// Selects an item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for path in selection.select(indexPath, besideOthers: allowsMultipleSelection) {
      cellForItem(at: path)?.isSelected = selection.rows.contains(path)
    }
    if let indexPath { scrollToItem(at: indexPath, at: scrollPosition, animated: false) }
  }
  /// Ends the selection of an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }
  /// The item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    let place = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: place)?.first {
      $0.representedElementKind == nil && $0.frame.contains(point)
    }?.indexPath
  }
  /// Scrolls to an item at once.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    let room = bounds.inset(by: adjustedContentInset).size
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y = frame.midY - room.height / 2 }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height }
    if scrollPosition.contains(.left) { offset.x = frame.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x = frame.midX - room.width / 2 }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width }
    let insets = adjustedContentInset
    func limited(_ place: CGFloat, _ content: CGFloat, _ room: CGFloat) -> CGFloat {
      max(0, min(place, content - room))
    }
    contentOffset =
      scrollPosition.isEmpty
      ? offset
      : CGPoint(
        x: limited(offset.x, contentSize.width, room.width) - insets.left,
        y: limited(offset.y, contentSize.height, room.height) - insets.top)
  }
  /// Replaces the layout at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  /// Takes a view out of the collection, to be used again.
  func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    if let key = view.reuseKey { reusableViews.giveBack(view, for: key) }
  }
}
