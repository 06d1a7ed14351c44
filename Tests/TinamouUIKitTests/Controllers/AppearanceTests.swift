import Testing
import UIKit

/// The order of the methods with which controllers appear, and the state in which they are called.
@MainActor @Suite struct AppearanceTests {
  /// Notes the methods that are called, in one list for all controllers.
  private final class Log {
    var lines: [String] = []
  }

  private final class Noting: UIViewController {
    let content = UIView()
    private let name: String
    private let log: Log
    private(set) var frameWhenItAppeared = CGRect.zero
    private(set) var isMoving: [String] = []

    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    private func note(_ method: String) { log.lines.append("\(name) \(method)") }

    override func viewDidLoad() {
      note("loaded")
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.centerXAnchor.constraint(equalTo: view.centerXAnchor),
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.widthAnchor.constraint(equalToConstant: 100),
        content.heightAnchor.constraint(equalToConstant: 50),
      ])
    }
    override func viewWillAppear(_ animated: Bool) {
      note("will appear")
      if isMovingToParent { isMoving.append("to parent") }
    }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidLayoutSubviews() { note("layout") }
    override func viewDidAppear(_ animated: Bool) {
      note("appeared")
      frameWhenItAppeared = content.frame
    }
    override func viewWillDisappear(_ animated: Bool) {
      note("will disappear")
      if isMovingFromParent { isMoving.append("from parent") }
    }
    override func viewDidDisappear(_ animated: Bool) { note("disappeared") }
    override func willMove(toParent parent: UIViewController?) {
      note(parent == nil ? "will leave" : "will move")
      super.willMove(toParent: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
      note(parent == nil ? "left" : "moved")
      super.didMove(toParent: parent)
    }
  }

  @Test func `views are laid out before they have appeared`() {
    let log = Log()
    let controller = Noting("a", log)
    let window = UIWindow.showing(controller)
    #expect(
      log.lines == ["a loaded", "a will appear", "a is appearing", "a layout", "a appeared"])
    #expect(
      controller.frameWhenItAppeared
        == CGRect(x: (window.bounds.width - 100) / 2, y: 0, width: 100, height: 50))
  }

  @Test func `a navigation loads only the view of the controller that it shows`() {
    let log = Log()
    let (first, second) = (Noting("a", log), Noting("b", log))
    let navigation = UINavigationController(rootViewController: first)
    navigation.setViewControllers([first, second], animated: false)
    #expect(!first.isViewLoaded && !second.isViewLoaded)
    let window = UIWindow.showing(navigation)
    #expect(!first.isViewLoaded)
    #expect(second.view.frame == window.bounds)
    navigation.popViewController(animated: false)
    #expect(first.view.frame == window.bounds)
  }

  @Test func `a push calls the methods of both controllers in order`() {
    let log = Log()
    let (first, second) = (Noting("a", log), Noting("b", log))
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow.showing(navigation)
    log.lines = []
    navigation.pushViewController(second, animated: false)
    #expect(
      log.lines == [
        "b will move", "a will disappear", "b loaded", "b will appear", "a disappeared",
        "b is appearing", "b layout", "b appeared", "b moved",
      ])
    #expect(second.isMoving == ["to parent"])
    #expect(first.isMoving == [])
    #expect(second.frameWhenItAppeared.midX == window.bounds.midX)
    #expect(!second.isMovingToParent)
  }

  @Test func `a pop calls the methods of both controllers in order`() {
    let log = Log()
    let (first, second) = (Noting("a", log), Noting("b", log))
    let navigation = UINavigationController(rootViewController: first)
    let window = UIWindow.showing(navigation)
    navigation.pushViewController(second, animated: false)
    log.lines = []
    #expect(navigation.popViewController(animated: false) === second)
    #expect(
      log.lines.filter { $0 != "a layout" } == [
        "b will leave", "b will disappear", "a will appear", "b disappeared", "a is appearing",
        "a appeared", "b left",
      ])
    #expect(second.isMoving == ["to parent", "from parent"])
    #expect(first.isMoving == [])
    #expect(second.view.superview == nil && second.parent == nil)
    #expect(first.view.frame == window.bounds)
  }

  @Test func `a container calls the halves of an appearance`() {
    let log = Log()
    let (parent, child) = (UIViewController(), Noting("a", log))
    let window = UIWindow.showing(parent)
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    #expect(log.lines == ["a will move", "a loaded", "a will appear"])
    child.endAppearanceTransition()
    #expect(log.lines.suffix(3) == ["a is appearing", "a layout", "a appeared"])
    child.didMove(toParent: parent)
    #expect(log.lines.last == "a moved")
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(log.lines.suffix(3) == ["a will disappear", "a disappeared", "a left"])
    #expect(window.rootViewController === parent)
  }

  @Test func `the view of a child brings its appearance`() {
    let log = Log()
    let (parent, child) = (UIViewController(), Noting("a", log))
    let window = UIWindow.showing(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(log.lines == ["a will move", "a loaded", "a will appear"])
    window.layoutIfNeeded()
    #expect(log.lines.suffix(3) == ["a is appearing", "a layout", "a appeared"])
    log.lines = []
    child.view.removeFromSuperview()
    #expect(log.lines == ["a will disappear", "a disappeared"])
  }

  @Test func `a container may keep the appearance of its children to itself`() {
    final class Keeping: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let log = Log()
    let (parent, child) = (Keeping(), Noting("a", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = UIWindow.showing(parent)
    #expect(log.lines == ["a will move", "a loaded", "a moved", "a layout"])
    window.isHidden = true
    #expect(log.lines.count == 4)
  }

  @Test func `the columns of a split view appear with it`() throws {
    let log = Log()
    let (list, detail) = (Noting("list", log), Noting("detail", log))
    let makeSplit = {
      let split = UISplitViewController(style: .doubleColumn)
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(list, for: .primary)
      split.setViewController(detail, for: .secondary)
      return split
    }
    try LayoutWindow.iPadAir2(.landscape).show(makeSplit) { split, window in
      let lines = { (name: String) in
        log.lines.filter {
          $0.hasPrefix(name + " ") && $0.hasSuffix("appear") || $0 == "\(name) appeared"
        }
      }
      #expect(lines("list") == ["list will appear", "list appeared"])
      #expect(lines("detail") == ["detail will appear", "detail appeared"])
      log.lines = []
      let next = Noting("next", log)
      detail.navigationController?.pushViewController(next, animated: false)
      #expect(
        log.lines.filter { $0.hasSuffix("appeared") } == ["detail disappeared", "next appeared"])
      log.lines = []
      split.preferredDisplayMode = .secondaryOnly
      window.layoutIfNeeded()
      #expect(
        log.lines.filter { $0.hasPrefix("list") } == ["list will disappear", "list disappeared"])
      split.preferredDisplayMode = .oneBesideSecondary
      window.layoutIfNeeded()
      #expect(log.lines.contains("list appeared"))
      log.lines = []
      let other = Noting("other", log)
      split.showDetailViewController(UINavigationController(rootViewController: other), sender: nil)
      window.layoutIfNeeded()
      #expect(
        log.lines.filter { $0.hasSuffix("appeared") } == ["next disappeared", "other appeared"])
      log.lines = []
      try window.resize(to: .iPadAir2(.split(.oneThird)))
      #expect(log.lines.contains("list disappeared"))
      try window.resize(to: .iPadAir2(.landscape))
      #expect(log.lines.last { $0.hasPrefix("list") && !$0.hasSuffix("layout") } == "list appeared")
    }
  }

  @Test func `the view of a tab is in the window when it appears`() {
    final class Windowed: UIViewController {
      var windows: [Bool] = []
      override func viewWillAppear(_ animated: Bool) { windows.append(view.window != nil) }
      override func viewDidAppear(_ animated: Bool) { windows.append(view.window != nil) }
    }
    let tabs = UITabBarController()
    let window = UIWindow.showing(tabs)
    let tab = Windowed()
    tabs.setViewControllers([tab], animated: false)
    #expect(tab.windows == [true, true])
    #expect(tab.view.window === window)
  }

  @Test func `the root of a window disappears when another one takes its place`() {
    let log = Log()
    let (first, second) = (Noting("a", log), Noting("b", log))
    let window = UIWindow.showing(first)
    log.lines = []
    window.rootViewController = second
    #expect(
      log.lines == [
        "b loaded", "a will disappear", "a disappeared", "b will appear", "b is appearing",
        "b layout", "b appeared",
      ])
    log.lines = []
    window.rootViewController = first
    #expect(log.lines.contains("a will appear") && log.lines.last == "a appeared")
    log.lines = []
    window.rootViewController = nil
    #expect(log.lines == ["a will disappear", "a disappeared"])
  }

  @Test func `a controller over the whole window hides the one below`() {
    let log = Log()
    let (root, cover) = (Noting("root", log), Noting("cover", log))
    cover.modalPresentationStyle = .fullScreen
    let window = UIWindow.showing(root)
    log.lines = []
    root.present(cover, animated: false)
    let methods = { log.lines.filter { !$0.hasSuffix("layout") && !$0.hasSuffix("appearing") } }
    #expect(
      methods() == [
        "cover loaded", "root will disappear", "cover will appear", "cover appeared",
        "root disappeared",
      ])
    log.lines = []
    window.isHidden = true
    window.isHidden = false
    #expect(
      methods() == [
        "cover will disappear", "cover disappeared", "cover will appear", "cover appeared",
      ])
    log.lines = []
    root.dismiss(animated: false)
    #expect(
      methods() == [
        "cover will disappear", "root will appear", "root appeared", "cover disappeared",
      ])
  }

  @Test func `a dismissal takes everything above with it`() {
    final class Leaving: UIViewController {
      var notes: [String] = []
      override func viewWillDisappear(_ animated: Bool) {
        let hasPlace = view.window != nil && presentingViewController != nil
        notes.append("will disappear \(hasPlace) \(isBeingDismissed)")
      }
      override func viewDidDisappear(_ animated: Bool) {
        notes.append("disappeared \(view.window != nil)")
      }
    }
    let root = UIViewController()
    let window = UIWindow.showing(root)
    let (lower, upper) = (Leaving(), Leaving())
    root.present(lower, animated: false)
    lower.present(upper, animated: false)
    root.dismiss(animated: false)
    #expect(lower.notes == ["will disappear true true", "disappeared false"])
    #expect(upper.notes == lower.notes)
    #expect(window.rootViewController === root && root.presentedViewController == nil)
  }

  @Test func `a dismissed controller is released`() {
    let child = UIViewController()
    let navigation = UINavigationController(rootViewController: child)
    let window = UIWindow.showing(navigation)
    weak var presented: UIViewController?
    do {
      let sheet = UIViewController()
      presented = sheet
      child.present(sheet, animated: false)
    }
    #expect(presented != nil)
    // Another controller of the stack may dismiss it than the one that has presented it.
    navigation.dismiss(animated: false)
    #expect(presented == nil)
    #expect(window.rootViewController === navigation)
  }

  /// Notes whether it is in a window when it is called for it.
  private final class Probe: UIView {
    var seen: [Bool] = []
    var superviews: [Bool] = []
    override func willMove(toWindow newWindow: UIWindow?) {
      #expect((newWindow == nil) == (window != nil))
    }
    override func didMoveToWindow() { seen.append(window != nil) }
    override func didMoveToSuperview() { superviews.append(superview != nil) }
  }

  @Test func `views are called for the window in which a container puts them`() throws {
    let content = { (probe: Probe) in
      let controller = UIViewController()
      controller.view = probe
      return controller
    }
    let (pushed, presented, column) = (Probe(), Probe(), Probe())
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = UIWindow.showing(navigation)
    navigation.pushViewController(content(pushed), animated: false)
    navigation.popViewController(animated: false)
    #expect(pushed.seen == [true, false])
    #expect(pushed.superviews == [true, false])
    navigation.present(content(presented), animated: false)
    navigation.dismiss(animated: false)
    #expect(presented.seen == [true, false])
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(content(column), for: .secondary)
    window.rootViewController = split
    window.rootViewController = navigation
    #expect(column.seen == [true, false])
    window.rootViewController = nil
    #expect(window.subviews.isEmpty)
  }
}
