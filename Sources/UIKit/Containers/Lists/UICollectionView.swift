public import Foundation
import TinamouLayout

/// A view that shows items placed by a layout; visible items have cells.
@preconcurrency @MainActor open class UICollectionView: InertCollectionView {
  /// The key of an item, or of a header or footer.
  struct Key: Hashable {
    let kind: String?
    let path: IndexPath
    let isDecoration: Bool

    init(kind: String?, path: IndexPath, isDecoration: Bool = false) {
      (self.kind, self.path, self.isDecoration) = (kind, path, isDecoration)
    }

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      self.init(
        kind: attributes.representedElementKind, path: attributes.indexPath,
        isDecoration: attributes.representedElementCategory == .decorationView)
    }
  }

  /// The layout, which determines the frames of items.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedCollectionViewLayout }
    set {
      collectionViewLayout.prepareForTransition(to: newValue)
      newValue.prepareForTransition(from: collectionViewLayout)
      let oldValue = storedCollectionViewLayout
      storedCollectionViewLayout = newValue
      if oldValue !== collectionViewLayout { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
      collectionViewLayout.invalidateLayout()
      oldValue.finalizeLayoutTransition()
      collectionViewLayout.finalizeLayoutTransition()
    }
  }
  private var storedCollectionViewLayout: UICollectionViewLayout
  private var reusableViews = ReusableViews<UICollectionReusableView>()
  var shown: [Key: UICollectionReusableView] = [:]
  private var counts: [Int]?
  /// The bounds of the last layout.
  var boundsOfLayout: CGRect?
  /// What the layout was last prepared for.
  var inputOfLayout: LayoutInput?
  /// The sizes that views preferred when the layout was last prepared.
  var preferredSizes: [Key: PreferredSize] = [:]
  /// The insets for which the layout was last prepared.
  var insetsOfLayout = UIEdgeInsets.zero
  /// Whether the items are being placed, so that another layout follows at once.
  var isPlacingItems = false

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedCollectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection view with a flow layout; the coder is not read.
  public required init?(coder: NSCoder) {
    storedCollectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// The data source of the items.
  open var dataSource: (any UICollectionViewDataSource)? {
    get { storedDataSource }
    set {
      storedDataSource = newValue
      discardItems()
    }
  }
  private weak var storedDataSource: (any UICollectionViewDataSource)?
  /// Whether an item can be selected.
  open var allowsSelection = true
  /// Whether more than one item can be selected.
  open var allowsMultipleSelection = false
  /// A view behind the items; it is not a part of the layout.
  open var backgroundView: UIView?
  /// Whether items are edited; this does not change the layout.
  open var isEditing = false
  /// Whether cells that change lay the items out; they always do.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// Registers a class of cells, which are made with `init(frame:)`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, as: .cell(identifier))
  }
  /// Registers a class of supplementary views, which are made with `init(frame:)`.
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
  /// Returns a cell with an identifier for an item; if nothing was registered, returns an empty
  /// cell and reports a problem.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    view(.cell(identifier)) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  /// Returns a supplementary view with an identifier; if nothing was registered, returns an empty
  /// view and reports a problem.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    view(.init(kind: elementKind, identifier: identifier)) ?? UICollectionReusableView(frame: .zero)
  }
  private func view(
    _ key: ReusableViews<UICollectionReusableView>.Key
  ) -> UICollectionReusableView? {
    if let view = viewToConfigure, view.reuseKey == key {
      viewToConfigure = nil
      return view
    }
    guard let view = reusableViews.take(key) else {
      TinamouUIKit.report(
        .invalidTree("no class of views is registered as '\(key.identifier)' for '\(key.kind)'"))
      return nil
    }
    view.reuseKey = key
    return view
  }

  // MARK: Items

  /// Discards all items; the next layout reads the data source again.
  open func reloadData() { discardItems() }
  private func discardItems() {
    for view in shown.values { recycle(view) }
    shown = [:]
    selection = RowSelection()
    readAgain()
  }
  /// Makes the next question or layout ask the data source for the numbers of items again.
  func readAgain() {
    counts = nil
    preferredSizes = [:]
    let context = collectionViewLayout.makeInvalidationContext()
    (context.invalidateEverything, context.invalidateDataSourceCounts) = (true, true)
    collectionViewLayout.invalidateLayout(with: context)
  }
  /// Inserts items, without an animation; the others keep their cells.
  open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted.add(indexPaths) } }
  /// Deletes items, without an animation; the others keep their cells.
  open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted.add(indexPaths) } }
  /// Makes the cells of items again, without an animation.
  open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded.add(indexPaths) } }
  /// Asks the data source for the cells of items again, which can configure the same ones.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { $0.configure(indexPaths) } }
  /// Moves a section with its cells, without an animation.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, to: newSection) }
  }
  /// Moves an item with its cell, without an animation.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(at: indexPath, to: newIndexPath) }
  }
  /// Inserts sections, without an animation; the others keep their cells.
  open func insertSections(_ sections: IndexSet) {
    change { $0.inserted.sections.formUnion(sections) }
  }
  /// Deletes sections, without an animation; the others keep their cells.
  open func deleteSections(_ sections: IndexSet) {
    change { $0.deleted.sections.formUnion(sections) }
  }
  /// Makes the views of sections again, without an animation.
  open func reloadSections(_ sections: IndexSet) {
    change { $0.reloaded.sections.formUnion(sections) }
  }
  /// Makes changes together, without an animation, and shows the items at once.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    openUpdates.begin()
    updates?()
    finishUpdate()
    completion?(true)
  }
  var openUpdates = OpenUpdates()
  /// The cell that the data source gets for the item that it configures again.
  var viewToConfigure: UICollectionReusableView?
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
  /// Returns the number of items in a section.
  open func numberOfItems(inSection section: Int) -> Int {
    knownCounts.indices.contains(section) ? knownCounts[section] : 0
  }
  /// The visible cells.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap(cellForItem)
  }
  /// The visible items, in order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shown.keys.filter { $0.kind == nil }.map(\.path).sorted()
  }
  /// Returns the cell of an item; `nil` if it is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[Key(kind: nil, path: indexPath)] as? UICollectionViewCell
  }
  /// Returns the item of a cell; `nil` if it is not visible.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shown.first { $0.value === cell }?.key.path
  }
  /// Returns a visible supplementary view.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { shown[Key(kind: elementKind, path: indexPath)] }
  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }
  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The selected items.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.rows }
  var selection = RowSelection()
  /// Selects an item.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    for path in selection.select(indexPath, besideOthers: allowsMultipleSelection) {
      cellForItem(at: path)?.isSelected = selection.rows.contains(path)
    }
    if let indexPath { scrollToItem(at: indexPath, at: scrollPosition, animated: false) }
  }
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath)
    cellForItem(at: indexPath)?.isSelected = false
  }
  /// Returns the item at a point of the content.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let place = mirrored(CGRect(origin: point, size: CGSize(width: 1, height: 1)))
    return collectionViewLayout.layoutAttributesForElements(in: place)?.first {
      $0.representedElementKind == nil && mirrored($0.frame).encloses(point)
    }?.indexPath
  }
  /// Scrolls to an item, without an animation.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath).map({ mirrored($0.frame) }) else {
      return
    }
    guard !scrollPosition.isEmpty else { return }
    let insets = adjustedContentInset
    let room = bounds.inset(by: insets).size
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y = frame.minY - insets.top }
    if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - insets.top
    }
    if scrollPosition.contains(.bottom) { offset.y = frame.maxY - room.height - insets.top }
    if scrollPosition.contains(.left) { offset.x = frame.minX - insets.left }
    if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - insets.left
    }
    if scrollPosition.contains(.right) { offset.x = frame.maxX - room.width - insets.left }
    scroll(toNearest: offset)
  }
  /// Replaces the layout, without an animation.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Replaces the layout, without an animation.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    collectionViewLayout = layout
    completion?(true)
  }
  /// Receives whether an interactive transition is over, and whether the new layout was reached.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void
  private var transitionCompletion: LayoutInteractiveTransitionCompletion?
  /// Begins a transition to another layout, and returns the layout in between, whose progress the
  /// app sets.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let (old, delegate) = (collectionViewLayout, delegate)
    let transition =
      delegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    collectionViewLayout = transition
    transition.setCollectionView(self)
    transitionCompletion = completion
    return transition
  }
  /// Ends an interactive transition with the new layout, without an animation.
  open func finishInteractiveTransition() { endTransition(at: \.nextLayout, isFinished: true) }
  /// Ends an interactive transition with the old layout, without an animation.
  open func cancelInteractiveTransition() { endTransition(at: \.currentLayout, isFinished: false) }
  private func endTransition(
    at layout: KeyPath<UICollectionViewTransitionLayout, UICollectionViewLayout>, isFinished: Bool
  ) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    transition.setCollectionView(nil)
    collectionViewLayout = transition[keyPath: layout]
    let completion = transitionCompletion
    transitionCompletion = nil
    completion?(true, isFinished)
  }
  /// Returns the visible supplementary views of a kind.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplementaryView(forElementKind: elementKind, at: $0)
    }
  }
  /// Returns the paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    shown.keys.filter { $0.kind == elementKind && !$0.isDecoration }.map(\.path).sorted()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutItems()
  }

  override func insetsMayHaveChanged(_ known: KnownInsets) -> Bool {
    let isInformed = super.insetsMayHaveChanged(known)
    guard !isLayingOut, insetsOfLayout != adjustedContentInset else { return isInformed }
    insetsOfLayout = adjustedContentInset
    setNeedsLayout()
    return true
  }

  /// Removes a view from the collection view and keeps it for reuse.
  func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    view.proposedSize = nil
    if let key = view.reuseKey { reusableViews.recycle(view, for: key) }
  }
}
