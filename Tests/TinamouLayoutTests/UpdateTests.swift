import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

@Suite struct UpdateTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")

  init() {
    root.addSubview(box)
    for constraint in box.pins(to: root, inset: 10) { constraint.isActive = true }
  }

  @Test func `a refused update changes nothing`() throws {
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(100, 100), conflictPolicy: .refuse)
    let before = try engine.solve()
    let child = LayoutView("child")
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    let margins = box.layoutMarginsBase
    let error = #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in
        engine.environment.windowSize.width = 90
        engine.environment.traits.layoutDirection = .rightToLeft
        box.intrinsicContentSize.width = 33
        box.layoutMargins = .all(1)
        box.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        box.addSubview(child)
        let guide = LayoutGuide("guide")
        box.addLayoutGuide(guide)
        try LayoutConstraint.activate(child.pins(to: box) + [wide])
        box.removeFromSuperview()
        root.addSubview(box)
        try LayoutConstraint.activate(box.pins(to: root) + [wide])
        engine.constraintSets = [ConstraintSet(name: "set", conditions: [])]
      }
    }
    guard case .conflict(let conflict) = error else {
      Issue.record("expected a conflict, got \(String(describing: error))")
      return
    }
    // The last in document order: the pins were made after the width.
    #expect(conflict.broken.description == "box.trailing == root.trailing")
    #expect(
      conflict.members.map(\.constraint.source) == [.window, .constraint, .constraint, .constraint])
    #expect(child.superview == nil)
    #expect(box.superview === root)
    #expect(box.layoutGuides.isEmpty)
    #expect(!wide.isActive)
    #expect(box.intrinsicContentSize.width == LayoutView.noIntrinsicMetric)
    #expect(box.layoutMarginsBase == margins)
    #expect(box.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(engine.environment == plainEnvironment(100, 100))
    #expect(engine.constraintSets.isEmpty)
    let after = try engine.solve()
    #expect(after.items == before.items)
    engine.environment.windowSize.width = 200
    #expect(try engine.solve()["box"]?.frame.width == 180)
  }

  @Test func `an error thrown inside an update takes it back`() throws {
    struct Stop: Error {}
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    _ = try engine.solve()
    let bad = box.leadingAnchor.constraint(equalTo: root.leftAnchor)
    #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in
        engine.environment.windowSize.width = 50
        try bad.activate()
      }
    }
    #expect(engine.environment.windowSize.width == 100)
  }

  @Test func `updates nest and return what their body returns`() throws {
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let value = try engine.update { () throws(LayoutError) in
      try engine.update { engine.environment.windowSize.width = 60 }
      return 7
    }
    #expect(value == 7)
    #expect(try engine.solve()["box"]?.frame.width == 40)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e10])
  func `numbers without meaning are refused with their place`(_ number: Double) throws {
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let before = try engine.solve()
    let width = box.widthAnchor.constraint(equalToConstant: number)
    let error = #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in try width.activate() }
    }
    guard case .numberOutOfRange(_, let reference) = error else {
      Issue.record("expected a number out of range, got \(String(describing: error))")
      return
    }
    #expect(reference == width.reference)
    #expect(throws: LayoutError.self) {
      try engine.update { box.intrinsicContentSize = Size(width: abs(number), height: 1) }
    }
    #expect(throws: LayoutError.self) {
      try engine.update { engine.environment.windowSize.height = number }
    }
    #expect(try engine.solve().items == before.items)
  }

  @Test(arguments: [Float.nan, 0, -1, 1000.5])
  func `priorities without meaning are refused`(_ priority: Float) throws {
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.priority = LayoutPriority(priority)
    let error = #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in try width.activate() }
    }
    guard case .priorityOutOfRange = error else {
      Issue.record("expected a priority out of range, got \(String(describing: error))")
      return
    }
  }

  @Test func `outside an update a refused edit stays and can be taken back`() throws {
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(100, 100), conflictPolicy: .refuse)
    let before = try engine.solve()
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    wide.isActive = true
    #expect(throws: LayoutError.self) { try engine.solve() }
    #expect(throws: LayoutError.self) { try engine.solve() }
    wide.constant = 80
    #expect(try engine.solve().items == before.items)
  }

  @Test func `a conflict is relaxed and reported, and heals`() throws {
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let wide = box.widthAnchor.constraint(equalToConstant: 200)
    wide.identifier = "wide"
    wide.isActive = true
    let snapshot = try engine.solve()
    #expect(snapshot["box"]?.frame.width == 80)
    #expect(snapshot.broken.map(\.broken) == [wide.reference])
    #expect(snapshot.broken.first?.members.first?.constraint.description == "root.width == 100")
    engine.environment.windowSize.width = 220
    let healed = try engine.solve()
    #expect(healed.broken.isEmpty)
    #expect(healed["box"]?.frame.width == 200)
  }

  @Test func `a root with a superview is refused`() throws {
    let engine = LayoutEngine(root: root)
    let outer = LayoutView("outer")
    outer.addSubview(root)
    #expect(throws: LayoutError.self) { try engine.solve() }
    root.removeFromSuperview()
    let thief = LayoutEngine(root: root)
    _ = try thief.solve()
    #expect(throws: LayoutError.self) { try engine.solve() }
  }
}
