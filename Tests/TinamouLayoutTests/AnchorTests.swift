import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// The anchors of UIKit and their constraints; each test is named after the symbol.
@Suite struct AnchorTests {
  private let root = LayoutView("root")
  private let first = LayoutView("first")
  private let second = LayoutView("second")

  init() throws {
    root.addSubview(first)
    root.addSubview(second)
    // first lies at (10, 20) and is 100 x 50.
    try LayoutConstraint.activate([
      first.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      first.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      first.widthAnchor.constraint(equalToConstant: 100),
      first.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  /// The frame of the second view, 30 x 15 unless constraints say otherwise.
  private func frame(_ constraints: LayoutConstraint...) throws -> Rect {
    try LayoutConstraint.activate(constraints)
    let width = second.widthAnchor.constraint(equalToConstant: 30)
    let height = second.heightAnchor.constraint(equalToConstant: 15)
    for size in [width, height] {
      size.priority = .defaultLow
      try size.activate()
    }
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    let snapshot = try engine.solve()
    #expect(try engine.certificate().isValid)
    return try #require(snapshot["second"]?.frame)
  }

  @Test func `XAxisAnchor.constraint(equalTo:constant:)`() throws {
    let x = try frame(second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8))
    #expect(x.minX == 118)
  }

  @Test func `XAxisAnchor.constraint(lessThanOrEqualTo:constant:)`() throws {
    let pull = second.rightAnchor.constraint(equalTo: root.rightAnchor)
    pull.priority = .defaultHigh
    let x = try frame(
      pull, second.rightAnchor.constraint(lessThanOrEqualTo: first.centerXAnchor, constant: 5))
    #expect(x.maxX == 65)
  }

  @Test func `XAxisAnchor.constraint(greaterThanOrEqualTo:constant:)`() throws {
    let pull = second.leftAnchor.constraint(equalTo: root.leftAnchor)
    pull.priority = .defaultHigh
    let x = try frame(
      pull, second.leftAnchor.constraint(greaterThanOrEqualTo: first.leftAnchor, constant: 3))
    #expect(x.minX == 13)
  }

  @Test func `XAxisAnchor.anchorWithOffset(to:)`() throws {
    let gap = first.rightAnchor.anchorWithOffset(to: second.leftAnchor)
    let x = try frame(gap.constraint(equalTo: first.widthAnchor, multiplier: 0.5, constant: 1))
    #expect(x.minX == 161)
    #expect(
      gap.constraint(equalToConstant: 4).description
        == "second.left - first.right == 4")
  }

  @Test func `YAxisAnchor.constraint(equalTo:constant:)`() throws {
    let y = try frame(second.topAnchor.constraint(equalTo: first.bottomAnchor, constant: 8))
    #expect(y.minY == 78)
  }

  @Test func `YAxisAnchor.constraint(lessThanOrEqualTo:constant:)`() throws {
    let pull = second.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    pull.priority = .defaultHigh
    let y = try frame(
      pull, second.bottomAnchor.constraint(lessThanOrEqualTo: first.centerYAnchor, constant: 5))
    #expect(y.maxY == 50)
  }

  @Test func `YAxisAnchor.constraint(greaterThanOrEqualTo:constant:)`() throws {
    let pull = second.topAnchor.constraint(equalTo: root.topAnchor)
    pull.priority = .defaultHigh
    let y = try frame(
      pull, second.topAnchor.constraint(greaterThanOrEqualTo: first.topAnchor, constant: -7))
    #expect(y.minY == 13)
  }

  @Test func `YAxisAnchor.anchorWithOffset(to:)`() throws {
    let gap = first.bottomAnchor.anchorWithOffset(to: second.topAnchor)
    let y = try frame(gap.constraint(equalTo: gap2()))
    #expect(y.minY == 70 + 20)
  }

  /// From the top of the root to the top of the first view: 20.
  private func gap2() -> DimensionAnchor { root.topAnchor.anchorWithOffset(to: first.topAnchor) }

  @Test func `DimensionAnchor.constraint(equalTo:multiplier:constant:)`() throws {
    let size = try frame(
      second.widthAnchor.constraint(equalTo: first.widthAnchor, multiplier: 2, constant: -1),
      second.heightAnchor.constraint(equalTo: first.heightAnchor))
    #expect(size.width == 199)
    #expect(size.height == 50)
  }

  @Test func `DimensionAnchor.constraint(lessThanOrEqualTo:multiplier:constant:)`() throws {
    let size = try frame(
      second.widthAnchor.constraint(lessThanOrEqualTo: first.widthAnchor, multiplier: 0.1))
    #expect(size.width == 10)
  }

  @Test func `DimensionAnchor.constraint(greaterThanOrEqualTo:multiplier:constant:)`() throws {
    let size = try frame(
      second.widthAnchor.constraint(
        greaterThanOrEqualTo: first.heightAnchor, multiplier: 1, constant: 11))
    #expect(size.width == 61)
  }

  @Test func `DimensionAnchor.constraint(equalToConstant:)`() throws {
    #expect(try frame(second.widthAnchor.constraint(equalToConstant: 71)).width == 71)
  }

  @Test func `DimensionAnchor.constraint(lessThanOrEqualToConstant:)`() throws {
    #expect(try frame(second.widthAnchor.constraint(lessThanOrEqualToConstant: 7)).width == 7)
  }

  @Test func `DimensionAnchor.constraint(greaterThanOrEqualToConstant:)`() throws {
    #expect(try frame(second.widthAnchor.constraint(greaterThanOrEqualToConstant: 77)).width == 77)
  }

  /// UIKit's logs print `NSLayoutAnchorConstraintSpace(8)`.
  @Test func `constraint(equalToSystemSpacingAfter:multiplier:)`() throws {
    let after = second.leadingAnchor.constraint(
      equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1.5)
    #expect(try frame(after).minX == 110 + 12)
    #expect(after.multiplier == 1.5)
    #expect(after.description == "second.leading == first.trailing + 1.5 * systemSpacing")
  }

  @Test func `constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)`() throws {
    let pull = second.leftAnchor.constraint(equalTo: root.leftAnchor)
    pull.priority = .defaultHigh
    let after = second.leadingAnchor.constraint(
      greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 1)
    #expect(try frame(pull, after).minX == 118)
  }

  @Test func `constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)`() throws {
    let pull = second.rightAnchor.constraint(equalTo: root.rightAnchor)
    pull.priority = .defaultHigh
    let after = second.leadingAnchor.constraint(
      lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2)
    let x = try frame(pull, after)
    #expect(x.minX == 126)
  }

  @Test func `constraint(equalToSystemSpacingBelow:multiplier:)`() throws {
    let below = second.topAnchor.constraint(
      equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1)
    #expect(try frame(below).minY == 78)
    below.multiplier = 3
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    #expect(try engine.solve()["second"]?.frame.minY == 94)
  }

  @Test func `constraint(greaterThanOrEqualToSystemSpacingBelow:multiplier:)`() throws {
    let pull = second.topAnchor.constraint(equalTo: root.topAnchor)
    pull.priority = .defaultHigh
    let below = second.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1)
    #expect(try frame(pull, below).minY == 78)
  }

  @Test func `constraint(lessThanOrEqualToSystemSpacingBelow:multiplier:)`() throws {
    let pull = second.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    pull.priority = .defaultHigh
    let below = second.topAnchor.constraint(
      lessThanOrEqualToSystemSpacingBelow: first.bottomAnchor, multiplier: 1)
    #expect(try frame(pull, below).minY == 78)
  }

  @Test func `system spacing follows the direction of writing`() throws {
    try LayoutConstraint.activate([
      second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.leadingAnchor)
    ])
    second.intrinsicContentSize = Size(width: 30, height: 15)
    let engine = LayoutEngine(
      root: root, environment: plainEnvironment(400, 300, direction: .rightToLeft))
    #expect(try engine.solve()["second"]?.frame.maxX == 110 - 8)
  }

  @Test func `system spacing between baselines grows with the text`() throws {
    first.lastBaselineOffsetFromBottom = 5
    second.firstBaselineOffsetFromTop = 12
    let below = second.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: first.lastBaselineAnchor, multiplier: 1)
    #expect(try frame(below).minY == 78)
  }

  @Test func `an anchor of the same item meets itself`() throws {
    let self1 = second.widthAnchor.constraint(equalTo: second.heightAnchor, multiplier: 2)
    #expect(try frame(self1).width == 30)
  }
}
