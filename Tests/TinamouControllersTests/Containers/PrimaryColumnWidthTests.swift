import Testing
import TinamouControllers
import TinamouLayout

/// The article on Travelog: the primary column has at most 170 points in a window that is narrower
/// than the screen or higher than wide, otherwise the system's width.
@Suite struct `The width of the primary column` {
  private final class TravelogController: SplitController {
    let screen: Size

    init(screen: Size) {
      self.screen = screen
      super.init()
      preferredDisplayMode = .oneBesideSecondary
    }

    private func update(_ size: Size) {
      let isNarrow = size.width < screen.width || size.width < size.height
      maximumPrimaryColumnWidth = isNarrow ? 170 : SplitController.automaticDimension
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      update(screen)
    }

    override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      update(size)
    }
  }

  private func travelog(
    _ environment: LayoutEnvironment
  ) throws -> (Window, list: LayoutController, entry: LayoutController) {
    let list = LayoutController("list")
    let entry = LayoutController("entry")
    let split = TravelogController(screen: environment.screenSize)
    split.viewControllers = [NavigationController(rootViewController: list), entry]
    let window = Window(rootController: split, environment: environment)
    try window.engine.layoutIfNeeded()
    return (window, list, entry)
  }

  @Test(arguments: [320.0, 768, 1024])
  func `follows the window at every width from 320 to 1366`(height: Double) throws {
    let (window, list, entry) = try travelog(padWindow(1366))
    let engine = window.engine
    for width in (320...1366).reversed().map(Double.init) {
      let report = try window.resize(to: padWindow(width, height))
      #expect(report.findings.isEmpty)
      let whole = Rect(x: 0, y: 0, width: width, height: height)
      if width < 640 {
        #expect(engine.committedFrame(of: entry.view) == whole, "\(width)")
        #expect(engine.committedFrame(of: list.view) == nil)
        continue
      }
      let column = width < 1366 || width < height ? 170.0 : 320
      #expect(
        engine.committedFrame(of: list.view)
          == Rect(x: 0, y: 0, width: column, height: height), "\(width)")
      #expect(
        engine.committedFrame(of: entry.view)
          == Rect(x: column, y: 0, width: width - column, height: height), "\(width)")
    }
  }

  @Test func `follows an iPad Air 2 through all of its windows`() throws {
    let device = try #require(Device.named("ipad-air-2"))
    func environment(_ orientation: Orientation, _ split: Split) throws -> LayoutEnvironment {
      try WindowConfiguration.device(device, orientation: orientation, split: split).environment()
    }
    let (window, list, _) = try travelog(environment(.landscape, .full))
    for (orientation, split, width) in [
      (Orientation.landscape, Split.full, 320.0), (.landscape, .twoThirds, 170),
      (.landscape, .half, 0), (.landscape, .oneThird, 0), (.landscape, .slideOver, 0),
      (.portrait, .full, 170), (.portrait, .twoThirds, 0), (.portrait, .oneThird, 0),
      (.landscape, .full, 320),
    ] {
      try window.resize(to: environment(orientation, split))
      #expect((window.engine.committedFrame(of: list.view)?.width ?? 0) == width, "\(split)")
    }
  }
}
