import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Ambiguities, and the derivation of positions.
@Suite struct AmbiguityTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")
  private let engine: LayoutEngine

  init() throws {
    root.addSubview(box)
    engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    try LayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: root.topAnchor),
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(equalToConstant: 40),
      box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 10),
      box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor, constant: -10),
    ])
  }

  @Test func hasAmbiguousLayout() throws {
    #expect(box.hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    try left.activate()
    #expect(!box.hasAmbiguousLayout)
    left.constant = .nan
    #expect(!box.hasAmbiguousLayout)
    #expect(!LayoutView().hasAmbiguousLayout)
  }

  @Test func `NSLayoutAnchor.hasAmbiguousLayout`() throws {
    #expect(box.leftAnchor.hasAmbiguousLayout)
    #expect(box.trailingAnchor.hasAmbiguousLayout)
    #expect(box.centerXAnchor.hasAmbiguousLayout)
    #expect(!box.widthAnchor.hasAmbiguousLayout)
    #expect(!box.topAnchor.hasAmbiguousLayout)
    #expect(!box.bottomAnchor.hasAmbiguousLayout)
    // An edge can be ambiguous where the origin is not, and determined where origin and width are
    // ambiguous.
    let wide = LayoutView("wide")
    root.addSubview(wide)
    try LayoutConstraint.activate([
      wide.rightAnchor.constraint(equalTo: root.rightAnchor),
      wide.widthAnchor.constraint(greaterThanOrEqualToConstant: 10),
    ])
    #expect(!wide.rightAnchor.hasAmbiguousLayout)
    #expect(wide.leftAnchor.hasAmbiguousLayout && wide.widthAnchor.hasAmbiguousLayout)
    let frames = try engine.solve().items.map(\.exactFrame)
    #expect(wide.centerXAnchor.hasAmbiguousLayout)
    #expect(try engine.solve().items.map(\.exactFrame) == frames)
    #expect(!LayoutView().leftAnchor.hasAmbiguousLayout)
  }

  @Test func `NSLayoutAnchor.constraintsAffectingLayout`() throws {
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 50)
    try left.activate()
    #expect(try box.leftAnchor.constraintsAffectingLayout.map { $0 === left } == [true])
    let right = try box.rightAnchor.constraintsAffectingLayout
    #expect(right.count == 2 && right.contains { $0 === left })
    #expect(try box.widthAnchor.constraintsAffectingLayout.count == 1)
    #expect(try box.topAnchor.constraintsAffectingLayout.count == 1)
    #expect(try LayoutView().topAnchor.constraintsAffectingLayout.isEmpty)
  }

  @Test func `UILayoutGuide.hasAmbiguousLayout`() throws {
    let guide = LayoutGuide("guide")
    root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: box.rightAnchor)
    try LayoutConstraint.activate([
      left, guide.topAnchor.constraint(equalTo: root.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 5),
      guide.heightAnchor.constraint(equalToConstant: 5),
    ])
    #expect(guide.hasAmbiguousLayout)
    try box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 20).activate()
    #expect(!guide.hasAmbiguousLayout)
    #expect(try guide.constraintsAffectingLayout(for: .horizontal).contains { $0 === left })
    #expect(!root.layoutMarginsGuide.leadingAnchor.hasAmbiguousLayout)
  }

  @Test func `thousands of open views on one hub are found`() throws {
    let hub = LayoutView("hub")
    var constraints = [hub.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor)]
    for index in 0..<2000 {
      let view = LayoutView("view\(index)")
      root.addSubview(view)
      // Each can move up to the hub without the others, and the hub without them.
      constraints += [
        view.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor),
        view.rightAnchor.constraint(lessThanOrEqualTo: hub.leftAnchor),
        view.topAnchor.constraint(equalTo: root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 5),
        view.heightAnchor.constraint(equalToConstant: 5),
      ]
    }
    root.addSubview(hub)
    try LayoutConstraint.activate(constraints)
    let ambiguous = try engine.solve().ambiguous
    #expect(ambiguous.count == 2002)
    #expect(ambiguous.filter { $0.name.hasPrefix("view") }.allSatisfy { $0.attributes == [.left] })
  }

  @Test func `openFrame(of:) has ends that are rounded as values are`() throws {
    try box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor, constant: 100.0 / 3)
      .activate()
    let item = try #require(try engine.solve().ambiguous.first)
    let frame = try #require(engine.openFrame(of: item))
    #expect(frame.numbers.map(\.attribute) == [.left])
    #expect(frame.numbers[0].range == (100 * 0x1p20 / 3).rounded() / 0x1p20...350)
    #expect(frame.choices.count == 3)
  }

  @Test func exerciseAmbiguityInLayout() throws {
    try engine.layoutIfNeeded()
    let resting = box.frame
    try box.exerciseAmbiguityInLayout()
    let first = box.frame
    try box.exerciseAmbiguityInLayout()
    let second = box.frame
    #expect(Set([first.minX, second.minX]) == [10, 350])
    #expect(try engine.layoutIfNeeded().map(\.name) == (second == resting ? [] : ["box"]))
    #expect(box.frame == resting)
    try root.exerciseAmbiguityInLayout()
    #expect(box.frame == resting)
  }

  @Test func `a place without any constraint is exercised too`() throws {
    let free = LayoutView("free")
    root.addSubview(free)
    try engine.layoutIfNeeded()
    let resting = free.frame
    try free.exerciseAmbiguityInLayout()
    #expect(free.frame != resting)
    try engine.layoutIfNeeded()
    #expect(free.frame == resting)
  }

  @Test func `constraintsAffectingLayout(for:)`() throws {
    let left = box.leftAnchor.constraint(equalTo: root.centerXAnchor)
    try left.activate()
    let horizontal = try box.constraintsAffectingLayout(for: .horizontal)
    #expect(horizontal.map(\.description) == ["box.left == root.centerX", "box.width == 40"])
    let vertical = try box.constraintsAffectingLayout(for: .vertical)
    #expect(vertical.map(\.description) == ["box.top == root.top", "box.height == 40"])
    let all = try box.constraintReferencesAffectingLayout(for: .horizontal)
    #expect(all.contains { $0.source == .window && $0.description == "root.width == 400" })
  }

  @Test func `content and given frames affect the layout as well`() throws {
    let text = label("text", 30)
    let fixed = LayoutView("fixed")
    root.addSubview(text)
    root.addSubview(fixed)
    root.frame.size = Size(width: 400, height: 300)
    fixed.autoresizingMask = .flexibleWidth
    fixed.frame = Rect(x: 1, y: 2, width: 3, height: 4)
    fixed.translatesAutoresizingMaskIntoConstraints = true
    try text.leftAnchor.constraint(equalTo: fixed.rightAnchor).activate()
    let references = try text.constraintReferencesAffectingLayout(for: .horizontal)
    #expect(references.contains { $0.source == .intrinsicSize })
    #expect(references.contains { $0.source == .frame })
    let frame = try fixed.constraintReferencesAffectingLayout(for: .horizontal)
    #expect(
      frame.contains { $0.description == "fixed.width == superview.width - its left - 396" })
  }
}
