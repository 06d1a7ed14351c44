import Testing
import TinamouControllers
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct PresentationTests {
  /// Gives the configured answers and records the calls.
  private final class Chooser: AdaptivePresentationDelegate {
    var answer: ((PresentationController, TraitCollection) -> ModalPresentationStyle?)?
    var events: [String] = []

    func adaptivePresentationStyle(
      for controller: PresentationController, traits: TraitCollection
    ) -> ModalPresentationStyle? { answer?(controller, traits) }

    func presentationController(
      _ controller: PresentationController,
      willPresentWithAdaptiveStyle style: ModalPresentationStyle,
      transitionCoordinator: TransitionCoordinator?
    ) {
      events.append("\(style)\(transitionCoordinator == nil ? "" : " in transition")")
    }
  }

  private let root = LayoutController("root")
  private let presented = LayoutController("presented")
  private let chooser = Chooser()

  /// A window in which a controller is presented.
  private func window(
    _ style: ModalPresentationStyle, _ environment: LayoutEnvironment,
    _ placement: SheetPlacement = .automatic, profile: PresentationProfile = .ios13
  ) throws -> Window {
    let window = Window(rootController: root, environment: environment)
    window.presentationProfile = profile
    presented.modalPresentationStyle = style
    try window.engine.layoutIfNeeded()
    presented.presentationController.delegate = chooser
    presented.presentationController.preferredPlacement = placement
    #expect(root.present(presented))
    try window.engine.layoutIfNeeded()
    return window
  }

  private func frame(_ window: Window) -> Rect? {
    window.engine.committedFrame(of: presented.view)
  }

  @Test func `the full screen is the whole window`() throws {
    for style in [ModalPresentationStyle.fullScreen, .overFullScreen] {
      let window = try window(style, padWindow(1200))
      #expect(frame(window) == Rect(x: 0, y: 0, width: 1200, height: 1024))
      root.dismiss()
    }
  }

  @Test func `a form sheet is in the middle of the safe area`() throws {
    var environment = try padWindow(1200)
    environment.safeAreaInsets = EdgeInsets(top: 24, bottom: 20)
    let window = try window(.formSheet, environment)
    #expect(frame(window) == Rect(x: 330, y: 204, width: 540, height: 620))
    presented.preferredContentSize = Size(width: 400, height: 2000)
    try window.engine.layoutIfNeeded()
    #expect(frame(window) == Rect(x: 400, y: 24, width: 400, height: 980))
    let layout = try window.engine.solve()
    #expect(layout.ambiguous.isEmpty && layout.broken.isEmpty)
  }

  @Test func `a sheet goes up before the keyboard`() throws {
    var environment = try padWindow(1200)
    let window = try window(.formSheet, environment)
    #expect(frame(window)?.maxY == 822)
    environment.keyboardHeight = 400
    try window.resize(to: environment)
    #expect(frame(window) == Rect(x: 330, y: 4, width: 540, height: 620))
  }

  @Test func `sheets are cards where the width is compact, and full screens of old`() throws {
    var environment = try padWindow(500)
    environment.safeAreaInsets.top = 20
    let window = try window(.formSheet, environment)
    #expect(frame(window) == Rect(x: 0, y: 30, width: 500, height: 994))
    #expect(presented.presentationController.adaptedStyle == .formSheet)
    root.dismiss()
    let old = try self.window(.formSheet, environment, profile: .ios8)
    #expect(frame(old) == Rect(x: 0, y: 0, width: 500, height: 1024))
    #expect(presented.presentationController.adaptedStyle == .fullScreen)
  }

  @Test(arguments: [
    // The profile, compact width, compact height, and how a popover shows.
    (PresentationProfile.ios13, false, false, ModalPresentationStyle.popover),
    (.ios13, true, false, .formSheet), (.ios13, false, true, .formSheet),
    (.ios13, true, true, .formSheet), (.ios8, false, false, .popover),
    (.ios8, true, false, .fullScreen), (.ios8, false, true, .formSheet),
    (.ios8, true, true, .fullScreen),
  ])
  func `a popover adapts to compact axes`(
    profile: PresentationProfile, isNarrow: Bool, isLow: Bool, expected: ModalPresentationStyle
  ) throws {
    let window = try window(.popover, padWindow(1200), profile: profile)
    #expect(presented.presentationController.adaptedStyle == .popover)
    try window.resize(to: padWindow(isNarrow ? 500 : 1200, isLow ? 400 : 1024))
    #expect(presented.presentationController.adaptedStyle == expected)
    try window.resize(to: padWindow(1200))
    #expect(presented.presentationController.adaptedStyle == .popover)
  }

  @Test func `the delegate is asked where an axis is compact, and called for other styles`() throws
  {
    let window = try window(.popover, padWindow(1200))
    #expect(chooser.events == [])
    chooser.answer = { _, _ in .overFullScreen }
    try window.resize(to: padWindow(1000))
    #expect(presented.presentationController.adaptedStyle == .popover)
    try window.resize(to: padWindow(500))
    #expect(presented.presentationController.adaptedStyle == .overFullScreen)
    chooser.answer = { _, _ in ModalPresentationStyle.none }
    try window.resize(to: padWindow(400))
    #expect(presented.presentationController.adaptedStyle == .popover)
    chooser.answer = { _, _ in .pageSheet }
    try window.resize(to: padWindow(500))
    #expect(presented.presentationController.adaptedStyle == .formSheet)
    #expect(
      chooser.events == [
        "overFullScreen in transition", "popover in transition", "formSheet in transition",
      ])
  }

  @Test func `the size to come is known when the delegate is asked`() throws {
    let window = try window(.popover, padWindow(1200))
    chooser.answer = { controller, _ in
      controller.containerSize.width > 320 ? ModalPresentationStyle.none : .fullScreen
    }
    for width in [507.0, 320, 507, 321, 320] {
      chooser.events = []
      try window.resize(to: padWindow(width))
      #expect(
        presented.presentationController.adaptedStyle == (width > 320 ? .popover : .fullScreen))
      #expect(chooser.events.allSatisfy { $0.hasSuffix("in transition") })
    }
  }

  @Test func `a presented controller is called after the presenting one`() throws {
    let log = RecordingController.Log()
    let root = RecordingController("root", log: log)
    let child = RecordingController("child", log: log)
    let presented = RecordingController("presented", log: log)
    for controller in [root, child, presented] { controller.queuesBlocks = false }
    let window = Window(rootController: root, environment: try padWindow(1200))
    root.addChild(child)
    root.view.addSubview(child.view)
    for constraint in child.view.pins(to: root.view) { constraint.isActive = true }
    presented.modalPresentationStyle = .fullScreen
    #expect(child.present(presented))
    #expect(root.presentedController === presented)
    #expect(presented.presentingController === root)
    #expect(presented.window === window)
    try window.engine.layoutIfNeeded()
    log.lines = []
    try window.resize(to: padWindow(400))
    #expect(
      log.lines.filter { !$0.contains("layout") } == [
        "root willTransition regular to compact", "child willTransition regular to compact",
        "presented willTransition regular to compact", "root viewWillTransition 1200.0 to 400.0",
        "child viewWillTransition 1200.0 to 400.0", "presented viewWillTransition 1200.0 to 400.0",
        "root traitCollectionDidChange to compact", "child traitCollectionDidChange to compact",
        "presented traitCollectionDidChange to compact",
      ])
  }

  @Test func `popovers and form sheets are compact, and told when that ends`() throws {
    let log = RecordingController.Log()
    let presented = RecordingController("presented", log: log)
    presented.queuesBlocks = false
    let window = Window(rootController: root, environment: try padWindow(1200))
    window.presentationProfile = .ios8
    presented.modalPresentationStyle = .popover
    root.present(presented)
    try window.engine.layoutIfNeeded()
    #expect(presented.traitCollection.horizontalSizeClass == .compact)
    chooser.answer = { _, _ in .fullScreen }
    presented.presentationController.delegate = chooser
    log.lines = []
    // A wide and low window, like that of a large phone in landscape orientation.
    try window.resize(to: padWindow(1200, 400))
    #expect(presented.traitCollection.horizontalSizeClass == .regular)
    #expect(log.lines.first == "presented willTransition compact to regular")
    #expect(log.lines.contains("presented viewWillTransition 320.0 to 1200.0"))
    #expect(log.lines.contains("presented traitCollectionDidChange to regular"))
  }

  @Test func `a cancelled transition leaves the style`() throws {
    let window = try window(.popover, padWindow(1200))
    let before = try window.engine.solve().items
    let transition = try window.beginTransition(to: padWindow(500))
    #expect(presented.presentationController.adaptedStyle == .formSheet)
    try transition.cancel()
    #expect(presented.presentationController.adaptedStyle == .popover)
    #expect(try window.engine.solve().items == before)
  }

  @Test func `dismissing takes everything above away`() throws {
    let window = try window(.fullScreen, padWindow(1200))
    let second = LayoutController("second")
    #expect(!root.present(second))
    #expect(presented.present(second))
    let third = LayoutController("third")
    #expect(second.present(third))
    #expect(!root.present(third))
    try window.engine.layoutIfNeeded()
    #expect(third.window === window)
    #expect(window.view.subviews.count == 4)
    third.dismiss()
    #expect(second.presentedController == nil)
    root.dismiss()
    for controller in [presented, second, third] {
      #expect(controller.window == nil && controller.presentingController == nil)
      #expect(controller.view.superview == nil)
    }
    #expect(window.view.subviews.count == 1)
    #expect(root.present(third))
    window.rootController = nil
    #expect(third.presentingController == nil)
    #expect(window.view.subviews.isEmpty)
  }

  @Test func `nothing is presented without a window, and no child`() throws {
    let child = LayoutController("child")
    #expect(!root.present(child))
    _ = Window(rootController: root, environment: try padWindow(1200))
    root.addChild(child)
    let other = LayoutController("other")
    let window = Window(rootController: other, environment: try padWindow(1200))
    #expect(!other.present(child))
    #expect(!other.present(other))
    #expect(other.window === window)
  }

  @Test func `a long chain of presentations goes without a crash`() throws {
    weak let last: LayoutController? = try {
      let root = LayoutController("root")
      let window = Window(rootController: root, environment: try padWindow(1200))
      var top = root
      for _ in 0..<2_000 {
        let next = LayoutController()
        next.modalPresentationStyle = .fullScreen
        #expect(top.present(next))
        top = next
      }
      withExtendedLifetime(window) {}
      return top
    }()
    #expect(last == nil)
  }

  /// Eight points from the sides, the fold and the safe area above, and at most 653 wide: the
  /// frames that have the measured sizes inside of the safe area, such as 374 x 636 = 450 - 76 x
  /// 670 - 34.
  @Test(arguments: [
    (Pose.closed, SheetPlacement.automatic, Rect(x: 8, y: 8, width: 450, height: 670)),
    (.closedRight, .automatic, Rect(x: 8, y: 8, width: 662, height: 458)),
    (.closedLeft, .trailing, Rect(x: 8, y: 8, width: 662, height: 458)),
    (.open, .automatic, Rect(x: 149, y: 8, width: 653, height: 661)),
    (.open, .leading, Rect(x: 8, y: 8, width: 653, height: 661)),
    (.open, .trailing, Rect(x: 290, y: 8, width: 653, height: 661)),
    (.openPortrait, .leading, Rect(x: 8, y: 90, width: 653, height: 861)),
    (.book, .automatic, Rect(x: 8, y: 8, width: 459.5, height: 661)),
    (.book, .trailing, Rect(x: 483.5, y: 8, width: 459.5, height: 661)),
  ])
  func `a sheet has its place in each pose of a device that folds`(
    _ pose: Pose, _ placement: SheetPlacement, _ frame: Rect
  ) throws {
    let window = try window(.pageSheet, duo(pose), placement)
    withExtendedLifetime(window) { #expect(presented.view.frame == frame) }
  }

  @Test func `a sheet at the leading side is on the right in a right-to-left language`() throws {
    var environment = try duo(.book)
    environment.setLayoutDirection(.rightToLeft)
    let window = try window(.pageSheet, environment)
    withExtendedLifetime(window) { #expect(presented.view.frame.minX == 483.5) }
  }

  /// The iPhone Duo in a pose, with two pixels per point, which do not round the measured numbers.
  private func duo(_ pose: Pose) throws -> LayoutEnvironment {
    let device = try #require(Device.named("iphone-duo")?.inPose(pose))
    var environment = try WindowConfiguration.device(device, orientation: pose.orientation)
      .environment()
    environment.traits.displayScale = 2
    return environment
  }
}
