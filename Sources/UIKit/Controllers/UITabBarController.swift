import Foundation
import TinamouEnvironment
import TinamouLayout

/// Shows one of several controllers beside a tab bar: above it, or from iPadOS 26 on below it in
/// wide windows of an iPad.
@preconcurrency @MainActor open class UITabBarController: InertTabBarController {
  /// The tab bar.
  open var tabBar: UITabBar { ownTabBar }
  private let ownTabBar = UITabBar()
  private var barConstraints: [NSLayoutConstraint] = []

  open override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tabBarController = self
    view.addSubview(tabBar)
    tabBar.translatesAutoresizingMaskIntoConstraints = false
    showSelected(insteadOf: nil)
  }

  /// Where the tabs are.
  var placeOfTabs: BarPlace {
    stripEdge.map(BarPlace.strip) ?? UITabBar.place(in: traitCollection)
  }

  private func placeTabBar() {
    guard isViewLoaded else { return }
    NSLayoutConstraint.deactivate(barConstraints)
    let safeArea: UILayoutGuide = view.safeAreaLayoutGuide
    let sides = [
      tabBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
    barConstraints =
      switch placeOfTabs {
      case .strip(let edge): view.constraints(placing: tabBar, inStripAt: edge)
      case .top(let height):
        sides + [
          tabBar.topAnchor.constraint(equalTo: safeArea.topAnchor),
          tabBar.heightAnchor.constraint(equalToConstant: height),
        ]
      case .bottom(let height):
        sides + [
          tabBar.topAnchor.constraint(equalTo: safeArea.bottomAnchor, constant: -height),
          tabBar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ]
      }
    NSLayoutConstraint.activate(barConstraints)
  }

  /// Never called: the user selected a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  override func updateBars() {
    placeTabBar()
    updateSafeAreas()
  }

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { children.isEmpty ? nil : children }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers. The selected one stays selected; if it is gone, that with the same
  /// index is selected, otherwise the first one.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    for child in children { child.removeFromParent() }
    for controller in viewControllers ?? [] { addChild(controller) }
    selection =
      children.firstIndex { $0 === old }
      ?? (children.indices.contains(selection) ? selection : 0)
    tabBar.items = children.compactMap(\.tabBarItem)
    showSelected(insteadOf: old)
    for child in children { child.didMove(toParent: self) }
  }

  /// Whether the tab bar is hidden.
  open var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }
  /// Shows or hides the tab bar, without an animation.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { isTabBarHidden = hidden }

  // MARK: Tabs

  /// The tabs, which make the controllers.
  open var tabs: [UITab] {
    get { storedTabs }
    set {
      storedTabs = newValue
      setViewControllers(newValue.compactMap(\.viewController), animated: false)
    }
  }
  private var storedTabs: [UITab] = []
  /// Replaces the tabs, without an animation.
  open func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }
  /// Makes a controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }
  /// Returns the tab with an identifier.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.first { $0.identifier == identifier }
  }
  /// The tab that is selected.
  open var selectedTab: UITab? {
    get { tabs.first { $0.viewController === selectedViewController } }
    set { selectedViewController = newValue?.viewController }
  }
  /// How the tabs are shown. This does not change the layout: a sidebar is not laid out.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  // MARK: Selection

  private var selection = 0
  /// The index of the selected tab.
  open var selectedIndex: Int {
    get { selection }
    set {
      let old = selectedViewController
      selection = newValue
      showSelected(insteadOf: old)
    }
  }
  /// The controller that is shown.
  open var selectedViewController: UIViewController? {
    get { children.indices.contains(selectedIndex) ? children[selectedIndex] : nil }
    set {
      if let index = children.firstIndex(where: { $0 === newValue }) { selectedIndex = index }
    }
  }

  override var placesChildren: Bool { true }
  override var childForVerticalBarBehavior: UIViewController? { selectedViewController }

  private func showSelected(insteadOf old: UIViewController?) {
    guard isViewLoaded else { return }
    if let old, old !== selectedViewController { old.viewIfLoaded?.removeFromSuperview() }
    updateBars()
    guard let selected = selectedViewController, let content = selected.view,
      content.superview !== view
    else { return }
    content.frame = view.bounds
    view.insertSubview(content, at: 0)
    content.layoutView.fill(view.layoutView)
    selected.updateSafeArea()
    if isShown { selected.show(true) }
  }

  /// Updates the safe area of the content; whether there is a bar depends on the navigation stack
  /// that is visible.
  func updateSafeAreas() {
    let stack = (selectedViewController as? UINavigationController)?.viewControllers ?? []
    tabBar.isHiddenByControllers = stack.dropFirst().contains(where: \.hidesBottomBarWhenPushed)
    for child in children { child.updateSafeArea() }
  }

  override var edgesOfOpaqueBars: UIRectEdge {
    if tabBar.isTranslucent { return [] }
    return switch placeOfTabs {
    case .top: .top
    case .bottom: .bottom
    case .strip: []
    }
  }

  /// Whether the tabs are shown below the content.
  var hasTabsBelow: Bool {
    guard !tabBar.isHidden, case .bottom = placeOfTabs else { return false }
    return true
  }

  override func insetsOfBars(around child: UIViewController) -> UIEdgeInsets {
    tabBar.isHidden ? .zero : placeOfTabs.insets
  }
}

/// Never called: there are no touch events.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: InertTabBarControllerDelegate
{}
