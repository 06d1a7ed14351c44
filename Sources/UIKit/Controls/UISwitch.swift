public import Foundation
import TinamouEnvironment
import TinamouLayout

/// A switch.
@preconcurrency @MainActor open class UISwitch: InertSwitch {
  /// Whether the switch is on.
  open var isOn = false

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
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let platform = layoutView.platform
    return CGSize(
      width: platform.value(of: .switchWidth), height: platform.value(of: .switchHeight))
  }
}
