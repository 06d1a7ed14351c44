public import Foundation

/// What an invalidation of a layout is limited to; the whole layout is always invalidated.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: InertCollectionViewLayoutInvalidationContext {
  /// Makes a context.
  public init() { super.init(mainActor: ()) }
  /// Makes a context for a layout, with `init()`.
  public required convenience init(madeBy layout: UICollectionViewLayout) { self.init() }

  /// Whether the whole layout is invalid.
  open internal(set) var invalidateEverything = false
  /// Whether the numbers of items are invalid.
  open internal(set) var invalidateDataSourceCounts = false
  /// What is added to the content offset, in points.
  open var contentOffsetAdjustment = CGPoint.zero
  /// The items that are invalid; `nil` if there are none.
  open private(set) var invalidatedItemIndexPaths: [IndexPath]?
  /// The supplementary views that are invalid; `nil` if there are none.
  open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
  /// The decorations that are invalid; `nil` if there are none.
  open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?

  /// Marks items as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
  }
  /// Marks supplementary views as invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) { Self.add(indexPaths, elementKind, to: &invalidatedSupplementaryIndexPaths) }
  /// Marks decorations as invalid.
  open func invalidateDecorationElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) { Self.add(indexPaths, elementKind, to: &invalidatedDecorationIndexPaths) }

  private static func add(
    _ paths: [IndexPath], _ kind: String, to known: inout [String: [IndexPath]]?
  ) {
    var all = known ?? [:]
    all[kind, default: []] += paths
    known = all
  }
}

/// What an invalidation of a flow layout is limited to; the whole layout is always invalidated.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
  UICollectionViewLayoutInvalidationContext
{
  /// Has no effect: the whole layout is invalid.
  open var invalidateFlowLayoutDelegateMetrics = true
  /// Has no effect: the whole layout is invalid.
  open var invalidateFlowLayoutAttributes = true
}
