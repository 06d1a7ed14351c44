public import Foundation
import TinamouLayout

/// A view of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  var reuseKey: ReusableViews<UICollectionReusableView>.Key?
  /// The name under which the view is used again.
  open var reuseIdentifier: String? { reuseKey?.identifier }

  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes an object; nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Makes a view that a collection asks for, by `init(frame:)`.
  public required convenience init(dequeuedFor key: String) { self.init(frame: .zero) }

  /// The view is about to be used again.
  open func prepareForReuse() {}
  /// Takes the place that the layout gives.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The place that the view wants, in the one that the layout proposes: the size that its constraints
  /// ask for.
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
  /// What the cell shows.
  public let contentView = UIView()
  /// Whether the cell is selected.
  open var isSelected = false
  /// Whether the cell is touched; there is no touch.
  open var isHighlighted = false
  /// A view behind the content; it is no part of the layout.
  open var backgroundView: UIView?
  /// A view behind the content of a selected cell; it is no part of the layout.
  open var selectedBackgroundView: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }
  /// Makes an object; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
}
