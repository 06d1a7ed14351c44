import Testing
import UIKit

/// Tab bars, navigation controllers, pages and windows inside each other, and what they leave
/// behind.
@MainActor @Suite struct ContainerTests {
  init() {
    TinamouUIKit.printsProblems = false
    TinamouUIKit.clearProblems()
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

  @Test func `a tab bar that the app hides takes nothing from the safe area, until it is shown`() {
    let tabs = UITabBarController()
    let (content, pushed) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: content)
    tabs.viewControllers = [stack]
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = tabs
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 34)
    pushed.hidesBottomBarWhenPushed = true
    stack.pushViewController(pushed, animated: false)
    stack.popViewController(animated: false)
    #expect(tabs.isTabBarHidden)
    tabs.setTabBarHidden(false, animated: true)
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 83)
  }

  @Test func `tabs make their controllers`() {
    let tabs = UITabBarController()
    tabs.tabs = ["Home", "Search"].map { name in
      UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
    }
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Home", "Search"])
    tabs.selectedTab = tabs.tabs.last
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `a search bar that stays makes the navigation bar higher`() {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    content.navigationItem.searchController = UISearchController()
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 91)
    content.navigationItem.hidesSearchBarWhenScrolling = false
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 143)
    navigation.navigationBar.prefersLargeTitles = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 195)
    content.navigationItem.searchController = nil
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.top == 143)
  }

  @Test func `the navigation bar of a sheet is 56 points high up to iOS 18`() {
    let (presenter, content) = (UIViewController(), UIViewController())
    let window = UIWindow.showing(presenter)
    let navigation = UINavigationController(rootViewController: content)
    presenter.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 56)
    #expect(content.view.safeAreaInsets.top == 56)
    presenter.dismiss(animated: false)
    navigation.modalPresentationStyle = .fullScreen
    presenter.present(navigation, animated: false)
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(content.view.safeAreaInsets.top == 91)
  }
}
