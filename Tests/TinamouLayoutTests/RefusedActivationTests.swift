import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Activations that were refused when ``LayoutConstraint/isActive`` was set.
@Suite struct RefusedActivationTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")
  private let width: LayoutConstraint

  init() {
    root.addSubview(box)
    width = box.widthAnchor.constraint(equalToConstant: .nan)
    width.isActive = true
  }

  private func expectRefusal(
    _ engine: LayoutEngine, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let error = #expect(throws: LayoutError.self, sourceLocation: sourceLocation) {
      try engine.solve()
    }
    guard case .numberOutOfRange(_, width.reference) = error else {
      Issue.record(
        "expected the refused width, got \(String(describing: error))",
        sourceLocation: sourceLocation)
      return
    }
  }

  private func makeEngine() -> LayoutEngine {
    LayoutEngine(root: root, environment: plainEnvironment(100, 100))
  }

  @Test func `a refusal is thrown again when the view is back in the tree`() throws {
    let engine = makeEngine()
    expectRefusal(engine)
    box.removeFromSuperview()
    _ = try engine.solve()
    _ = try engine.solve()
    root.addSubview(box)
    expectRefusal(engine)
    expectRefusal(engine)
    width.isActive = false
    _ = try engine.solve()
    box.removeFromSuperview()
    root.addSubview(box)
    _ = try engine.solve()
  }

  @Test func `a refusal is thrown by each engine that lays out the view`() throws {
    expectRefusal(makeEngine())
    let engine = makeEngine()
    expectRefusal(engine)
    box.removeFromSuperview()
    let otherRoot = LayoutView("otherRoot")
    otherRoot.addSubview(box)
    expectRefusal(LayoutEngine(root: otherRoot))
    _ = try engine.solve()
  }

  @Test func `a refusal is thrown by each layout of a view without an engine`() {
    for _ in 0..<2 { #expect(throws: LayoutError.self) { try root.layoutIfNeeded() } }
  }

  @Test func `the last reason for a refusal is thrown`() {
    let engine = makeEngine()
    width.constant = 10
    width.priority = LayoutPriority(-1)
    width.isActive = true
    let error = #expect(throws: LayoutError.self) { try engine.solve() }
    guard case .priorityOutOfRange = error else {
      Issue.record("expected a priority out of range, got \(String(describing: error))")
      return
    }
  }

  @Test func `a constraint that was given up in a refused update is refused again`() throws {
    box.removeFromSuperview()
    let engine = makeEngine()
    _ = try engine.solve()
    #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in
        root.addSubview(box)
        width.isActive = false
        throw .transitionUnderway
      }
    }
    root.addSubview(box)
    expectRefusal(engine)
  }

  @Test func `an activation that was refused in a refused update is forgotten`() throws {
    width.isActive = false
    let engine = makeEngine()
    #expect(throws: LayoutError.self) { try engine.update { width.isActive = true } }
    _ = try engine.solve()
    box.removeFromSuperview()
    root.addSubview(box)
    _ = try engine.solve()
  }
}
