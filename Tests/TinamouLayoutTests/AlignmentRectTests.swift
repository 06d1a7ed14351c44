import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Constraints refer to alignment rectangles.
@Suite struct AlignmentRectTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")

  init() { root.addSubview(box) }

  private func snapshot(_ direction: LayoutDirection = .leftToRight) throws -> LayoutSnapshot {
    try LayoutEngine(root: root, environment: plainEnvironment(400, 300, direction: direction))
      .solve()
  }

  @Test func alignmentRectInsets() throws {
    box.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    box.intrinsicContentSize = Size(width: 50, height: 20)
    let inner = LayoutView("inner")
    box.addSubview(inner)
    try LayoutConstraint.activate(
      [
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        box.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      ] + inner.pins(to: box))
    let snapshot = try snapshot()
    #expect(snapshot["box"]?.frame == Rect(x: 18, y: 9, width: 56, height: 24))
    #expect(snapshot["inner"]?.frame == Rect(x: 2, y: 1, width: 50, height: 20))
  }

  @Test func `centres and right-to-left edges are those of the alignment rectangle`() throws {
    box.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    box.intrinsicContentSize = Size(width: 50, height: 20)
    try LayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
    ])
    let snapshot = try snapshot(.rightToLeft)
    let aligned = box.alignmentRect(forFrame: try #require(snapshot["box"]?.frame))
    #expect(aligned == Rect(x: 330, y: 140, width: 50, height: 20))
  }

  @Test func `alignmentRect(forFrame:) and frame(forAlignmentRect:) undo each other`() {
    box.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let frame = Rect(x: 5, y: 6, width: 70, height: 80)
    let rect = box.alignmentRect(forFrame: frame)
    #expect(rect == Rect(x: 7, y: 7, width: 64, height: 76))
    #expect(box.frame(forAlignmentRect: rect) == frame)
  }

  /// Published storyboards, frame minus the constant of the size constraint: switch 2 wider in 13
  /// of 13 places, slider 4 wider in 10 of 10 and 1 higher in 3 of 3, segmented control 1 higher in
  /// 2 of 2.
  @Test(arguments: [
    (ViewKind.switch, 2.0, 0.0), (.slider, 4, 1), (.segmentedControl, 0, 1), (.button, 0, 0),
    (.textField, 0, 0), (.label, 0, 0), (.stepper, 0, 0),
  ])
  func `controls are larger than their alignment rectangles`(
    _ kind: ViewKind, _ wider: Double, _ higher: Double
  ) throws {
    let control = LayoutView("control", kind: kind)
    root.addSubview(control)
    try LayoutConstraint.activate([
      control.widthAnchor.constraint(equalToConstant: 100),
      control.heightAnchor.constraint(equalToConstant: 40),
    ])
    let frame = try #require(try snapshot()["control"]?.frame)
    #expect(frame.size == Size(width: 100 + wider, height: 40 + higher))
  }

  /// The most frequent frames of controls in storyboards of Xcode 11 and later.
  @Test(arguments: [
    (ViewKind.switch, 51.0, 31.0), (.stepper, 94, 32), (.activityIndicator, 20, 20),
  ])
  func `controls have the size that storyboards show`(
    _ kind: ViewKind, _ width: Double, _ height: Double
  ) throws {
    let control = LayoutView("control", kind: kind)
    root.addSubview(control)
    #expect(try snapshot()["control"]?.frame.size == Size(width: width, height: height))
  }

  @Test(arguments: [
    (ViewKind.slider, 31.0), (.segmentedControl, 32), (.progressView, 4),
  ])
  func `wide controls have the height that storyboards show`(
    _ kind: ViewKind, _ height: Double
  ) throws {
    let control = LayoutView("control", kind: kind)
    root.addSubview(control)
    #expect(try snapshot()["control"]?.frame.height == height)
    #expect(control.intrinsicContentSize.width == LayoutView.noIntrinsicMetric)
  }

  @Test func `insets may change, and numbers without meaning are refused`() throws {
    try box.leftAnchor.constraint(equalTo: root.leftAnchor).activate()
    box.intrinsicContentSize = Size(width: 10, height: 10)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    #expect(try engine.solve()["box"]?.frame == Rect(x: 0, y: 0, width: 10, height: 10))
    box.alignmentRectInsets = EdgeInsets(left: 5)
    let before = try engine.solve()
    #expect(before["box"]?.frame == Rect(x: -5, y: 0, width: 15, height: 10))
    #expect(throws: LayoutError.self) {
      try engine.update { box.alignmentRectInsets = EdgeInsets(left: .nan) }
    }
    #expect(box.alignmentRectInsets.left == 5)
    #expect(try engine.solve().items == before.items)
  }

  private final class Shadowed: LayoutViewDelegate {
    func alignmentRectInsets(of view: LayoutView) -> EdgeInsets? { .all(4) }
  }

  @Test func `a delegate may tell the insets`() throws {
    let delegate = Shadowed()
    let control = LayoutView("control", kind: .switch)
    control.layoutDelegate = delegate
    root.addSubview(control)
    #expect(try snapshot()["control"]?.frame.size == Size(width: 57, height: 39))
  }
}
