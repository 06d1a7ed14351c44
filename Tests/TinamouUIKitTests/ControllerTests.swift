import Testing
import UIKit

/// Controllers, windows and traits.
@MainActor @Suite struct ControllerTests {
  private final class Noting: UIViewController {
    var notes: [String] = []
    override func viewDidLoad() { notes.append("loaded") }
    override func viewWillAppear(_ animated: Bool) { notes.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { notes.append("appeared") }
    override func viewDidDisappear(_ animated: Bool) { notes.append("disappeared") }
    override func viewDidLayoutSubviews() { notes.append("layout") }
    override func viewSafeAreaInsetsDidChange() { notes.append("safe area") }
    override func updateViewConstraints() {
      notes.append("constraints")
      super.updateViewConstraints()
    }
  }

  private final class Loading: UIViewController {
    let content = UIView()
    override func loadView() { view = content }
  }

  @Test func `a controller loads its view once and shows it`() {
    let controller = Noting()
    #expect(!controller.isViewLoaded)
    let window = UIWindow.showing(controller)
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.superview === window)
    #expect(controller.notes.first == "loaded")
    #expect(controller.notes.filter { $0 == "loaded" }.count == 1)
    for note in ["will appear", "appeared", "layout", "safe area", "constraints"] {
      #expect(controller.notes.contains(note), "\(note)")
    }
  }

  @Test(arguments: [false, true])
  func `a controller that was laid out before is laid out again in its window`(
    isInNavigation: Bool
  ) {
    let controller = Noting()
    controller.view.layoutIfNeeded()
    controller.notes = []
    let navigation = isInNavigation ? UINavigationController(rootViewController: controller) : nil
    UIWindow.showing(navigation ?? controller).layoutIfNeeded()
    #expect(controller.notes.contains("layout"))
  }

  @Test func `a controller may make its own view`() {
    let controller = Loading()
    #expect(controller.view === controller.content)
    let other = UIView()
    controller.view = other
    #expect(controller.view === other)
  }

  @Test func `the root view has the margins and the safe area of the device`() {
    let controller = UIViewController()
    let window = UIWindow.showing(controller)
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 47)
    #expect(controller.view.layoutMargins.left == 16)
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(controller.view.safeAreaInsets.top == 57)
  }

  @Test func `the bar of a navigation adds to the safe area`() {
    let content = Noting()
    let navigation = UINavigationController(rootViewController: content)
    let window = UIWindow.showing(navigation)
    window.layoutIfNeeded()
    #expect(content.view.frame == window.bounds)
    #expect(content.view.safeAreaInsets.top == 91)
    #expect(content.navigationController === navigation)
    let next = Noting()
    navigation.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(next.view.frame == window.bounds)
    #expect(content.notes.last == "disappeared")
    #expect(navigation.topViewController === next)
    #expect(navigation.popViewController(animated: false) === next)
    window.layoutIfNeeded()
    #expect(content.view.superview != nil)
    #expect(next.view.superview == nil)
  }

  @Test func `tabs show one controller above their bar`() {
    let (first, second) = (Noting(), Noting())
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    let window = UIWindow.showing(tabs)
    window.layoutIfNeeded()
    #expect(first.view.frame == window.bounds)
    #expect(first.view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(first.view.superview == nil)
    #expect(second.view.frame == window.bounds)
  }

  @Test func `a child is kept with its view`() {
    let (parent, child) = (UIViewController(), Noting())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.parent === parent)
    #expect(parent.children == [child])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children.isEmpty)
  }

  @Test func `a window of its own size keeps it`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    window.rootViewController = controller
    window.layoutIfNeeded()
    #expect(controller.view.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test func `the bounds of a window give it a size of its own`() {
    let window = UIWindow.showing(UIViewController())
    window.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    window.layoutIfNeeded()
    #expect(window.frame.size == CGSize(width: 320, height: 480))
    #expect(window.rootViewController?.view.frame.size == CGSize(width: 320, height: 480))
  }

  @Test func `a controller knows the traits of its parent before its view is loaded`() {
    let (parent, child) = (UIViewController(), UIViewController())
    let window = UIWindow.showing(parent)
    parent.view.traitOverrides.layoutDirection = .rightToLeft
    parent.addChild(child)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.traitCollection.layoutDirection == .rightToLeft)
    child.removeFromParent()
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(!child.isViewLoaded && window.rootViewController === parent)
  }

  @Test func `a view is told of other traits`() {
    let controller = UIViewController()
    let window = UIWindow.showing(controller)
    window.layoutIfNeeded()
    var told: [UIUserInterfaceSizeClass] = []
    controller.registerForTraitChanges([UITraitHorizontalSizeClass.self]) {
      (controller: UIViewController, _) in
      told.append(controller.traitCollection.horizontalSizeClass)
    }
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    let parent = UIViewController()
    parent.addChild(controller)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: controller)
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
  }

  /// Makes a bar as high as the upper inset of the safe area.
  private final class Barred: UIViewController {
    let bar = UIView()
    private(set) lazy var height = bar.heightAnchor.constraint(equalToConstant: 0)

    override func viewDidLoad() {
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      bar.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
      height.isActive = true
    }

    override func viewSafeAreaInsetsDidChange() { height.constant = view.safeAreaInsets.top }
  }

  @Test func `what a controller changes for its safe area is laid out at once`() {
    let controller = Barred()
    let window = UIWindow.showing(controller)
    window.layoutIfNeeded()
    #expect(controller.bar.frame.height == 47)
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(controller.bar.frame.height == 57)
  }

  @Test func `content at the upper edge stays there when the safe area changes`() {
    let controller = UIViewController()
    let window = UIWindow.showing(controller)
    let scroll = UIScrollView(frame: window.bounds)
    let header = UIView()
    header.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(scroll)
    scroll.addSubview(header)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: controller.view.topAnchor),
      header.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 100),
    ])
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -47)
    #expect(header.frame.height == 147)
    controller.additionalSafeAreaInsets.top = 10
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -57)
    #expect(header.frame.height == 157)
    scroll.contentInset.top = 20
    window.layoutIfNeeded()
    #expect(scroll.contentOffset.y == -77)
  }

  @Test func `a view and a controller replace traits for what is in them`() {
    let controller = UIViewController()
    controller.traitOverrides.horizontalSizeClass = .regular
    #expect(controller.traitCollection.horizontalSizeClass == .regular)
    let window = UIWindow.showing(controller)
    let view = UIView()
    controller.view.addSubview(view)
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    view.traitOverrides.horizontalSizeClass = .compact
    view.traitOverrides.layoutDirection = .rightToLeft
    #expect(view.traitCollection.horizontalSizeClass == .compact)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
    view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    // The view of the controller adds its own; the parent of the controller comes last.
    controller.view.traitOverrides.preferredContentSizeCategory = .extraLarge
    let parent = UIViewController()
    window.rootViewController = parent
    parent.addChild(controller)
    parent.view.addSubview(controller.view)
    parent.setOverrideTraitCollection(
      UITraitCollection { traits in
        traits.horizontalSizeClass = .compact
        traits.verticalSizeClass = .compact
      }, forChild: controller)
    window.layoutIfNeeded()
    #expect(view.traitCollection.horizontalSizeClass == .regular)
    #expect(view.traitCollection.verticalSizeClass == .compact)
    #expect(view.traitCollection.preferredContentSizeCategory == .extraLarge)
  }
}
