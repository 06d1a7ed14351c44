import Testing
import UIKit

/// The calls that windows get, and the order in which they are in front.
@MainActor @Suite struct WindowTests {
  private final class Noting: UIWindow {
    var notes: [String] = []
    override init(frame: CGRect) { super.init(frame: frame) }
    override init(windowScene: UIWindowScene) { super.init(windowScene: windowScene) }
    required init?(coder: NSCoder) { nil }
    override func becomeKey() {
      super.becomeKey()
      notes.append("key")
    }
    override func resignKey() {
      super.resignKey()
      notes.append("not key")
    }
  }

  @Test func `a window is called when it becomes key, and when it no longer is`() throws {
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let window = Noting(windowScene: scene)
    #expect(window.bounds == UIScreen.main.bounds)
    window.makeKeyAndVisible()
    window.makeKey()
    #expect(window.notes == ["key"])
    UIWindow().makeKey()
    #expect(window.notes == ["key", "not key"])
  }

  @Test func `an app without a key window has that of the app that runs the tests`() throws {
    let own = UIWindow()
    own.makeKey()
    #expect(UIApplication.shared.keyWindow === own)
    _ = consume own
    let host = try #require(UIApplication.shared.keyWindow)
    #expect(host.isKeyWindow)
    #expect(host.rootViewController?.view.frame == UIScreen.main.bounds)
    #expect(UIApplication.shared.windows.contains(host))
    let other = UIWindow()
    other.makeKey()
    #expect(!host.isKeyWindow)
  }

  @Test func `the orientation is that of the window`() throws {
    try LayoutWindow.iPhone14.show(UIViewController.init) { controller, window in
      #expect(controller.interfaceOrientation == .portrait)
      try window.resize(to: .iPhone14(.landscape))
      #expect(controller.interfaceOrientation.isLandscape)
      #expect(UIApplication.shared.statusBarOrientation.isLandscape)
    }
  }

  @Test func `a level can be above or below another one`() {
    #expect((UIWindow.Level.alert + 1).rawValue == 2001)
    #expect((UIWindow.Level.normal - 1).rawValue == -1)
  }

  @Test func `views that the system deletes leave their superview`() {
    let (view, subview) = (UIView(), UIView())
    view.addSubview(subview)
    var isFinished = false
    UIView.perform(.delete, on: [subview], animations: nil) { isFinished = $0 }
    #expect(view.subviews.isEmpty)
    #expect(isFinished)
  }
}
