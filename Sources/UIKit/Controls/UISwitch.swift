public import Foundation
import TinamouLayout

/// An on-off switch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// Nothing is drawn.
  open var onTintColor: UIColor?
  /// Nothing is drawn.
  open var thumbTintColor: UIColor?

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
  /// Turns the switch.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
  override func makeLayoutView() -> LayoutView { LayoutView(kind: .switch) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 51, height: 31) }
}
