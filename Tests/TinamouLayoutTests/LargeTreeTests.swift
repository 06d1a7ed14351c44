import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Very deep and very wide trees: nothing recurses and nothing is quadratic.
@Suite(.timeLimit(.minutes(10))) struct LargeTreeTests {
  /// Deep enough for a recursion to overflow the stack; the full depth takes minutes in a debug
  /// build.
  #if DEBUG
    private static let count = 10_000
  #else
    private static let count = 100_000
  #endif

  /// Runs a step and prints how long it took.
  private func timed(_ step: String, _ body: () throws -> Void) rethrows {
    let time = try ContinuousClock().measure(body)
    print("\(Self.count) \(step): \(time)")
  }

  /// Nested views with constraints to fill their superviews, which return.
  private func nest(in start: LayoutView) -> (deepest: LayoutView, [LayoutConstraint]) {
    var constraints: [LayoutConstraint] = []
    var parent = start
    for _ in 0..<Self.count {
      let child = LayoutView()
      parent.addSubview(child)
      constraints += child.pins(to: parent)
      parent = child
    }
    return (parent, constraints)
  }

  /// Views in a row, each attached to the one before.
  private func row(in parent: LayoutView) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    var last = parent.leftAnchor
    for _ in 0..<Self.count {
      let child = LayoutView()
      child.intrinsicContentSize = Size(width: 2, height: 3)
      parent.addSubview(child)
      constraints.append(child.leftAnchor.constraint(equalTo: last))
      constraints.append(child.topAnchor.constraint(equalTo: parent.topAnchor))
      last = child.rightAnchor
    }
    return constraints
  }

  @Test func `levels are built, laid out, removed and taken apart`() throws {
    var root: LayoutView? = LayoutView("root")
    weak var deepest: LayoutView?
    do {
      let root = try #require(root)
      var constraints: [LayoutConstraint] = []
      try timed("levels built") {
        (deepest, constraints) = nest(in: root)
        try LayoutConstraint.activate(constraints)
      }
      let engine = LayoutEngine(root: root, environment: plainEnvironment(500, 400))
      try timed("levels laid out") { try engine.layoutIfNeeded() }
      #expect(deepest?.frame == Rect(x: 0, y: 0, width: 500, height: 400))
      engine.environment.windowSize.width = 300
      try timed("levels resized") { try engine.layoutIfNeeded() }
      #expect(deepest?.frame.width == 300)
      let top = try #require(root.subviews.first)
      try timed("levels removed and put back") {
        top.removeFromSuperview()
        let items = try engine.solve().items
        #expect(items.count == 1)
        root.addSubview(top)
        try LayoutConstraint.activate(Array(constraints[0..<4]))
      }
      #expect(try engine.solve().items.count == Self.count + 1)
    }
    timed("levels deallocated") { root = nil }
    #expect(deepest == nil)
  }

  @Test func `siblings are built, laid out, removed one by one and taken apart`() throws {
    var root: LayoutView? = LayoutView("root")
    weak var last: LayoutView?
    do {
      let root = try #require(root)
      var constraints: [LayoutConstraint] = []
      try timed("siblings built") {
        constraints = row(in: root)
        try LayoutConstraint.activate(constraints)
        last = root.subviews.last
      }
      let engine = LayoutEngine(root: root, environment: plainEnvironment(500, 400))
      try timed("siblings laid out") { try engine.layoutIfNeeded() }
      #expect(last?.frame == Rect(x: Double(2 * (Self.count - 1)), y: 0, width: 2, height: 3))
      engine.environment.windowSize.width = 300
      try timed("siblings resized") { try engine.layoutIfNeeded() }
      try timed("half of the siblings removed from the end") {
        for view in root.subviews.reversed().prefix(Self.count / 2) { view.removeFromSuperview() }
        let items = try engine.solve().items
        #expect(items.count == Self.count / 2 + 1)
      }
      try timed("constraints deactivated") {
        LayoutConstraint.deactivate(constraints)
        let statistics = try engine.solve().statistics
        #expect(statistics.constraints == 0)
      }
    }
    timed("siblings deallocated") { root = nil }
    #expect(last == nil)
  }

  @Test func `one view that all others hang on costs no more than many`() throws {
    let root = LayoutView("root")
    let hub = label("hub", 30)
    root.addSubview(hub)
    var constraints: [LayoutConstraint] = []
    for _ in 0..<Self.count {
      let view = label("view", 5)
      root.addSubview(view)
      constraints.append(view.leftAnchor.constraint(equalTo: hub.rightAnchor))
      constraints.append(view.firstBaselineAnchor.constraint(equalTo: hub.lastBaselineAnchor))
    }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(500, 400))
    try timed("views hung on one") {
      try LayoutConstraint.activate(constraints)
      try engine.layoutIfNeeded()
    }
    #expect(root.subviews.last?.frame.minX == 30)
    hub.alignmentRectInsets = EdgeInsets(right: 4)
    hub.intrinsicContentSize.width = 40
    try timed("views moved by one") { try engine.layoutIfNeeded() }
    #expect(root.subviews.last?.frame.minX == 40)
  }

  @Test func `views that somebody else holds are let go one by one`() throws {
    var held: [LayoutView] = []
    do {
      let root = LayoutView("root")
      let (deepest, constraints) = nest(in: root)
      try LayoutConstraint.activate(constraints)
      var view: LayoutView? = deepest
      while let next = view {
        held.append(next)
        view = next.superview
      }
      // A leaf at each level, which is also kept.
      for (index, view) in held.enumerated() where index % 2 == 0 {
        let leaf = LayoutView()
        view.addSubview(leaf)
        held.append(leaf)
      }
      held.reverse()
    }
    weak let deepest = held.last
    timed("held levels let go from the root on") { held.removeAll() }
    #expect(deepest == nil)
  }

  @Test func `constraints between subtrees that lose their superview are deactivated`() throws {
    let left = LayoutView("left")
    let right = LayoutView("right")
    let inner = LayoutView("inner")
    left.addSubview(inner)
    var active: [LayoutConstraint] = []
    do {
      let root = LayoutView("root")
      root.addSubview(left)
      root.addSubview(right)
      active = [
        inner.leftAnchor.constraint(equalTo: right.rightAnchor),
        inner.topAnchor.constraint(equalTo: left.topAnchor),
        inner.widthAnchor.constraint(equalTo: root.widthAnchor),
        right.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      ]
      try LayoutConstraint.activate(active)
    }
    #expect(active.map(\.isActive) == [false, true, false, false])
    let engine = LayoutEngine(root: right, environment: plainEnvironment(10, 10))
    #expect(try engine.solve().statistics.constraints == 0)
  }

  @Test func `system spacing and baselines cost no search in a deep tree`() throws {
    let root = LayoutView("root")
    var parent = root
    for _ in 0..<2_000 {
      let child = LayoutView()
      let pair = LayoutView()
      parent.addSubview(child)
      parent.addSubview(pair)
      try LayoutConstraint.activateAll {
        child.top == parent.top
        pair.lastBaseline == child.firstBaseline
        pair.top == child.topMargin
      }
      parent = child
    }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(10, 10))
    let items = try engine.solve().statistics.items
    #expect(items == 1 + 3 * 2_000)
  }
}
