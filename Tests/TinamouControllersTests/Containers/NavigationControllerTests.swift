import Testing
import TinamouControllers
import TinamouLayout

@Suite struct NavigationControllerTests {
  private let screens = (0..<4).map { LayoutController("screen \($0)") }

  private func navigation() throws -> (NavigationController, Window) {
    let navigation = NavigationController(rootViewController: screens[0], name: "navigation")
    let window = Window(rootController: navigation, environment: try padWindow(800))
    try window.engine.layoutIfNeeded()
    return (navigation, window)
  }

  @Test func `the controller on top fills the view`() throws {
    let (navigation, window) = try navigation()
    navigation.pushViewController(screens[1])
    try window.engine.layoutIfNeeded()
    #expect(navigation.topViewController === screens[1])
    #expect(navigation.view.subviews.map(\.name) == ["screen 1"])
    #expect(screens[1].view.frame == Rect(x: 0, y: 0, width: 800, height: 1024))
    #expect(screens[0].view.superview == nil)
    #expect(screens[1].parent === navigation)
  }

  @Test func `what is popped shows what lay below`() throws {
    let (navigation, window) = try navigation()
    for screen in screens[1...] { navigation.pushViewController(screen) }
    #expect(navigation.popViewController() === screens[3])
    #expect(navigation.popToViewController(screens[1]).map(\.name) == ["screen 2"])
    #expect(navigation.popToRootViewController().map(\.name) == ["screen 1"])
    #expect(navigation.popViewController() == nil)
    try window.engine.layoutIfNeeded()
    #expect(navigation.view.subviews.map(\.name) == ["screen 0"])
    #expect(screens[1...].allSatisfy { $0.parent == nil && $0.viewIfLoaded?.superview == nil })
  }

  @Test func `only views that show are loaded`() throws {
    let (navigation, _) = try navigation()
    navigation.setViewControllers(screens + [screens[1]])
    #expect(navigation.viewControllers.map(\.name) == screens.map(\.name))
    #expect(screens.map { $0.viewIfLoaded != nil } == [true, false, false, true])
  }

  @Test func `a controller pushed elsewhere leaves its old stack`() throws {
    let (navigation, window) = try navigation()
    navigation.pushViewController(screens[1])
    let other = NavigationController(rootViewController: screens[1])
    #expect(other.viewControllers.map(\.name) == ["screen 1"])
    #expect(navigation.viewControllers.map(\.name) == ["screen 0"])
    try window.engine.layoutIfNeeded()
    #expect(navigation.view.subviews.map(\.name) == ["screen 0"])
  }

  @Test func `the top gets the calls of a transition, and those below when they come back`() throws
  {
    let log = RecordingController.Log()
    let bottom = RecordingController("bottom", log: log)
    let top = RecordingController("top", log: log)
    for controller in [bottom, top] { controller.queuesBlocks = false }
    let navigation = NavigationController(rootViewController: bottom)
    let window = Window(rootController: navigation, environment: try padWindow(800))
    try window.engine.layoutIfNeeded()
    navigation.pushViewController(top)
    try window.engine.layoutIfNeeded()
    log.lines = []
    try window.resize(to: padWindow(400))
    #expect(
      log.lines == [
        "top willTransition regular to compact", "top viewWillTransition 800.0 to 400.0",
        "top traitCollectionDidChange to compact", "top layout 400.0",
      ])
    log.lines = []
    navigation.popViewController()
    try window.engine.layoutIfNeeded()
    #expect(log.lines == ["bottom traitCollectionDidChange to compact", "bottom layout 400.0"])
  }
}
