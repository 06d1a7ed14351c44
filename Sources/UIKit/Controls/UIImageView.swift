public import Foundation
import TinamouEnvironment
import TinamouLayout

/// An image view.
@preconcurrency @MainActor open class UIImageView: InertImageView {
  /// The image.
  open var image: UIImage? {
    get { storedImage }
    set {
      storedImage = newValue
      imageDidChange()
    }
  }
  private var storedImage: UIImage?
  /// The highlighted image; nothing is drawn.
  open var highlightedImage: UIImage?
  /// Has no effect: nothing is drawn.
  open var isHighlighted = false

  /// Whether the animation was started.
  open private(set) var isAnimating = false
  /// Starts the animation; nothing is animated.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }
  /// The size and weight of the image if it is a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { storedPreferredSymbolConfiguration }
    set {
      storedPreferredSymbolConfiguration = newValue
      imageDidChange()
    }
  }
  private var storedPreferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether the image grows with the text size; it does not.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false

  /// Makes a view with the size of its image.
  public init(image: UIImage?) {
    storedImage = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    imageDidChange()
  }
  /// Makes a view with the size of its image, and a highlighted image.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  /// Makes a view without an image.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a view without an image; the coder is not read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var receivesEvents: Bool { false }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .image) }

  /// The image, in the size of ``preferredSymbolConfiguration`` unless it has its own.
  private var shownImage: UIImage? {
    guard let configuration = preferredSymbolConfiguration, let image, !image.hasOwnPointSize
    else { return image }
    return image.withConfiguration(configuration)
  }

  private func imageDidChange() {
    layoutView.intrinsicContentSize =
      shownImage.map { Size($0.size) }
      ?? Size(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    invalidateIntrinsicContentSize()
  }

  open override var alignmentRectInsets: UIEdgeInsets {
    image?.alignmentRectInsets ?? super.alignmentRectInsets
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? bounds.size }
}
