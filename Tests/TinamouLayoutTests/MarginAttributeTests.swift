import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// The attributes of layout margins; each test is named after the symbol.
@Suite struct MarginAttributeTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")

  init() {
    root.addSubview(box)
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 10, leading: 20, bottom: 30, trailing: 40)
    box.intrinsicContentSize = Size(width: 50, height: 50)
  }

  private func frame(
    _ attribute: LayoutAttribute, _ margin: LayoutAttribute,
    direction: LayoutDirection = .leftToRight
  ) throws -> Rect {
    let constraint = LayoutConstraint(
      item: box, attribute: attribute, relatedBy: .equal, toItem: root, attribute: margin,
      multiplier: 1, constant: 0)
    try constraint.activate()
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(400, 300, direction: direction))
    return try #require(try engine.solve()["box"]?.frame)
  }

  @Test func leadingMargin() throws {
    #expect(try frame(.leading, .leadingMargin).minX == 20)
    #expect(try frame(.leading, .leadingMargin, direction: .rightToLeft).maxX == 380)
  }

  @Test func trailingMargin() throws {
    #expect(try frame(.trailing, .trailingMargin).maxX == 360)
    #expect(try frame(.trailing, .trailingMargin, direction: .rightToLeft).minX == 40)
  }

  @Test func leftMargin() throws {
    #expect(try frame(.left, .leftMargin).minX == 20)
    #expect(try frame(.left, .leftMargin, direction: .rightToLeft).minX == 40)
  }

  @Test func rightMargin() throws { #expect(try frame(.right, .rightMargin).maxX == 360) }

  @Test func topMargin() throws { #expect(try frame(.top, .topMargin).minY == 10) }

  @Test func bottomMargin() throws { #expect(try frame(.bottom, .bottomMargin).maxY == 270) }

  @Test func centerXWithinMargins() throws {
    #expect(try frame(.centerX, .centerXWithinMargins).midX == 190)
  }

  @Test func centerYWithinMargins() throws {
    #expect(try frame(.centerY, .centerYWithinMargins).midY == 140)
  }

  @Test func `margin attributes follow new margins and print as they were written`() throws {
    let constraint = LayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
      multiplier: 1, constant: 3)
    try constraint.activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    #expect(try engine.solve()["box"]?.frame.minX == 23)
    root.directionalLayoutMargins.leading = 60
    #expect(try engine.solve()["box"]?.frame.minX == 63)
    #expect(constraint.description == "box.leading == root.leadingMargin + 3")
    #expect(constraint.secondItem === root)
    #expect(constraint.secondAttribute == .leadingMargin)
    constraint.deactivate()
    let idle = try engine.solve()
    #expect(idle.statistics.items == 2)
  }

  /// Interface Builder's Follow Readable Width, from Apple's Auto Layout Guide. The readable width
  /// of 664 points is centred.
  @Test func layoutMarginsFollowReadableWidth() throws {
    let constraint = LayoutConstraint(
      item: box, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin,
      multiplier: 1, constant: 0)
    try constraint.activate()
    root.directionalLayoutMargins = .all(20)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(1024, 768))
    #expect(try engine.solve()["box"]?.frame.minX == 20)
    root.layoutMarginsFollowReadableWidth = true
    #expect(try engine.solve()["box"]?.frame.minX == 180)
    #expect(throws: LayoutError.self) {
      try engine.update {
        root.layoutMarginsFollowReadableWidth = false
        constraint.constant = .nan
      }
    }
    #expect(root.layoutMarginsFollowReadableWidth)
    #expect(try engine.solve()["box"]?.frame.minX == 180)
    root.layoutMarginsFollowReadableWidth = false
    #expect(try engine.solve()["box"]?.frame.minX == 20)
    #expect(constraint.description == "box.leading == root.leadingMargin")
  }

  @Test(arguments: [LayoutAttribute.leadingMargin, .topMargin, .firstBaseline])
  func `guides have no margins and no baselines`(_ attribute: LayoutAttribute) {
    let constraint = LayoutConstraint(
      LayoutExpression([.init(root.safeAreaLayoutGuide, attribute)]), .equal,
      LayoutExpression([.init(box, attribute.axis == .horizontal ? .leading : .top)]))
    let error = #expect(throws: LayoutError.self) { try constraint.activate() }
    guard case .attributeOfViewsOnly = error else {
      Issue.record("expected an attribute of views only, got \(String(describing: error))")
      return
    }
  }

  /// The order of NSLayoutAttribute's cases.
  @Test func `every attribute of UIKit exists`() {
    let names = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
      "centerY", "lastBaseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin",
      "bottomMargin", "leadingMargin", "trailingMargin", "centerXWithinMargins",
      "centerYWithinMargins",
    ]
    #expect(names.compactMap(LayoutAttribute.init).count == 20)
    #expect(LayoutAttribute.allCases.count == 20)
    #expect(LayoutAttribute.baseline == .lastBaseline)
  }
}
