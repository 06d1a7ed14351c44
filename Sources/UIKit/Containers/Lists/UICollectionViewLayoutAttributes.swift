public import Foundation

/// The frame and other attributes of an item, a supplementary view or a decoration.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: MainActorObject {
  /// The item, or the section with the item 0.
  public var indexPath: IndexPath
  /// The kind of a supplementary view or decoration; `nil` for an item.
  public let representedElementKind: String?
  /// What the attributes are of.
  public let representedElementCategory: UICollectionView.ElementCategory
  /// The rectangle in the content before the transform, in points.
  var place: CGRect {
    get { transformedRect.rect }
    set { transformedRect.rect = newValue }
  }
  private var transformedRect = TransformedRect(rect: .zero)
  /// The bounding box in the content after the transform, in points.
  open var frame: CGRect {
    get { transformedRect.frame }
    set { transformedRect.frame = newValue }
  }
  /// The size, in points; the center stays where it is.
  open var size: CGSize {
    get { transformedRect.size }
    set { transformedRect.size = newValue }
  }
  /// The center, in points.
  open var center: CGPoint {
    get { transformedRect.position }
    set { transformedRect.position = newValue }
  }
  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: place.size) }
    set { size = newValue.size }
  }
  /// The transform of the view around its center.
  open var transform: CGAffineTransform {
    get { transform3D.plane }
    set { transform3D = CATransform3D(plane: newValue) }
  }
  /// The transform of the view around its center.
  open var transform3D: CATransform3D {
    get { storedTransform3D }
    set {
      storedTransform3D = newValue
      transformedRect.transform = newValue.plane
    }
  }
  private var storedTransform3D = CATransform3DIdentity
  /// Has no effect: nothing is drawn.
  open var alpha: CGFloat = 1
  /// Has no effect: nothing is drawn.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false
  /// The axes along which a cell that sizes itself keeps its length; empty if the length is only a
  /// proposal.
  var fixedAxes: UIAxis = []

  /// Makes attributes.
  public required init(
    _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath
  ) {
    representedElementCategory = category
    representedElementKind = kind
    self.indexPath = indexPath
    super.init(mainActor: ())
  }

  /// Makes the attributes of the first item.
  public convenience init() { self.init(forCellWith: IndexPath(item: 0, section: 0)) }
  /// Makes the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(.cell, nil, indexPath) }
  /// Makes the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { self.init(.supplementaryView, elementKind, indexPath) }
  /// Makes the attributes of a decoration.
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) { self.init(.decorationView, decorationViewKind, indexPath) }

  /// Moves a header into the visible part of a collection, but not beyond the end of its section.
  func stayVisible(in collection: UICollectionView, until end: CGFloat, _ isVertical: Bool) {
    let insets = collection.adjustedContentInset
    if isVertical {
      let top = min(collection.contentOffset.y + insets.top, end - frame.height)
      frame.origin.y = max(frame.minY, top)
    } else {
      let left = min(collection.contentOffset.x + insets.left, end - frame.width)
      frame.origin.x = max(frame.minX, left)
    }
  }

  /// Returns a copy of the same class. A subclass copies its own properties.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self(representedElementCategory, representedElementKind, indexPath)
    copy.place = place
    copy.transform3D = transform3D
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    copy.fixedAxes = fixedAxes
    return copy
  }
  /// Returns a copy of the same class.
  nonisolated open override func copy() -> Any {
    nonisolated(unsafe) var made: Any = self
    MainActor.assumeIsolated { made = copy(with: nil) }
    return made
  }
}

extension UICollectionView {
  /// What attributes of a layout are of.
  public enum ElementCategory: UInt, Sendable {
    /// An item.
    case cell = 0
    /// A header, a footer or another view of the data source.
    case supplementaryView = 1
    /// A view of the layout.
    case decorationView = 2
  }
}
