import Testing
import UIKit

/// Split views, tab bars and navigation controllers inside each other.
@MainActor @Suite struct ContainerTests {
  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
  }

  private func split(primaryWidth: CGFloat? = nil) -> UISplitViewController {
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = .oneBesideSecondary
    if let primaryWidth { split.preferredPrimaryColumnWidth = primaryWidth }
    split.setViewController(UIViewController(), for: .primary)
    split.setViewController(UIViewController(), for: .secondary)
    return split
  }

  private func frame(
    _ column: UISplitViewController.Column, _ split: UISplitViewController, in window: UIWindow
  ) -> CGRect? {
    let view = split.viewController(for: column)?.view
    return view.map { $0.convert($0.bounds, to: window) }
  }

  @Test func `columns stand side by side where the width is regular`() throws {
    try LayoutWindow.iPadAir2(.landscape).show({ split(primaryWidth: 300) }) { split, window in
      #expect(!split.isCollapsed)
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(frame(.primary, split, in: window) == CGRect(x: 0, y: 0, width: 300, height: 768))
      let secondary = frame(.secondary, split, in: window)
      #expect(secondary?.maxX == 1024)
      #expect(abs((secondary?.minX ?? 0) - 300) <= 1)
    }
    #expect(TinamouUIKit.clearProblems().map(\.description) == [])
  }

  @Test func `columns are mirrored from right to left`() throws {
    try LayoutWindow.iPadAir2(.landscape).show(
      { split(primaryWidth: 300) }, direction: .rightToLeft
    ) { split, window in
      #expect(frame(.primary, split, in: window)?.maxX == 1024)
      #expect(frame(.secondary, split, in: window)?.minX == 0)
    }
  }

  @Test func `one column shows where the width is compact`() throws {
    try LayoutWindow.iPadAir2(.split(.oneThird)).show({ split() }) { split, window in
      #expect(split.isCollapsed)
      let shown = [UISplitViewController.Column.primary, .secondary].filter {
        split.viewController(for: $0)?.view.window != nil
      }
      #expect(!shown.isEmpty)
      for column in shown {
        #expect(frame(column, split, in: window) == window.bounds)
      }
    }
  }

  @Test func `columns are shown and hidden`() throws {
    try LayoutWindow.iPadAir2(.landscape).show({ split(primaryWidth: 300) }) { split, window in
      split.hide(.primary)
      window.layoutIfNeeded()
      #expect(split.displayMode == .secondaryOnly)
      #expect(frame(.secondary, split, in: window) == window.bounds)
      split.show(.primary)
      window.layoutIfNeeded()
      #expect(frame(.primary, split, in: window)?.width == 300)
      split.preferredSplitBehavior = .overlay
      window.layoutIfNeeded()
      #expect(split.splitBehavior == .overlay)
      #expect(split.displayMode == .oneOverSecondary)
      #expect(frame(.secondary, split, in: window) == window.bounds)
      split.primaryEdge = .trailing
      window.layoutIfNeeded()
      #expect(frame(.primary, split, in: window)?.minX == 724)
    }
  }

  @Test func `the supplementary column has widths of its own`() throws {
    let makeSplit = {
      let split = UISplitViewController(style: .tripleColumn)
      split.preferredDisplayMode = .twoBesideSecondary
      split.preferredPrimaryColumnWidth = 200
      split.preferredSupplementaryColumnWidth = 250
      split.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
      return split
    }
    try LayoutWindow.iPadAir2(.landscape).show(makeSplit) { split, window in
      #expect(frame(.supplementary, split, in: window)?.width == 250)
      #expect(split.supplementaryColumnWidth == 250)
      split.maximumSupplementaryColumnWidth = 220
      window.layoutIfNeeded()
      #expect(frame(.supplementary, split, in: window)?.width == 220)
    }
  }

  @Test func `the controllers of a split view are replaced as a whole`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let split = UISplitViewController()
    split.viewControllers = [first, second]
    split.viewControllers = [third]
    #expect(split.viewControllers == [third])
    #expect(first.parent == nil && second.parent == nil && third.parent === split)
  }

  /// Chooses the primary column, and notes what happens.
  private final class Choosing: UISplitViewControllerDelegate {
    var notes: [String] = []

    func splitViewController(
      _ svc: UISplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
      notes.append("proposed \(proposedTopColumn)")
      return .primary
    }
    func splitViewController(
      _ svc: UISplitViewController,
      displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
        .DisplayMode
    ) -> UISplitViewController.DisplayMode { .secondaryOnly }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { notes.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { notes.append("expanded") }
    func splitViewController(
      _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
      notes.append("shows")
      return true
    }
  }

  @Test func `a delegate decides how a split view collapses and expands`() throws {
    let delegate = Choosing()
    try LayoutWindow.iPadAir2(.landscape).show({ split() }) { split, window in
      split.delegate = delegate
      let detail = split.viewController(for: .secondary)
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(delegate.notes == ["proposed secondary", "collapsed"])
      #expect(frame(.primary, split, in: window) == window.bounds)
      try window.resize(to: .iPadAir2(.landscape))
      #expect(delegate.notes.last == "expanded")
      #expect(split.displayMode == .secondaryOnly)
      split.showDetailViewController(UIViewController(), sender: nil)
      #expect(delegate.notes.last == "shows")
      #expect(split.viewController(for: .secondary) === detail)
    }
  }

  /// Merges and separates the controllers of a split view without columns.
  private final class Merging: UISplitViewControllerDelegate {
    let merged = UIViewController()
    let separated = UIViewController()

    func primaryViewController(
      forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? { merged }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      collapseSecondary secondaryViewController: UIViewController,
      onto primaryViewController: UIViewController
    ) -> Bool { true }
    func splitViewController(
      _ splitViewController: UISplitViewController,
      separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }
  }

  @Test func `a delegate merges and separates controllers`() throws {
    let delegate = Merging()
    let makeSplit = {
      let split = UISplitViewController()
      split.preferredDisplayMode = .oneBesideSecondary
      split.viewControllers = [UIViewController(), UIViewController()]
      split.delegate = delegate
      return split
    }
    try LayoutWindow.iPadAir2(.landscape).show(makeSplit) { split, window in
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(delegate.merged.view.window === window)
      #expect(delegate.merged.view.frame == window.bounds)
      try window.resize(to: .iPadAir2(.landscape))
      #expect(delegate.merged.view.window == nil)
      #expect(split.viewControllers.last === delegate.separated)
      #expect(delegate.separated.view.window === window)
    }
  }

  @Test func `a navigation inside of tabs has the safe area of both bars`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = UIWindow.showing(tabs)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 91)
    #expect(content.view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.items?.count == 2)
    navigation.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 47)
  }

  @Test func `a pushed controller may let the tabs go`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.layoutIfNeeded()
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    window.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: false)
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test func `large titles make the bar higher`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 143)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 96))
  }

  @Test func `the title of the top item decides how high the bar is`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    navigation.navigationBar.prefersLargeTitles = true
    let window = UIWindow.showing(navigation)
    func top(_ controller: UIViewController) -> CGFloat {
      window.layoutIfNeeded()
      return controller.view.safeAreaInsets.top
    }
    second.navigationItem.largeTitleDisplayMode = .never
    navigation.pushViewController(second, animated: false)
    #expect(top(second) == 91)
    #expect(navigation.navigationBar.frame.height == 44)
    // An automatic title is like the one before it.
    navigation.pushViewController(third, animated: false)
    #expect(top(third) == 91)
    third.navigationItem.largeTitleDisplayMode = .always
    #expect(top(third) == 143)
    navigation.popToRootViewController(animated: false)
    #expect(top(first) == 143)
    #expect(navigation.navigationBar.frame.height == 96)
  }

  /// A controller whose view has no mask.
  private final class Bare: UIViewController {
    override func loadView() { view = UIView() }
  }

  @Test func `the view of a child of the next root fills it`() throws {
    try LayoutWindow.iPhone14.show(Bare.init) { content, window in
      window.rootViewController = UINavigationController(rootViewController: content)
      try window.resize(to: .iPhone14(.landscape))
      #expect(content.view.frame == window.bounds)
    }
    #expect(TinamouUIKit.clearProblems().map(\.description) == [])
  }

  @Test(arguments: ["presentation", "navigation", "tabs", "split", "pages"])
  func `a frame counts again after a view has left its container`(container: String) {
    let (root, content) = (UIViewController(), UIViewController())
    let window = UIWindow.showing(root)
    switch container {
    case "presentation":
      root.present(content, animated: false)
      root.dismiss(animated: false)
    case "navigation":
      let navigation = UINavigationController(rootViewController: root)
      window.rootViewController = navigation
      navigation.pushViewController(content, animated: false)
      navigation.popViewController(animated: false)
    case "tabs":
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      window.rootViewController = tabs
      tabs.viewControllers = []
    case "split":
      let split = UISplitViewController()
      split.viewControllers = [UIViewController(), content]
      window.rootViewController = split
      window.layoutIfNeeded()
      split.viewControllers = [UIViewController()]
    default:
      let pages = UIPageViewController()
      window.rootViewController = pages
      pages.setViewControllers([content], direction: .forward, animated: false)
      pages.setViewControllers(nil, direction: .forward, animated: false)
    }
    window.rootViewController = root
    let frame = CGRect(x: 20, y: 100, width: 50, height: 60)
    content.view.autoresizingMask = []
    content.view.frame = frame
    root.addChild(content)
    root.view.addSubview(content.view)
    content.didMove(toParent: root)
    window.layoutIfNeeded()
    #expect(content.view.frame == frame)
    content.view.frame.origin.x = 30
    window.layoutIfNeeded()
    #expect(content.view.frame.minX == 30)
  }

  @Test func `the safe area of bars stays with them`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow.showing(navigation)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 91)
    navigation.setViewControllers([UIViewController()], animated: false)
    window.rootViewController = content
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 47)
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 83)
    tabs.viewControllers = []
    window.rootViewController = content
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 34)
  }

  @Test func `the selected tab stays selected while it is there`() {
    let (first, second, third) = (UIViewController(), UIViewController(), UIViewController())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second, third]
    let window = UIWindow.showing(tabs)
    tabs.selectedViewController = second
    tabs.viewControllers = [third, first, second]
    #expect(tabs.selectedViewController === second)
    #expect(tabs.selectedIndex == 2)
    // Then the tab with the same number, then the first one.
    let fourth = UIViewController()
    tabs.viewControllers = [first, third, fourth]
    #expect(tabs.selectedViewController === fourth)
    tabs.viewControllers = [third]
    #expect(tabs.selectedViewController === third)
    window.layoutIfNeeded()
    #expect(third.view.frame == window.bounds)
    #expect(first.view.window == nil && second.view.window == nil)
  }

  @Test func `the root of a window may become a child of the next root`() {
    let content = UIViewController()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = content
    window.layoutIfNeeded()
    let navigation = UINavigationController(rootViewController: content)
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(content.view.isDescendant(of: navigation.view))
    #expect(content.view.safeAreaInsets.top == 91)
  }

  @Test func `pages fill the view that shows them`() {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (first, second) = (UIViewController(), UIViewController())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = pages
    pages.setViewControllers([first], direction: .forward, animated: false)
    window.layoutIfNeeded()
    #expect(first.view.frame == window.bounds)
    pages.setViewControllers([second], direction: .forward, animated: false)
    window.layoutIfNeeded()
    #expect(first.parent == nil)
    #expect(second.view.frame == window.bounds)
    #expect(second.view.safeAreaInsets.top == 47)
  }

  @Test func `a controller knows why its view comes`() {
    final class Noting: UIViewController {
      var isBeingPresentedThen = false
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        isBeingPresentedThen = isBeingPresented
      }
    }
    let (root, sheet) = (UIViewController(), Noting())
    let window = UIWindow.showing(root)
    root.present(sheet, animated: true)
    #expect(sheet.isBeingPresentedThen)
    #expect(!sheet.isBeingPresented)
    #expect(window.rootViewController === root)
    #expect(sheet.presentingViewController === root)
  }
}
