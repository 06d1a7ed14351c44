public import Foundation

/// The frame and other attributes of an item or supplementary view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: MainActorObject {
  /// The item, or the section with the item 0.
  public var indexPath: IndexPath
  /// The kind of a supplementary view; `nil` for an item.
  public let representedElementKind: String?
  /// The rectangle in the content, in points.
  open var frame = CGRect.zero
  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The center, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The rectangle in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The transform of the view; the layout ignores it.
  open var transform = CGAffineTransform.identity
  /// Has no effect: nothing is drawn.
  open var alpha: CGFloat = 1
  /// Has no effect: nothing is drawn.
  open var zIndex = 0
  /// Whether the view is hidden.
  open var isHidden = false

  /// Makes attributes.
  public init(_ kind: String?, _ indexPath: IndexPath) {
    representedElementKind = kind
    self.indexPath = indexPath
    super.init(mainActor: ())
  }

  /// Makes the attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(nil, indexPath) }
  /// Makes the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) { self.init(elementKind, indexPath) }
}
