import Testing
import TinamouSolver

@testable import TinamouLayout
import TinamouLayoutTestSupport

/// Inactive sets keep their rows without any visible effect.
@Suite struct ParkingTests {
  private let root = LayoutView("root")
  private let box = label("box", 30)
  private let compact: LayoutConstraint
  private let regular: LayoutConstraint
  private let engine: LayoutEngine

  init() throws {
    root.addSubview(box)
    compact = box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    regular = box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10)
    engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
    try box.topAnchor.constraint(equalTo: root.topAnchor).activate()
    engine.constraintSets = [
      ConstraintSet(
        name: "compact", conditions: [TraitCondition(horizontalSizeClass: .compact)],
        constraints: [compact]),
      ConstraintSet(
        name: "regular", conditions: [TraitCondition(horizontalSizeClass: .regular)],
        constraints: [regular]),
    ]
  }

  private func left(_ width: Double) throws -> Double? {
    engine.environment = plainEnvironment(width, 300)
    return try engine.solve()["box"]?.frame.minX
  }

  @Test func `switching back and forth counts the constraints in force alone`() throws {
    for _ in 0..<3 {
      #expect(try left(400) == 10)
      #expect(compact.isActive && !regular.isActive)
      #expect(root.constraints.count { $0 === regular } == 0)
      #expect(try engine.solve().statistics.constraints == 2)
      #expect(try left(800) == 760)
      #expect(regular.isActive && !compact.isActive)
    }
    #expect(try engine.solve().statistics.switchedConstraints == 11)
  }

  @Test func `a constraint that changes while its set rests has changed when it is back`() throws {
    #expect(try left(400) == 10)
    #expect(try left(800) == 760)
    compact.constant = 25
    #expect(try left(800) == 760)
    #expect(try left(400) == 25)
    regular.multiplier = 0.5
    regular.priority = LayoutPriority(10)
    #expect(try left(400) == 25)
    #expect(try left(800) == 360)
  }

  @Test func `asking for a fitting size keeps the rows that rest`() throws {
    for width in [400.0, 800, 400] { _ = try left(width) }
    let rows = engine.model.constraints.values.map(\.id)
    _ = try root.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)
    for width in [800.0, 400] { _ = try left(width) }
    #expect(engine.model.constraints.values.map(\.id) == rows)
  }

  @Test func `the direction may change while a set is inactive`() throws {
    #expect(try left(400) == 10)
    #expect(try left(800) == 760)
    root.semanticContentAttribute = .forceRightToLeft
    box.semanticContentAttribute = .forceRightToLeft
    #expect(try left(800) == 10)
    #expect(try left(400) == 360)
  }

  @Test func `a view may leave and come back meanwhile`() throws {
    #expect(try left(400) == 10)
    #expect(try left(800) == 760)
    box.removeFromSuperview()
    #expect(try left(800) == nil)
    #expect(try left(400) == nil)
    root.addSubview(box)
    #expect(try left(800) == 760)
    #expect(try left(400) == 10)
  }

  @Test func `a user may deactivate what rests, and activate it`() throws {
    #expect(try left(800) == 760)
    #expect(try left(400) == 10)
    regular.deactivate()
    #expect(try left(400) == 10)
    #expect(try left(800) == 760)
    compact.isActive = true
    #expect(try engine.solve()["box"]?.frame == Rect(x: 10, y: 0, width: 780, height: 20))
  }

  @Test func `replaced sets leave nothing behind`() throws {
    #expect(try left(400) == 10)
    #expect(try left(800) == 760)
    engine.constraintSets = []
    let layout = try engine.solve()
    #expect(layout.statistics.constraints == 1)
    #expect(!compact.isActive && !regular.isActive)
    weak var gone: LayoutView?
    do {
      let view = LayoutView("gone")
      root.addSubview(view)
      engine.constraintSets = [
        ConstraintSet(
          name: "compact", conditions: [TraitCondition(horizontalSizeClass: .compact)],
          constraints: [view.leadingAnchor.constraint(equalTo: root.leadingAnchor)])
      ]
      _ = try left(400)
      _ = try left(800)
      engine.constraintSets = []
      view.removeFromSuperview()
      _ = try left(400)
      gone = view
    }
    #expect(gone == nil)
  }

  @Test func `a refused update takes a switch back`() throws {
    #expect(try left(400) == 10)
    engine.conflictPolicy = .refuse
    let before = try engine.solve()
    #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in
        engine.environment = plainEnvironment(800, 300)
        _ = try engine.solve()
        try box.widthAnchor.constraint(equalToConstant: 1000).activate()
        try box.widthAnchor.constraint(equalToConstant: 2000).activate()
      }
    }
    #expect(compact.isActive && !regular.isActive)
    #expect(try engine.solve().items == before.items)
    #expect(try left(800) == 760)
    #expect(try left(400) == 10)
  }
}
