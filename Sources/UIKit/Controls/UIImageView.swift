public import Foundation
import TinamouEnvironment
import TinamouLayout

/// An image view.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { imageDidChange() } }
  /// The highlighted image; nothing is drawn.
  open var highlightedImage: UIImage?
  /// Has no effect: nothing is drawn.
  open var isHighlighted = false

  /// Makes a view with the size of its image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    imageDidChange()
  }
  /// Makes a view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view without an image; the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func makeLayoutView() -> LayoutView { LayoutView(kind: .image) }

  private func imageDidChange() {
    layoutView.intrinsicContentSize =
      image.map { Size($0.size) }
      ?? Size(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    invalidateIntrinsicContentSize()
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    image?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
}
