import Testing
import TinamouSolver

@testable import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct `Guides in the solver` {
  /// A page inside a split root with something at the edges of each of its guides.
  private struct Page {
    let root = LayoutView("root")
    let page = LayoutView("page")
    var guides: [LayoutGuide] = []
    let engine: LayoutEngine

    init(_ direction: LayoutDirection) throws {
      root.addSubview(page)
      page.preservesSuperviewLayoutMargins = true
      page.additionalSafeAreaInsets = EdgeInsets(top: 44)
      let own = LayoutGuide("own")
      page.addLayoutGuide(own)
      guides = [
        page.layoutMarginsGuide, page.readableContentGuide, page.safeAreaLayoutGuide,
        page.keyboardLayoutGuide, own,
      ]
      try LayoutConstraint.activate(page.pins(to: root))
      for (index, guide) in guides.enumerated() {
        let view = LayoutView("view\(index)")
        page.addSubview(view)
        try LayoutConstraint.activate(view.pins(to: guide))
      }
      try LayoutConstraint.activate([
        own.leadingAnchor.constraint(equalTo: page.layoutMarginsGuide.leadingAnchor),
        own.trailingAnchor.constraint(equalTo: page.readableContentGuide.trailingAnchor),
        own.topAnchor.constraint(equalTo: page.safeAreaLayoutGuide.topAnchor),
        own.bottomAnchor.constraint(equalTo: page.keyboardLayoutGuide.topAnchor),
      ])
      var environment = plainEnvironment(1000, 700, direction: direction)
      environment.safeAreaInsets = EdgeInsets(top: 24, left: 10, bottom: 20, right: 30)
      environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 20, trailing: 12)
      environment.keyboardHeight = 200
      engine = LayoutEngine(root: root, environment: environment)
    }

    var rows: [ConstraintID] {
      engine.model.items.values.flatMap(\.placingRows)
        + engine.model.constraints.values.map(\.id)
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a resize changes no row, whichever guides there are`(_ direction: LayoutDirection) throws {
    let page = try Page(direction)
    _ = try page.engine.solve()
    let rows = page.rows
    for width in stride(from: 1000.0, through: 1400, by: 50) {
      page.engine.environment.windowSize = Size(width: width, height: width - 300)
      let snapshot = try page.engine.solve()
      #expect(snapshot.statistics.rounds == 0)
      #expect(snapshot.statistics.switchedRows == 0)
      for (index, guide) in page.guides.enumerated() where guide.role != .user {
        let expected = try frame(of: guide, in: page)
        #expect(snapshot["view\(index)"]?.exactFrame == expected)
      }
    }
    #expect(page.rows == rows)
  }

  /// The rectangle of a guide computed from frames alone, without the solver.
  private func frame(of guide: LayoutGuide, in page: Page) throws -> Rect {
    try page.engine.layoutIfNeeded()
    return guide.layoutFrame
  }

  @Test func `a relation that switches changes two rows in place`() throws {
    let page = try Page(.leftToRight)
    _ = try page.engine.solve()
    let rows = page.rows
    page.engine.environment.windowSize.width = 700
    #expect(try page.engine.solve().statistics.switchedRows == 2)
    page.engine.environment.windowSize.width = 1000
    #expect(try page.engine.solve().statistics.switchedRows == 4)
    #expect(page.rows == rows)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `frames after resizes are those of a new engine, byte for byte`(
    _ direction: LayoutDirection
  ) throws {
    let page = try Page(direction)
    for width in [320.0, 790, 792, 793, 830, 1366, 640] {
      page.engine.environment.windowSize.width = width
      page.engine.environment.keyboardHeight = width / 4
      let fresh = try Page(direction)
      fresh.engine.environment = page.engine.environment
      #expect(
        try page.engine.solve().items.map(\.exactFrame)
          == fresh.engine.solve().items.map(\.exactFrame))
    }
  }

  @Test func `the mirrored layout has the mirrored frames`() throws {
    let left = try Page(.leftToRight)
    let right = try Page(.rightToLeft)
    // The safe area has left and right sides and does not mirror by itself.
    right.engine.environment.safeAreaInsets = EdgeInsets(top: 24, left: 30, bottom: 20, right: 10)
    let leftFrames = try left.engine.solve().items
    let rightFrames = try right.engine.solve().items
    for (left, right) in zip(leftFrames, rightFrames) {
      #expect(
        left.exactWindowFrame.minX == 1000 - right.exactWindowFrame.maxX, "\(left.name ?? "")")
      #expect(left.exactWindowFrame.width == right.exactWindowFrame.width)
      #expect(left.exactWindowFrame.minY == right.exactWindowFrame.minY)
    }
  }

  @Test func `a guide has variables while a constraint mentions it`() throws {
    let root = LayoutView("root")
    let view = LayoutView("view")
    root.addSubview(view)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let before = try engine.solve().statistics.items
    let constraint = view.topAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor)
    try constraint.activate()
    #expect(try engine.solve().statistics.items == before + 1)
    constraint.deactivate()
    #expect(try engine.solve().statistics.items == before)
  }

  @Test func `a guide of content is as large as constraints make it`() throws {
    let root = LayoutView("root")
    let view = LayoutView("view")
    root.addSubview(view)
    try LayoutConstraint.activate(
      view.pins(to: root.systemGuide(.content)) + [
        view.widthAnchor.constraint(equalToConstant: 500),
        view.heightAnchor.constraint(equalToConstant: 70),
      ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    try engine.layoutIfNeeded()
    #expect(try engine.solve()["view"]?.exactFrame == Rect(x: 0, y: 0, width: 500, height: 70))
    #expect(root.systemGuide(.content).layoutFrame.size == Size(width: 500, height: 70))
    #expect(root.systemGuide(.frame).layoutFrame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// A place in the document order has 16 bits for its part, and a guide needs four parts.
  @Test func `a view can have more guides of regions than the document order has parts`() throws {
    let root = LayoutView("root")
    let bar = LayoutView("bar")
    root.addSubview(bar)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 600))
    for extent in 1...16_400 {
      let region = LayoutRegion.bar(onEdge: .bottom, extent: Double(extent))
      root.addSystemGuide(LayoutGuide(region.name, role: .region, region: region))
    }
    let last = try #require(root.regionGuides.last)
    try LayoutConstraint.activate(bar.pins(to: last))
    #expect(try engine.solve()[bar]?.frame.height == 16_400)
  }
}
