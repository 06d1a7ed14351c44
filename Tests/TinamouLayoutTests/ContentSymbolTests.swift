import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// The members of UIKit for content; each test is named after the symbol.
@Suite struct ContentSymbolTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")
  private let engine: LayoutEngine

  init() throws {
    root.addSubview(box)
    engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    for pull in [
      box.widthAnchor.constraint(equalToConstant: 200),
      box.heightAnchor.constraint(equalToConstant: 5),
    ] {
      pull.priority = LayoutPriority(500)
      try pull.activate()
    }
    box.intrinsicContentSize = Size(width: 100, height: 50)
  }

  private func size() throws -> Size { try #require(try engine.solve()["box"]?.frame.size) }

  @Test func intrinsicContentSize() throws {
    #expect(try size() == Size(width: 200, height: 50))
    box.intrinsicContentSize.height = 60
    #expect(try size().height == 60)
  }

  /// A dimension of -1 adds no constraints.
  @Test func noIntrinsicMetric() throws {
    #expect(LayoutView.noIntrinsicMetric == -1)
    box.intrinsicContentSize = Size(width: 100, height: -1)
    #expect(try size().height == 5)
  }

  @Test func `setContentHuggingPriority(_:for:)`() throws {
    box.setContentHuggingPriority(LayoutPriority(501), for: .horizontal)
    #expect(box.contentHuggingPriority(for: .horizontal) == LayoutPriority(501))
    #expect(box.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(try size() == Size(width: 100, height: 50))
  }

  @Test func `setContentCompressionResistancePriority(_:for:)`() throws {
    box.setContentCompressionResistancePriority(LayoutPriority(499), for: .vertical)
    #expect(box.contentCompressionResistancePriority(for: .vertical) == LayoutPriority(499))
    #expect(box.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    #expect(try size() == Size(width: 200, height: 5))
  }

  private final class Picture: LayoutViewDelegate {
    var size = Size(width: 10, height: 70)
    var calls = 0

    func intrinsicContentSize(of view: LayoutView) -> Size? {
      calls += 1
      return size
    }
  }

  @Test func invalidateIntrinsicContentSize() throws {
    let picture = Picture()
    box.layoutDelegate = picture
    #expect(try size().height == 70)
    #expect(picture.calls == 1)
    engine.environment.windowSize.width = 390
    try box.leftAnchor.constraint(equalTo: root.leftAnchor).activate()
    #expect(try size().height == 70)
    #expect(picture.calls == 1)
    picture.size.height = 80
    box.invalidateIntrinsicContentSize()
    #expect(try size().height == 80)
    #expect(picture.calls == 2)
    engine.discardCaches()
    #expect(try size().height == 80)
    #expect(picture.calls == 3)
  }

  private final class Square: LayoutView {
    var side = 30.0 { didSet { invalidateIntrinsicContentSize() } }

    override var intrinsicContentSize: Size {
      get { Size(width: side, height: side) }
      set { side = newValue.width }
    }
  }

  @Test func `a subclass may tell its size`() throws {
    let square = Square("square")
    root.addSubview(square)
    #expect(try engine.solve()["square"]?.frame.size == Size(width: 30, height: 30))
    square.side = 44
    #expect(try engine.solve()["square"]?.frame.size == Size(width: 44, height: 44))
  }

  /// Interface Builder's defaults, horizontal and vertical, from published storyboards.
  @Test(
    arguments: [
      (ViewKind.label, 251.0, 251.0), (.image, 251, 251), (.button, 250, 250),
      (.textField, 250, 250), (.segmentedControl, 250, 250), (.slider, 250, 250),
      (.switch, 750, 750), (.stepper, 750, 750), (.activityIndicator, 750, 750),
      (.progressView, 250, 750), (.view, 250, 250), (.textView, 250, 250), (.datePicker, 250, 250),
      (.pickerView, 250, 250), (.pageControl, 250, 250), (.searchBar, 250, 250),
      (.toolbar, 250, 250), (.tabBar, 250, 250),
    ] as [(ViewKind, Float, Float)])
  func `views hug as Interface Builder makes them`(
    _ kind: ViewKind, _ horizontal: Float, _ vertical: Float
  ) {
    let view = LayoutView(kind: kind)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == horizontal)
    #expect(view.contentHuggingPriority(for: .vertical).rawValue == vertical)
    for axis in LayoutAxis.allCases {
      #expect(view.contentCompressionResistancePriority(for: axis).rawValue == 750)
    }
  }

  /// Measured on iOS 26.1: a label made in code hugs with 250 along its lines and 251 across.
  @Test func `views made in code hug differently`() {
    let label = LayoutView(kind: .label)
    label.contentPriorityDefaults = .code
    #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 250)
    #expect(label.contentHuggingPriority(for: .vertical).rawValue == 251)
    let view = LayoutView(kind: .switch)
    view.contentPriorityDefaults = .code
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
  }

  @Test func isHidden() throws {
    let below = LayoutView("below")
    root.addSubview(below)
    try below.topAnchor.constraint(equalTo: box.bottomAnchor).activate()
    try box.topAnchor.constraint(equalTo: root.topAnchor).activate()
    box.isHidden = true
    let snapshot = try engine.solve()
    #expect(snapshot["below"]?.frame.minY == 50)
    #expect(snapshot["box"]?.isHidden == true)
  }
}
