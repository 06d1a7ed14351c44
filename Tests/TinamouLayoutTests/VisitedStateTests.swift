import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Windows that go to and fro between states.
@Suite struct VisitedStateTests {
  /// Boxes that are beside each other in a wide window and below each other in a narrow one.
  private func boxes() throws -> (engine: LayoutEngine, boxes: [LayoutView]) {
    let root = LayoutView("root")
    var (boxes, wide, narrow): ([LayoutView], [LayoutConstraint], [LayoutConstraint]) = ([], [], [])
    for number in 0..<30 {
      let box = LayoutView("box\(number)")
      root.addSubview(box)
      try LayoutConstraint.activateAll {
        box.height == 20
        box.width == root.width * 0.1
      }
      let (before, below) = (boxes.last?.trailing ?? root.leading, boxes.last?.bottom ?? root.top)
      wide += [box.leading == before, box.top == root.top]
      narrow += [box.leading == root.leading, box.top == below]
      boxes.append(box)
    }
    let engine = LayoutEngine(root: root, environment: Self.wide)
    engine.constraintSets = [
      ConstraintSet(
        name: "wide", conditions: [TraitCondition(horizontalSizeClass: .regular)],
        constraints: wide),
      ConstraintSet(
        name: "narrow", conditions: [TraitCondition(horizontalSizeClass: .compact)],
        constraints: narrow),
    ]
    return (engine, boxes)
  }

  private static let wide = environment(1000, .regular)
  private static let narrow = environment(400, .compact)

  private static func environment(_ width: Double, _ size: SizeClass) -> LayoutEnvironment {
    var environment = plainEnvironment(width, 800)
    environment.traits.horizontalSizeClass = size
    return environment
  }

  @Test func `a state that was visited takes no step`() throws {
    let (engine, boxes) = try boxes()
    for state in [Self.wide, Self.narrow, Self.wide] {
      engine.environment = state
      try engine.layoutIfNeeded()
    }
    let before = engine.numberOfSteps
    for _ in 0..<3 {
      engine.environment = Self.narrow
      try engine.layoutIfNeeded()
      #expect(boxes[2].frame == Rect(x: 0, y: 40, width: 40, height: 20))
      engine.environment = Self.wide
      try engine.layoutIfNeeded()
      #expect(boxes[2].frame == Rect(x: 200, y: 0, width: 100, height: 20))
    }
    #expect(engine.numberOfSteps == before)
  }

  @Test func `a view that lays out a visited state takes no step, nor do conflicts`() throws {
    let (engine, boxes) = try boxes()
    for state in [Self.wide, Self.narrow, Self.wide] {
      engine.environment = state
      try engine.layoutIfNeeded()
    }
    let before = engine.numberOfSteps
    engine.environment = Self.narrow
    try boxes[0].layoutIfNeeded()
    #expect(boxes[2].frame == Rect(x: 0, y: 40, width: 40, height: 20))
    #expect(engine.conflicts.isEmpty)
    #expect(engine.numberOfSteps == before)
  }

  @Test func `conflicts are found again in each state`() throws {
    let (engine, boxes) = try boxes()
    try LayoutConstraint.activateAll { boxes[0].height == 30 }
    for state in [Self.wide, Self.narrow, Self.wide, Self.narrow] {
      engine.environment = state
      try engine.layoutIfNeeded()
      #expect(engine.conflicts.count == 1)
    }
  }

  @Test func `a snapshot after a visited state is one of that state`() throws {
    let (engine, boxes) = try boxes()
    for state in [Self.wide, Self.narrow, Self.wide, Self.narrow] {
      engine.environment = state
      try engine.layoutIfNeeded()
    }
    let snapshot = try engine.solve()
    #expect(snapshot.activeSets == ["narrow"])
    #expect(snapshot[boxes[2]]?.frame == Rect(x: 0, y: 40, width: 40, height: 20))
    #expect(try engine.certificate().isValid)
  }

  @Test func `an edit in a visited state changes the others too`() throws {
    let (engine, boxes) = try boxes()
    for state in [Self.wide, Self.narrow, Self.wide, Self.narrow] {
      engine.environment = state
      try engine.layoutIfNeeded()
    }
    let height = try #require(boxes[1].constraints.first { $0.firstAttribute == .height })
    height.constant = 50
    try engine.layoutIfNeeded()
    #expect(boxes[2].frame == Rect(x: 0, y: 70, width: 40, height: 20))
    engine.environment = Self.wide
    try engine.layoutIfNeeded()
    #expect(boxes[1].frame == Rect(x: 100, y: 0, width: 100, height: 50))
  }

  @Test func `a constraint that is refused in a visited state is an error`() throws {
    let (engine, boxes) = try boxes()
    for state in [Self.wide, Self.narrow, Self.wide, Self.narrow] {
      engine.environment = state
      try engine.layoutIfNeeded()
    }
    let stranger = LayoutView("stranger")
    boxes[0].leadingAnchor.constraint(equalTo: stranger.leadingAnchor).isActive = true
    #expect(throws: LayoutError.self) { try engine.layoutIfNeeded() }
  }

  @Test func `a root that is inside of another view is not laid out in a visited state`() throws {
    let (engine, boxes) = try boxes()
    for state in [Self.wide, Self.narrow, Self.wide] {
      engine.environment = state
      try engine.layoutIfNeeded()
    }
    let outer = LayoutView("outer")
    outer.addSubview(engine.root)
    engine.environment = Self.narrow
    #expect(throws: LayoutError.self) { try engine.layoutIfNeeded() }
    #expect(boxes[2].frame == Rect(x: 200, y: 0, width: 100, height: 20))
  }

  @Test func `other sets forget what was visited`() throws {
    let (engine, boxes) = try boxes()
    for state in [Self.wide, Self.narrow, Self.wide] {
      engine.environment = state
      try engine.layoutIfNeeded()
    }
    engine.constraintSets = [
      ConstraintSet(
        name: "all", when: [],
        constraints: [
          boxes[2].leading == engine.root.leading + 7, boxes[2].top == engine.root.top + 3,
        ])
    ]
    engine.environment = Self.narrow
    try engine.layoutIfNeeded()
    #expect(boxes[2].frame == Rect(x: 7, y: 3, width: 40, height: 20))
  }
}
