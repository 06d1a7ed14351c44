public import Foundation

/// Items that a layout places, of which those in view have cells.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// Along which axis lines follow one another.
  public enum ScrollDirection: Int, Sendable {
    /// From top to bottom.
    case vertical = 0
    /// From left to right.
    case horizontal = 1
  }

  /// The kind of what stands above the items of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of what stands below the items of a section.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  private struct Key: Hashable {
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
  private var makers: [String: () -> UICollectionReusableView] = [:]
  private var spares: [String: [UICollectionReusableView]] = [:]
  private var shown: [Key: UICollectionReusableView] = [:]
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
    register(cellClass, key: "cell " + identifier)
  }
  /// Makes supplementary views of a class by `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { register(viewClass, key: elementKind + " " + identifier) }
  private func register(_ type: AnyClass?, key: String) {
    let type = type as? UICollectionReusableView.Type
    makers[key] = type.map { type in { type.init(dequeuedFor: key) } }
  }
  /// A cell of an identifier for an item; an empty one if nothing was registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    view("cell " + identifier) as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }
  /// A supplementary view of an identifier; an empty one if nothing was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    view(elementKind + " " + identifier) ?? UICollectionReusableView(frame: .zero)
  }
  private func view(_ key: String) -> UICollectionReusableView? {
    if let view = spares[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    let view = makers[key]?()
    view?.reuseKey = key
    return view
  }

  // MARK: Items

  /// Forgets all items; the next layout asks the data source again.
  open func reloadData() {
    counts = nil
    for view in shown.values { recycle(view) }
    shown = [:]
    setNeedsLayout()
  }
  /// Asks anew for the items; nothing moves.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks anew for the items; nothing moves.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks anew for the items; nothing moves.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
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

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
    let elements = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let keys = Set(elements.map { Key(kind: $0.representedElementKind, path: $0.indexPath) })
    for (key, view) in shown where !keys.contains(key) {
      recycle(view)
      shown[key] = nil
    }
    for attributes in elements {
      let key = Key(kind: attributes.representedElementKind, path: attributes.indexPath)
      guard let view = shown[key] ?? makeView(key) else { continue }
      shown[key] = view
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = attributes.frame
      view.isHidden = attributes.isHidden
      if view.superview !== self { addSubview(view) }
    }
  }

  private func makeView(_ key: Key) -> UICollectionReusableView? {
    guard let kind = key.kind else {
      return dataSource?.collectionView(self, cellForItemAt: key.path)
    }
    return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: key.path)
  }

  private func recycle(_ view: UICollectionReusableView) {
    view.removeFromSuperview()
    if let key = view.reuseKey { spares[key, default: []].append(view) }
  }

  /// The size that the constraints of an item's cell ask for, in points.
  func fittingSize(ofItemAt path: IndexPath) -> CGSize? {
    let key = Key(kind: nil, path: path)
    guard let cell = (shown[key] ?? makeView(key)) as? UICollectionViewCell else { return nil }
    shown[key] = cell
    return cell.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }
}

/// A view of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var reuseKey: String?
  /// The name under which the view is used again.
  open var reuseIdentifier: String? {
    reuseKey.flatMap { $0.split(separator: " ", maxSplits: 1).last.map(String.init) }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an object; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view that a collection asks for, by `init(frame:)`.
  public required convenience init(dequeuedFor key: String) { self.init(frame: .zero) }

  /// The view is about to be used again.
  open func prepareForReuse() {}
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell shows.
  public let contentView = UIView()
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is touched; there is no touch.
  open var isHighlighted = false
  /// A view behind the content; it is no part of the layout.
  open var backgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    placeContent()
  }
  /// Makes an object; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    placeContent()
  }

  private func placeContent() {
    contentView.isPlacedByContainer = true
    addSubview(contentView)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.leftAnchor.constraint(equalTo: leftAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.rightAnchor.constraint(equalTo: rightAnchor),
    ])
  }
}

/// Tells a collection what its items show.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  /// The number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// A cell that shows an item.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// What stands above or below the items of a section.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// An empty view.
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// Hears of a collection.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// The user selected an item; never called.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  /// Does nothing.
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// Answers in place of the properties of a flow layout; `nil` leaves it to them.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  /// The room around the items of a section, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// The least room between lines, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The least room between the items of a line, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// The size of a header, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// The size of a footer, in points.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }
  /// The layout's size, or what the constraints of the cell ask for.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let flow = flow(collectionViewLayout)
    if flow.estimatedItemSize == .zero { return flow.itemSize }
    return collectionView.fittingSize(ofItemAt: indexPath) ?? flow.itemSize
  }
  /// The layout's insets.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout).sectionInset }
  /// The layout's room.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumLineSpacing }
  /// The layout's room.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout).minimumInteritemSpacing }
  /// The layout's size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).headerReferenceSize }
  /// The layout's size.
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout).footerReferenceSize }
}
