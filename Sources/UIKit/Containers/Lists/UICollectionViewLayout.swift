public import Foundation

/// Says where the items of a collection lie. Subclasses answer all of it.
@preconcurrency @MainActor open class UICollectionViewLayout: MainActorObject {
  /// The collection.
  public internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public init() { super.init(mainActor: ()) }

  /// Works the layout out, before it is asked for.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// What lies in a part of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item lies.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view lies.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether another size needs another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Asks for a new layout.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}
