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

  /// Boxes that were laid out in both states, and are in the last one of these.
  private func visitedBoxes(
    endingWith last: LayoutEnvironment = narrow
  ) throws -> (engine: LayoutEngine, boxes: [LayoutView]) {
    let (engine, boxes) = try boxes()
    for state in [Self.narrow, Self.wide, Self.narrow, Self.wide] where state != last {
      engine.environment = state
      try engine.layoutIfNeeded()
      engine.environment = last
      try engine.layoutIfNeeded()
    }
    return (engine, boxes)
  }

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

  @Test func `a state that was visited switches no constraints until one is asked`() throws {
    let (engine, boxes) = try visitedBoxes(endingWith: Self.wide)
    engine.environment = Self.narrow
    try engine.layoutIfNeeded()
    let before = engine.statistics.switchedConstraints
    engine.environment = Self.wide
    try engine.layoutIfNeeded()
    engine.environment = Self.narrow
    try engine.layoutIfNeeded()
    #expect(engine.statistics.switchedConstraints == before)
    #expect(engine.constraintSets[0].constraints.allSatisfy { !$0.isActive })
    #expect(engine.constraintSets[1].constraints.allSatisfy { $0.isActive })
    // Width, leading and top of each box; a box holds its height itself.
    #expect(engine.root.constraints.count == 3 * boxes.count)
  }

  @Test func `constraints that were asked are switched back with the window`() throws {
    let (engine, boxes) = try visitedBoxes(endingWith: Self.wide)
    engine.environment = Self.narrow
    try engine.layoutIfNeeded()
    #expect(engine.constraintSets[1].constraints.allSatisfy { $0.isActive })
    engine.environment = Self.wide
    try engine.layoutIfNeeded()
    #expect(boxes[2].frame == Rect(x: 200, y: 0, width: 100, height: 20))
    #expect(engine.constraintSets[0].constraints.allSatisfy { $0.isActive })
    #expect(try engine.solve()[boxes[2]]?.frame == boxes[2].frame)
  }

  @Test func `a constraint of a set that is deactivated in a visited state stays inactive`() throws
  {
    let (engine, boxes) = try visitedBoxes()
    // The third box is below the second one.
    engine.constraintSets[1].constraints[5].isActive = false
    boxes[2].topAnchor.constraint(equalTo: engine.root.topAnchor, constant: 300).isActive = true
    try engine.layoutIfNeeded()
    #expect(boxes[2].frame == Rect(x: 0, y: 300, width: 40, height: 20))
    #expect(boxes[3].frame == Rect(x: 0, y: 320, width: 40, height: 20))
  }

  @Test func `a view that leaves in a visited state and comes back has its constraints`() throws {
    let (engine, boxes) = try visitedBoxes()
    boxes[2].removeFromSuperview()
    try engine.layoutIfNeeded()
    engine.root.addSubview(boxes[2])
    for (box, factor) in [(boxes[2], 0.1)] {
      try LayoutConstraint.activateAll {
        box.height == 20
        box.width == engine.root.width * factor
      }
    }
    engine.environment = Self.wide
    try engine.layoutIfNeeded()
    #expect(boxes[3].frame == Rect(x: 300, y: 0, width: 100, height: 20))
    engine.environment = Self.narrow
    try engine.layoutIfNeeded()
    #expect(boxes[3].frame == Rect(x: 0, y: 60, width: 40, height: 20))
  }

  @Test func `the tree that an engine leaves has the constraints of the state that it showed`()
    throws
  {
    let (engine, boxes) = try visitedBoxes()
    let other = LayoutEngine(root: engine.root, environment: Self.narrow)
    try other.layoutIfNeeded()
    #expect(engine.constraintSets[1].constraints.allSatisfy { $0.isActive })
    #expect(boxes[2].frame == Rect(x: 0, y: 40, width: 40, height: 20))
  }

  @Test func `overrides of sets apply in visited states, also if the tree changes on the way`()
    throws
  {
    let (engine, boxes) = try boxes()
    let sets = engine.constraintSets
    let override = ViewOverride(boxes[0], .isHidden(true))
    engine.constraintSets = [
      sets[0],
      ConstraintSet(
        name: "narrow", conditions: [TraitCondition(horizontalSizeClass: .compact)],
        constraints: sets[1].constraints,
        overrides: [override]),
    ]
    for state in [Self.wide, Self.narrow, Self.wide, Self.narrow, Self.wide] {
      engine.environment = state
      try engine.layoutIfNeeded()
      #expect(boxes[0].isHidden == (state == Self.narrow))
    }
    engine.environment = Self.narrow
    try engine.layoutIfNeeded()
    // The model still has the wide state, whose constraints apply again, unlike the overrides.
    engine.environment = Self.wide
    boxes[1].constraints.first { $0.firstAttribute == .height }?.constant = 50
    try engine.layoutIfNeeded()
    #expect(!boxes[0].isHidden)
    #expect(boxes[1].frame == Rect(x: 100, y: 0, width: 100, height: 50))
  }

  @Test func `of more states than are kept the oldest one is laid out again`() throws {
    let (engine, boxes) = try boxes()
    // Each state switches all constraints, so each is worth keeping.
    let states = (0..<10).map { number in
      Self.environment(500 + 10 * Double(number), number.isMultiple(of: 2) ? .regular : .compact)
    }
    for state in states {
      engine.environment = state
      try engine.layoutIfNeeded()
    }
    var before = engine.numberOfSteps
    engine.environment = states[8]
    try engine.layoutIfNeeded()
    #expect(engine.numberOfSteps == before)
    #expect(boxes[2].frame.origin.x == 116)
    before = engine.numberOfSteps
    engine.environment = states[0]
    try engine.layoutIfNeeded()
    #expect(engine.numberOfSteps > before)
    #expect(boxes[2].frame.origin.x == 100)
  }

  @Test func `a visited state has the frames of its writing direction`() throws {
    let (engine, boxes) = try boxes()
    var mirrored = Self.wide
    mirrored.traits.layoutDirection = .rightToLeft
    for _ in 0..<3 {
      engine.environment = mirrored
      try engine.layoutIfNeeded()
      #expect(boxes[2].frame == Rect(x: 700, y: 0, width: 100, height: 20))
      engine.environment = Self.wide
      try engine.layoutIfNeeded()
      #expect(boxes[2].frame == Rect(x: 200, y: 0, width: 100, height: 20))
    }
    engine.environment = mirrored
    try engine.layoutIfNeeded()
    #expect(try engine.solve()[boxes[2]]?.frame.origin.x == 700)
  }

  @Test func `conflicts are those of the last layout while the window already is in another state`()
    throws
  {
    let (engine, boxes) = try boxes()
    engine.environment = Self.narrow
    try engine.layoutIfNeeded()
    // The wide state, which the model has then, has a conflict, and the narrow one has none.
    let sets = engine.constraintSets
    engine.constraintSets = [
      ConstraintSet(
        name: "wide", conditions: [TraitCondition(horizontalSizeClass: .regular)],
        constraints: sets[0].constraints + [boxes[0].height == 30]),
      sets[1],
    ]
    for state in [Self.wide, Self.narrow, Self.wide] {
      engine.environment = state
      try engine.layoutIfNeeded()
    }
    #expect(engine.conflicts.count == 1)
    engine.environment = Self.narrow
    try engine.layoutIfNeeded()
    #expect(engine.conflicts.isEmpty)
    engine.environment = Self.environment(450, .compact)
    #expect(engine.conflicts.isEmpty)
    // The solver of the last layout does not exist, so it is that of the next one.
    #expect(engine.solver.conflicts.isEmpty)
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
