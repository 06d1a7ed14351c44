import TinamouLayout

/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value.
  open var value: Float {
    get { min(max(wantedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { wantedValue = newValue }
  }
  private var wantedValue: Float = 0
  /// The least value.
  open var minimumValue: Float = 0
  /// The largest value.
  open var maximumValue: Float = 1
  /// Whether every change is told, or the last one alone.
  open var isContinuous = true
  /// Nothing is drawn.
  open var minimumTrackTintColor: UIColor?
  /// Nothing is drawn.
  open var maximumTrackTintColor: UIColor?
  /// Nothing is drawn.
  open var thumbTintColor: UIColor?
  /// A picture at the least value; nothing is drawn.
  open var minimumValueImage: UIImage?
  /// A picture at the largest value; nothing is drawn.
  open var maximumValueImage: UIImage?
  /// Nothing is drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Nothing is drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Nothing is drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .slider) }
}
