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

  weak var tabBarController: UITabBarController?
  /// Whether the app hides the bar.
  private var isHiddenByApp = false
  /// Whether the controllers that are shown hide the bar.
  var isHiddenByControllers = false { didSet { showOrHide() } }
  /// Whether the bar is hidden, by the app or by a controller that hides it; nothing is laid out
  /// around a hidden bar.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenByApp = newValue
      showOrHide()
    }
  }

  private func showOrHide() {
    let isHidden = isHiddenByApp || isHiddenByControllers
    guard isHidden != super.isHidden else { return }
    super.isHidden = isHidden
    tabBarController?.updateSafeAreas()
  }

  /// Where tabs are.
  public enum ItemPositioning: Int, Sendable {
    case automatic, fill, centered
  }

  /// The place of the system: above the content of wide windows of an iPad from iPadOS 26 on,
  /// otherwise below it.
  ///
  /// iPadOS 18 has tabs above, too, but what they take was only derived; a window on an older
  /// system keeps its frames.
  static func place(in traits: UITraitCollection) -> BarPlace {
    let platform = UIScreen.main.platform
    func number(_ metric: SystemMetric) -> CGFloat { CGFloat(platform.value(of: metric)) }
    let isPad = traits.userInterfaceIdiom == .pad
    if isPad, traits.horizontalSizeClass == .regular, platform.system >= .iOS26 {
      return .top(number(.padTopWithTabs) - number(.padTop))
    }
    if traits.verticalSizeClass == .compact { return .bottom(number(.compactBarHeight)) }
    return .bottom(
      isPad ? number(.padTabBarBottom) - number(.padBottom) : number(.tabBarHeight))
  }

  override var systemContentSize: CGSize {
    let insets = Self.place(in: traitCollection).insets
    return CGSize(width: UIView.noIntrinsicMetric, height: insets.top + insets.bottom)
  }
}
