public import Foundation

/// Makes the section with an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider = (
  Int, any NSCollectionLayoutEnvironment
) -> NSCollectionLayoutSection?

/// The insets to which those of a section are added.
public enum UIContentInsetsReference: Int, Sendable {
  /// Those of the layout's configuration.
  case automatic = 0
  /// None.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The readable width.
  case readableContent = 4
}

/// How a section scrolls across the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// Freely.
  case continuous = 1
  /// It stops where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// By the width of the section.
  case paging = 3
  /// By groups.
  case groupPaging = 4
  /// By groups, which are centred.
  case groupPagingCentered = 5
}

/// A section of groups in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSection: MainActorObject {
  let group: NSCollectionLayoutGroup
  /// The distances from the edges of the section to its groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The space between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The insets to which ``contentInsets`` is added along the width.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The insets of headers and footers along the width.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the layout; its groups are in a line, which does not scroll.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// The speed and bounces of scrolling, which have no effect.
  open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers have the horizontal insets of the section.
  open var supplementariesFollowContentInsets = true
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called whenever the items are placed or scrolled, with the visible items.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Whether the places of elements, or what the handler does, depend on the offset.
  var followsOffset: Bool {
    visibleItemsInvalidationHandler != nil
      || boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
  }

  /// Makes a section of groups.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init(mainActor: ())
  }
}

/// Called with the visible items of a section, the scroll offset and the environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
  [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
) -> Void

/// A visible item of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
  /// The item.
  var indexPath: IndexPath { get }
  /// The rectangle in the content, in points.
  var frame: CGRect { get }
  /// The rectangle in the item's own coordinates, in points.
  var bounds: CGRect { get }
  /// The center, in points.
  var center: CGPoint { get set }
  /// The transform; the layout ignores it.
  var transform: CGAffineTransform { get set }
  /// The transform; the layout ignores it.
  var transform3D: CATransform3D { get set }
  /// Has no effect: nothing is drawn.
  var alpha: CGFloat { get set }
  /// Has no effect: nothing is drawn.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The kind of a supplementary view or decoration; `nil` for an item.
  var representedElementKind: String? { get }
  /// What the attributes are of.
  var representedElementCategory: UICollectionView.ElementCategory { get }
}

extension UICollectionViewLayoutAttributes: NSCollectionLayoutVisibleItem {}

/// The container and the traits for which a section is made.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits.
  var traitCollection: UITraitCollection { get }
}

/// The container of sections or of a group's items.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size, in points.
  var contentSize: CGSize { get }
  /// The size without the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are used, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

final class LayoutEnvironmentOfSection: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets
  let traitCollection: UITraitCollection
  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize { contentSize.inset(by: contentInsets) }

  init(
    _ contentSize: CGSize, _ traitCollection: UITraitCollection,
    insets: NSDirectionalEdgeInsets = .zero
  ) {
    self.contentSize = contentSize
    self.traitCollection = traitCollection
    contentInsets = insets
  }
}
