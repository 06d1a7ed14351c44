import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Every anchor of a view, in both layout directions; each test is named after the anchor.
@Suite struct AnchorSymbolTests {
  /// Where the anchored edge of a view lies in a window of 400 x 300 when it is pinned to the same
  /// anchor of another view at (100, 50) of 80 x 40, as far as 10 points.
  private func frame(
    _ pin: (LayoutView, LayoutView) -> LayoutConstraint, _ direction: LayoutDirection
  ) throws -> Rect {
    let root = LayoutView("root")
    let fixed = LayoutView("fixed")
    let moved = LayoutView("moved")
    root.addSubview(fixed)
    root.addSubview(moved)
    moved.intrinsicContentSize = Size(width: 30, height: 20)
    fixed.frame = Rect(x: 100, y: 50, width: 80, height: 40)
    fixed.translatesAutoresizingMaskIntoConstraints = true
    try pin(moved, fixed).activate()
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(400, 300, direction: direction))
    return try #require(try engine.solve()["moved"]?.frame)
  }

  private func horizontal(
    _ anchor: (LayoutView) -> XAxisAnchor, _ direction: LayoutDirection
  ) throws -> Rect {
    try frame({ anchor($0).constraint(equalTo: anchor($1), constant: 10) }, direction)
  }

  private func vertical(_ anchor: (LayoutView) -> YAxisAnchor) throws -> Rect {
    let upright = try frame(
      { anchor($0).constraint(equalTo: anchor($1), constant: 10) }, .leftToRight)
    let mirrored = try frame(
      { anchor($0).constraint(equalTo: anchor($1), constant: 10) }, .rightToLeft)
    #expect(upright.minY == mirrored.minY)
    return upright
  }

  @Test func leadingAnchor() throws {
    #expect(try horizontal(\.leadingAnchor, .leftToRight).minX == 110)
    #expect(try horizontal(\.leadingAnchor, .rightToLeft).maxX == 170)
  }

  @Test func trailingAnchor() throws {
    #expect(try horizontal(\.trailingAnchor, .leftToRight).maxX == 190)
    #expect(try horizontal(\.trailingAnchor, .rightToLeft).minX == 90)
  }

  @Test func leftAnchor() throws {
    #expect(try horizontal(\.leftAnchor, .leftToRight).minX == 110)
    #expect(try horizontal(\.leftAnchor, .rightToLeft).minX == 110)
  }

  @Test func rightAnchor() throws {
    #expect(try horizontal(\.rightAnchor, .leftToRight).maxX == 190)
    #expect(try horizontal(\.rightAnchor, .rightToLeft).maxX == 190)
  }

  @Test func centerXAnchor() throws {
    #expect(try horizontal(\.centerXAnchor, .leftToRight).midX == 150)
    // Constraints without leading and trailing do not mirror.
    #expect(try horizontal(\.centerXAnchor, .rightToLeft).midX == 150)
  }

  @Test func topAnchor() throws { #expect(try vertical(\.topAnchor).minY == 60) }

  @Test func bottomAnchor() throws { #expect(try vertical(\.bottomAnchor).maxY == 100) }

  @Test func centerYAnchor() throws { #expect(try vertical(\.centerYAnchor).midY == 80) }

  @Test func widthAnchor() throws {
    let size = try frame(
      { $0.widthAnchor.constraint(equalTo: $1.widthAnchor, constant: 10) }, .rightToLeft)
    #expect(size.width == 90)
  }

  @Test func heightAnchor() throws {
    let size = try frame(
      { $0.heightAnchor.constraint(equalTo: $1.heightAnchor, constant: 10) }, .leftToRight)
    #expect(size.height == 50)
  }

  @Test func `guides have the anchors of rectangles`() throws {
    let root = LayoutView("root")
    let guide = LayoutGuide("guide")
    root.addLayoutGuide(guide)
    try LayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 1),
      guide.rightAnchor.constraint(equalTo: root.centerXAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 2),
      guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    try engine.layoutIfNeeded()
    #expect(guide.layoutFrame == Rect(x: 1, y: 2, width: 199, height: 99.5))
  }
}
