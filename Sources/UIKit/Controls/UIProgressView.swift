import TinamouLayout

/// A progress bar.
@preconcurrency @MainActor open class UIProgressView: InertProgressView {
  /// The style of a progress bar.
  public enum Style: Int, Sendable {
    case `default`, bar
  }

  /// The progress, from 0 to 1.
  open var progress: Float = 0
  /// Makes a progress bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
  /// The style of the bar; nothing is drawn.
  open var progressViewStyle = Style.default
  /// Sets the progress.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .progressView) }
}
