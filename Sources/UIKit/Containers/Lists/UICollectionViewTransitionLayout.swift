public import Foundation

/// A layout between two others, such as while a finger moves items from one to the other.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The layout before the transition.
  public let currentLayout: UICollectionViewLayout
  /// The layout after the transition.
  public let nextLayout: UICollectionViewLayout
  /// How far the transition is, from 0 to 1. After a change, `invalidateLayout()` moves the items.
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  /// Makes a layout that begins at one layout and ends at another one.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }
  /// Makes a layout between two that place nothing; the coder is not read.
  public required init?(coder: NSCoder) {
    currentLayout = UICollectionViewLayout()
    nextLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }

  /// Keeps a number for subclasses.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
  /// Returns a number that was kept; 0 without one.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Both layouts.
  private var layouts: [UICollectionViewLayout] { [currentLayout, nextLayout] }

  /// Lets both layouts place the items of a collection view, or no longer.
  func setCollectionView(_ collectionView: UICollectionView?) {
    for layout in layouts {
      layout.collectionView = collectionView
      layout.invalidateLayout()
    }
  }

  open override func prepare() {
    for layout in layouts {
      layout.isInvalid = false
      layout.prepare()
      isInvalid = isInvalid || layout.isInvalid
    }
  }

  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: between(old.width, new.width), height: between(old.height, new.height))
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    layouts.contains { $0.shouldInvalidateLayout(forBoundsChange: newBounds) }
  }

  /// The elements that one of the layouts places in the rectangle. One that is there only on its
  /// way is left out, which is our choice.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<UICollectionView.Key> = []
    return layouts.flatMap { $0.layoutAttributesForElements(in: rect) ?? [] }
      .filter { seen.insert(UICollectionView.Key($0)).inserted }
      .compactMap { attributes(like: $0) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.layoutAttributesForItem(at: indexPath) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath) }
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes { $0.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath) }
  }

  override func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    currentLayout.makeDecoration(kind) ?? nextLayout.makeDecoration(kind)
  }

  private func attributes(
    like element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch (element.representedElementCategory, element.representedElementKind) {
    case (.supplementaryView, let kind?):
      layoutAttributesForSupplementaryView(ofKind: kind, at: path)
    case (.decorationView, let kind?): layoutAttributesForDecorationView(ofKind: kind, at: path)
    default: layoutAttributesForItem(at: path)
    }
  }

  /// The attributes between those of both layouts, or those of the only layout that has some.
  private func attributes(
    _ find: (UICollectionViewLayout) -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let old = find(currentLayout) else { return find(nextLayout) }
    guard let new = find(nextLayout), let copy = old.copy() as? UICollectionViewLayoutAttributes
    else { return old }
    copy.place = CGRect(
      x: between(old.place.minX, new.place.minX), y: between(old.place.minY, new.place.minY),
      width: between(old.place.width, new.place.width),
      height: between(old.place.height, new.place.height))
    copy.alpha = between(old.alpha, new.alpha)
    let (first, last) = (old.transform, new.transform)
    copy.transform = CGAffineTransform(
      a: between(first.a, last.a), b: between(first.b, last.b), c: between(first.c, last.c),
      d: between(first.d, last.d), tx: between(first.tx, last.tx), ty: between(first.ty, last.ty))
    copy.isHidden = old.isHidden && new.isHidden
    return copy
  }

  private func between(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }
}
