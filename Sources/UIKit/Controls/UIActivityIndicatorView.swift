public import Foundation
import TinamouLayout

/// A spinning wheel.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is.
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

  /// How large the wheel is.
  open var style = Style.medium {
    didSet {
      invalidateIntrinsicContentSize()
      takeOwnSize()
    }
  }
  /// Whether the wheel goes when it stands still.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nothing is drawn.
  open var color: UIColor! = .gray
  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Makes a wheel of its own size at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeOwnSize()
    isHidden = hidesWhenStopped
  }
  /// Makes a wheel of its own size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeOwnSize()
    isHidden = hidesWhenStopped
  }
  /// Makes a wheel.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    // Observers of properties do not run in initialisers of their class.
    self.style = style
    takeOwnSize()
  }

  /// Lets the wheel turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }
  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .activityIndicator) }
  override var isContentKnownToLayout: Bool { false }
  override var systemContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }
}
