import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

@Suite struct `Frames of a stack` {
  /// Labels of 60, 40 and 80 points, 10 apart, in 410: 210 points remain.
  static let along: [StackView.Distribution: [Span]] = [
    // The first of equally hugging labels stretches to 60 + 210.
    .fill: [Span(0, 270), Span(280, 40), Span(330, 80)],
    // (410 - 20) / 3 each.
    .fillEqually: [Span(0, 130), Span(140, 130), Span(280, 130)],
    // 60, 40 and 80 of 200 (which includes the spacing), times 410; the last proportion has the
    // lowest priority and gets the rest.
    .fillProportionally: [Span(0, 123), Span(133, 82), Span(225, 185)],
    // (410 - 180) / 2 between them.
    .equalSpacing: [Span(0, 60), Span(175, 40), Span(330, 80)],
    // The middles of the outer ones are at 30 and 370, so that of the inner one is at 200.
    .equalCentering: [Span(0, 60), Span(180, 40), Span(330, 80)],
  ]

  /// Labels of 20, 30 and 10 points across 100.
  static let across: [StackView.Alignment: [Span]] = [
    .fill: [Span(0, 100), Span(0, 100), Span(0, 100)],
    .leading: [Span(0, 20), Span(0, 30), Span(0, 10)],
    .center: [Span(40, 20), Span(35, 30), Span(45, 10)],
    .trailing: [Span(80, 20), Span(70, 30), Span(90, 10)],
    // Views without text have their baselines at the lower edge. The span of first baselines is
    // attached at the bottom alone, that of last baselines at the top alone; both are as small as
    // possible.
    .firstBaseline: [Span(80, 20), Span(70, 30), Span(90, 10)],
    .lastBaseline: [Span(10, 20), Span(0, 30), Span(20, 10)],
  ]

  @Test(arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func `a row of a given size has the frames worked out by hand`(
    distribution: StackView.Distribution, alignment: StackView.Alignment
  ) throws {
    for direction in LayoutDirection.allCases {
      let labels = try ThreeLabels(.horizontal, direction: direction)
      labels.stack.distribution = distribution
      labels.stack.alignment = alignment
      try labels.fill()
      let expected = try #require(Self.along[distribution]).map {
        direction == .leftToRight ? $0 : $0.mirrored(in: 410)
      }
      #expect(try labels.along() == expected)
      #expect(try labels.across() == Self.across[alignment])
      let snapshot = try labels.engine.solve()
      #expect(snapshot.broken.isEmpty)
      let isOpen = distribution == .fill
      #expect(snapshot.ambiguous.isEmpty == !isOpen)
      #expect(try labels.engine.certificate().isValid)
    }
  }

  /// Measured in UIKit: labels of 60 and 94 points, 8 apart, in a stack 120 wide.
  @Test func `in want of room the first view of a stack that fills yields`() throws {
    let root = LayoutView("root")
    let labels = [label("first", 60), label("second", 94)]
    let stack = StackView("stack", arrangedSubviews: labels)
    stack.spacing = 8
    root.addSubview(stack)
    try stack.widthAnchor.constraint(equalToConstant: 120).activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 100))
    #expect(try engine.solve().items.suffix(2).map(\.frame.width) == [18, 94])
    stack.distribution = .equalSpacing
    stack.distribution = .fill
    stack.removeArrangedSubview(labels[0])
    stack.addArrangedSubview(labels[0])
    #expect(try engine.solve().items.suffix(2).map(\.frame.width) == [60, 52])
    stack.axis = .vertical
    stack.axis = .horizontal
    #expect(try engine.solve().items.suffix(2).map(\.frame.width) == [60, 52])
  }

  @Test(arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func `a column of a given size has the same frames turned`(
    distribution: StackView.Distribution, alignment: StackView.Alignment
  ) throws {
    for direction in LayoutDirection.allCases {
      let labels = try ThreeLabels(.vertical, direction: direction)
      labels.stack.distribution = distribution
      labels.stack.alignment = alignment
      try labels.fill()
      #expect(try labels.along() == Self.along[distribution])
      // A column uses the leading edge in place of a baseline.
      let isBaseline = alignment == .firstBaseline || alignment == .lastBaseline
      let expected = try #require(Self.across[isBaseline ? .leading : alignment]).map {
        direction == .leftToRight ? $0 : $0.mirrored(in: 100)
      }
      #expect(try labels.across() == expected)
      #expect(try labels.engine.solve().broken.isEmpty)
      #expect(try labels.engine.certificate().isValid)
    }
  }

  @Test(arguments: LayoutAxis.allCases, StackView.Alignment.allCases)
  func `a stack that is only placed is as large as its content`(
    axis: LayoutAxis, alignment: StackView.Alignment
  ) throws {
    for distribution in StackView.Distribution.allCases {
      let labels = try ThreeLabels(axis)
      labels.stack.distribution = distribution
      labels.stack.alignment = alignment
      try labels.rest()
      let frame = try #require(try labels.engine.solve()["stack"]).exactFrame
      let length: Double =
        switch distribution {
        case .fill, .fillProportionally, .equalSpacing: 200  // 60 + 10 + 40 + 10 + 80
        case .fillEqually: 260  // 3 * 80 + 2 * 10
        case .equalCentering: 210  // 30 + 2 * 70 + 40: the larger of 60 and 70 between middles
        }
      #expect(Span(frame, axis) == Span(0, length), "\(distribution)")
      // As thick as the thickest, but the upper edge of a row of first baselines is that of the
      // first view, here 20 points above the line.
      let isFirstBaseline = axis == .horizontal && alignment == .firstBaseline
      #expect(
        Span(frame, axis == .horizontal ? .vertical : .horizontal)
          == Span(0, isFirstBaseline ? 20 : 30))
    }
  }

  @Test func `a row in want of room first gives up equal distances, then content, never spacing`()
    throws
  {
    let labels = try ThreeLabels(.horizontal, length: 205)
    labels.stack.distribution = .equalCentering
    try labels.fill()
    // 5 points above the least width: distances of 65 and 70 in place of equal ones.
    #expect(try labels.along() == [Span(0, 60), Span(75, 40), Span(125, 80)])
    labels.engine.environment.windowSize.width = 190
    // 10 points below it: a label shrinks, and the spacing is 10 both times.
    #expect(try labels.along() == [Span(0, 60), Span(70, 40), Span(120, 70)])
  }

  @Test func `of several views without content the last one takes the room`() throws {
    // Measured on iOS 26.1.
    let root = LayoutView("root")
    let views = ["a", "b", "c"].map { LayoutView($0) }
    let stack = StackView("stack", arrangedSubviews: views)
    root.addSubview(stack)
    try LayoutConstraint.activate(stack.pins(to: root))
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 100))
    let snapshot = try engine.solve()
    #expect(views.map { snapshot[$0]?.frame.width } == [0, 0, 300])
    #expect(!snapshot.ambiguous.isEmpty)
  }

  @Test func `without a flexible view the first one stretches`() throws {
    // Measured on iOS 26.1.
    let root = LayoutView("root")
    let views = ["a", "b", "c"].map { label($0, 50) }
    let stack = StackView("stack", arrangedSubviews: views)
    root.addSubview(stack)
    try LayoutConstraint.activate(stack.pins(to: root))
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 100))
    #expect(try views.map { try engine.solve()[$0]?.frame.width } == [200, 50, 50])
  }

  @Test func `a stack in a stack has no size of its own and takes the room`() throws {
    // Measured on iOS 26.1.
    let root = LayoutView("root")
    let inner = StackView("inner", arrangedSubviews: [LayoutView("filler")])
    let outer = StackView("outer", arrangedSubviews: [label("text", 50), inner, label("more", 30)])
    root.addSubview(outer)
    try LayoutConstraint.activate(outer.pins(to: root))
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 100))
    let snapshot = try engine.solve()
    #expect(snapshot["text"]?.frame == Rect(x: 0, y: 0, width: 50, height: 100))
    #expect(snapshot["inner"]?.frame == Rect(x: 50, y: 0, width: 220, height: 100))
    #expect(snapshot["filler"]?.frame == Rect(x: 0, y: 0, width: 220, height: 100))
    #expect(snapshot["more"]?.frame == Rect(x: 270, y: 0, width: 30, height: 100))
  }

  /// Recorded by Interface Builder in scenee/FloatingPanel, 149.5 points high with these texts.
  @Test func `stacks in a stack that fills proportionally share as what is in them`() throws {
    func column(_ name: String, _ spacing: Double, _ views: [LayoutView]) -> StackView {
      let stack = StackView(name, arrangedSubviews: views)
      stack.axis = .vertical
      stack.distribution = .fillProportionally
      stack.spacing = spacing
      return stack
    }
    let name = label("name", 154.5, 26.5)
    let texts = column("texts", 8, [label("version", 74, 17), name])
    let rows = ["large", "translucent"].map { (row: String) in
      let views = [label(row + "-text", 97, 20.5), label(row + "-switch", 51, 31)]
      return StackView(row, arrangedSubviews: views)
    }
    let page = column("page", 16, [texts, column("rows", 16, rows)])
    let root = LayoutView("root")
    root.addSubview(page)
    try LayoutConstraint.activate(page.pins(to: root))
    let engine = LayoutEngine(root: root, environment: plainEnvironment(311, 149.5, scale: 2))
    var snapshot = try engine.solve()
    func heights(_ names: String...) -> [Double?] { names.map { snapshot[$0]?.frame.height } }
    #expect(heights("texts", "rows") == [53, 80.5])
    #expect(heights("version", "name", "large", "translucent") == [17.5, 27.5, 32, 32.5])
    // What is in a nested stack counts when it changes: 149.5 * (17 + 8 + 52.5) / (77.5 + 16 + 78).
    name.intrinsicContentSize.height = 52.5
    snapshot = try engine.solve()
    #expect(heights("texts", "rows") == [67.5, 66])
    rows[1].isHidden = true
    snapshot = try engine.solve()
    // 149.5 * 77.5 / (77.5 + 16 + 31)
    #expect(heights("texts", "rows") == [93, 40.5])
  }

  @Test func `a column in a row in a column lays out the innermost labels`() throws {
    let root = LayoutView("root")
    let texts = StackView("texts", arrangedSubviews: [label("title", 80), label("date", 40, 16)])
    texts.axis = .vertical
    texts.alignment = .leading
    texts.spacing = 4
    let row = StackView("row", arrangedSubviews: [label("icon", 44, 44), texts])
    row.alignment = .center
    row.spacing = 8
    let page = StackView("page", arrangedSubviews: [row, label("body", 200, 100)])
    page.axis = .vertical
    page.spacing = 12
    page.isLayoutMarginsRelativeArrangement = true
    page.directionalLayoutMargins = .init(top: 10, leading: 20, bottom: 10, trailing: 20)
    root.addSubview(page)
    try LayoutConstraint.activate([
      page.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      page.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(320, 480))
    let left = try engine.solve()
    #expect(left["row"]?.frame == Rect(x: 20, y: 10, width: 280, height: 44))
    #expect(left["icon"]?.frame == Rect(x: 0, y: 0, width: 44, height: 44))
    // 20 + 4 + 16, in the middle of 44; the icon hugs more than the column, which has no size.
    #expect(left["texts"]?.frame == Rect(x: 52, y: 2, width: 228, height: 40))
    #expect(left["title"]?.frame == Rect(x: 0, y: 0, width: 80, height: 20))
    #expect(left["date"]?.frame == Rect(x: 0, y: 24, width: 40, height: 16))
    #expect(left["body"]?.frame == Rect(x: 20, y: 66, width: 280, height: 100))
    #expect(left["page"]?.frame == Rect(x: 0, y: 0, width: 320, height: 176))
    engine.environment.traits.layoutDirection = .rightToLeft
    let right = try engine.solve()
    for item in left.items {
      let mirrored = try #require(right[item.name ?? ""])
      #expect(mirrored.windowFrame.minX == 320 - item.windowFrame.maxX, "\(item.name ?? "")")
      #expect(mirrored.windowFrame.size == item.windowFrame.size)
    }
  }
}
