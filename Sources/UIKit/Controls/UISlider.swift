import TinamouLayout

/// A slider.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The value.
  open var value: Float {
    get { min(max(wantedValue, minimumValue), max(minimumValue, maximumValue)) }
    set { wantedValue = newValue }
  }
  private var wantedValue: Float = 0
  /// The minimum value.
  open var minimumValue: Float = 0
  /// The maximum value.
  open var maximumValue: Float = 1
  /// Whether there is an event for every change, or only for the last one.
  open var isContinuous = true
  /// Has no effect: nothing is drawn.
  open var minimumTrackTintColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var maximumTrackTintColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var thumbTintColor: UIColor?
  /// An image at the minimum value; nothing is drawn.
  open var minimumValueImage: UIImage?
  /// An image at the maximum value; nothing is drawn.
  open var maximumValueImage: UIImage?
  /// Does nothing: nothing is drawn.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Does nothing: nothing is drawn.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .slider) }
}
