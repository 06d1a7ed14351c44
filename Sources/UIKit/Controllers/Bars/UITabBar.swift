import Foundation
import TinamouEnvironment

/// A tab bar. Its items are not laid out.
@preconcurrency @MainActor open class UITabBar: InertTabBar {
  /// The tabs, which are not laid out.
  open var items: [UITabBarItem]?
  /// The selected tab.
  open var selectedItem: UITabBarItem?
  /// Sets the tabs, which are not laid out.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// Whether the bar is translucent; nothing is drawn.
  open var isTranslucent = true

  /// Where tabs are.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  /// The height above the safe area: that of the system, 32 points in a compact height.
  func height(in traits: UITraitCollection) -> CGFloat {
    if traits.verticalSizeClass == .compact { return 32 }
    let platform = UIScreen.main.platform
    return CGFloat(
      traits.userInterfaceIdiom == .pad
        ? platform.value(of: .padTabBarBottom) - platform.value(of: .padBottom)
        : platform.value(of: .tabBarHeight))
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}
