import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Edits of the tree in ``LayoutConstraint/didDeactivate()``.
@Suite struct DeactivationTests {
  /// A constraint that calls a closure when it becomes inactive.
  private final class Acting: LayoutConstraint {
    var action: () -> Void = {}
    override func didDeactivate() { action() }
  }

  private let root = LayoutView("root")
  private let views = ["a", "b", "c"].map { LayoutView($0) }
  private let engine: LayoutEngine

  init() {
    for view in views { root.addSubview(view) }
    engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
  }

  private func constrain(
    _ item: LayoutItem, _ other: LayoutItem, _ action: @escaping () -> Void
  ) throws {
    let constraint = Acting(
      LayoutExpression([.init(item, .left)]), .equal, LayoutExpression([.init(other, .left)]))
    constraint.action = action
    try constraint.activate()
  }

  @Test func `a sibling that is removed meanwhile is removed too`() throws {
    try constrain(views[1], root) { views[0].removeFromSuperview() }
    views[1].removeFromSuperview()
    #expect(root.subviews.map(\.name) == ["c"])
    #expect(views[1].superview == nil && views[2].superview === root)
    #expect(try engine.solve().items.compactMap(\.name) == ["root", "c"])
  }

  @Test func `the last view can take the others with it`() throws {
    try constrain(views[2], root) {
      views[0].removeFromSuperview()
      views[1].removeFromSuperview()
    }
    views[2].removeFromSuperview()
    #expect(root.subviews.isEmpty)
  }

  @Test func `a view that moves can be moved on`() throws {
    try constrain(views[0], root) { views[2].addSubview(views[0]) }
    views[1].addSubview(views[0])
    #expect(views[0].superview === views[2])
    #expect(views[1].subviews.isEmpty && views[2].subviews.map(\.name) == ["a"])
    #expect(try engine.solve().items.compactMap(\.name) == ["root", "b", "c", "a"])
  }

  @Test func `a view that was inside of the removed one can stay in the tree`() throws {
    views[0].addSubview(views[1])
    try constrain(views[1], root) { root.addSubview(views[1]) }
    views[0].removeFromSuperview()
    #expect(views[1].superview === root && views[1].engine === engine)
    #expect(try engine.solve().items.compactMap(\.name) == ["root", "c", "b"])
  }

  @Test func `another guide can be removed meanwhile`() throws {
    let guides = ["x", "y", "z"].map { LayoutGuide($0) }
    for guide in guides { root.addLayoutGuide(guide) }
    try constrain(guides[2], root) {
      root.removeLayoutGuide(guides[0])
      root.removeLayoutGuide(guides[1])
    }
    root.removeLayoutGuide(guides[2])
    #expect(root.layoutGuides.isEmpty)
    #expect(guides.allSatisfy { $0.owningView == nil })
    try constrain(views[0], root) {}
    root.addLayoutGuide(guides[0])
    try constrain(guides[0], root) { views[2].addLayoutGuide(guides[0]) }
    views[1].addLayoutGuide(guides[0])
    #expect(guides[0].owningView === views[2])
    #expect(views[1].layoutGuides.isEmpty && views[2].layoutGuides.count == 1)
  }

  @Test func `a constraint hears that its view no longer exists`() throws {
    var calls = 0
    var constraint: Acting?
    do {
      let view = LayoutView("gone")
      let width = Acting(
        LayoutExpression([.init(view, .width)]), .equal, LayoutExpression(constant: 5))
      try width.activate()
      constraint = width
      width.action = { calls += 1 }
    }
    #expect(calls == 1)
    #expect(constraint?.isActive == false && constraint?.firstItem == nil)
  }
}
