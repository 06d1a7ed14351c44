import Testing
import TinamouControllers
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

@Suite struct PopoverTests {
  /// A window of 1200 by 1024 points with a button, and a popover attached to it.
  private final class App {
    let root = LayoutController("root")
    let content = LayoutController("content")
    let button = LayoutView("button")
    let window: Window
    let left: LayoutConstraint
    let top: LayoutConstraint

    init(
      left x: Double, top y: Double, profile: PresentationProfile = .ios13,
      _ configure: (PopoverPresentationController) -> Void
    ) throws {
      window = Window(rootController: root, environment: try padWindow(1200))
      window.presentationProfile = profile
      root.view.addSubview(button)
      left = button.leftAnchor.constraint(equalTo: root.view.leftAnchor, constant: x)
      top = button.topAnchor.constraint(equalTo: root.view.topAnchor, constant: y)
      try LayoutConstraint.activate([
        left, top, button.widthAnchor.constraint(equalToConstant: 60),
        button.heightAnchor.constraint(equalToConstant: 40),
      ])
      content.modalPresentationStyle = .popover
      content.preferredContentSize = Size(width: 300, height: 400)
      let popover = try #require(content.popoverPresentationController)
      popover.sourceView = button
      configure(popover)
      #expect(root.present(content))
      try window.engine.layoutIfNeeded()
    }

    var popover: PopoverPresentationController {
      get throws { try #require(content.popoverPresentationController) }
    }

    var frame: Rect? { window.engine.committedFrame(of: content.view) }

    func move(x: Double, y: Double) throws {
      (left.constant, top.constant) = (x, y)
      try window.engine.layoutIfNeeded()
    }
  }

  @Test(
    arguments: [
      // The frame of the button, the direction of the arrow, and the frame of the popover.
      (600, 100, .up, [480, 153]), (600, 900, .down, [480, 487]), (10, 500, .up, [10, 553]),
      (1140, 500, .up, [890, 553]),
    ] as [(Double, Double, PopoverArrowDirection, [Double])])
  func `lies below or above its source and inside of the window`(
    x: Double, y: Double, arrow: PopoverArrowDirection, origin: [Double]
  ) throws {
    let app = try App(left: x, top: y) { _ in }
    #expect(try app.popover.arrowDirection == arrow)
    #expect(app.frame == Rect(x: origin[0], y: origin[1], width: 300, height: 400))
    #expect(
      try app.popover.arrowTip
        == Point(x: x + 30, y: arrow == .up ? y + 40 : y))
    let layout = try app.window.engine.solve()
    #expect(layout.ambiguous.isEmpty && layout.broken.isEmpty)
  }

  @Test func `lies where the permitted arrows let it`() throws {
    for (permitted, arrow, frame) in [
      (
        PopoverArrowDirection.left, PopoverArrowDirection.left,
        Rect(x: 373, y: 320, width: 300, height: 400)
      ),
      (.right, .right, Rect(x: 10, y: 320, width: 277, height: 400)),
      (.down, .down, Rect(x: 180, y: 87, width: 300, height: 400)),
      ([.down, .right], .down, Rect(x: 180, y: 87, width: 300, height: 400)),
      ([], .up, Rect(x: 180, y: 553, width: 300, height: 400)),
    ] {
      let app = try App(left: 300, top: 500) { $0.permittedArrowDirections = permitted }
      #expect(try app.popover.arrowDirection == arrow)
      #expect(app.frame == frame)
    }
  }

  @Test func `follows its source from side to side`() throws {
    let app = try App(left: 600, top: 100) { _ in }
    for y in stride(from: 100.0, through: 900, by: 50) {
      try app.move(x: 600, y: y)
      let isBelow = y + 40 + 13 + 400 <= 1014
      #expect(try app.popover.arrowDirection == (isBelow ? .up : .down))
      #expect(app.frame?.minY == (isBelow ? y + 53 : y - 413))
    }
  }

  @Test func `points to a part of its source, which moves along`() throws {
    let app = try App(left: 600, top: 100) {
      $0.sourceRect = Rect(x: 50, y: 10, width: 10, height: 10)
    }
    #expect(app.frame?.origin == Point(x: 505, y: 133))
    try app.move(x: 500, y: 200)
    #expect(app.frame?.origin == Point(x: 405, y: 233))
    try app.popover.sourceRect = nil
    try app.window.engine.layoutIfNeeded()
    #expect(app.frame?.origin == Point(x: 380, y: 253))
  }

  @Test func `without a rectangle it points to the whole source, or of old to its corner`() throws {
    let new = try App(left: 600, top: 100) { _ in }
    #expect(new.frame?.origin == Point(x: 480, y: 153))
    let old = try App(left: 600, top: 100, profile: .ios8) { _ in }
    #expect(old.frame?.origin == Point(x: 450, y: 113))
  }

  @Test func `a bar button item counts before a source view`() throws {
    let app = try App(left: 600, top: 100) { $0.sourceRect = Rect(x: 0, y: 0, width: 1, height: 1) }
    let bar = LayoutView("item")
    app.root.view.addSubview(bar)
    try LayoutConstraint.activate([
      bar.rightAnchor.constraint(equalTo: app.root.view.rightAnchor),
      bar.topAnchor.constraint(equalTo: app.root.view.topAnchor),
      bar.widthAnchor.constraint(equalToConstant: 44),
      bar.heightAnchor.constraint(equalToConstant: 44),
    ])
    try app.popover.barButtonItem = BarButtonItem(view: bar)
    for width in [1200.0, 900, 1024] {
      try app.window.resize(to: padWindow(width))
      #expect(app.frame == Rect(x: width - 310, y: 57, width: 300, height: 400))
      #expect(try app.popover.arrowTip == Point(x: width - 22, y: 44))
    }
  }

  @Test func `keeps to the safe area and above the keyboard`() throws {
    let app = try App(left: 600, top: 500) { $0.popoverLayoutMargins = EdgeInsets.all(20) }
    var environment = try padWindow(1200)
    environment.safeAreaInsets = EdgeInsets(top: 24, left: 0, bottom: 20, right: 0)
    environment.keyboardHeight = 300
    try app.window.resize(to: environment)
    #expect(try app.popover.arrowDirection == .down)
    #expect(app.frame == Rect(x: 480, y: 87, width: 300, height: 400))
    app.content.preferredContentSize.height = 600
    try app.window.engine.layoutIfNeeded()
    #expect(try app.popover.arrowDirection == .left)
    #expect(app.frame == Rect(x: 673, y: 104, width: 300, height: 600))
    try app.popover.permittedArrowDirections = [.up, .down]
    try app.window.engine.layoutIfNeeded()
    #expect(app.frame == Rect(x: 480, y: 44, width: 300, height: 443))
  }

  @Test func `is in the middle while its source is in no window`() throws {
    let app = try App(left: 600, top: 100) { _ in }
    app.button.removeFromSuperview()
    try app.window.engine.layoutIfNeeded()
    #expect(app.frame == Rect(x: 450, y: 312, width: 300, height: 400))
    #expect(try app.popover.arrowDirection == [])
    #expect(try app.popover.arrowTip == nil)
    app.root.view.addSubview(app.button)
    app.left.isActive = true
    app.top.isActive = true
    try app.window.engine.layoutIfNeeded()
    #expect(try app.popover.arrowDirection == .up)
    #expect(app.frame?.minY == 153)
  }

  @Test func `never moves its source`() throws {
    let app = try App(left: 100, top: 100) { $0.permittedArrowDirections = .right }
    app.left.priority = LayoutPriority(1)
    for constraint in app.button.constraints { constraint.priority = LayoutPriority(2) }
    try app.window.engine.layoutIfNeeded()
    #expect(app.button.frame == Rect(x: 100, y: 100, width: 60, height: 40))
    #expect(app.frame == Rect(x: 10, y: 10, width: 77, height: 400))
  }

  @Test func `scrolls along with its source`() throws {
    let app = try App(left: 0, top: 0) { _ in }
    let scroll = ScrollView("scroll")
    let item = LayoutView("item")
    app.root.view.addSubview(scroll)
    for constraint in scroll.pins(to: app.root.view) { constraint.isActive = true }
    scroll.addSubview(item)
    try LayoutConstraint.activate([
      item.leftAnchor.constraint(equalTo: scroll.contentLayoutGuide.leftAnchor, constant: 500),
      item.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor, constant: 600),
      item.widthAnchor.constraint(equalToConstant: 40),
      item.heightAnchor.constraint(equalToConstant: 40),
      scroll.contentLayoutGuide.heightAnchor.constraint(equalToConstant: 3000),
      scroll.contentLayoutGuide.widthAnchor.constraint(equalTo: scroll.widthAnchor),
    ])
    try app.popover.sourceView = item
    try app.window.engine.layoutIfNeeded()
    #expect(try app.popover.arrowDirection == .down)
    #expect(app.frame?.origin == Point(x: 370, y: 187))
    scroll.contentOffset.y = 300
    try app.window.engine.layoutIfNeeded()
    #expect(try app.popover.arrowDirection == .up)
    #expect(app.frame?.origin == Point(x: 370, y: 353))
  }

  /// The article on Travelog keeps the popover in windows wider than 320 points.
  @Test func `the article's delegate keeps it in every window but the narrowest`() throws {
    final class Logs: AdaptivePresentationDelegate {
      unowned let split: SplitController
      init(_ split: SplitController) { self.split = split }

      func adaptivePresentationStyle(
        for controller: PresentationController, traits: TraitCollection
      ) -> ModalPresentationStyle? {
        guard traits.userInterfaceIdiom == .pad else { return .fullScreen }
        return split.view.frame.width > 320 ? ModalPresentationStyle.none : .fullScreen
      }
    }
    let columns = try Columns(.unspecified, padWindow(1366)) {
      $0.preferredDisplayMode = .oneBesideSecondary
    }
    let button = LayoutView("library")
    columns[.primary].view.addSubview(button)
    try LayoutConstraint.activate([
      button.rightAnchor.constraint(equalTo: columns[.primary].view.rightAnchor),
      button.topAnchor.constraint(equalTo: columns[.primary].view.topAnchor),
      button.widthAnchor.constraint(equalToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 44),
    ])
    let library = LayoutController("photos")
    library.modalPresentationStyle = .popover
    let delegate = Logs(columns.split)
    let popover = try #require(library.popoverPresentationController)
    popover.delegate = delegate
    popover.barButtonItem = BarButtonItem(view: button)
    columns.split.present(library)
    for width in Array((320...1366).reversed()) + [500, 320, 321] {
      try columns.window.resize(to: padWindow(Double(width)))
      let style: ModalPresentationStyle = width > 320 ? .popover : .fullScreen
      #expect(popover.adaptedStyle == style, "\(width)")
      let frame = try #require(columns.window.engine.committedFrame(of: library.view))
      if width == 320 {
        #expect(frame == Rect(x: 0, y: 0, width: 320, height: 1024))
      } else {
        #expect(frame.minX >= 10 && frame.maxX <= Double(width) - 10, "\(width)")
        #expect(frame.minY == 57)
      }
    }
  }
}
