public import Foundation
import TinamouLayout

/// A pair of buttons for up and down.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The least value.
  open var minimumValue = 0.0
  /// The largest value.
  open var maximumValue = 100.0
  /// Whether every change is told, or the last one alone.
  open var isContinuous = true
  /// Whether the value goes on changing while it is pressed.
  open var autorepeat = true
  /// Whether the least value follows the largest one.
  open var wraps = false
  /// How much a tap changes.
  open var stepValue = 1.0
  /// Makes a control of its own size at a place.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    takeOwnSize()
  }
  /// Makes a control of its own size; nothing is decoded.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    takeOwnSize()
  }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .stepper) }
}
