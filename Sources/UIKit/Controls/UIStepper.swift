import Foundation
import TinamouLayout

/// A stepper.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The value.
  open var value = 0.0
  /// The minimum value.
  open var minimumValue = 0.0
  /// The maximum value.
  open var maximumValue = 100.0
  /// Whether there is an event for every change, or only for the last one.
  open var isContinuous = true
  /// Whether the value keeps changing while a button is pressed.
  open var autorepeat = true
  /// Whether the value wraps from the maximum to the minimum.
  open var wraps = false
  /// The change for each tap.
  open var stepValue = 1.0
  override var beginsWithContentSize: Bool { true }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .stepper) }
}
