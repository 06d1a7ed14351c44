import Foundation

/// A bar of tabs. Its items are not laid out.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The tabs, which are not laid out.
  open var items: [UITabBarItem]?
  /// The tab that is chosen.
  open var selectedItem: UITabBarItem?
  /// How the bar looks; nothing is drawn.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar; nothing is drawn.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not chosen; nothing is drawn.
  open var unselectedItemTintColor: UIColor?
  /// The picture behind the bar; nothing is drawn.
  open var backgroundImage: UIImage?
  /// The picture above the bar; nothing is drawn.
  open var shadowImage: UIImage?
  /// How the bar looks; nothing is drawn.
  open var standardAppearance = UITabBarAppearance()
  /// How the bar looks below content at its end; nothing is drawn.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether content shows through.
  open var isTranslucent = true

  /// 49 points above the safe area, recorded by Interface Builder; 32 where the height is compact,
  /// 50 on pads.
  func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : traits.userInterfaceIdiom == .pad ? 50 : 49
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}
