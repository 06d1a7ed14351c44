import Foundation

/// A tab bar. Its items are not laid out.
@preconcurrency @MainActor open class UITabBar: UIView {
  /// The tabs, which are not laid out.
  open var items: [UITabBarItem]?
  /// The selected tab.
  open var selectedItem: UITabBarItem?
  /// The delegate, which is never called.
  open weak var delegate: (any UITabBarDelegate)?
  /// The image behind the selected tab; nothing is drawn.
  open var selectionIndicatorImage: UIImage?
  /// Sets the tabs, which are not laid out.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }
  /// The style of the bar; nothing is drawn.
  open var barStyle = UIBarStyle.default
  /// The colour of the bar; nothing is drawn.
  open var barTintColor: UIColor?
  /// The colour of tabs that are not selected; nothing is drawn.
  open var unselectedItemTintColor: UIColor?
  /// The background image of the bar; nothing is drawn.
  open var backgroundImage: UIImage?
  /// The shadow image above the bar; nothing is drawn.
  open var shadowImage: UIImage?
  /// The style of the bar; nothing is drawn.
  open var standardAppearance = UITabBarAppearance()
  /// The appearance of the bar when the content is at its end; nothing is drawn.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether the bar is translucent; nothing is drawn.
  open var isTranslucent = true
  /// Where the tabs are, which are not laid out.
  open var itemPositioning = ItemPositioning.automatic
  /// The width of tabs, which are not laid out.
  open var itemWidth: CGFloat = 0
  /// The distance between tabs, which are not laid out.
  open var itemSpacing: CGFloat = 0

  /// Where tabs are.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  /// The height: 49 points above the safe area, as recorded by Interface Builder; 32 in a compact
  /// height, 50 on iPad.
  func height(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact ? 32 : traits.userInterfaceIdiom == .pad ? 50 : 49
  }

  override var systemContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height(in: traitCollection))
  }
}
