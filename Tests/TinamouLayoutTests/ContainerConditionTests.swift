import Testing
import TinamouLayout
import TinamouSolver

@Suite struct ContainerConditionTests {
  /// A cell beside a column; its label stands below the icon while the cell is at most 180 points
  /// wide, as in the article on Travelog.
  private struct Cells {
    let root = LayoutView("root")
    let cell = LayoutView("cell")
    let label = LayoutView("label")
    let engine: LayoutEngine

    init() throws {
      root.addSubview(cell)
      cell.addSubview(label)
      label.intrinsicContentSize = Size(width: 50, height: 20)
      engine = LayoutEngine(root: root)
      try LayoutConstraint.activate([
        cell.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
        cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        cell.topAnchor.constraint(equalTo: root.topAnchor),
        cell.heightAnchor.constraint(equalToConstant: 60),
        label.topAnchor.constraint(equalTo: cell.topAnchor),
      ])
    }

    func width(_ width: Double) throws -> LayoutSnapshot {
      engine.environment.windowSize.width = width
      return try engine.solve()
    }
  }

  @Test func `a cell adapts to its own width`() throws {
    let cells = try Cells()
    cells.engine.constraintSets = [
      ConstraintSet(
        name: "narrow",
        when: [LayoutCondition(of: cells.cell, limits: [.width(.lessThanOrEqual, 180)])],
        constraints: [cells.label.leadingAnchor.constraint(equalTo: cells.cell.leadingAnchor)]),
      ConstraintSet(
        name: "wide", when: [LayoutCondition(of: cells.cell, limits: [.width(.greaterThan, 180)])],
        constraints: [
          cells.label.leadingAnchor.constraint(equalTo: cells.cell.leadingAnchor, constant: 40)
        ]),
    ]
    for (width, left, set) in [
      (300.0, 40.0, "wide"), (280, 0, "narrow"), (280.5, 40, "wide"), (200, 0, "narrow"),
    ] {
      let layout = try cells.width(width)
      #expect(layout["label"]?.frame.minX == left, "\(width)")
      #expect(layout.activeSets == [set])
      #expect(layout.diagnostics == [])
      #expect(layout.ambiguous.isEmpty)
    }
  }

  @Test func `a set that changes its own container ends, and says so`() throws {
    let root = LayoutView("root")
    let cell = LayoutView("cell")
    root.addSubview(cell)
    let engine = LayoutEngine(root: root)
    let own = cell.widthAnchor.constraint(equalToConstant: 100)
    own.priority = LayoutPriority(500)
    let wider = cell.widthAnchor.constraint(equalToConstant: 300)
    try LayoutConstraint.activate([
      own, cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cell.topAnchor.constraint(equalTo: root.topAnchor),
      cell.heightAnchor.constraint(equalToConstant: 10),
    ])
    engine.constraintSets = [
      ConstraintSet(
        name: "narrow", when: [LayoutCondition(of: cell, limits: [.width(.lessThan, 200)])],
        constraints: [wider])
    ]
    for _ in 0..<3 {
      let layout = try engine.solve()
      #expect(layout["cell"]?.frame.size.width == 300)
      #expect(layout.activeSets == ["narrow"])
      #expect(layout.diagnostics == [.containerChangesItself("cell")])
      engine.environment.windowSize.height += 1
    }
  }

  @Test func `outer containers decide before those inside them`() throws {
    let cells = try Cells()
    let inner = cells.label
    let half = inner.widthAnchor.constraint(equalTo: cells.cell.widthAnchor, multiplier: 0.5)
    let whole = inner.widthAnchor.constraint(equalTo: cells.cell.widthAnchor)
    let leading = inner.leadingAnchor.constraint(equalTo: cells.cell.leadingAnchor)
    try leading.activate()
    cells.engine.constraintSets = [
      ConstraintSet(
        name: "inner is narrow",
        when: [LayoutCondition(of: inner, limits: [.width(.lessThan, 150)])],
        overrides: [ViewOverride(inner, .isHidden(true))]),
      ConstraintSet(
        name: "half", when: [LayoutCondition(of: cells.cell, limits: [.width(.greaterThan, 200)])],
        constraints: [half]),
      ConstraintSet(
        name: "whole",
        when: [LayoutCondition(of: cells.cell, limits: [.width(.lessThanOrEqual, 200)])],
        constraints: [whole]),
    ]
    #expect(try cells.width(310).activeSets == ["inner is narrow", "half"])
    #expect(try cells.width(450).activeSets == ["half"])
    #expect(try cells.width(300).activeSets == ["whole"])
    #expect(try cells.width(200).activeSets == ["inner is narrow", "whole"])
  }

  @Test func `the answer does not depend on earlier layouts`() throws {
    func layout(_ widths: [Double]) throws -> LayoutSnapshot {
      let cells = try Cells()
      cells.engine.constraintSets = [
        ConstraintSet(
          name: "narrow", when: [LayoutCondition(of: cells.cell, limits: [.width(.lessThan, 200)])],
          overrides: [ViewOverride(cells.label, .intrinsicContentSize(Size(width: 10, height: 9)))])
      ]
      var last = try cells.width(50)
      for width in widths { last = try cells.width(width) }
      return last
    }
    for width in stride(from: 90.0, through: 500, by: 41) {
      let direct = try layout([width])
      let after = try layout([600, 120, width])
      #expect(direct.items.map(\.exactFrame) == after.items.map(\.exactFrame))
      #expect(direct.activeSets == after.activeSets)
    }
  }

  @Test func `a condition on the root needs no second look`() throws {
    let root = LayoutView("root")
    let engine = LayoutEngine(root: root)
    engine.constraintSets = [
      ConstraintSet(
        name: "wide", when: [LayoutCondition(limits: [.width(.greaterThanOrEqual, 500)])])
    ]
    engine.environment.windowSize.width = 500
    #expect(try engine.solve().activeSets == ["wide"])
    engine.environment.windowSize.width = 499
    #expect(try engine.solve().activeSets == [])
  }

  @Test func `a set follows the traits of the view it asks`() throws {
    let root = LayoutView("root")
    let child = LayoutView("child")
    root.addSubview(child)
    let engine = LayoutEngine(root: root)
    engine.constraintSets = [
      ConstraintSet(
        name: "regular",
        when: [LayoutCondition(of: child, traits: TraitCondition(horizontalSizeClass: .regular))])
    ]
    #expect(try engine.solve().activeSets == [])
    child.traitOverrides.horizontalSizeClass = .regular
    #expect(try engine.solve().activeSets == ["regular"])
    child.traitOverrides.horizontalSizeClass = nil
    #expect(try engine.solve().activeSets == [])
  }
}
