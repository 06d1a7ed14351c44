import Testing
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct PixelGridTests {
  @Test(arguments: [
    (2.0, 950.25, 950.5), (2, 950.2, 950), (1, 10.5, 11), (1, -10.5, -11), (3, 0.5, 2.0 / 3),
    (2, -0.1, 0), (0, 1.4, 1), (.nan, 1.4, 1),
  ])
  func `numbers go to the nearest pixel, ties away from zero`(
    _ scale: Double, _ value: Double, _ expected: Double
  ) {
    let rounded = PixelGrid(scale: scale).round(value)
    #expect(rounded == expected)
    #expect(rounded.sign == .plus || rounded < 0)
  }

  /// Equal columns at two pixels per point, as published storyboards record them.
  @Test(
    arguments: [
      (394.0, [0.0, 131.5, 262.5], [131.5, 131.0, 131.5]),
      (374, [0, 124.5, 249.5], [124.5, 125, 124.5]),
    ] as [(Double, [Double], [Double])])
  func `equal columns neither overlap nor leave gaps`(
    width: Double, lefts: [Double], widths: [Double]
  ) {
    let frames = (0..<3).map { column in
      PixelGrid(scale: 2).round(
        Rect(x: Double(column) * width / 3, y: 0, width: width / 3, height: 10))
    }
    #expect(frames.map(\.minX) == lefts)
    #expect(frames.map(\.width) == widths)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.maxX == $1.minX })
  }

  @Test func `edges are rounded, and sizes are their differences`() throws {
    // Three rows of 280 / 3 points with gaps of 10 in 300: the error is not passed on.
    let root = LayoutView("root")
    var constraints: [LayoutConstraint] = []
    var above: LayoutView?
    var first: LayoutView?
    for index in 0..<3 {
      let row = LayoutView("row\(index)")
      root.addSubview(row)
      constraints.append(
        row.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? root.topAnchor, constant: above == nil ? 0 : 10))
      if let first { constraints.append(row.heightAnchor.constraint(equalTo: first.heightAnchor)) }
      first = first ?? row
      above = row
    }
    let last = try #require(above)
    constraints.append(last.bottomAnchor.constraint(equalTo: root.bottomAnchor))
    try LayoutConstraint.activate(constraints)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 300, scale: 2))
    let snapshot = try engine.solve()
    let frames = (0..<3).compactMap { snapshot["row\($0)"]?.frame }
    #expect(frames.map(\.minY) == [0, 103.5, 206.5])
    #expect(frames.map(\.height) == [93.5, 93, 93.5])
    let exact = try #require(snapshot["row1"]?.exactFrame)
    #expect(abs(exact.minY - (280.0 / 3 + 10)) < 1e-6)
  }

  @Test func `a given frame keeps its fractions`() throws {
    let root = LayoutView("root")
    let box = LayoutView("box")
    box.frame = Rect(x: 199.5, y: 0.25, width: 10.1, height: 5)
    box.translatesAutoresizingMaskIntoConstraints = true
    root.addSubview(box)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 300))
    try engine.layoutIfNeeded()
    let item = try #require(try engine.solve()["box"])
    #expect(item.frame.minX == 199.5)
    #expect(abs(item.frame.width - 10.1) < 1e-6)
    #expect(box.frame.width == 10.1)
    box.frame.origin.x = 7
    #expect(try engine.solve()["box"]?.frame.minX == 7)
    #expect(try engine.solve().ambiguous.isEmpty)
  }

  @Test func `frames in the window add up the rounded frames of the superviews`() throws {
    let root = LayoutView("root")
    let outer = LayoutView("outer")
    let inner = LayoutView("inner")
    root.addSubview(outer)
    outer.addSubview(inner)
    try LayoutConstraint.activate(
      outer.pins(to: root, inset: 10.4) + inner.pins(to: outer, inset: 10.4))
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let item = try #require(try engine.solve()["inner"])
    #expect(item.frame.minX == 10)
    #expect(item.windowFrame.minX == 20)
    #expect(abs(item.exactWindowFrame.minX - 20.8) < 1e-5)
  }
}
