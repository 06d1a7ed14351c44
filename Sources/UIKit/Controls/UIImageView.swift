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
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    imageDidChange()
  }

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
