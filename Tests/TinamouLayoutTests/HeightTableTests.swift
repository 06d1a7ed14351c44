import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

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

  @Test func `a negative height means none at that width`() throws {
    let root = LayoutView("root")
    let text = LayoutView("text", kind: .label)
    text.heights = HeightTable([
      .init(width: 0, height: LayoutView.noIntrinsicMetric), .init(width: 100, height: 20),
    ])
    root.addSubview(text)
    let weak = text.heightAnchor.constraint(equalToConstant: 15)
    weak.priority = 100
    try LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor), weak,
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(80, 500))
    for (width, height) in [(80.0, 15.0), (120, 20), (80, 15)] {
      engine.environment.windowSize.width = width
      let snapshot = try engine.solve()
      #expect(snapshot["text"]?.frame.height == height)
      #expect(snapshot.diagnostics.isEmpty)
      #expect(snapshot.statistics.rounds < 3)
    }
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

  @Test func `where several heights agree with themselves the history does not decide`() throws {
    // With 420 for width and height together, 320 x 100 and 400 x 20 are both consistent.
    let root = LayoutView("root")
    let text = LayoutView("text", kind: .label)
    text.heights = HeightTable([.init(width: 0, height: 100), .init(width: 350, height: 20)])
    root.addSubview(text)
    let sum = LayoutConstraint(
      LayoutExpression([.init(text, .width), .init(text, .height)]), .equal,
      LayoutExpression(constant: 420))
    try sum.activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(500, 500))
    let first = try engine.solve()["text"]?.exactFrame
    for constant in [500.0, 300, 460] {
      sum.constant = constant
      _ = try engine.solve()
      sum.constant = 420
      #expect(try engine.solve()["text"]?.exactFrame == first)
    }
  }
}
