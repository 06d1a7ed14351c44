import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// The passes of a layout; each test of a symbol is named after it.
@Suite struct PassTests {
  /// Records the calls and runs the given block in them.
  private final class Recorder: LayoutViewDelegate {
    var updates: [String] = []
    var layouts: [String] = []
    var onUpdate: (LayoutView) -> Void = { _ in }
    var onLayout: (LayoutView) -> Void = { _ in }

    func updateConstraints(of view: LayoutView) {
      updates.append(view.name ?? "")
      onUpdate(view)
    }

    func layoutSubviews(of view: LayoutView) {
      layouts.append(view.name ?? "")
      onLayout(view)
    }
  }

  private let recorder = Recorder()
  private let root = LayoutView("root")
  private let box = LayoutView("box")
  private let leaf = LayoutView("leaf")
  private let engine: LayoutEngine

  init() throws {
    root.addSubview(box)
    box.addSubview(leaf)
    for view in [root, box, leaf] { view.layoutDelegate = recorder }
    try LayoutConstraint.activate(box.pins(to: root, inset: 10) + leaf.pins(to: box, inset: 5))
    engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
  }

  /// Updates everything and clears the record.
  private func settle() throws {
    try engine.layoutIfNeeded()
    recorder.updates = []
    recorder.layouts = []
  }

  /// `layoutSubviews` runs from the root down, `updateConstraints` from the leaves up (WWDC 2018,
  /// session 220).
  @Test func `constraints are updated from the leaves up, subviews laid out from the root down`()
    throws
  {
    try engine.layoutIfNeeded()
    #expect(recorder.updates == ["leaf", "box", "root"])
    #expect(recorder.layouts == ["root", "box", "leaf"])
    #expect(leaf.frame == Rect(x: 5, y: 5, width: 70, height: 70))
  }

  @Test func setNeedsLayout() throws {
    try settle()
    leaf.setNeedsLayout()
    leaf.setNeedsLayout()
    #expect(recorder.layouts.isEmpty)
    try engine.layoutIfNeeded()
    #expect(recorder.layouts == ["leaf"])
    #expect(recorder.updates.isEmpty)
    try engine.layoutIfNeeded()
    #expect(recorder.layouts == ["leaf"])
  }

  @Test func layoutIfNeeded() throws {
    try settle()
    try leaf.layoutIfNeeded()
    #expect(recorder.layouts.isEmpty)
    engine.environment.windowSize.width = 120
    try leaf.layoutIfNeeded()
    #expect(leaf.frame.width == 90)
    #expect(recorder.layouts == ["root", "box", "leaf"])
  }

  @Test func `a view is called when it or a subview of it changed`() throws {
    try settle()
    leaf.constraintsOnRight.constant = -6
    #expect(try engine.layoutIfNeeded().map(\.name) == ["leaf"])
    // The leaf got another size, and the box a subview with another frame.
    #expect(recorder.layouts == ["box", "leaf"])
  }

  @Test func setNeedsUpdateConstraints() throws {
    try settle()
    box.setNeedsUpdateConstraints()
    #expect(box.needsUpdateConstraints())
    #expect(!leaf.needsUpdateConstraints())
    leaf.setNeedsUpdateConstraints()
    root.setNeedsUpdateConstraints()
    try engine.layoutIfNeeded()
    #expect(recorder.updates == ["leaf", "box", "root"])
    #expect(!box.needsUpdateConstraints())
  }

  @Test func updateConstraintsIfNeeded() throws {
    try settle()
    root.setNeedsUpdateConstraints()
    leaf.setNeedsUpdateConstraints()
    box.updateConstraintsIfNeeded()
    #expect(recorder.updates == ["leaf"])
    try engine.layoutIfNeeded()
    #expect(recorder.updates == ["leaf", "root"])
  }

  @Test func `what updateConstraints changes counts in the same pass, for computing too`() throws {
    try settle()
    recorder.onUpdate = { [box] view in
      if view === box { view.constraints.last?.constant = -20 }
    }
    let inner = try #require(box.constraints.first { $0.firstAttribute == .trailing })
    recorder.onUpdate = { _ in inner.constant = -20 }
    box.setNeedsUpdateConstraints()
    #expect(try engine.solve()["leaf"]?.frame.width == 55)
    #expect(leaf.frame.width == 70)
    try engine.layoutIfNeeded()
    #expect(leaf.frame.width == 55)
  }

  @Test func `what layoutSubviews changes takes another pass`() throws {
    try settle()
    let width = try #require(box.constraints.first { $0.firstAttribute == .trailing })
    recorder.onLayout = { [box] view in
      if view === box { width.constant = -30 }
    }
    box.setNeedsLayout()
    try engine.layoutIfNeeded()
    #expect(leaf.frame.width == 45)
    #expect(recorder.layouts == ["box", "box", "leaf"])
  }

  @Test func `subviews placed by hand in layoutSubviews are placed at once`() throws {
    let manual = LayoutView("manual")
    manual.translatesAutoresizingMaskIntoConstraints = true
    leaf.addSubview(manual)
    recorder.onLayout = { [leaf] view in
      if view === leaf {
        manual.frame = Rect(x: 1, y: 1, width: leaf.frame.width / 2, height: 3)
      }
    }
    try engine.layoutIfNeeded()
    #expect(manual.frame.width == 35)
    #expect(try engine.solve()["manual"]?.frame.width == 35)
    engine.environment.windowSize.width = 120
    try engine.layoutIfNeeded()
    #expect(try engine.solve()["manual"]?.frame.width == 45)
  }

  @Test func `views that always want another pass are stopped`() throws {
    recorder.onLayout = { $0.setNeedsLayout() }
    recorder.onUpdate = { $0.setNeedsUpdateConstraints() }
    try engine.layoutIfNeeded()
    #expect(recorder.layouts.count == 30)
    #expect(recorder.updates.count == 30)
  }

  @Test func `a leaf that its superview asks for more is called in the next pass`() throws {
    try settle()
    var isFirst = true
    recorder.onUpdate = { [leaf, root] view in
      if view === root, isFirst {
        isFirst = false
        leaf.setNeedsUpdateConstraints()
      }
    }
    root.setNeedsUpdateConstraints()
    leaf.setNeedsUpdateConstraints()
    try engine.layoutIfNeeded()
    #expect(recorder.updates == ["leaf", "root", "leaf"])
    #expect(!leaf.needsUpdateConstraints())
  }

  @Test func `the root has the size of the window whatever frame it was given`() throws {
    root.frame = Rect(x: 3, y: 4, width: 5, height: 6)
    root.translatesAutoresizingMaskIntoConstraints = true
    #expect(try engine.layoutIfNeeded().first === root)
    #expect(root.frame == Rect(x: 0, y: 0, width: 100, height: 100))
    #expect(leaf.frame.width == 70)
  }

  @Test func `a view added in a pass gets its own`() throws {
    try settle()
    let late = LayoutView("late")
    late.layoutDelegate = recorder
    recorder.onLayout = { [box] view in
      if view === box, late.superview == nil { box.addSubview(late) }
    }
    box.setNeedsLayout()
    try engine.layoutIfNeeded()
    #expect(recorder.updates == ["late"])
    #expect(recorder.layouts == ["box", "late"])
  }

  @Test func `a view removed in a pass is not called`() throws {
    try settle()
    recorder.onLayout = { [box, leaf] view in
      if view === box { leaf.removeFromSuperview() }
    }
    box.setNeedsLayout()
    leaf.setNeedsLayout()
    try engine.layoutIfNeeded()
    #expect(recorder.layouts == ["box"])
  }

  private final class Card: LayoutView {
    let content = LayoutView("content")
    var updates = 0
    var layouts = 0

    override func updateConstraints() {
      if updates == 0 {
        addSubview(content)
        content.topAnchor.constraint(equalTo: topAnchor, constant: 4).isActive = true
      }
      updates += 1
      super.updateConstraints()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }
  }

  @Test func `updateConstraints() and layoutSubviews() can be overridden`() throws {
    let card = Card("card")
    root.addSubview(card)
    try engine.layoutIfNeeded()
    #expect(card.updates == 1)
    #expect(card.content.frame.minY == 4)
    card.setNeedsUpdateConstraints()
    card.setNeedsLayout()
    let layouts = card.layouts
    try engine.layoutIfNeeded()
    #expect(card.updates == 2)
    #expect(card.layouts == layouts + 1)
  }

  @Test func `a tree without engine is laid out in the size of its uppermost view`() throws {
    let outer = LayoutView("outer")
    let inner = LayoutView("inner")
    outer.addSubview(inner)
    try LayoutConstraint.activate(inner.pins(to: outer, inset: 8))
    outer.frame = Rect(x: 7, y: 9, width: 100, height: 50)
    inner.layoutDelegate = recorder
    try inner.layoutIfNeeded()
    #expect(inner.frame == Rect(x: 8, y: 8, width: 84, height: 34))
    #expect(outer.frame == Rect(x: 7, y: 9, width: 100, height: 50))
    #expect(recorder.layouts == ["inner"])
    root.addSubview(outer)
    #expect(try engine.solve()["inner"]?.frame.minX == 8)
  }

  @Test func `computing does not touch the views, committing tells what changed`() async throws {
    try settle()
    engine.environment.windowSize.width = 200
    let snapshot = try engine.solve()
    #expect(leaf.frame.width == 70)
    // An immutable value that any thread may read.
    let width = await Task.detached { snapshot["leaf"]?.frame.width }.value
    #expect(width == 170)
    engine.environment.windowSize.width = 300
    _ = try engine.solve()
    #expect(engine.commit(snapshot).map(\.name) == ["root", "box", "leaf"])
    #expect(leaf.frame.width == 170)
    try engine.layoutIfNeeded()
    #expect(leaf.frame.width == 270)
  }

  @Test func `two layouts tell which frames differ`() throws {
    let before = try engine.solve()
    leaf.constraintsOnRight.constant = -6
    let after = try engine.solve()
    let changes = after.frameChanges(since: before)
    #expect(changes.map(\.name) == ["leaf"])
    #expect(changes.first?.old == Rect(x: 5, y: 5, width: 70, height: 70))
    #expect(changes.first?.new == Rect(x: 5, y: 5, width: 69, height: 70))
    leaf.removeFromSuperview()
    let gone = try engine.solve().frameChanges(since: after)
    #expect(gone.map(\.name) == ["leaf"])
    #expect(gone.first?.new == nil)
    #expect(after.frameChanges(since: after).isEmpty)
  }

  @Test func `a view that asks inside of a pass gets the calls below it at once`() throws {
    recorder.onLayout = { [recorder, box, leaf] view in
      guard view === box else { return }
      box.setNeedsLayout()
      try? box.layoutIfNeeded()
      #expect(recorder.layouts == ["root", "box", "leaf"])
      recorder.onLayout = { _ in }
      #expect(leaf.frame.width == 70)
    }
    try engine.layoutIfNeeded()
    // The box is called again, after its call has ended.
    #expect(recorder.layouts == ["root", "box", "leaf", "box"])
  }

  @Test func `a view that changes a constraint and asks in each call is stopped`() throws {
    try settle()
    let width = try #require(box.constraints.first { $0.firstAttribute == .trailing })
    recorder.onLayout = { [box] view in
      guard view === box else { return }
      width.constant -= 1
      try? box.layoutIfNeeded()
    }
    box.setNeedsLayout()
    try engine.layoutIfNeeded()
    let calls = recorder.layouts.filter { $0 == "box" }.count
    #expect(calls == LayoutEngine.largestNumberOfPasses)
    #expect(leaf.frame.width == 70 - Double(calls))
  }
}

extension LayoutView {
  /// The constraint of the view's trailing edge.
  fileprivate var constraintsOnRight: LayoutConstraint {
    superview?.constraints.first { $0.firstItem === self && $0.firstAttribute == .trailing }
      ?? widthAnchor.constraint(equalToConstant: 0)
  }
}
