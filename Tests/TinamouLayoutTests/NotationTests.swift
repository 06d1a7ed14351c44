import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Constraints written with operators.
@Suite struct NotationTests {
  private let root = LayoutView("root")
  private let title = label("title", 50)
  private let photo = LayoutView("photo", kind: .image)

  init() {
    root.addSubview(title)
    root.addSubview(photo)
  }

  @Test func `a constraint reads as it prints`() {
    let gap = 8.0
    let constraints = LayoutConstraint.make {
      title.leading == root.readable.leading + 8 ~ .high
      title.width <= 0.5 * root.width - 20
      title.width >= photo.width * 2 + gap ~ 251
      title.height == 44
      title.top - photo.bottom == photo.top - root.top ~ .low
      photo.centerX == root.margins.centerX / 2
      title.firstBaseline == photo.lastBaseline
      title.leadingMargin == root.safeArea.leading
      photo.left + photo.right == 2 * root.centerX + gap
      photo.height >= 10
      photo.width <= 90.5
      photo.height <= photo.width
    }
    #expect(
      constraints.map(\.description) == [
        "title.leading == root.readable.leading + 8 @750",
        "title.width <= 0.5 * root.width - 20",
        "title.width >= 2 * photo.width + 8 @251",
        "title.height == 44",
        "title.top - photo.bottom == photo.top - root.top @250",
        "photo.centerX == 0.5 * root.margins.centerX",
        "title.firstBaseline == photo.lastBaseline",
        "title.leadingMargin == root.safeArea.leading",
        "photo.left + photo.right == 2 * root.centerX + 8",
        "photo.height >= 10",
        "photo.width <= 90.5",
        "photo.height <= photo.width",
      ])
    let here = constraints[0].location
    #expect(here.file == "TinamouLayoutTests/NotationTests.swift")
    #expect(constraints.map(\.location.line) == (0..<12).map { here.line + $0 })
  }

  /// A view with properties that have the names of anchors.
  private final class Card: LayoutView {
    var leading: LayoutConstraint?
    var width = 20.0
    var margins = [8.0, 8.0]
  }

  @Test func `a subclass may have properties that are called as anchors are`() {
    let card = Card("card")
    root.addSubview(card)
    card.leading = card.trailing == root.leading + card.width
    #expect(card.leading?.description == "card.trailing == root.leading + 20")
    #expect((card as LayoutView).width.terms.count == 1)
  }

  @Test func `a constraint outside of a builder has no place`() {
    let constraint = title.top == photo.top
    #expect(constraint.location.description == "unknown")
    #expect(constraint.reference.location == nil)
    #expect(constraint.named("upper").reference.identifier == "upper")
  }

  @Test(arguments: [true, false])
  func `a builder knows branches, options and loops`(_ isWide: Bool) throws {
    let badge: LayoutView? = isWide ? LayoutView("badge") : nil
    if let badge { root.addSubview(badge) }
    let active = try LayoutConstraint.activateAll {
      if isWide {
        title.leading == photo.trailing + 8
        title.top == photo.top
      } else {
        title.top == photo.bottom + 8
      }
      if let badge {
        badge.width == 10
      }
      for view in [title, photo] {
        view.height == 30
      }
      switch isWide {
      case true: photo.width == 40
      case false: photo.width == 20
      }
      photo.pins(to: root)
    }
    #expect(active.count == (isWide ? 10 : 8))
    #expect(!active.contains { !$0.isActive })
  }

  @Test func `constraints in operators lay out as the others do`() throws {
    try LayoutConstraint.activateAll {
      photo.leading == root.leading + 10
      photo.width == 0.25 * root.width
      photo.top == root.top
      photo.height == photo.width / 2
      title.leading == photo.trailing + 8
      title.centerY == photo.centerY
      title.trailing <= root.trailing ~ .required
    }
    let snapshot = try LayoutEngine(root: root, environment: plainEnvironment(400, 300)).solve()
    #expect(snapshot["photo"]?.frame == Rect(x: 10, y: 0, width: 100, height: 50))
    #expect(snapshot["title"]?.frame == Rect(x: 118, y: 15, width: 50, height: 20))
  }

  @Test func `edges, sizes and centers are several constraints`() throws {
    try LayoutConstraint.activateAll {
      photo.edges == root.edges.inset(by: .init(top: 1, leading: 2, bottom: 3, trailing: 4))
      title.center == photo.center
      title.size == Size(width: 30, height: 20)
      title.edges <= photo.edges.inset(by: 8) ~ .high
    }
    let snapshot = try LayoutEngine(root: root, environment: plainEnvironment(400, 300)).solve()
    #expect(snapshot["photo"]?.frame == Rect(x: 2, y: 1, width: 394, height: 296))
    #expect(snapshot["title"]?.frame == Rect(x: 184, y: 139, width: 30, height: 20))
  }

  @Test func `a view is pinned to another one or to a guide`() throws {
    let pins = try photo.pinEdges(to: root, insets: .all(8))
    #expect(pins.count == 4 && pins.allSatisfy(\.isActive))
    #expect(pins[0].location.file == "TinamouLayoutTests/NotationTests.swift")
    let snapshot = try LayoutEngine(root: root, environment: plainEnvironment(400, 300)).solve()
    #expect(snapshot["photo"]?.frame == Rect(x: 8, y: 8, width: 384, height: 284))
  }

  @Test func `mixed axes and directions are refused as everywhere`() {
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activateAll { title.leading == photo.top }
    }
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activateAll { title.leading == photo.left }
    }
    #expect(throws: LayoutError.self) {
      try LayoutConstraint.activateAll { title.leading == LayoutView("stranger").leading }
    }
    let nowhere = title.width == photo.width / 0
    #expect(throws: LayoutError.self) {
      try nowhere.activate()
      _ = try LayoutEngine(root: root, environment: plainEnvironment(400, 300)).solve()
    }
  }

  @Test func `a set of constraints can be built`() throws {
    let engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    engine.constraintSets = [
      ConstraintSet(name: "regular", conditions: [TraitCondition(horizontalSizeClass: .regular)]) {
        title.left == root.left + 30
      },
      ConstraintSet(name: "compact", conditions: [TraitCondition(horizontalSizeClass: .compact)]) {
        title.left == root.left + 3
      },
    ]
    #expect(try engine.solve()["title"]?.frame.minX == 3)
    engine.environment = plainEnvironment(700, 300)
    #expect(try engine.solve()["title"]?.frame.minX == 30)
  }
}
