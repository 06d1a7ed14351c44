import Testing
import TinamouLayout
import TinamouLayoutTestSupport
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

  @Test func `required hugging yields to required constraints`() throws {
    // http://www.openradar.me/15106765: the view has the width, and nothing is reported.
    let root = LayoutView("root")
    let (wide, narrow) = (label("wide", 50), label("narrow", 50))
    for view in [wide, narrow] {
      root.addSubview(view)
      view.setContentHuggingPriority(.required, for: .horizontal)
    }
    let almost = narrow.widthAnchor.constraint(equalToConstant: 90)
    almost.priority = LayoutPriority(999)
    try LayoutConstraint.activate([
      wide.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      wide.widthAnchor.constraint(equalToConstant: 80),
      narrow.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      almost,
    ])
    let snapshot = try LayoutEngine(root: root, environment: plainEnvironment(200, 100)).solve()
    #expect(snapshot["wide"]?.frame.width == 80)
    #expect(snapshot["narrow"]?.frame.width == 50)
    #expect(snapshot.broken.isEmpty)
  }

  @Test func `a constraint wins the tie against a content size`() throws {
    let root = LayoutView("root")
    let field = label("field", 50)
    root.addSubview(field)
    field.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let wide = field.widthAnchor.constraint(greaterThanOrEqualToConstant: 100)
    wide.priority = .defaultLow
    let narrow = field.widthAnchor.constraint(lessThanOrEqualToConstant: 30)
    narrow.priority = .defaultHigh
    try wide.activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(200, 100))
    #expect(try engine.solve()["field"]?.frame.width == 100)
    wide.isActive = false
    try narrow.activate()
    #expect(try engine.solve()["field"]?.frame.width == 30)
    #expect(try engine.certificate().isValid)
  }

  @Test func `the intrinsic size of a view with text is that of the text`() throws {
    let title = LayoutView("title", kind: .label)
    title.text = "Lisbon"
    let size = title.intrinsicContentSize
    #expect(size.width > 40 && size.width < 60 && size.height > 20 && size.height < 21)
    let root = LayoutView("root")
    root.addSubview(title)
    try title.leftAnchor.constraint(equalTo: root.leftAnchor).activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(200, 100, scale: 2))
    #expect(try engine.solve()["title"]?.frame.size == title.intrinsicContentSize)
    title.intrinsicContentSize = Size(width: 7, height: 8)
    #expect(title.intrinsicContentSize == Size(width: 7, height: 8))
  }

  /// A label with insets around its text, as in many apps.
  private final class PaddedLabel: LayoutView {
    override var intrinsicContentSize: Size {
      get {
        let size = super.intrinsicContentSize
        return Size(width: size.width + 16, height: size.height + 8)
      }
      set {}
    }
  }

  @Test func `a subclass may add to the size of its text`() throws {
    let padded = PaddedLabel("padded", kind: .label)
    let plain = LayoutView("plain", kind: .label)
    let root = LayoutView("root")
    for view in [padded, plain] {
      view.text = "Lisbon"
      root.addSubview(view)
    }
    let snapshot = try LayoutEngine(root: root, environment: plainEnvironment(200, 100)).solve()
    let size = try #require(snapshot["plain"]?.frame.size)
    #expect(
      snapshot["padded"]?.frame.size == Size(width: size.width + 16, height: size.height + 8))
  }

  @Test func `what a subclass adds to the size of its text follows the text`() throws {
    let padded = PaddedLabel("padded", kind: .label)
    let plain = LayoutView("plain", kind: .label)
    let root = LayoutView("root")
    for view in [padded, plain] {
      view.text = "Lisbon"
      view.font = .preferredFont(forTextStyle: .body)
      root.addSubview(view)
    }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 100))
    func expectPadding() throws {
      let snapshot = try engine.solve()
      let size = try #require(snapshot["plain"]?.frame.size)
      #expect(
        snapshot["padded"]?.frame.size == Size(width: size.width + 16, height: size.height + 8))
    }
    try expectPadding()
    engine.environment.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try expectPadding()
    for view in [padded, plain] { view.text = "Lisbon and Porto" }
    try expectPadding()
    root.traitOverrides.preferredContentSizeCategory = .small
    try expectPadding()
  }

  @Test(arguments: [
    (ViewKind.searchBar, 56.0), (.toolbar, 49), (.tabBar, 49), (.pickerView, 216),
    (.datePicker, 216), (.pageControl, 37), (.textField, 34), (.button, 30), (.label, 0),
  ])
  func `a control without content has a height`(_ kind: ViewKind, _ height: Double) throws {
    let root = LayoutView("root")
    let control = LayoutView("control", kind: kind)
    root.addSubview(control)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(200, 300))
    #expect(try engine.solve()["control"]?.frame.height == height)
  }

  @Test func `an empty text field has the height of a line, and a placeholder its width`() throws {
    let root = LayoutView("root")
    let field = LayoutView("field", kind: .textField)
    let label = LayoutView("label", kind: .label)
    root.addSubview(field)
    root.addSubview(label)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    #expect(try engine.solve()["field"]?.frame.size == Size(width: 14, height: 34))
    #expect(try engine.solve()["label"]?.frame.size == .zero)
    field.font = .systemFont(ofSize: 30)
    #expect(try engine.solve()["field"]?.frame.size == Size(width: 14, height: 49))
    field.placeholder = "Name"
    let placeholder = try engine.solve()["field"]?.frame.size
    field.text = "Name"
    #expect(try engine.solve()["field"]?.frame.size == placeholder)
    field.text = ""
    #expect(try engine.solve()["field"]?.frame.size == placeholder)
    #expect(placeholder?.width ?? 0 > 60)
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
