import Testing
import UIKit

/// Views that end at bars, and do not reach under them.
@MainActor @Suite struct BarEdgeTests {
  /// Shows a controller in a stack, in a window of an iPhone 14: 47 points above the bar of 44.
  private func show(
    _ prepare: (UINavigationController, UIViewController) -> Void = { _, _ in }
  ) -> (UIWindow, UINavigationController, UIViewController) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    let stack = UINavigationController(rootViewController: controller)
    prepare(stack, controller)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (window, stack, controller)
  }

  @Test func `a view reaches under a translucent bar`() {
    let (window, _, controller) = show()
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.safeAreaInsets.top == 91)
  }

  @Test func `a view ends at an opaque bar`() {
    let (window, stack, controller) = show { stack, _ in stack.navigationBar.isTranslucent = false }
    #expect(controller.view.frame.minY == 91)
    #expect(controller.view.frame.maxY == window.bounds.maxY)
    #expect(controller.view.safeAreaInsets.top == 0)
    controller.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
    #expect(controller.view.safeAreaInsets.top == 91)
    controller.extendedLayoutIncludesOpaqueBars = false
    stack.setNavigationBarHidden(true, animated: false)
    window.layoutIfNeeded()
    #expect(controller.view.frame == window.bounds)
  }

  @Test func `a view without extended edges ends at every bar`() {
    TinamouUIKit.clearProblems()
    let (window, stack, controller) = show { stack, controller in
      controller.edgesForExtendedLayout = []
      stack.isToolbarHidden = false
    }
    #expect(controller.view.frame.minY == 91)
    #expect(controller.view.frame.maxY < window.bounds.maxY - 34)
    #expect(controller.view.safeAreaInsets == .zero)
    let next = UIViewController()
    stack.pushViewController(next, animated: false)
    window.layoutIfNeeded()
    #expect(next.view.frame == window.bounds)
    #expect(TinamouUIKit.problems.isEmpty)
  }
}
