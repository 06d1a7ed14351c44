import Testing
import TinamouLayout
import TinamouSolver

/// What constraints leave open, and what places follow from.
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
      frame.contains { $0.description == "fixed.width == 1 * superview.width - its left - 396" })
  }
}
