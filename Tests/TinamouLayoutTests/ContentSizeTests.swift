import Testing
import TinamouLayout
import TinamouSolver

@Suite struct ContentSizeTests {
  /// Two labels of 50 points side by side, 8 apart, from edge to edge.
  private func row(
    _ width: Double, mentionsSecondFirst: Bool = false,
    configure: (LayoutView, LayoutView) -> Void = { _, _ in }
  ) throws -> [Rect] {
    let root = LayoutView("root")
    let first = label("first", 50)
    let second = label("second", 50)
    root.addSubview(first)
    root.addSubview(second)
    configure(first, second)
    let start = { first.leadingAnchor.constraint(equalTo: root.leadingAnchor) }
    let end = { second.trailingAnchor.constraint(equalTo: root.trailingAnchor) }
    let outer = mentionsSecondFirst ? [end(), start()] : [start(), end()]
    try LayoutConstraint.activate(
      outer + [
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        first.topAnchor.constraint(equalTo: root.topAnchor),
        second.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(width, 100))
    let snapshot = try engine.solve()
    #expect(try engine.certificate().isValid)
    return [snapshot["first"]?.frame ?? .zero, snapshot["second"]?.frame ?? .zero]
  }

  @Test func `of two equal labels the first one mentioned stretches`() throws {
    #expect(try row(200).map(\.width) == [142, 50])
    #expect(try row(200, mentionsSecondFirst: true).map(\.width) == [50, 142])
  }

  @Test func `of two equal labels the first one mentioned keeps its width in want of room`() throws
  {
    #expect(try row(88).map(\.width) == [50, 30])
    #expect(try row(88, mentionsSecondFirst: true).map(\.width) == [30, 50])
  }

  @Test func `the label that hugs less stretches`() throws {
    let widths = try row(200) { first, _ in
      first.setContentHuggingPriority(LayoutPriority(252), for: .horizontal)
    }
    #expect(widths.map(\.width) == [50, 142])
  }

  @Test func `the label that resists less is compressed`() throws {
    let widths = try row(88) { first, _ in
      first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    #expect(widths.map(\.width) == [30, 50])
  }

  @Test func `an axis without intrinsic size has no say`() throws {
    let widths = try row(200) { first, _ in
      first.intrinsicContentSize.width = LayoutView.noIntrinsicMetric
    }
    #expect(widths.map(\.width) == [142, 50])
    #expect(widths.map(\.height) == [20, 20])
  }

  @Test func `defaults depend on the kind`() {
    #expect(LayoutView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(LayoutView(kind: .label).contentHuggingPriority(for: .vertical) == LayoutPriority(251))
    #expect(LayoutView(kind: .switch).contentHuggingPriority(for: .vertical) == .defaultHigh)
    for kind in ViewKind.allCases {
      let view = LayoutView(kind: kind)
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    }
  }

  @Test func `a new content size or priority counts at the next solve`() throws {
    let root = LayoutView("root")
    let text = label("text", 50)
    root.addSubview(text)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(200, 100))
    try LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let end = text.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    end.priority = LayoutPriority(500)
    try end.activate()
    #expect(try engine.solve()["text"]?.frame.width == 200)
    text.setContentHuggingPriority(LayoutPriority(501), for: .horizontal)
    #expect(try engine.solve()["text"]?.frame.width == 50)
    text.intrinsicContentSize.width = 70
    #expect(try engine.solve()["text"]?.frame.width == 70)
    end.priority = .required
    #expect(try engine.solve()["text"]?.frame.width == 200)
    end.constant = -20
    #expect(try engine.solve()["text"]?.frame.width == 180)
  }

  @Test func `one priority above beats a thousand and one below`() throws {
    let root = LayoutView("root")
    let box = LayoutView("box")
    root.addSubview(box)
    for _ in 0..<1001 {
      let weak = box.widthAnchor.constraint(equalToConstant: 10)
      weak.priority = .defaultLow
      try weak.activate()
    }
    let strong = box.widthAnchor.constraint(equalToConstant: 90)
    strong.priority = .defaultHigh
    try strong.activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.solve()["box"]?.frame.width == 90)
  }
}

@Suite struct HeightTableTests {
  private let table = HeightTable([
    .init(width: 200, height: 60), .init(width: 100, height: 100), .init(width: 300, height: 20),
  ])

  @Test(arguments: [
    (50.0, 100.0), (100, 100), (199.5, 100), (200, 60), (299, 60), (300, 20), (5000, 20),
  ])
  func `a height holds from its width on`(_ width: Double, _ height: Double) {
    #expect(table.height(forWidth: width) == height)
  }

  @Test func `an empty table has no height`() {
    #expect(HeightTable([]).height(forWidth: 10) == nil)
  }

  @Test func `wrapping content gets the height of the width that it was given`() throws {
    let root = LayoutView("root")
    let text = LayoutView("text", kind: .label)
    text.heights = table
    let below = label("below", 10)
    root.addSubview(text)
    root.addSubview(below)
    try LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor, constant: 8),
      below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(250, 500))
    #expect(try engine.solve()["below"]?.frame.minY == 68)
    for (width, y) in [(120.0, 108.0), (300, 28), (80, 108), (250, 68)] {
      engine.environment.windowSize.width = width
      let snapshot = try engine.solve()
      #expect(snapshot["below"]?.frame.minY == y)
      #expect(snapshot["text"]?.frame.height == y - 8)
    }
    text.heights = nil
    text.intrinsicContentSize.height = 33
    #expect(try engine.solve()["below"]?.frame.minY == 41)
  }

  @Test func `a height that decides on its own width keeps the narrower one and says so`() throws {
    let root = LayoutView("root")
    let text = LayoutView("text", kind: .label)
    text.heights = HeightTable([.init(width: 0, height: 100), .init(width: 350, height: 20)])
    root.addSubview(text)
    let sum = LayoutConstraint(
      LayoutExpression([.init(text, .width), .init(text, .height)]), .equal,
      LayoutExpression(constant: 500))
    let turn = LayoutConstraint(
      LayoutExpression([.init(text, .width)]), .equal,
      LayoutExpression([.init(text, .height, 4)], constant: -20))
    try LayoutConstraint.activate([turn])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(500, 500))
    let snapshot = try engine.solve()
    // 100 high asks for 380 wide, where it is 20 high, which asks for 60 wide, where it is 100.
    #expect(snapshot.diagnostics == [.unsettled(item: "text", quantity: "height")])
    #expect(snapshot["text"]?.frame.height == 100)
    #expect(snapshot["text"]?.frame.width == 380)
    turn.deactivate()
    try sum.activate()
    let settled = try engine.solve()
    #expect(settled.diagnostics.isEmpty)
    #expect(settled["text"]?.frame.width == 480)
  }
}
