import Testing
import TinamouLayout
import TinamouSolver

@Suite struct ContentSizeTests {
  /// Two labels of 50 points side by side, 8 apart, from edge to edge.
  private func row(
    _ width: Double, mentionsSecondFirst: Bool = false,
    configure: (LayoutView, LayoutView) -> Void = { _, _ in }
  ) throws -> [Rect] {
    let root = LayoutView("root")
    let first = label("first", 50)
    let second = label("second", 50)
    root.addSubview(first)
    root.addSubview(second)
    configure(first, second)
    let start = { first.leadingAnchor.constraint(equalTo: root.leadingAnchor) }
    let end = { second.trailingAnchor.constraint(equalTo: root.trailingAnchor) }
    let outer = mentionsSecondFirst ? [end(), start()] : [start(), end()]
    try LayoutConstraint.activate(
      outer + [
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8),
        first.topAnchor.constraint(equalTo: root.topAnchor),
        second.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(width, 100))
    let snapshot = try engine.solve()
    #expect(try engine.certificate().isValid)
    return [snapshot["first"]?.frame ?? .zero, snapshot["second"]?.frame ?? .zero]
  }

  @Test func `of two equal labels the first one mentioned stretches`() throws {
    #expect(try row(200).map(\.width) == [142, 50])
    #expect(try row(200, mentionsSecondFirst: true).map(\.width) == [50, 142])
  }

  @Test func `of two equal labels the first one mentioned keeps its width in want of room`() throws
  {
    #expect(try row(88).map(\.width) == [50, 30])
    #expect(try row(88, mentionsSecondFirst: true).map(\.width) == [30, 50])
  }

  @Test func `the label that hugs less stretches`() throws {
    let widths = try row(200) { first, _ in
      first.setContentHuggingPriority(LayoutPriority(252), for: .horizontal)
    }
    #expect(widths.map(\.width) == [50, 142])
  }

  @Test func `the label that resists less is compressed`() throws {
    let widths = try row(88) { first, _ in
      first.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    }
    #expect(widths.map(\.width) == [30, 50])
  }

  @Test func `an axis without intrinsic size has no say`() throws {
    let widths = try row(200) { first, _ in
      first.intrinsicContentSize.width = LayoutView.noIntrinsicMetric
    }
    #expect(widths.map(\.width) == [142, 50])
    #expect(widths.map(\.height) == [20, 20])
  }

  @Test func `defaults depend on the kind`() {
    #expect(LayoutView().contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(LayoutView(kind: .label).contentHuggingPriority(for: .vertical) == LayoutPriority(251))
    #expect(LayoutView(kind: .switch).contentHuggingPriority(for: .vertical) == .defaultHigh)
    for kind in ViewKind.allCases {
      let view = LayoutView(kind: kind)
      #expect(view.contentCompressionResistancePriority(for: .horizontal) == .defaultHigh)
    }
  }

  @Test func `a new content size or priority counts at the next solve`() throws {
    let root = LayoutView("root")
    let text = label("text", 50)
    root.addSubview(text)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(200, 100))
    try LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let end = text.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    end.priority = LayoutPriority(500)
    try end.activate()
    #expect(try engine.solve()["text"]?.frame.width == 200)
    text.setContentHuggingPriority(LayoutPriority(501), for: .horizontal)
    #expect(try engine.solve()["text"]?.frame.width == 50)
    text.intrinsicContentSize.width = 70
    #expect(try engine.solve()["text"]?.frame.width == 70)
    end.priority = .required
    #expect(try engine.solve()["text"]?.frame.width == 200)
    end.constant = -20
    #expect(try engine.solve()["text"]?.frame.width == 180)
  }

  @Test func `one priority above beats a thousand and one below`() throws {
    let root = LayoutView("root")
    let box = LayoutView("box")
    root.addSubview(box)
    for _ in 0..<1001 {
      let weak = box.widthAnchor.constraint(equalToConstant: 10)
      weak.priority = .defaultLow
      try weak.activate()
    }
    let strong = box.widthAnchor.constraint(equalToConstant: 90)
    strong.priority = .defaultHigh
    try strong.activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.solve()["box"]?.frame.width == 90)
  }

  @Test func `tied cells of a grid get one answer in every order of activation`() throws {
    let root = LayoutView("root")
    let cells = ["a", "b", "c", "d"].map { label($0, 30) }
    cells.forEach(root.addSubview)
    let constraints = [
      cells[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cells[1].leadingAnchor.constraint(equalTo: cells[0].trailingAnchor),
      cells[1].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      cells[2].leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cells[3].leadingAnchor.constraint(equalTo: cells[2].trailingAnchor),
      cells[3].trailingAnchor.constraint(equalTo: root.trailingAnchor),
      cells[2].widthAnchor.constraint(equalTo: cells[1].widthAnchor),
    ]
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    try LayoutConstraint.activate(constraints)
    let first = try engine.solve().items.map(\.exactFrame)
    for step in 1..<constraints.count {
      LayoutConstraint.deactivate(constraints)
      _ = try engine.solve()
      for index in constraints.indices {
        try constraints[(index * step + step) % constraints.count].activate()
        _ = try engine.solve()
      }
      #expect(!constraints.contains { !$0.isActive })
      #expect(try engine.solve().items.map(\.exactFrame) == first)
    }
  }
}
