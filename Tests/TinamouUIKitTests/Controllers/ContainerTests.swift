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
