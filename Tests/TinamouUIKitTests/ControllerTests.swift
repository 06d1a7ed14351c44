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

  @Test func `a view is called for other traits`() {
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

  @Test func `an override of light and dark reaches what is inside`() {
    let (parent, child) = (UIViewController(), UIViewController())
    let window = UIWindow.showing(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let label = UILabel()
    child.view.addSubview(label)
    var told: [UIUserInterfaceStyle] = []
    for observed in [child.view as UIView, label] {
      observed.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (view: UIView, old: UITraitCollection) in
        told += [old.userInterfaceStyle, view.traitCollection.userInterfaceStyle]
      }
    }
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, _) in
      told.append(controller.traitCollection.userInterfaceStyle)
    }
    window.overrideUserInterfaceStyle = .dark
    #expect(told == [.dark, .light, .dark, .light, .dark])
    #expect(UILabel().traitCollection.userInterfaceStyle == .light)
    parent.setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .light), forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child)?.userInterfaceStyle == .light)
    // A controller that is not the parent has no say.
    UIViewController().setOverrideTraitCollection(
      UITraitCollection(userInterfaceStyle: .dark), forChild: child)
    #expect(label.traitCollection.userInterfaceStyle == .light)
    #expect(parent.traitCollection.userInterfaceStyle == .dark)
    child.traitOverrides.userInterfaceStyle = .dark
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    label.overrideUserInterfaceStyle = .light
    #expect(label.traitCollection.userInterfaceStyle == .light)
    label.overrideUserInterfaceStyle = .unspecified
    child.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    parent.setOverrideTraitCollection(nil, forChild: child)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
    #expect(label.traitCollection.userInterfaceStyle == .dark)
    let other = UIViewController()
    parent.addChild(other)
    #expect(!other.isViewLoaded && other.traitCollection.userInterfaceStyle == .dark)
  }

  private struct Compactness: UITraitDefinition {
    static let defaultValue = 1
  }

  @Test func `an app has traits of its own`() {
    let view = UIView()
    let window = UIWindow.showing(UIViewController())
    window.rootViewController?.view.addSubview(view)
    #expect(view.traitCollection[Compactness.self] == 1)
    var told: [Int] = []
    view.registerForTraitChanges([Compactness.self]) { (view: UIView, old: UITraitCollection) in
      told += [old[Compactness.self], view.traitCollection[Compactness.self]]
    }
    window.traitOverrides[Compactness.self] = 3
    #expect(told == [1, 3])
    #expect(window.traitOverrides.contains(Compactness.self))
    window.traitOverrides[UITraitHorizontalSizeClass.self] = .regular
    #expect(view.traitCollection[UITraitHorizontalSizeClass.self] == .regular)
    #expect(told.count == 2)
    window.traitOverrides[UITraitUserInterfaceStyle.self] = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == .light)
    let collection = UITraitCollection { $0[Compactness.self] = 5 }
    let both = UITraitCollection(traitsFrom: [
      collection, UITraitCollection(legibilityWeight: .bold),
    ])
    #expect(both[Compactness.self] == 5 && both.legibilityWeight == .bold)
    #expect(both.containsTraits(in: collection) && both != collection)
    both.performAsCurrent { #expect(UITraitCollection.current.legibilityWeight == .bold) }
    #expect(UITraitCollection.current.legibilityWeight == .regular)
  }

  @Test func `changed traits are delivered at once on request`() {
    let controller = UIViewController()
    let window = UIWindow.showing(controller)
    var told = 0
    controller.registerForTraitChanges([UITraitLayoutDirection.self]) {
      (_: UIViewController, _) in told += 1
    }
    window.traitOverrides.layoutDirection = .rightToLeft
    controller.updateTraitsIfNeeded()
    #expect(told == 1)
    window.layoutIfNeeded()
    #expect(told == 1)
  }

  @Test func `a popover points to an item`() throws {
    try LayoutWindow.iPadAir2(.landscape).show(UIViewController.init) { controller, window in
      let button = UIButton(frame: CGRect(x: 400, y: 100, width: 100, height: 40))
      controller.view.addSubview(button)
      let bubble = UIViewController()
      bubble.modalPresentationStyle = .popover
      bubble.preferredContentSize = CGSize(width: 200, height: 100)
      let popover = try #require(bubble.popoverPresentationController)
      popover.sourceItem = button
      #expect(popover.sourceView === button && popover.arrowDirection == .unknown)
      popover.adaptiveSheetPresentationController.detents = [.medium()]
      controller.present(bubble, animated: false)
      #expect(popover.arrowDirection == .up)
      #expect(bubble.view.frame.midX == 450)
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(popover.arrowDirection == .unknown)
      #expect(bubble.view.frame == CGRect(x: 0, y: 384, width: 320, height: 384))
    }
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
