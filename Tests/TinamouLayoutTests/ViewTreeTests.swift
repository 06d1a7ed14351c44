import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

@Suite struct ViewTreeTests {
  @Test func `views keep the order in which they were inserted`() {
    let root = LayoutView("root")
    let views = (0..<3).map { LayoutView("v\($0)") }
    root.addSubview(views[0])
    root.insertSubview(views[1], at: -5)
    root.insertSubview(views[2], at: 99)
    #expect(root.subviews.map(\.name) == ["v1", "v0", "v2"])
    root.addSubview(views[1])
    #expect(root.subviews.map(\.name) == ["v0", "v2", "v1"])
    views[0].addSubview(views[1])
    #expect(root.subviews.map(\.name) == ["v0", "v2"])
    #expect(views[1].superview === views[0])
  }

  @Test func `a view that contains another one cannot become its subview`() throws {
    let root = LayoutView("root")
    let middle = LayoutView("middle")
    let stack = StackView("stack")
    root.addSubview(middle)
    middle.addSubview(stack)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let before = try engine.solve().items
    for outer in [root, middle, stack] {
      stack.addSubview(outer)
      stack.insertSubview(outer, at: 0)
      stack.addArrangedSubview(outer)
    }
    #expect(stack.subviews.isEmpty && stack.arrangedSubviews.isEmpty)
    #expect(root.superview == nil && middle.superview === root && stack.superview === middle)
    #expect(try engine.solve().items == before)
  }

  @Test func `a view added again comes to the front and keeps its constraints`() throws {
    let root = LayoutView("root")
    let back = LayoutView("back")
    let front = LayoutView("front")
    root.addSubview(back)
    root.addSubview(front)
    let top = back.topAnchor.constraint(equalTo: root.topAnchor, constant: 7)
    try top.activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let before = try engine.solve()
    root.addSubview(back)
    #expect(top.isActive)
    let after = try engine.solve()
    #expect(after.items.compactMap(\.name) == ["root", "front", "back"])
    #expect(after["back"]?.frame == before["back"]?.frame)
    _ = try? engine.update { () throws(LayoutError) in
      root.addSubview(front)
      throw .notARoot("none")
    }
    #expect(root.subviews.map(\.name) == ["front", "back"])
  }

  @Test func `an engine of a subview is refused and takes nothing from the tree's engine`() throws {
    let root = LayoutView("root")
    let inner = LayoutView("inner")
    root.addSubview(inner)
    try inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 7).activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let other = LayoutEngine(root: inner, environment: plainEnvironment(50, 50))
    #expect(throws: LayoutError.self) { try other.solve() }
    #expect(try engine.solve()["inner"]?.frame.minY == 7)
    #expect(throws: LayoutError.self) { try other.update {} }
    #expect(try engine.solve()["inner"]?.frame.minY == 7)
  }

  @Test func `an engine whose root became a subview is refused and harms no other`() throws {
    let root = LayoutView("root")
    let inner = LayoutView("inner")
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let other = LayoutEngine(root: inner, environment: plainEnvironment(50, 50))
    #expect(throws: LayoutError.self) { try other.update { root.addSubview(inner) } }
    #expect(try engine.solve()["inner"] == engine.solve()[inner])
    #expect(throws: LayoutError.self) { try other.solve() }
    _ = try engine.solve()
  }

  @Test func `the root of an engine cannot contain a view around it`() {
    let outer = LayoutView("outer")
    let root = LayoutView("root")
    let engine = LayoutEngine(root: root)
    outer.addSubview(root)
    root.addSubview(outer)
    #expect(engine.root.subviews.isEmpty)
    #expect(root.superview === outer && outer.superview == nil)
  }

  @Test func `an engine lays its root out again after the root was inside another view`() throws {
    let root = LayoutView("root")
    let inner = LayoutView("inner")
    root.addSubview(inner)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    _ = try engine.solve()
    let outer = LayoutView("outer")
    outer.addSubview(root)
    #expect(throws: LayoutError.self) { try engine.solve() }
    try inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).activate()
    try root.widthAnchor.constraint(equalTo: outer.widthAnchor).activate()
    root.removeFromSuperview()
    let snapshot = try engine.solve()
    #expect(snapshot["inner"]?.frame.minX == 7)
    #expect(snapshot.items.count == 2 && root.constraints.count == 1)
  }

  @Test func `a removed view takes its constraints along and keeps those inside`() throws {
    let root = LayoutView("root")
    let box = LayoutView("box")
    let inside = LayoutView("inside")
    let other = LayoutView("other")
    root.addSubview(box)
    root.addSubview(other)
    box.addSubview(inside)
    let outward = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let across = other.leftAnchor.constraint(equalTo: inside.rightAnchor)
    let margin = inside.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor)
    let own = inside.widthAnchor.constraint(equalToConstant: 10)
    try LayoutConstraint.activate([outward, across, margin, own])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.solve()["other"]?.frame.minX == 23)
    box.removeFromSuperview()
    #expect(!outward.isActive && !across.isActive && own.isActive && margin.isActive)
    let without = try engine.solve()
    #expect(without.items.compactMap(\.name) == ["root", "other"])
    #expect(without["other"]?.frame.minX == 0)
    #expect(without.statistics.constraints == 0)
    root.addSubview(box)
    #expect(try engine.solve()["inside"]?.frame == Rect(x: 8, y: 0, width: 10, height: 0))
  }

  @Test func `a view that outlives its superview has no constraints to it`() throws {
    let survivor = LayoutView("survivor")
    let inside = LayoutView("inside")
    survivor.addSubview(inside)
    let inner = inside.topAnchor.constraint(equalTo: survivor.topAnchor, constant: 3)
    var outer: LayoutConstraint?
    do {
      let parent = LayoutView("parent")
      parent.addSubview(survivor)
      outer = survivor.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 40)
      try LayoutConstraint.activate([inner, try #require(outer)])
    }
    #expect(survivor.superview == nil)
    #expect(outer?.isActive == false)
    #expect(inner.isActive)
    let root = LayoutView("root")
    root.addSubview(survivor)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.solve()["survivor"]?.frame.minX == 0)
    #expect(try engine.solve()["inside"]?.frame.minY == 3)
  }

  @Test func `guides of one's own are laid out by constraints`() throws {
    let root = LayoutView("root")
    let guide = LayoutGuide("column")
    let box = LayoutView("box")
    root.addSubview(box)
    root.addLayoutGuide(guide)
    let centre = box.centerXAnchor.constraint(equalTo: guide.centerXAnchor)
    try LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      guide.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.heightAnchor.constraint(equalToConstant: 5), centre,
      box.widthAnchor.constraint(equalToConstant: 10),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    try engine.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 20, y: 0, width: 80, height: 5))
    #expect(box.frame.minX == 55)
    #expect(centre.description == "box.centerX == root.column.centerX")
    root.removeLayoutGuide(guide)
    #expect(!centre.isActive)
    #expect(try engine.solve()["box"]?.frame.minX == 0)
  }

  @Test func `a commit tells which frames changed`() throws {
    let root = LayoutView("root")
    let left = LayoutView("left")
    let right = LayoutView("right")
    root.addSubview(left)
    root.addSubview(right)
    try LayoutConstraint.activate([
      left.widthAnchor.constraint(equalToConstant: 10),
      right.rightAnchor.constraint(equalTo: root.rightAnchor),
      right.widthAnchor.constraint(equalToConstant: 10),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.layoutIfNeeded().map(\.name) == ["root", "left", "right"])
    #expect(try engine.layoutIfNeeded().isEmpty)
    engine.environment.windowSize.width = 120
    #expect(try engine.layoutIfNeeded().map(\.name) == ["root", "right"])
  }

  @Test func `deep trees are built, laid out and taken apart without recursion`() throws {
    var root: LayoutView? = LayoutView("root")
    weak var deepest: LayoutView?
    do {
      var parent = try #require(root)
      for _ in 0..<100_000 {
        let child = LayoutView()
        parent.addSubview(child)
        parent = child
      }
      deepest = parent
      parent.preservesSuperviewLayoutMargins = true
      parent.setPlatformOutsideOfWindows(Platform(.iOS18))
      #expect(parent.layoutMargins.left == 8)
    }
    #expect(deepest != nil)
    root = nil
    #expect(deepest == nil)
  }

  @Test func `nested views are laid out at any depth`() throws {
    let root = LayoutView("root")
    var parent = root
    var constraints: [LayoutConstraint] = []
    for _ in 0..<2000 {
      let child = LayoutView()
      parent.addSubview(child)
      constraints += [
        child.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 1),
        child.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
        child.trailingAnchor.constraint(equalTo: parent.trailingAnchor, constant: -1),
        child.bottomAnchor.constraint(equalTo: parent.bottomAnchor),
      ]
      parent = child
    }
    try LayoutConstraint.activate(constraints)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(5000, 5000))
    let snapshot = try engine.solve()
    #expect(
      snapshot[parent]?.windowFrame == Rect(x: 2000, y: 2000, width: 1000, height: 3000))
    #expect(snapshot.ambiguous.isEmpty)
  }

  @Test func `no view has an engine that has ended`() throws {
    let (first, second) = (LayoutView("first"), LayoutView("second"))
    let (kept, moved, removed) = (LayoutView("kept"), LayoutView("moved"), LayoutView("removed"))
    let (refused, restored) = (LayoutView("refused"), LayoutView("restored"))
    let other = LayoutEngine(root: second, environment: plainEnvironment(100, 100))
    do {
      let engine = LayoutEngine(root: first, environment: plainEnvironment(100, 100))
      for view in [kept, moved, removed, restored] { first.addSubview(view) }
      _ = try engine.solve()
      second.addSubview(moved)
      removed.removeFromSuperview()
      _ = try? engine.update { () throws(LayoutError) in
        kept.addSubview(refused)
        restored.removeFromSuperview()
        throw .notARoot("none")
      }
      #expect(kept.engine === engine)
      #expect(restored.engine === engine)
      #expect(moved.engine === other)
      #expect(removed.engine == nil)
      #expect(refused.engine == nil)
    }
    for view in [first, kept, removed, refused, restored] { #expect(view.engine == nil) }
    #expect(moved.engine === other)
    second.addSubview(kept)
    #expect(try other.solve()["kept"] != nil)
  }
}
