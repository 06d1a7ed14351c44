import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// One test for each symbol of UIScrollView that a layout uses.
@Suite struct ScrollViewTests {
  /// A scroll view at (10, 20), 300 by 400, with content inside.
  private struct Scrolled {
    let root = LayoutView("root")
    let scroll = ScrollView("scroll")
    let content = LayoutView("content")
    let engine: LayoutEngine

    init(_ environment: LayoutEnvironment = plainEnvironment(320, 480)) throws {
      root.addSubview(scroll)
      scroll.addSubview(content)
      engine = LayoutEngine(root: root, environment: environment)
      try LayoutConstraint.activate([
        scroll.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
        scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
        scroll.widthAnchor.constraint(equalToConstant: 300),
        scroll.heightAnchor.constraint(equalToConstant: 400),
      ])
    }

    /// Makes the content as wide as the view, with a height.
    func fill(_ height: Double) throws {
      try LayoutConstraint.activate(
        content.pins(to: scroll.contentLayoutGuide) + [
          content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
          content.heightAnchor.constraint(equalToConstant: height),
        ])
    }
  }

  @Test func contentLayoutGuide() throws {
    let scrolled = try Scrolled()
    try scrolled.fill(1000)
    try scrolled.engine.layoutIfNeeded()
    #expect(scrolled.content.frame == Rect(x: 0, y: 0, width: 300, height: 1000))
    #expect(
      scrolled.scroll.contentLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 300, height: 1000))
    #expect(try scrolled.engine.solve().ambiguous.isEmpty)
  }

  @Test func `a conflict names the offset to which a scroll view is scrolled`() throws {
    let scrolled = try Scrolled()
    let view = LayoutView("view")
    scrolled.root.addSubview(view)
    scrolled.scroll.contentOffset = Point(x: 0, y: 30)
    try LayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: scrolled.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 40),
      view.bottomAnchor.constraint(
        lessThanOrEqualTo: scrolled.scroll.frameLayoutGuide.topAnchor),
    ])
    let conflict = try #require(scrolled.engine.solve().broken.first)
    let members = conflict.members.map(\.constraint)
    #expect(
      members.filter { $0.source == .contentOffset }.map(\.description) == [
        "scroll.contentOffset.y == 30"
      ])
    #expect(members.allSatisfy { $0.description != "(removed)" })
  }

  /// Recorded by Interface Builder, and stated in Apple's Auto Layout Guide: the edges of a scroll
  /// view refer to its content, its centre refers to its frame.
  @Test func `the center of a scroll view is that of its frame`() throws {
    let scrolled = try Scrolled()
    let (content, scroll) = (scrolled.content, scrolled.scroll)
    try LayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 5),
      content.leftAnchor.constraint(equalTo: scroll.leftAnchor),
      content.rightAnchor.constraint(equalTo: scroll.rightAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.centerYAnchor, constant: -5),
    ])
    try scrolled.engine.layoutIfNeeded()
    #expect(content.frame == Rect(x: 0, y: 5, width: 300, height: 190))
  }

  /// Recorded by Interface Builder: a stack at the top of a scroll view below a bar, which keeps
  /// the margins of its superviews, has them without the bar.
  @Test func `content scrolled below a bar has no margin from the bar`() throws {
    var environment = plainEnvironment(320, 480)
    environment.safeAreaInsets = EdgeInsets(top: 100)
    let scrolled = try Scrolled(environment)
    scrolled.root.layoutMargins = .all(20)
    scrolled.scroll.preservesSuperviewLayoutMargins = true
    scrolled.content.preservesSuperviewLayoutMargins = true
    try scrolled.fill(1000)
    try scrolled.engine.layoutIfNeeded()
    #expect(scrolled.scroll.safeAreaInsets.top == 80)
    #expect(scrolled.content.layoutMargins.top == 100)
    scrolled.scroll.contentOffset = Point(x: 0, y: -80)
    try scrolled.engine.layoutIfNeeded()
    #expect(scrolled.content.safeAreaInsets.top == 0)
    #expect(scrolled.content.layoutMargins.top == 20)
  }

  @Test func contentSize() throws {
    let scrolled = try Scrolled()
    #expect(scrolled.scroll.contentSize == .zero)
    try scrolled.fill(1000)
    try scrolled.engine.layoutIfNeeded()
    #expect(scrolled.scroll.contentSize == Size(width: 300, height: 1000))
    #expect(scrolled.scroll.frame == Rect(x: 10, y: 20, width: 300, height: 400))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the edges of the view mean those of the content for what is inside`(
    direction: LayoutDirection
  ) throws {
    let scrolled = try Scrolled(plainEnvironment(320, 480, direction: direction))
    let inner = label("inner", 50)
    scrolled.content.addSubview(inner)
    try LayoutConstraint.activate(
      scrolled.content.pins(to: scrolled.scroll, inset: 5) + [
        scrolled.content.widthAnchor.constraint(equalTo: scrolled.scroll.widthAnchor),
        scrolled.content.heightAnchor.constraint(equalToConstant: 700),
        inner.leadingAnchor.constraint(equalTo: scrolled.scroll.leadingAnchor, constant: 30),
        inner.topAnchor.constraint(equalTo: scrolled.content.topAnchor),
      ])
    try scrolled.engine.layoutIfNeeded()
    #expect(scrolled.scroll.frame == Rect(x: 10, y: 20, width: 300, height: 400))
    #expect(scrolled.scroll.contentSize == Size(width: 310, height: 710))
    #expect(scrolled.content.frame == Rect(x: 5, y: 5, width: 300, height: 700))
  }

  @Test func frameLayoutGuide() throws {
    let scrolled = try Scrolled()
    try scrolled.fill(1000)
    let header = label("header", 80)
    scrolled.scroll.addSubview(header)
    try LayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: scrolled.scroll.frameLayoutGuide.topAnchor),
      header.leadingAnchor.constraint(equalTo: scrolled.scroll.frameLayoutGuide.leadingAnchor),
    ])
    try scrolled.engine.layoutIfNeeded()
    #expect(header.frame.origin == Point(x: 0, y: 0))
    scrolled.scroll.contentOffset = Point(x: 3, y: 250)
    let snapshot = try scrolled.engine.solve()
    // It stays on the screen, so it moves in the content.
    #expect(snapshot["header"]?.frame.origin == Point(x: 3, y: 250))
    #expect(snapshot["header"]?.windowFrame.origin == Point(x: 10, y: 20))
    #expect(snapshot["content"]?.windowFrame.origin == Point(x: 7, y: -230))
  }

  @Test func contentOffset() throws {
    let scrolled = try Scrolled()
    try scrolled.fill(1000)
    let row = label("row", 80)
    let bubble = label("bubble", 40, 10)
    scrolled.content.addSubview(row)
    scrolled.root.addSubview(bubble)
    try LayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: scrolled.content.topAnchor, constant: 600),
      row.leadingAnchor.constraint(equalTo: scrolled.content.leadingAnchor, constant: 7),
      // A popover outside of the scroll view points at the row inside.
      bubble.topAnchor.constraint(equalTo: row.bottomAnchor, constant: 4),
      bubble.leftAnchor.constraint(equalTo: row.leftAnchor),
    ])
    let before = try scrolled.engine.solve()
    #expect(before["bubble"]?.frame.origin == Point(x: 17, y: 644))
    scrolled.scroll.contentOffset.y = 500
    let after = try scrolled.engine.solve()
    #expect(after["bubble"]?.frame.origin == Point(x: 17, y: 144))
    #expect(after["row"]?.frame == before["row"]?.frame)
    // An edit parameter moved: no constraint was made and no basis changed.
    #expect(after.statistics.constraints == before.statistics.constraints)
    #expect(after.statistics.solver.dualPivots == before.statistics.solver.dualPivots)
    #expect(after.statistics.solver.primalPivots == before.statistics.solver.primalPivots)
    #expect(throws: LayoutError.self) {
      try scrolled.engine.update { () throws(LayoutError) in
        scrolled.scroll.contentOffset.y = .infinity
      }
    }
    #expect(scrolled.scroll.contentOffset.y == 500)
    #expect(try scrolled.engine.solve()["bubble"]?.frame.origin == Point(x: 17, y: 144))
  }

  @Test func contentInset() throws {
    let scrolled = try Scrolled()
    scrolled.scroll.contentInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(scrolled.scroll.adjustedContentInset == scrolled.scroll.contentInset)
  }

  @Test func adjustedContentInset() throws {
    var environment = plainEnvironment(320, 480)
    environment.safeAreaInsets = EdgeInsets(top: 44, left: 30, bottom: 80, right: 0)
    let scrolled = try Scrolled(environment)
    try scrolled.fill(1000)
    try scrolled.engine.layoutIfNeeded()
    scrolled.scroll.contentInset.top = 5
    // The view begins 20 below the top and 10 to the right, and ends 60 above the bottom.
    let (top, bottom) = (5.0 + 24, 20.0)
    #expect(
      scrolled.scroll.adjustedContentInset
        == EdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test func contentInsetAdjustmentBehavior() throws {
    var environment = plainEnvironment(320, 480)
    environment.safeAreaInsets = EdgeInsets(top: 44, left: 30, bottom: 80, right: 0)
    let scrolled = try Scrolled(environment)
    try scrolled.fill(100)
    try scrolled.engine.layoutIfNeeded()
    let expected: [ScrollView.ContentInsetAdjustmentBehavior: EdgeInsets] = [
      .never: .zero, .scrollableAxes: .zero,
      .automatic: EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      .always: EdgeInsets(top: 24, left: 20, bottom: 20, right: 0),
    ]
    for (behavior, insets) in expected {
      scrolled.scroll.contentInsetAdjustmentBehavior = behavior
      #expect(scrolled.scroll.adjustedContentInset == insets, "\(behavior)")
    }
  }

  @Test func `the keyboard adds to the lower inset in place of the safe area`() throws {
    var environment = plainEnvironment(320, 480)
    environment.safeAreaInsets.bottom = 80
    let scrolled = try Scrolled(environment)
    try scrolled.fill(1000)
    try scrolled.engine.layoutIfNeeded()
    scrolled.scroll.insetsContentFromKeyboard = true
    #expect(scrolled.scroll.adjustedContentInset.bottom == 20)
    scrolled.engine.environment.keyboardHeight = 260
    try scrolled.engine.layoutIfNeeded()
    // 480 - 260 = 220, and the view ends at 420.
    #expect(scrolled.scroll.keyboardOverlap == 200)
    #expect(scrolled.scroll.adjustedContentInset.bottom == 200)
  }

  @Test func `a scroll view without its content has no content size`() throws {
    let scrolled = try Scrolled()
    try scrolled.fill(1000)
    try scrolled.engine.layoutIfNeeded()
    #expect(scrolled.scroll.contentSize == Size(width: 300, height: 1000))
    scrolled.content.removeFromSuperview()
    try scrolled.engine.layoutIfNeeded()
    #expect(scrolled.scroll.contentSize == .zero)
    #expect(scrolled.scroll.contentLayoutGuide.layoutFrame == .zero)
  }
}
