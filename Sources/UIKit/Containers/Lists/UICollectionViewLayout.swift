public import Foundation

/// Determines the frames of a collection view's items; subclasses override all methods.
@preconcurrency @MainActor open class UICollectionViewLayout: MainActorObject {
  /// The collection view.
  public internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public init() { super.init(mainActor: ()) }

  /// Computes the layout before its results are used.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether other bounds need another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Invalidates the layout.
  open func invalidateLayout() { collectionView?.setNeedsLayout() }
}
