import Testing
import TinamouEnvironment
import UIKit

/// Where the bars of controllers are, and what they take from the safe area, by system and device.
@MainActor @Suite struct BarPlaceTests {
  /// Shows a controller in a window, with the screen on the system of the window.
  private func show<Controller: UIViewController>(
    _ controller: Controller, in window: LayoutWindow,
    _ body: (UIWindow) throws -> Void
  ) throws {
    try window.show({ controller }) { _, window in try body(window) }
  }

  private func tabs(_ content: UIViewController) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = [content]
    return tabs
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  // MARK: Phones

  /// 168.7 = 62 + 54 + 52.67 on iOS 26.5 and 27.0 (github anvu69/liquid_shell); 47 + 44 + 52
  /// before.
  @Test(arguments: [
    ("iphone-17-pro", SystemVersion.iOS27, CGFloat(168.67)), ("iphone-14", .iOS18, 143),
  ])
  func `a large title`(_ device: String, _ system: SystemVersion, _ top: CGFloat) throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    try show(navigation, in: LayoutWindow(device: device).on(system)) { _ in
      #expect(abs(content.view.safeAreaInsets.top - top) < 0.01)
      #expect(abs(frame(navigation.navigationBar).maxY - top) < 0.34)
    }
  }

  /// 78 points in total (react-navigation PR 13256), of which the bar has 54; 32 before.
  @Test func `a navigation bar of a phone on its side`() throws {
    for (system, top, height) in [
      (SystemVersion.iOS27, CGFloat(78), CGFloat(54)), (.iOS18, 32, 32),
    ] {
      let content = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let window = LayoutWindow(device: "iphone-17-pro", .landscape).on(system)
      try show(navigation, in: window) { _ in
        #expect(content.view.safeAreaInsets.top == top)
        #expect(frame(navigation.navigationBar).maxY == top)
        #expect(navigation.navigationBar.frame.height == height)
      }
    }
  }

  // MARK: iPads

  /// 96 = 32 + 64 at the top, 20 below (github anvu69/liquid_shell).
  @Test func `tabs of a wide iPad window are above the content from iPadOS 26 on`() throws {
    let content = UIViewController()
    let tabs = tabs(content)
    try show(tabs, in: LayoutWindow(device: "ipad-air-11-m4", .landscape).on(.iOS27)) { window in
      #expect(
        content.view.safeAreaInsets == UIEdgeInsets(top: 96, left: 0, bottom: 20, right: 0))
      #expect(frame(tabs.tabBar) == CGRect(x: 0, y: 32, width: 1180, height: 64))
      try window.resize(to: LayoutWindow(device: "ipad-air-11-m4", .split(.oneThird)).on(.iOS27))
      #expect(content.view.safeAreaInsets.top == 32)
      #expect(content.view.safeAreaInsets.bottom == 77)
      #expect(frame(tabs.tabBar).maxY == window.bounds.height)
    }
    let older = UIViewController()
    try show(self.tabs(older), in: LayoutWindow(device: "ipad-pro-11-m4").on(.iOS18)) { _ in
      #expect(older.view.safeAreaInsets.top == 24)
      #expect(older.view.safeAreaInsets.bottom == 70)
    }
  }

  @Test func `a navigation bar and tabs above share a row`() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    let window = LayoutWindow(device: "ipad-air-11-m4").on(.iOS27)
    try show(tabs(navigation), in: window) { _ in
      #expect(content.view.safeAreaInsets.top == 96)
      #expect(frame(navigation.navigationBar).maxY == 96)
    }
  }

  @Test func `an opaque bar above ends the content as one below does`() throws {
    let content = UIViewController()
    content.edgesForExtendedLayout = []
    let tabs = tabs(content)
    tabs.tabBar.isTranslucent = false
    try show(tabs, in: LayoutWindow(device: "ipad-air-11-m4").on(.iOS27)) { window in
      #expect(frame(content.view).minY == 96)
      #expect(frame(content.view).maxY == window.bounds.height)
    }
  }

  // MARK: iPhone Duo

  /// 82 with a large title and 24 with the title in the bar, and 82 without a strip, where the
  /// status bar is above anyway (Japanese lab of the 27.1 SDK).
  @Test(arguments: [
    (Pose.closed, true, CGFloat(82)), (.closed, false, 24), (.closedLeft, true, 82),
    (.open, true, 82), (.open, false, 24), (.openPortrait, true, 82), (.openPortrait, false, 82),
    (.book, true, 82), (.tabletop, true, 82),
  ])
  func `a navigation bar of an iPhone Duo`(_ pose: Pose, _ isLarge: Bool, _ top: CGFloat) throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = isLarge
    try show(navigation, in: .iPhoneDuo(pose)) { _ in
      #expect(content.view.safeAreaInsets.top == top)
    }
  }

  /// 48 wide, 24 from the side and from below (github ryanlintott/FrameUp); without a strip 83 = 34
  /// + 49 (github ihormalovanyi/iphone-duo-companion).
  @Test func `tabs of an iPhone Duo are in the strip`() throws {
    let content = UIViewController()
    let tabs = tabs(content)
    try show(tabs, in: .iPhoneDuo(.open, .openPortrait)) { window in
      #expect(
        content.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 84))
      #expect(frame(tabs.tabBar) == CGRect(x: 951 - 72, y: 120, width: 48, height: 669 - 144))
      try window.resize(to: .iPhoneDuo(.closedLeft))
      #expect(content.view.safeAreaInsets.left == 84)
      #expect(frame(tabs.tabBar).minX == 24)
      #expect(frame(tabs.tabBar).width == 48)
      try window.resize(to: .iPhoneDuo(.openPortrait))
      #expect(content.view.safeAreaInsets.bottom == 83)
      #expect(frame(tabs.tabBar).width == 669)
    }
  }

  @Test func `a toolbar of an iPhone Duo takes nothing from the content beside the strip`() throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.isToolbarHidden = false
    try show(navigation, in: .iPhoneDuo(.closed)) { window in
      #expect(content.view.safeAreaInsets.bottom == 34)
      #expect(frame(navigation.toolbar).width == 48)
      try window.resize(to: .iPhoneDuo(.tabletop))
      #expect(content.view.safeAreaInsets.bottom == 83)
    }
  }

  /// Without a strip, tabs take 83 = 34 + 49 points from the content.
  @Test func `the controller that is shown can refuse bars in the strip`() throws {
    final class Content: UIViewController {
      var behavior = UIVerticalBarBehavior.disabled
      override var preferredVerticalBarBehavior: UIVerticalBarBehavior { behavior }
    }
    let content = Content()
    let navigation = UINavigationController(rootViewController: content)
    let tabs = tabs(navigation)
    try show(tabs, in: .iPhoneDuo(.closed)) { window in
      @MainActor func isInStrip() -> Bool {
        window.layoutIfNeeded()
        return frame(tabs.tabBar).width == 48
      }
      #expect(!isInStrip())
      #expect(frame(tabs.tabBar).width == window.bounds.width)
      #expect(content.view.safeAreaInsets.bottom == 83)
      content.behavior = .automatic
      #expect(!isInStrip())
      content.setNeedsUpdateOfVerticalBarConfiguration()
      #expect(isInStrip())
      #expect(content.view.safeAreaInsets.bottom == 34)
      navigation.pushViewController(Content(), animated: false)
      #expect(!isInStrip())
      navigation.popViewController(animated: false)
      #expect(isInStrip())
    }
  }

  // MARK: Sheets

  /// Sizes inside of the safe area, and what a navigation bar with a large title takes: 74
  /// (Japanese lab of the 27.1 SDK).
  @Test(arguments: [
    (Pose.closed, CGSize(width: 374, height: 562)), (.closedLeft, CGSize(width: 586, height: 350)),
    (.open, CGSize(width: 653, height: 553)), (.openPortrait, CGSize(width: 653, height: 753)),
    (.book, CGSize(width: 459.5, height: 553)),
  ])
  func `a sheet with a navigation bar on an iPhone Duo`(_ pose: Pose, _ size: CGSize) throws {
    let content = UIViewController()
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = true
    try LayoutWindow.iPhoneDuo(pose).show({ UIViewController() }) { root, window in
      root.present(navigation, animated: false)
      window.layoutIfNeeded()
      let inner = content.view.safeAreaLayoutGuide.layoutFrame.size
      #expect(abs(inner.width - size.width) < 0.34)
      #expect(abs(inner.height - size.height) < 0.34)
      #expect(content.view.safeAreaInsets.top == 74)
    }
  }

  /// Bars of a sheet that is not at the trailing side are horizontal (Apple, Preparing your app for
  /// iPhone Duo). A view that was loaded first does not know of the sheet yet.
  @Test func `bars of a view that is older than its sheet are horizontal`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    let tabs = tabs(UIViewController())
    try LayoutWindow.iPhoneDuo(.open).show({ UIViewController() }) { root, window in
      for (sheet, bar) in [(navigation, navigation.toolbar), (tabs, tabs.tabBar)]
        as [(UIViewController, UIView)]
      {
        sheet.loadViewIfNeeded()
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(bar.frame.width == 653)
        root.dismiss(animated: false)
      }
    }
  }

  /// The bar of a sheet is in what the sheet has of the strip: 84 - 8 = 76 points (Japanese lab of
  /// the 27.1 SDK), so it ends 24 - 8 from the side of the sheet.
  @Test func `bars of a sheet at the trailing side are in the strip`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.isToolbarHidden = false
    let tabs = tabs(UIViewController())
    try LayoutWindow.iPhoneDuo(.open).show({ UIViewController() }) { root, window in
      for (sheet, bar) in [(navigation, navigation.toolbar), (tabs, tabs.tabBar)]
        as [(UIViewController, UIView)]
      {
        root.present(sheet, animated: false)
        window.layoutIfNeeded()
        #expect(bar.frame.width == 653)
        sheet.sheetPresentationController?.preferredPlacement = .trailing
        window.layoutIfNeeded()
        #expect(frame(sheet.view) == CGRect(x: 290, y: 8, width: 653, height: 661))
        #expect(frame(bar).minX == 879)
        #expect(frame(bar).width == 48)
        root.dismiss(animated: false)
      }
    }
  }

  @Test func `a sheet of half the height has the width of a whole one on an iPhone Duo`() throws {
    let content = UIViewController()
    content.sheetPresentationController?.detents = [.medium()]
    try LayoutWindow.iPhoneDuo(.closed).show({ UIViewController() }) { root, window in
      root.present(content, animated: false)
      window.layoutIfNeeded()
      #expect(content.view.frame == CGRect(x: 8, y: 339, width: 450, height: 339))
    }
  }

  @Test func `a sheet is where it prefers to be on the inner display`() throws {
    let content = UIViewController()
    try LayoutWindow.iPhoneDuo(.open).show({ UIViewController() }) { root, window in
      root.present(content, animated: false)
      let sheet = content.sheetPresentationController
      for (placement, x) in [
        (UISheetPresentationController.Placement.automatic, CGFloat(149)), (.leading, 8),
        (.trailing, 290), (.center, 149),
      ] {
        sheet?.preferredPlacement = placement
        window.layoutIfNeeded()
        #expect(content.view.frame.minX == x)
      }
    }
  }
}
