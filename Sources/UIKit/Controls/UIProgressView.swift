import TinamouLayout

/// A progress bar.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The style of a progress bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// Has no effect: nothing is drawn.
  open var progressTintColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var trackTintColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var progressImage: UIImage?
  /// Has no effect: nothing is drawn.
  open var trackImage: UIImage?
  /// Makes a progress bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// The style of the bar; nothing is drawn.
  open var progressViewStyle = Style.default
  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  /// The progress that is shown; no effect.
  open var observedProgress: Progress?
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .progressView) }
}
