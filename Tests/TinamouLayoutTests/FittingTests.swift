import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// The size that results from a view's constraints.
@Suite struct FittingTests {
  private let root = LayoutView("root")
  private let card = LayoutView("card")
  private let text = label("text", 200, 20)

  init() throws {
    root.addSubview(card)
    card.addSubview(text)
    text.heights = HeightTable([
      .init(width: 0, height: 60), .init(width: 100, height: 40), .init(width: 200, height: 20),
    ])
    try LayoutConstraint.activate(text.pins(to: card, inset: 10))
  }

  @Test func `systemLayoutSizeFitting(_:)`() throws {
    let size = try card.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    #expect(size == Size(width: 220, height: 40))
  }

  @Test func `margins that are preserved are at most the superview's before the first layout`()
    throws
  {
    let root = LayoutView("root")
    let card = LayoutView("card")
    let text = label("text", 100, 20)
    root.addSubview(card)
    card.addSubview(text)
    card.preservesSuperviewLayoutMargins = true
    let margins = card.layoutMarginsGuide
    try LayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      card.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      card.widthAnchor.constraint(equalToConstant: 260),
      text.topAnchor.constraint(equalTo: margins.topAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(320, 844))
    let target = LayoutView.layoutFittingCompressedSize
    // 8 points above and below the text.
    #expect(try card.systemLayoutSizeFitting(target) == Size(width: 260, height: 36))
    try engine.layoutIfNeeded()
    #expect(try card.systemLayoutSizeFitting(target) == Size(width: 260, height: 36))
  }

  /// UIKit's compressed and expanded sizes are (0, 0) and (10000, 10000).
  @Test func `layoutFittingExpandedSize`() throws {
    #expect(LayoutView.layoutFittingCompressedSize == .zero)
    #expect(LayoutView.layoutFittingExpandedSize == Size(width: 10_000, height: 10_000))
    // Hugging at 251 is stronger than the fitting size at 50.
    let size = try card.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize)
    #expect(size == Size(width: 220, height: 40))
    text.setContentHuggingPriority(LayoutPriority(49), for: .horizontal)
    let wide = try card.systemLayoutSizeFitting(LayoutView.layoutFittingExpandedSize)
    #expect(wide == Size(width: 10_000, height: 40))
  }

  @Test
  func `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`() throws
  {
    // The size of a cell: the width is required, the height has priority 50.
    let size = try card.systemLayoutSizeFitting(
      Size(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 150, height: 60))
  }

  @Test func `fitting leaves the layout of the tree as it is`() throws {
    let outward = card.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 33)
    let wide = card.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    try LayoutConstraint.activate([outward, wide])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 100))
    try engine.layoutIfNeeded()
    let before = try engine.solve()
    // The constraint to the root does not count, so the text is on one line.
    let size = try card.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    #expect(size == Size(width: 220, height: 40))
    #expect(outward.isActive && wide.isActive)
    #expect(text.frame == before["text"]?.frame)
    let after = try engine.solve()
    #expect(after.items == before.items)
    #expect(after.statistics == before.statistics)
    outward.constant = 34
    #expect(try engine.solve()["card"]?.frame.minX == 34)
    wide.deactivate()
    card.removeFromSuperview()
    #expect(try engine.solve().items.count == 1)
    #expect(engine.solver.model.rows.count == 6)
  }

  @Test func `a conflict of a tree without a window names the size of its frame`() throws {
    let view = LayoutView("view")
    view.frame = Rect(x: 5, y: 5, width: 120, height: 80)
    view.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let conflict = try #require(try view.layOutTree(in: .standard).first)
    #expect(
      conflict.members.map(\.constraint.description) == [
        "view.width == 120", "view.width == 200",
      ])
  }

  @Test func `edits that wait for the engine are not lost to the question`() throws {
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 100))
    _ = try engine.solve()
    let footer = label("footer", 30, 12)
    card.addSubview(footer)
    let pins = footer.pins(to: card)
    try LayoutConstraint.activate(Array(pins[0...1]))
    let size = try card.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    #expect(size == Size(width: 220, height: 40))
    let snapshot = try engine.solve()
    #expect(snapshot["footer"]?.frame == Rect(x: 0, y: 0, width: 30, height: 12))
  }

  /// Measured on iOS 26.1: a fitting size of 70.667 is not rounded to pixels.
  @Test func `the size is not rounded`() throws {
    text.heights = nil
    text.intrinsicContentSize = Size(width: 50.1, height: 20.3)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(300, 100))
    _ = try engine.solve()
    let size = try card.systemLayoutSizeFitting(.zero)
    #expect(abs(size.width - 70.1) < 2e-6)
    #expect(abs(size.height - 40.3) < 2e-6)
  }

  @Test func `a view that gives its own frame is fitted by what is inside`() throws {
    card.frame = Rect(x: 3, y: 4, width: 5, height: 6)
    card.translatesAutoresizingMaskIntoConstraints = true
    #expect(try card.systemLayoutSizeFitting(.zero) == Size(width: 220, height: 40))
  }

  @Test func `the size is that of the alignment rectangle`() throws {
    let toggle = LayoutView("toggle", kind: .switch)
    #expect(try toggle.systemLayoutSizeFitting(.zero) == Size(width: 61, height: 28))
    toggle.setPlatformOutsideOfWindows(Platform(.iOS18))
    #expect(try toggle.systemLayoutSizeFitting(.zero) == Size(width: 49, height: 31))
  }

  /// Outside of a window, margins are those of the system and there is no safe area.
  @Test func `margins count, 8 outside of a window before iOS 27.1`() throws {
    let cell = LayoutView("cell")
    cell.setPlatformOutsideOfWindows(Platform(.iOS18))
    let inside = label("inside", 50, 20)
    cell.addSubview(inside)
    try LayoutConstraint.activate(inside.pins(to: cell.layoutMarginsGuide))
    #expect(try cell.systemLayoutSizeFitting(.zero) == Size(width: 66, height: 36))
  }

  @Test func `a target beyond all numbers counts as the largest one`() throws {
    let huge = Size(width: 150, height: .greatestFiniteMagnitude)
    let size = try card.systemLayoutSizeFitting(
      huge, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size == Size(width: 150, height: 60))
    text.heights = nil
    text.setContentHuggingPriority(LayoutPriority(10), for: .horizontal)
    card.alignmentRectInsets = EdgeInsets(left: 0.3, right: 0.4)
    let wide = try card.systemLayoutSizeFitting(Size(width: .infinity, height: 0))
    #expect(wide.width > 999_999_998 && wide.width <= 1_000_000_000)
  }

  @Test func `a target without meaning is refused`() {
    #expect(throws: LayoutError.self) {
      try card.systemLayoutSizeFitting(Size(width: .nan, height: 0))
    }
    #expect(throws: LayoutError.self) {
      try card.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: LayoutPriority(0),
        verticalFittingPriority: .required)
    }
  }
}
