public import Foundation

/// Determines the frames of a collection view's items; subclasses override all methods.
@preconcurrency @MainActor open class UICollectionViewLayout: InertCollectionViewLayout {
  /// The collection view.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether the layout must be computed before its results are used.
  var isInvalid = true
  private var decorations: [String: UICollectionReusableView.Type] = [:]

  /// The class of the attributes, which layouts make themselves; not used here.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  /// The class of invalidation contexts.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Makes a layout.
  public init() { super.init(mainActor: ()) }
  /// Makes a layout; the coder is not read.
  public required init?(coder: NSCoder) { super.init(mainActor: ()) }

  /// The elements that the layout of a class of UIKit has placed; `nil` for a class of an app.
  var placedElements: PlacedElements? { nil }

  /// Computes the layout before its results are used.
  open func prepare() {}
  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Returns the attributes of all elements in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { placedElements?.elements(in: rect) }
  /// Returns the layout attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placedElements?.element(.init(kind: nil, path: indexPath))
  }
  /// Returns the layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placedElements?.element(.init(kind: elementKind, path: indexPath))
  }
  /// Returns the layout attributes of a decoration.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    placedElements?.element(.init(kind: elementKind, path: indexPath, isDecoration: true))
  }

  /// Registers a class of decorations, which are made with `init(frame:)`.
  open func register(
    _ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String
  ) { decorations[elementKind] = viewClass as? UICollectionReusableView.Type }
  /// Makes a decoration; `nil` if no class is registered.
  func makeDecoration(_ kind: String) -> UICollectionReusableView? {
    decorations[kind].map { $0.init(dequeuedFor: kind) }
  }

  /// Whether the layout is mirrored in right-to-left languages.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
  /// The writing direction for which the layout is made.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: Invalidation

  /// Returns whether other bounds need another layout; meanwhile the collection view still has the
  /// old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns a context for other bounds.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  /// Returns whether the attributes that a cell prefers need another layout.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }
  /// Returns a context for the attributes that a cell prefers.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }
  /// Invalidates the whole layout.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }
  /// Invalidates the whole layout, and moves the content as the context says.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    guard let collectionView else { return }
    if context.invalidateEverything { collectionView.preferredSizes = [:] }
    let adjustment = context.contentOffsetAdjustment
    if adjustment != .zero {
      let offset = collectionView.contentOffset
      collectionView.contentOffset = CGPoint(x: offset.x + adjustment.x, y: offset.y + adjustment.y)
    }
    if !collectionView.isPlacingItems { collectionView.setNeedsLayout() }
  }
  /// Makes a context of the layout's class.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type =
      type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    return type?.init(madeBy: self) ?? UICollectionViewLayoutInvalidationContext()
  }

  // MARK: Updates

  /// Called before another layout takes the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
  /// Called before this layout takes the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
  /// Called after a layout has taken the place of another one.
  open func finalizeLayoutTransition() {}
  /// Never called: returns the offset at which scrolling ends.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Never called: returns the offset after an update.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint
  { proposedContentOffset }
  /// Never called: items are about to change.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
  /// Never called: the bounds are about to change.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
  /// Never called: returns the attributes of an item that the user moves.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributesForItem(at: indexPath)
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
  }
}
