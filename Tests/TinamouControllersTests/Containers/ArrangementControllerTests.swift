import Testing
import TinamouControllers
import TinamouLayout
import TinamouLayoutTestSupport

/// Numbers without a derivation were measured on the simulator of iOS 27.1 by a Japanese lab of the
/// SDK and by github alexey1312/iPhone-Duo-Agent-Skill.
@Suite struct ArrangementControllerTests {
  /// The iPhone Duo in a pose, with two pixels per point, which do not round the measured numbers.
  private static func duo(_ pose: Pose) throws -> LayoutEnvironment {
    let device = try #require(Device.named("iphone-duo")?.inPose(pose))
    var environment = try WindowConfiguration.device(device, orientation: pose.orientation)
      .environment()
    environment.traits.displayScale = 2
    return environment
  }

  /// An arrangement in a window, with two plain controllers.
  private struct Screen {
    let controller: ArrangementController
    let primary = LayoutController("primary")
    let secondary = LayoutController("secondary")
    let window: Window

    init(
      _ arrangement: Arrangement = .split(), in environment: LayoutEnvironment, top: Double = 0
    ) throws {
      controller = ArrangementController(arrangement)
      controller.setViewController(primary, for: .primary)
      controller.setViewController(secondary, for: .secondary)
      controller.view.additionalSafeAreaInsets.top = top
      window = Window(rootController: controller, environment: environment)
      try window.engine.layoutIfNeeded()
    }

    /// The frames of both views in the window; `nil` for one that is not shown.
    var frames: [Rect?] {
      [primary, secondary].map { window.engine.committedFrame(of: $0.view) }
    }
  }

  @Test func `a wide window is split side by side, into equal parts of the safe area`() throws {
    let frames = try Screen(in: Self.duo(.open)).frames
    #expect(frames[0] == Rect(x: 0, y: 0, width: 433.5, height: 635))
    #expect(frames[1] == Rect(x: 433.5, y: 0, width: 433.5, height: 635))
  }

  @Test func `a high window is split into an upper and a lower part`() throws {
    // Below a navigation bar that ends at 82.
    let closed = try Screen(in: Self.duo(.closed), top: 82).frames
    #expect(closed[0] == Rect(x: 0, y: 82, width: 382, height: 281))
    #expect(closed[1] == Rect(x: 0, y: 363, width: 382, height: 281))
    let open = try Screen(in: Self.duo(.openPortrait)).frames
    #expect(open[0]?.minY == 82)
    #expect(open[1]?.maxY == 917)
    #expect(open[1]?.minY == 499.5)
  }

  @Test func `the parts end at a fold, whatever sizes are stated`() throws {
    var split = SplitArrangement()
    var properties = split.defaultViewProperties
    properties.width.preferred = .fractional(0.25)
    split.setViewProperties(properties, for: .primary)
    let screen = try Screen(.split(split), in: Self.duo(.open))
    let before = screen.frames[0]?.width ?? 0
    // A quarter of 867 points is 216.75, and the nearest pixel 217.
    #expect(before == 217)
    try screen.window.resize(to: Self.duo(.book))
    #expect(screen.frames[0]?.width == 455.5)
    #expect(screen.frames[1]?.minX == 495.5)
    #expect(screen.frames[1]?.width == 371.5)
    try screen.window.resize(to: Self.duo(.tabletop))
    #expect(screen.frames[0]?.maxY == 455.5)
    #expect(screen.frames[1]?.minY == 495.5)
    try screen.window.resize(to: Self.duo(.open))
    #expect(screen.frames[0]?.width == before)
  }

  @Test func `a closed device on its side shows only the view with the higher priority`() throws {
    let screen = try Screen(in: Self.duo(.closedRight))
    #expect(screen.frames[0] == Rect(x: 0, y: 0, width: 594, height: 432))
    #expect(screen.frames[1] == nil)
    #expect(screen.controller.isShown(.primary) && !screen.controller.isShown(.secondary))
    var split = SplitArrangement()
    var properties = split.defaultViewProperties
    properties.layoutPriority = 1
    split.setViewProperties(properties, for: .secondary)
    screen.controller.arrangement = .split(split)
    try screen.window.engine.layoutIfNeeded()
    #expect(screen.frames[0] == nil)
    #expect(screen.frames[1]?.width == 594)
    // Opened, both are there again.
    try screen.window.resize(to: Self.duo(.open))
    #expect(screen.frames.map { $0?.width } == [433.5, 433.5])
  }

  @Test func `an axis that is not allowed leaves the primary view alone`() throws {
    let split = SplitArrangement().axes([.vertical])
    let screen = try Screen(.split(split), in: Self.duo(.open))
    #expect(screen.frames[0]?.width == 867)
    #expect(screen.frames[1] == nil)
  }

  @Test func `the view with the higher priority gets its size first`() throws {
    var split = SplitArrangement()
    var wish = SplitArrangement.ViewProperties()
    wish.width = .init(minimum: .absolute(500), preferred: .absolute(700))
    split.setViewProperties(wish, for: .primary)
    wish.layoutPriority = 1
    split.setViewProperties(wish, for: .secondary)
    let frames = try Screen(.split(split), in: Self.duo(.open)).frames
    // 700 of 867 points; the primary view has what is left of its 500.
    #expect(frames.map { $0?.width } == [167, 700])
  }

  @Test func `a maximum has precedence over a minimum`() throws {
    var split = SplitArrangement()
    var limits = SplitArrangement.ViewProperties()
    limits.width = .init(minimum: .absolute(300), maximum: .absolute(200))
    split.setViewProperties(limits, for: .primary)
    #expect(try Screen(.split(split), in: Self.duo(.open)).frames[0]?.width == 200)
  }

  @Test func `an intrinsic size is what the content needs`() throws {
    var split = SplitArrangement()
    var small = SplitArrangement.ViewProperties()
    small.width.preferred = .intrinsic
    split.setViewProperties(small, for: .primary)
    let screen = try Screen(.split(split), in: Self.duo(.open))
    let content = LayoutView("content")
    screen.primary.view.addSubview(content)
    try LayoutConstraint.activate(content.pins(to: screen.primary.view))
    content.widthAnchor.constraint(equalToConstant: 120).isActive = true
    screen.controller.arrangement = .split(split)
    try screen.window.engine.layoutIfNeeded()
    #expect(screen.frames[0]?.width == 120)
    #expect(screen.frames[1]?.width == 747)
  }

  @Test func `an overlay lies over the other view, and beside a fold`() throws {
    let screen = try Screen(.overlay(), in: Self.duo(.open))
    #expect(screen.frames[0] == screen.frames[1])
    #expect(screen.frames[0]?.width == 867)
    #expect(screen.controller.view.subviews.map(\.name) == ["secondary", "primary"])
    try screen.window.resize(to: Self.duo(.book))
    #expect(screen.frames[1]?.width == 455.5)
    #expect(screen.frames[0]?.minX == 495.5)
    screen.controller.arrangement = .overlay(OverlayArrangement(edge: .trailing))
    try screen.window.engine.layoutIfNeeded()
    #expect(screen.frames[0]?.minX == 0)
    #expect(screen.frames[1]?.minX == 495.5)
  }

  @Test func `in a right-to-left language the primary view is on the right`() throws {
    var environment = try Self.duo(.book)
    environment.setLayoutDirection(.rightToLeft)
    let frames = try Screen(in: environment).frames
    #expect(frames[0]?.minX == 495.5)
    #expect(frames[1]?.maxX == 455.5)
  }

  @Test func `a controller that is removed leaves its place to the other one`() throws {
    let screen = try Screen(in: Self.duo(.open))
    screen.secondary.removeFromParent()
    try screen.window.engine.layoutIfNeeded()
    #expect(screen.controller.viewController(for: .secondary) == nil)
    #expect(screen.frames[0]?.width == 867)
    screen.controller.setViewController(screen.primary, for: .secondary)
    #expect(screen.controller.viewController(for: .primary) == nil)
    #expect(screen.controller.placement(of: screen.primary) == .secondary)
    // A controller cannot contain itself.
    screen.controller.setViewController(screen.controller, for: .primary)
    #expect(screen.controller.viewController(for: .primary) == nil)
  }

  // MARK: Split view controllers

  @Test func `the sidebar of a split view ends at the middle of an upright fold`() throws {
    let columns = try Columns(.doubleColumn, Self.duo(.open))
    #expect(columns.frame(.primary)?.width == 320)
    try columns.window.resize(to: Self.duo(.book))
    #expect(columns.frame(.primary)?.maxX == 475.5)
    #expect(columns.frame(.secondary)?.minX == 475.5)
    // Half of the fold is beside each column.
    #expect(columns[.primary].view.safeAreaInsets.right == 20)
    #expect(columns[.secondary].view.safeAreaInsets.left == 20)
    try columns.window.resize(to: Self.duo(.open))
    #expect(columns.frame(.primary)?.width == 320)
    #expect(columns[.secondary].view.safeAreaInsets.left == 0)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `children are told the widths that columns have at a fold`(
    _ direction: LayoutDirection
  ) throws {
    var environment = try Self.duo(.book)
    environment.setLayoutDirection(direction)
    for mode in [SplitController.DisplayMode.oneBesideSecondary, .twoBesideSecondary] {
      let columns = try Columns(.tripleColumn, environment) {
        $0.preferredDisplayMode = mode
        $0.preferredPrimaryColumnWidth = 200
      }
      let split = columns.split
      for child in split.shownChildren {
        let size = split.size(
          forChildContentContainer: child, withParentContainerSize: Size(width: 951, height: 669))
        #expect(size == child.view.frame.size, "\(mode)")
      }
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `a length that is no number is refused by the layout`(_ length: Double) throws {
    for dimension in [SplitArrangement.Dimension.absolute(length), .fractional(length)] {
      var split = SplitArrangement()
      var properties = split.defaultViewProperties
      properties.width.minimum = dimension
      split.setViewProperties(properties, for: .primary)
      #expect {
        try Screen(.split(split), in: Self.duo(.open))
      } throws: { error in
        guard case LayoutError.numberOutOfRange(let number, let reference) = error else {
          return false
        }
        return (number == length || number.isNaN) && "\(reference)".contains("primary.width")
      }
    }
  }

  @Test func `a fold that lies across is ignored by a split view`() throws {
    let columns = try Columns(.doubleColumn, Self.duo(.tabletop)) {
      $0.preferredDisplayMode = .oneBesideSecondary
    }
    #expect(columns.frame(.primary)?.width == 320)
  }
}
