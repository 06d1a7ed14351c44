public import Foundation
import TinamouEnvironment

/// A toolbar. Its items are not laid out.
@preconcurrency @MainActor open class UIToolbar: InertToolbar {
  /// The buttons, which are not laid out.
  open var items: [UIBarButtonItem]?
  /// Whether the bar is translucent; nothing is drawn.
  open var isTranslucent = true
  /// Sets the buttons, which are not laid out.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The height of the system.
  func height(in traits: UITraitCollection) -> CGFloat {
    let isCompact = traits.verticalSizeClass == .compact
    return CGFloat(
      UIScreen.main.platform.value(of: isCompact ? .compactBarHeight : .toolbarHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(in: traitCollection))
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}
