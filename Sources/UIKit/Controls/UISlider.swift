import TinamouLayout

/// A slider.
@preconcurrency @MainActor open class UISlider: InertSlider {
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
  /// Sets the value.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .slider) }
}
