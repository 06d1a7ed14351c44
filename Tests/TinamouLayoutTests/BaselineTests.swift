import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// First and last baselines.
@Suite struct BaselineTests {
  private let root = LayoutView("root")
  private let title = label("title", 60, 30)
  private let value = label("value", 40, 20)

  init() throws {
    root.addSubview(title)
    root.addSubview(value)
    title.firstBaselineOffsetFromTop = 22
    title.lastBaselineOffsetFromBottom = 7
    value.firstBaselineOffsetFromTop = 15
    value.lastBaselineOffsetFromBottom = 4
    try title.topAnchor.constraint(equalTo: root.topAnchor, constant: 100).activate()
  }

  private func solve() throws -> LayoutSnapshot {
    try LayoutEngine(root: root, environment: plainEnvironment(400, 300)).solve()
  }

  @Test func firstBaselineAnchor() throws {
    try value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).activate()
    #expect(try solve()["value"]?.frame.minY == 107)
  }

  @Test func lastBaselineAnchor() throws {
    let under = value.lastBaselineAnchor.constraint(
      equalTo: title.lastBaselineAnchor, constant: 10)
    try under.activate()
    // 100 + 30 - 7 + 10 is the line; the value reaches 4 below it.
    #expect(try solve()["value"]?.frame.maxY == 137)
  }

  /// Measured on iOS 26.1: both baselines of a plain view are its lower edge. The documentation
  /// states the upper edge for the first one.
  @Test func `a view without text stands on its lower edge`() throws {
    let plain = LayoutView("plain")
    plain.intrinsicContentSize = Size(width: 10, height: 12)
    root.addSubview(plain)
    try plain.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).activate()
    try value.lastBaselineAnchor.constraint(equalTo: plain.lastBaselineAnchor).activate()
    let snapshot = try solve()
    #expect(snapshot["plain"]?.frame.maxY == 122)
    #expect(snapshot["value"]?.frame.maxY == 126)
  }

  @Test func `texts bring their own baselines`() throws {
    let large = LayoutView("large", kind: .label)
    large.text = "Large"
    large.font = .systemFont(ofSize: 34)
    let small = LayoutView("small", kind: .label)
    small.text = "small"
    root.addSubview(large)
    root.addSubview(small)
    try LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: root.topAnchor),
      small.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300, scale: 2))
    func line() throws -> Double {
      let snapshot = try engine.solve()
      let top = try #require(snapshot["small"]?.exactFrame.minY)
      #expect(try #require(snapshot["large"]?.exactFrame.height) > 30)
      return top
    }
    let first = try line()
    #expect(first > 5)
    // The lines of a larger text stand lower in its label; nothing else has changed.
    large.font = .systemFont(ofSize: 68)
    let second = try line()
    #expect(second > first + 20)
    large.text = nil
    large.intrinsicContentSize.height = 100
    small.text = nil
    small.intrinsicContentSize.height = 10
    let plain = try engine.solve()
    #expect(plain["small"]?.frame.maxY == plain["large"]?.frame.maxY)
  }

  /// Recorded by Interface Builder.
  @Test func `the text of a button or field is in its middle, that of a label at its edges`() throws
  {
    let button = LayoutView("button", kind: .button)
    button.text = "Save"
    let field = LayoutView("field", kind: .textField)
    field.font = button.font
    let name = LayoutView("name", kind: .label)
    (name.text, name.font) = ("Name", button.font)
    for view in [button, field, name] { root.addSubview(view) }
    try LayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: root.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 60),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.firstBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
      name.heightAnchor.constraint(equalToConstant: 100),
      name.lastBaselineAnchor.constraint(equalTo: button.firstBaselineAnchor),
    ])
    let snapshot = try LayoutEngine(root: root, environment: plainEnvironment(400, 300)).solve()
    #expect(snapshot["field"]?.frame.midY == 30)
    // The line of 18 points is in the middle of the button, and at the lower edge of the label.
    #expect(snapshot["name"]?.frame.maxY == 39)
  }

  @Test func `new offsets move what stands on the line`() throws {
    try value.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    _ = try engine.solve()
    title.firstBaselineOffsetFromTop = 25
    #expect(try engine.solve()["value"]?.frame.minY == 110)
    value.firstBaselineOffsetFromTop = nil
    #expect(try engine.solve()["value"]?.frame.maxY == 125)
  }

  /// A view whose baselines are those of a view inside.
  private final class Field: LayoutView {
    let first: LayoutView
    let last: LayoutView

    init(_ first: LayoutView, _ last: LayoutView) {
      self.first = first
      self.last = last
      super.init("field")
      addSubview(first)
      addSubview(last)
    }

    override var forFirstBaselineLayout: LayoutView { first }
    override var forLastBaselineLayout: LayoutView { last }
  }

  private func makeField() throws -> Field {
    let upper = label("upper", 30, 20)
    let lower = label("lower", 30, 20)
    for text in [upper, lower] {
      text.firstBaselineOffsetFromTop = 16
      text.lastBaselineOffsetFromBottom = 4
    }
    let field = Field(upper, lower)
    root.addSubview(field)
    try LayoutConstraint.activate([
      upper.topAnchor.constraint(equalTo: field.topAnchor, constant: 3),
      lower.topAnchor.constraint(equalTo: upper.bottomAnchor, constant: 2),
      field.bottomAnchor.constraint(equalTo: lower.bottomAnchor, constant: 5),
    ])
    return field
  }

  @Test func forFirstBaselineLayout() throws {
    let field = try makeField()
    let line = field.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor)
    try line.activate()
    #expect(line.description == "field.firstBaseline == title.firstBaseline")
    #expect(try solve()["field"]?.frame.minY == 122 - 16 - 3)
  }

  @Test func `the view of the last baseline is that of the first by default`() throws {
    final class Titled: LayoutView {
      let title = LayoutView("title", kind: .label)
      override var forLastBaselineLayout: LayoutView { title }
    }
    let view = Titled("titled")
    #expect(view.forFirstBaselineLayout === view.title)
    #expect(LayoutView("plain").forFirstBaselineLayout.name == "plain")
  }

  @Test func forLastBaselineLayout() throws {
    let field = try makeField()
    try field.lastBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor).activate()
    #expect(try solve()["field"]?.frame.maxY == 122 + 4 + 5)
  }

  @Test func `views that name each other as their baseline do no harm`() throws {
    let field = try makeField()
    let outer = Field(field, LayoutView())
    root.addSubview(outer)
    #expect(outer.forFirstBaselineLayout === field)
    let line = value.topAnchor.constraint(equalTo: outer.firstBaselineAnchor)
    try line.activate()
    try field.topAnchor.constraint(equalTo: outer.topAnchor, constant: 50).activate()
    try outer.topAnchor.constraint(equalTo: root.topAnchor).activate()
    #expect(try solve()["value"]?.frame.minY == 50 + 3 + 16)
  }

  private final class Host: LayoutViewDelegate {
    weak var answer: LayoutView?

    func viewForFirstBaselineLayout(of view: LayoutView) -> LayoutView? { answer }
  }

  @Test func baselineViewsDidChange() throws {
    let field = LayoutView("host")
    let inside = label("inside", 30, 20)
    inside.firstBaselineOffsetFromTop = 16
    field.addSubview(inside)
    root.addSubview(field)
    let host = Host()
    field.layoutDelegate = host
    try LayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: field.topAnchor, constant: 1),
      field.heightAnchor.constraint(equalToConstant: 40),
      field.firstBaselineAnchor.constraint(equalTo: title.firstBaselineAnchor),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    #expect(try engine.solve()["host"]?.frame.maxY == 122)
    host.answer = inside
    field.baselineViewsDidChange()
    #expect(try engine.solve()["host"]?.frame.minY == 122 - 17)
  }

  @Test func `a constraint on the baseline of a stack outlives the view that had the baseline`()
    throws
  {
    let stack = StackView("stack", arrangedSubviews: [label("only", 30, 20)])
    root.addSubview(stack)
    let line = stack.lastBaselineAnchor.constraint(equalTo: root.bottomAnchor)
    try line.activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    #expect(try engine.solve()["stack"]?.frame.maxY == 300)
    stack.arrangedSubviews[0].removeFromSuperview()
    #expect(line.isActive)
    #expect(try engine.solve()["stack"]?.frame.maxY == 300)
  }

  @Test func `a stack has the baseline that a stack in it has now`() throws {
    let inner = StackView("inner")
    let stack = StackView("stack", arrangedSubviews: [inner])
    root.addSubview(stack)
    try stack.lastBaselineAnchor.constraint(equalTo: root.bottomAnchor).activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    #expect(try engine.solve()["stack"]?.frame.maxY == 300)
    let text = label("text", 30, 20)
    text.lastBaselineOffsetFromBottom = 4
    inner.addArrangedSubview(text)
    #expect(try engine.solve()["stack"]?.frame.maxY == 304)
  }

  @Test(arguments: StackView.Distribution.allCases)
  func `a row has the baseline of the view that is the tallest now`(
    distribution: StackView.Distribution
  ) throws {
    let stack = StackView("stack", arrangedSubviews: [title, value])
    stack.distribution = distribution
    stack.alignment = .top
    root.addSubview(stack)
    try stack.lastBaselineAnchor.constraint(equalTo: root.bottomAnchor).activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    // The last baseline of the title is 7 above its lower edge.
    #expect(try engine.solve()["stack"]?.frame.maxY == 307)
    value.intrinsicContentSize.height = 50
    let edited = try engine.solve()
    let fresh = try LayoutEngine(root: root, environment: engine.environment).solve()
    #expect(edited.items.map(\.exactFrame) == fresh.items.map(\.exactFrame))
    // The last baseline of the value is 4 above its lower edge.
    #expect(edited["stack"]?.frame.maxY == 304)
  }
}
