public import Foundation
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
  /// Returns the rectangle of the track: 4 points high, in the middle; that is our choice.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + 2, y: bounds.midY - 2, width: max(0, bounds.width - 4), height: 4)
  }
  /// Returns the rectangle of the thumb for a value: as wide and high as the slider; that is our
  /// choice.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let range = maximumValue - minimumValue
    let part = range > 0 ? CGFloat((value - minimumValue) / range) : 0
    let side = min(bounds.height, bounds.width)
    return CGRect(
      x: bounds.minX + part * (bounds.width - side), y: rect.midY - side / 2, width: side,
      height: side)
  }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .slider) }
}
