public import Foundation
import TinamouLayout

/// A switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// Has no effect: nothing is drawn.
  open var onTintColor: UIColor?
  /// Has no effect: nothing is drawn.
  open var thumbTintColor: UIColor?

  override var beginsWithContentSize: Bool { true }
  /// Sets the state of the switch.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  /// The style, which does not change the size.
  open var preferredStyle = Style.automatic
  /// The style of a switch.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  override func makeLayoutView() -> LayoutView { LayoutView(kind: .switch) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
}
