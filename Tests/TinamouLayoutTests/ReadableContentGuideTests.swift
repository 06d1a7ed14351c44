import Testing
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct ReadableContentGuideTests {
  @Test func `the table has all rows`() {
    #expect(MeasuredGuide.all.count == 120)
    #expect(MeasuredGuide.all.filter { $0.readableWidth == 664 }.count > 14)
  }

  @Test(arguments: MeasuredGuide.all)
  func `margins and readable guide of a root view are the measured ones without constraints`(
    _ row: MeasuredGuide
  ) throws {
    let root = LayoutView("root")
    let engine = LayoutEngine(root: root, environment: try row.environment())
    try engine.layoutIfNeeded()
    expect(root, row)
    #expect(engine.environment.windowSize == row.size)
    #expect(engine.environment.traits.horizontalSizeClass == row.horizontal)
    #expect(engine.environment.traits.verticalSizeClass == row.vertical)
  }

  @Test(arguments: MeasuredGuide.all)
  func `a view pinned to the readable guide has its frame, also after a resize`(
    _ row: MeasuredGuide
  ) throws {
    let root = LayoutView("root")
    let text = LayoutView("text")
    root.addSubview(text)
    try LayoutConstraint.activate(text.pins(to: root.readableContentGuide))
    let environment = try row.environment()
    let expected = Rect(
      x: row.readableX, y: row.margins.top, width: row.readableWidth,
      height: row.size.height - row.margins.top - row.margins.bottom)
    let engine = LayoutEngine(root: root, environment: environment)
    #expect(try engine.solve()["text"]?.exactFrame == expected)
    for width in [320.0, 751, 752, 753, 1366] {
      engine.environment.windowSize.width = width
      _ = try engine.solve()
    }
    engine.environment = environment
    #expect(try engine.solve()["text"]?.exactFrame == expected)
  }

  @Test(arguments: MeasuredGuide.all)
  func `a view that is not the root has the same guide in the same place`(
    _ row: MeasuredGuide
  ) throws {
    let environment = try row.environment()
    let root = LayoutView("root")
    let page = LayoutView("page")
    let text = LayoutView("text")
    root.addSubview(page)
    page.addSubview(text)
    page.directionalLayoutMargins = environment.systemMinimumLayoutMargins
    try LayoutConstraint.activate(page.pins(to: root) + text.pins(to: page.readableContentGuide))
    let engine = LayoutEngine(root: root, environment: plainEnvironment(500, 500))
    try engine.layoutIfNeeded()
    engine.environment = environment
    try engine.layoutIfNeeded()
    expect(page, row)
    let frame = try #require(try engine.solve()["text"]?.exactFrame)
    #expect(frame.minX == row.readableX)
    #expect(frame.width == row.readableWidth)
  }

  @Test func `the width jumps down where more than 44 points stay free on each side`() throws {
    let root = LayoutView("root")
    let text = LayoutView("text")
    root.addSubview(text)
    try LayoutConstraint.activate(text.pins(to: root.readableContentGuide))
    var environment = plainEnvironment(752, 500, scale: 2)
    environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 20, trailing: 20)
    let engine = LayoutEngine(root: root, environment: environment)
    // Strict: measured to one point on Mac Catalyst, 1008 = 920 + 88 is not limited.
    #expect(try engine.solve()["text"]?.frame.width == 712)
    engine.environment.windowSize.width = 753
    #expect(try engine.solve()["text"]?.frame.width == 664)
    engine.environment.windowSize.width = 752
    #expect(try engine.solve()["text"]?.frame.width == 712)
  }

  @Test func `margins that leave less than the readable width are the guide`() throws {
    // Measured on Mac Catalyst: 1200 wide with margins of 200 stays 800.
    let root = LayoutView("root")
    root.layoutMargins = .all(200)
    var environment = plainEnvironment(1200, 800)
    environment.readableWidthProfile = ReadableWidthProfile(
      name: "Catalyst", entries: [.large: .init(width: 920, provenance: .measured)])
    let engine = LayoutEngine(root: root, environment: environment)
    try engine.layoutIfNeeded()
    #expect(root.readableContentGuide.layoutFrame.width == 800)
  }

  @Test func `the guide stands in the middle of margins that differ`() throws {
    let root = LayoutView("root")
    root.layoutMargins = EdgeInsets(left: 100, right: 20)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(1000, 800))
    try engine.layoutIfNeeded()
    #expect(root.readableContentGuide.layoutFrame == Rect(x: 208, y: 0, width: 664, height: 800))
  }

  @Test func `a resize within one form adds no row to the solver`() throws {
    let root = LayoutView("root")
    let text = LayoutView("text")
    root.addSubview(text)
    try LayoutConstraint.activate(text.pins(to: root.readableContentGuide))
    let engine = LayoutEngine(root: root, environment: plainEnvironment(800, 500))
    _ = try engine.solve()
    for width in stride(from: 801.0, through: 900, by: 1) {
      engine.environment.windowSize.width = width
      let snapshot = try engine.solve()
      #expect(snapshot.statistics.rounds == 0)
      #expect(snapshot["text"]?.exactFrame.minX == (width - 664) / 2)
    }
  }

  @Test func `the profile says what was measured and what is derived`() {
    let profile = ReadableWidthProfile.ios14
    let widths = ContentSizeCategory.allCases.map { profile.width(for: $0) }
    #expect(widths == [544, 584, 624, 664, 744, 816, 896, 1096, 1288, 1560, 1832, 2064])
    #expect(profile.entry(for: .large).provenance == .measured)
    #expect(profile.entry(for: .small).provenance == .derived)
    #expect(ReadableWidthProfile.ios9.width(for: .large) == 672)
  }

  private func expect(_ view: LayoutView, _ row: MeasuredGuide) {
    #expect(view.layoutMargins == row.margins)
    let guide = view.readableContentGuide.layoutFrame
    #expect(guide.minX == row.readableX)
    #expect(guide.width == row.readableWidth)
    #expect(guide.minY == row.margins.top)
    #expect(guide.maxY == row.size.height - row.margins.bottom)
  }

  @Test(arguments: [SystemVersion.iOS18, .iOS26])
  func `with unequal margins, the guide is in the middle of the view from iOS 26 on`(
    _ system: SystemVersion
  ) throws {
    let root = LayoutView("root")
    let text = LayoutView("text")
    root.addSubview(text)
    var environment = plainEnvironment(1000, 500)
    environment.platform = Platform(system)
    environment.readableWidthProfile = .charactersPerLine(42)
    let width = environment.readableWidth
    root.directionalLayoutMargins = DirectionalEdgeInsets(leading: 100, trailing: 20)
    try LayoutConstraint.activate(text.pins(to: root.readableContentGuide))
    let engine = LayoutEngine(root: root, environment: environment)
    let frame = try #require(try engine.solve()["text"]).exactFrame
    // In the middle of 100 to 980, or of 0 to 1000.
    #expect(frame.width == width)
    #expect(frame.midX == (system < .iOS26 ? 540 : 500))
  }
}
