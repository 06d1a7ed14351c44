import Testing
import TinamouEnvironment
import UIKit

/// Sizes of controls and bars by system, as `SystemMetric` lists them with their sources.
@MainActor @Suite struct SystemSizeTests {
  /// Runs a block while the screen has a system.
  private func on<Result>(_ system: SystemVersion, _ body: () throws -> Result) rethrows -> Result {
    let old = UIScreen.main.platform
    UIScreen.main.platform = Platform(system)
    defer { UIScreen.main.platform = old }
    return try body()
  }

  @Test func `a switch is wider and lower from iOS 26 on`() {
    #expect(on(.iOS18) { UISwitch().frame.size } == CGSize(width: 51, height: 31))
    #expect(on(.iOS27) { UISwitch().frame.size } == CGSize(width: 63, height: 28))
    #expect(on(.iOS27) { UISwitch().sizeThatFits(.zero) } == CGSize(width: 63, height: 28))
  }

  @Test func `a page control with five pages is 126 points wide on iOS 27`() {
    let control = UIPageControl()
    on(.iOS27) {
      #expect(UIPageControl().size(forNumberOfPages: 5) == CGSize(width: 126, height: 25.67))
      #expect(UIPageControl().size(forNumberOfPages: 0).width == 0)
    }
    #expect(control.size(forNumberOfPages: 5).height == 26)
  }

  /// 62 points below the Dynamic Island and 54 of the bar (react-navigation PR 13256); 47 below the
  /// notch of an iPhone 14, and 44 before iOS 26.
  @Test(arguments: [
    ("iphone-17-pro", SystemVersion.iOS27, CGFloat(116)), ("iphone-14", .iOS27, 101),
    ("iphone-14", .iOS18, 91),
  ])
  func `the safe area below a navigation bar`(
    _ device: String, _ system: SystemVersion, _ top: CGFloat
  ) throws {
    let window = LayoutWindow(device: device).on(system)
    let content = UIViewController()
    try on(system) {
      try window.show({ UINavigationController(rootViewController: content) }) { _, _ in
        #expect(content.view.safeAreaInsets.top == top)
      }
    }
  }

  /// 83 points on a phone before and after iOS 26; 20 and 57 on a compact iPad window since.
  @Test func `the safe area above a tab bar`() throws {
    for (window, system, bottom) in [
      (LayoutWindow(device: "iphone-17-pro"), SystemVersion.iOS18, CGFloat(83)),
      (LayoutWindow(device: "iphone-17-pro"), .iOS27, 83),
      (LayoutWindow(device: "ipad-pro-11-m5", .split(.oneThird)), .iOS27, 77),
    ] {
      let content = UIViewController()
      let tabs = UITabBarController()
      tabs.viewControllers = [content]
      try on(system) {
        try window.on(system).show({ tabs }) { _, _ in
          #expect(content.view.safeAreaInsets.bottom == bottom, "\(window) \(system)")
        }
      }
    }
  }

  @Test func `a bar of an own view has the height of the system`() {
    #expect(on(.iOS27) { UIToolbar().intrinsicContentSize.height } == 49)
    #expect(on(.iOS18) { UITabBar().intrinsicContentSize.height } == 49)
  }

  /// 20 points at 402 on iOS 27 (github Tembeon/morph), 16 before.
  @Test(arguments: [(SystemVersion.iOS18, CGFloat(16)), (.iOS27, 20)])
  func `the side margin of an inset list`(_ system: SystemVersion, _ margin: CGFloat) throws {
    let window = LayoutWindow(device: "iphone-17-pro").on(system)
    try window.show(PreferencesController.init) { controller, window in
      window.layoutIfNeeded()
      let row = try #require(controller.collectionView.visibleCells.first)
      #expect(row.frame.minX == margin)
      #expect(row.frame.width == 402 - 2 * margin)
    }
  }

  // MARK: Recorded layouts

  /// The titles of the layouts that a block records in the file of a test.
  private func recordedTitles(_ record: (_ test: String) throws -> Void) throws -> [Substring] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SystemSizeTests-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: LayoutDifference.self) {
      try record(folder.appendingPathComponent("SizeTests.swift").path)
    }
    let text = try String(
      contentsOf: folder.appendingPathComponent("Layouts/SizeTests/sizes.txt"), encoding: .utf8)
    return text.split(separator: "\n").filter { $0.hasPrefix("#") }
  }

  @Test func `assertLayout records a device that folds in several poses, on its system`() throws {
    let titles = try recordedTitles { test in
      try assertLayout(
        of: UIViewController(), on: .iPhoneDuo(.open, .partlyOpen), .iPhoneSE, system: .iOS27_1,
        named: "sizes", filePath: test)
    }
    #expect(
      titles == [
        "# iphone-duo open, iOS 27.1, 951 x 669, L, ltr",
        "# iphone-duo book, iOS 27.1, 951 x 669, L, ltr",
        "# iphone-se-3 portrait, iOS 27.1, 375 x 667, L, ltr",
      ])
  }

  @Test func `an SDK alone is that of an app on the system of the screen`() throws {
    let titles = try on(.iOS27_1) {
      try recordedTitles { test in
        try assertLayout(
          of: UIViewController(), on: .iPhoneSE, sdk: .iOS18, named: "sizes", filePath: test)
      }
    }
    #expect(titles == ["# iphone-se-3 portrait, iOS 27.1, SDK 18, 375 x 667, L, ltr"])
  }

  @Test func `a device that needs a newer system gets its first one`() throws {
    try LayoutWindow.iPhoneDuo().show({ UIViewController() }) { _, window in
      #expect(window.bounds.size == CGSize(width: 466, height: 678))
      #expect(UIScreen.main.platform == Platform(.iOS27_1))
    }
    #expect(throws: EnvironmentError.self) {
      try LayoutWindow.iPhoneDuo().on(.iOS18).show({ UIViewController() }) { _, _ in }
    }
  }

  @Test func `a margin of an ordinary view is 0 from iOS 27.1 on`() {
    #expect(on(.iOS27) { UIView().layoutMargins.left } == 8)
    #expect(on(.iOS27_1) { UIView().layoutMargins.left } == 0)
  }

  @Test func `another system keeps the device, the text size and the direction`() throws {
    let pad = LayoutWindow(device: "ipad-pro-11-m4", .landscape).on(.iOS18)
    let size = CGSize(width: 1210, height: 834)
    try pad.show({ UIViewController() }, textSize: .extraLarge, direction: .rightToLeft) {
      root, window in
      #expect(UIScreen.main.bounds.size == size)
      UIScreen.main.platform = Platform(.iOS27)
      window.layoutIfNeeded()
      #expect(UIScreen.main.bounds.size == size)
      #expect(root.view.safeAreaInsets.top == 32)
      #expect(root.traitCollection.preferredContentSizeCategory == .extraLarge)
      #expect(root.traitCollection.layoutDirection == .rightToLeft)
    }
    #expect(UIScreen.main.bounds.size == CGSize(width: 390, height: 844))
  }

  // MARK: Bars at a side

  @Test func `vertical bars are at the side of the hardware`() throws {
    for (pose, direction, edge) in [
      (Pose.closed, UIUserInterfaceLayoutDirection.leftToRight, UIVerticalBarEdge.trailing),
      (.closed, .rightToLeft, .leading), (.closedLeft, .leftToRight, .leading),
      (.closedLeft, .rightToLeft, .trailing), (.open, .leftToRight, .trailing),
      (.openPortrait, .leftToRight, .unspecified), (.tabletop, .rightToLeft, .unspecified),
    ] {
      try LayoutWindow.iPhoneDuo(pose).show({ UIViewController() }, direction: direction) {
        root, _ in
        #expect(root.traitCollection.verticalBarEdge == edge, "\(pose) \(direction)")
      }
    }
    #expect(UIScreen.main.traitCollection.verticalBarEdge == .unspecified)
  }

  @Test func `who registered for vertical bars is told when the device is turned`() throws {
    try LayoutWindow.iPhoneDuo(.closedRight).show({ UIViewController() }) { root, window in
      var edges: [UIVerticalBarEdge] = []
      root.registerForTraitChanges(UITraitCollection.systemTraitsAffectingVerticalBarEdge) {
        (controller: UIViewController, old: UITraitCollection) in
        edges += [old.verticalBarEdge, controller.traitCollection.verticalBarEdge]
      }
      try window.resize(to: .iPhoneDuo(.closedLeft))
      #expect(edges == [.trailing, .leading])
    }
  }
}
