import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// No memory remains in use, however long a tree exists.
@Suite(.timeLimit(.minutes(10))) struct GrowthTests {
  #if DEBUG
    private static let cycles = 5_000
  #else
    private static let cycles = 100_000
  #endif

  @Test(arguments: Array(UInt64(500)...515))
  func `removing everything leaves an empty solver`(_ seed: UInt64) throws {
    var script = EditScript(seed: seed)
    let engine = LayoutEngine(root: script.root, environment: plainEnvironment(400, 300))
    for _ in 0..<10 {
      for _ in 0...script.random(6) { script.edit(engine) }
      _ = try engine.solve()
    }
    engine.constraintSets = []
    for view in script.root.subviews { view.removeFromSuperview() }
    LayoutConstraint.deactivate(script.root.constraints)
    let snapshot = try engine.solve()
    #expect(snapshot.items.count == 1)
    #expect(snapshot.statistics.items == 1)
    #expect(snapshot.statistics.constraints == 0)
    // Left, top, width and height of the window, no negative size, and the root's content.
    let model = engine.solver.model
    #expect(model.variables.count == 4)
    let content = script.root.intrinsicContentSize
    let axes = [content.width, content.height].filter { $0 >= 0 }.count
    #expect(model.rows.count == 6 + axes)
  }

  @Test func `a view that comes and goes leaves nothing behind`() throws {
    let root = LayoutView("root")
    let anchor = label("anchor", 30)
    root.addSubview(anchor)
    try LayoutConstraint.activateAll {
      anchor.leading == root.leadingMargin
      anchor.top == root.top
    }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    try cycle(engine, root, anchor)
    let storage = engine.storage
    let position = engine.solver.addVariable().position
    for _ in 0..<Self.cycles { try cycle(engine, root, anchor) }
    #expect(engine.storage == storage)
    // The next variable reuses a slot from the beginning.
    #expect(abs(engine.solver.addVariable().position - position) <= 16)
    #expect(engine.solver.model.rows.count <= 20)
    #expect(root.subviews.count == 1)
    #expect(anchor.constraints.isEmpty)
  }

  private func cycle(
    _ engine: LayoutEngine, _ root: LayoutView, _ anchor: LayoutView
  ) throws {
    let view = label("guest", 40)
    root.addSubview(view)
    let gap = view.leadingAnchor.constraint(equalTo: anchor.trailingAnchor, constant: 8)
    let width = view.widthAnchor.constraint(
      lessThanOrEqualTo: root.readableContentGuide.widthAnchor)
    try LayoutConstraint.activate([gap, width])
    _ = try engine.update {
      gap.constant = 9
      width.priority = .defaultHigh
      width.relation = .greaterThanOrEqual
      view.intrinsicContentSize.width = 41
    }
    view.removeFromSuperview()
    try engine.layoutIfNeeded()
  }

  @Test func `edits that never are solved keep no views alive`() throws {
    weak var guest: LayoutView?
    let root = LayoutView("root")
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    _ = try engine.solve()
    for _ in 0..<10 {
      let view = LayoutView()
      guest = view
      root.addSubview(view)
      view.setNeedsLayout()
      view.removeFromSuperview()
      _ = try engine.solve()
    }
    #expect(guest == nil)
  }

  @Test func `caches are bounded and can be dropped at any time`() throws {
    let root = LayoutView("root")
    let text = LayoutView("text", kind: .label)
    text.text = "a"
    root.addSubview(text)
    try text.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3).activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    let before = try engine.solve().items
    engine.discardCaches()
    #expect(try engine.solve().items == before)
    _ = try engine.update { () throws(LayoutError) in
      text.text = "another"
      engine.discardCaches()
    }
    text.text = "a"
    engine.discardCaches()
    #expect(try engine.solve().items == before)
  }
}
