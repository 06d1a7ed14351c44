import TinamouLayout

/// A progress bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How a progress bar looks.
  public enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// In a bar.
    case bar = 1
  }

  /// How much is done, from 0 to 1.
  open var progress: Float = 0
  /// Nothing is drawn.
  open var progressTintColor: UIColor?
  /// Nothing is drawn.
  open var trackTintColor: UIColor?
  /// Makes a progress bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// How the bar looks; nothing is drawn.
  open var progressViewStyle = Style.default
  /// Sets how much is done.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .progressView) }
}
