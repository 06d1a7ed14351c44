public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A picture.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage? { didSet { imageDidChange() } }
  /// The picture while touched; nothing is drawn.
  open var highlightedImage: UIImage?
  /// Nothing is drawn.
  open var isHighlighted = false

  /// Makes a view as large as its picture.
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
