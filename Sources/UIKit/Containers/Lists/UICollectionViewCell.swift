public import Foundation
import TinamouLayout

/// A view of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var reuseKey: ReusableViews<UICollectionReusableView>.Key?
  /// The reuse identifier.
  open var reuseIdentifier: String? { reuseKey?.identifier }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an object; the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view that a collection view dequeues, with `init(frame:)`.
  public required convenience init(dequeuedFor key: String) { self.init(frame: .zero) }

  /// Called before the view is reused.
  open func prepareForReuse() {}
  /// Applies the attributes of the layout.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes with the size that the constraints of the view give.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = systemLayoutSizeFitting(
      layoutAttributes.size == .zero ? UIView.layoutFittingCompressedSize : layoutAttributes.size)
    return layoutAttributes
  }
}

/// An item of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view for the content of the cell.
  public let contentView = UIView()
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is highlighted; there are no touch events.
  open var isHighlighted = false
  /// A view behind the content; it is not a part of the layout.
  open var backgroundView: UIView?
  /// A view behind the content of a selected cell; it is not a part of the layout.
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }
  /// Makes an object; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
