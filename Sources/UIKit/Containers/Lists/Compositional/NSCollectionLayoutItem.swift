public import Foundation

/// An item of a group in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: MainActorObject {
  /// The size.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views of the item.
  open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { ownSupplementaryItems }
  var ownSupplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The distances from the edges of the item's room to its frame, in points; ignored along an axis
  /// whose length cells determine.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spaces around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Makes an item of a size.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(layoutSize: layoutSize, supplementaryItems: [])
  }
  /// Makes an item with supplementary views.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    (self.layoutSize, ownSupplementaryItems) = (layoutSize, supplementaryItems)
    super.init(mainActor: ())
  }

  /// The insets along the axes whose length is known, in points.
  var effectiveInsets: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isMeasured { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isMeasured { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
}

/// A supplementary view of an item in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind, which the data source is asked for.
  public let elementKind: String
  /// The place at the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the view that is put there; `nil` for the same edges.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// Has no effect: nothing is drawn.
  open var zIndex = 0

  /// Makes a supplementary view at a place of the item.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize, supplementaryItems: [])
  }

  /// The frame at a rectangle, in points.
  func frame(at rect: CGRect) -> CGRect {
    let size = layoutSize.size(in: rect.size)
    guard let itemAnchor else { return containerAnchor.frame(of: size, at: rect) }
    let point = containerAnchor.frame(of: .zero, at: rect).origin
    let part = itemAnchor.frame(of: .zero, at: CGRect(origin: .zero, size: size)).origin
    return CGRect(origin: CGPoint(x: point.x - part.x, y: point.y - part.y), size: size)
  }
}

/// A header or footer in a compositional layout.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge at which the view is.
  public let alignment: NSRectAlignment
  /// The offset from that edge, in points.
  public let offset: CGPoint
  /// Whether the view makes the section longer.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is.
  open var pinToVisibleBounds = false

  /// Makes a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges))
  }
}

/// A view of the layout itself, such as the background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind, for which the layout registers a class.
  public let elementKind: String
  /// Has no effect: nothing is drawn.
  open var zIndex = 0

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [])
  }

  /// Returns a view behind a section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
}

/// The edge or corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
