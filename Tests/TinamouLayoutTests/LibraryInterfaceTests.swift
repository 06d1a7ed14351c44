import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Features of the layout layer for libraries that display views of their own.
@Suite struct LibraryInterfaceTests {
  /// A constraint that records when it becomes inactive.
  private final class Noting: LayoutConstraint {
    var notes: [String] = []
    override func didDeactivate() { notes.append(isActive ? "active" : "inactive") }
  }

  /// A view whose safe area is 5 points larger at the top than that of the system.
  private final class Covered: LayoutView {
    override func safeAreaInsets(insteadOf insets: EdgeInsets) -> EdgeInsets {
      insets + EdgeInsets(top: 5)
    }
  }

  @Test func `a constraint of a subclass hears when somebody deactivates it`() throws {
    let view = LayoutView()
    let width = Noting(
      LayoutExpression([.init(view, .width)]), .equal, LayoutExpression(constant: 10),
      location: .unknown)
    try width.activate()
    #expect(width.notes.isEmpty)
    width.deactivate()
    width.deactivate()
    #expect(width.notes == ["inactive"])
  }

  @Test func `a constraint of a subclass hears when its view leaves the tree`() throws {
    let root = LayoutView()
    let view = LayoutView()
    root.addSubview(view)
    let top = Noting(
      LayoutExpression([.init(view, .top)]), .equal, LayoutExpression([.init(root, .top)]),
      location: .unknown)
    try top.activate()
    view.removeFromSuperview()
    #expect(top.notes == ["inactive"])
  }

  @Test func `attributes have the numbers of UIKit`() {
    #expect(LayoutAttribute.left.number == 1)
    #expect(LayoutAttribute.lastBaseline.number == 11)
    #expect(LayoutAttribute.centerYWithinMargins.number == 20)
    for attribute in LayoutAttribute.allCases {
      #expect(LayoutAttribute(number: attribute.number) == attribute)
    }
    #expect(LayoutAttribute(number: 0) == nil)
    #expect(LayoutAttribute(number: 21) == nil)
  }

  @Test func `a view may say what covers it, and its subviews get that`() throws {
    let root = Covered("root")
    let inner = LayoutView("inner")
    root.addSubview(inner)
    try LayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: -2),
      inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    var environment = plainEnvironment(100, 100)
    environment.safeAreaInsets = EdgeInsets(top: 20)
    let engine = LayoutEngine(root: root, environment: environment)
    try engine.layoutIfNeeded()
    #expect(engine.root.safeAreaInsets.top == 25)
    #expect(inner.frame == Rect(x: 0, y: 23, width: 100, height: 77))
    #expect(inner.safeAreaInsets.top == 2)
  }

  @Test func `points and rectangles convert between views`() {
    let root = LayoutView("root")
    let scroll = ScrollView("scroll")
    let content = LayoutView("content")
    let other = LayoutView("other")
    root.addSubview(scroll)
    root.addSubview(other)
    scroll.addSubview(content)
    scroll.frame = Rect(x: 10, y: 20, width: 100, height: 100)
    scroll.contentOffset = Point(x: 0, y: 30)
    content.frame = Rect(x: 5, y: 50, width: 20, height: 20)
    other.frame = Rect(x: 200, y: 0, width: 10, height: 10)
    #expect(content.convert(Point.zero, to: nil) == Point(x: 15, y: 40))
    #expect(content.convert(Point(x: 1, y: 1), to: other) == Point(x: -184, y: 41))
    #expect(content.convert(Point(x: -184, y: 41), from: other) == Point(x: 1, y: 1))
    #expect(
      root.convert(Rect(x: 15, y: 40, width: 3, height: 4), to: content)
        == Rect(x: 0, y: 0, width: 3, height: 4))
    #expect(
      content.convert(Rect(x: 15, y: 40, width: 3, height: 4), from: nil)
        == Rect(x: 0, y: 0, width: 3, height: 4))
  }

  @Test func `an item stands for an object that it does not keep`() {
    final class Wrapper {}
    let view = LayoutView()
    var wrapper: Wrapper? = Wrapper()
    view.representedObject = wrapper
    #expect(view.representedObject === wrapper)
    wrapper = nil
    #expect(view.representedObject == nil)
  }
}
