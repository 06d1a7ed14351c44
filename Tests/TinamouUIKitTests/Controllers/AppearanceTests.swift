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
    #expect(log.lines.suffix(3) == ["a left", "a will disappear", "a disappeared"])
    #expect(window.rootViewController === parent)
  }
}
