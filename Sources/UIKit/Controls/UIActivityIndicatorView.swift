public import Foundation
import TinamouEnvironment
import TinamouLayout

/// An activity indicator.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of the indicator.
  public enum Style: Int, Sendable {
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// Another name of ``medium``.
    public static let gray = Style.medium
    /// Another name of ``medium``.
    public static let white = Style.medium
    /// Another name of ``large``.
    public static let whiteLarge = Style.large
  }

  /// The size of the indicator.
  open var style: Style {
    get { storedStyle }
    set {
      storedStyle = newValue
      invalidateIntrinsicContentSize()
      sizeToContent()
    }
  }
  private var storedStyle: Style = .medium
  /// Whether the indicator is hidden when it is stopped.
  open var hidesWhenStopped: Bool {
    get { storedHidesWhenStopped }
    set {
      storedHidesWhenStopped = newValue
      if !isAnimating { isHidden = hidesWhenStopped }
    }
  }
  private var storedHidesWhenStopped = true
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Has no effect: nothing is drawn.
  open var color: UIColor! = .gray
  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  override var beginsWithContentSize: Bool { true }
  /// Makes an indicator at the origin of a frame, with its own size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = hidesWhenStopped
  }
  /// Makes an indicator with its own size; the coder is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = hidesWhenStopped
  }
  /// Makes an indicator.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    // Property observers do not run in the initializers of their class.
    self.style = style
    sizeToContent()
  }

  /// Starts the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops the indicator.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .activityIndicator) }
  override var isContentKnownToLayout: Bool { false }
  override var systemContentSize: CGSize {
    let medium = CGFloat(layoutView.platform.value(of: .activityIndicatorSide))
    return style == .large
      ? CGSize(width: 37, height: 37) : CGSize(width: medium, height: medium)
  }
}
