import Testing
import TinamouControllers
import TinamouLayout

@Suite struct SplitViewTests {
  typealias Mode = SplitController.DisplayMode

  @Test(
    arguments: [
      (Mode.secondaryOnly, nil, nil, [0.0, 1200.0]),
      (.oneBesideSecondary, nil, [0, 280], [280, 920]),
      (.oneOverSecondary, nil, [0, 280], [0, 1200]),
      (.twoBesideSecondary, [0, 200], [200, 280], [480, 720]),
      (.twoOverSecondary, [0, 200], [200, 280], [0, 1200]),
      (.twoDisplaceSecondary, [0, 200], [200, 280], [480, 920]),
    ] as [(Mode, [Double]?, [Double]?, [Double])])
  func `three columns lie as the display mode says`(
    mode: Mode, primary: [Double]?, supplementary: [Double]?, secondary: [Double]
  ) throws {
    for direction in LayoutDirection.allCases {
      let columns = try Columns(.tripleColumn, padWindow(1200, direction: direction)) {
        $0.preferredDisplayMode = mode
        $0.preferredPrimaryColumnWidth = 200
        $0.preferredSupplementaryColumnWidth = 280
      }
      #expect(columns.split.displayMode == mode)
      for (column, place) in [
        (SplitController.Column.primary, primary), (.supplementary, supplementary),
        (.secondary, secondary),
      ] {
        let expected = place.map { place in
          Rect(
            x: direction == .leftToRight ? place[0] : 1200 - place[0] - place[1], y: 0,
            width: place[1], height: 1024)
        }
        #expect(columns.frame(column) == expected, "\(column) \(direction)")
      }
      let layout = try columns.window.engine.solve()
      #expect(layout.ambiguous.isEmpty && layout.broken.isEmpty)
    }
  }

  @Test func `sidebars lie in front of the content that they cover`() throws {
    let columns = try Columns(.tripleColumn, padWindow(1200)) {
      $0.preferredDisplayMode = .twoOverSecondary
    }
    #expect(columns.split.view.subviews.map(\.name) == ["secondary", "supplementary", "primary"])
    columns.split.preferredDisplayMode = .twoBesideSecondary
    try columns.window.engine.layoutIfNeeded()
    #expect(columns.split.view.subviews.map(\.name) == ["primary", "supplementary", "secondary"])
  }

  @Test func `sidebars at the trailing edge are mirrored`() throws {
    let columns = try Columns(.doubleColumn, padWindow(1200)) {
      $0.primaryEdge = .trailing
      $0.preferredPrimaryColumnWidth = 200
    }
    #expect(columns.frame(.primary) == Rect(x: 1000, y: 0, width: 200, height: 1024))
    #expect(columns.frame(.secondary) == Rect(x: 0, y: 0, width: 1000, height: 1024))
  }

  @Test func `content with a direction of its own stays in its column`() throws {
    let columns = try Columns(.doubleColumn, padWindow(1200)) {
      $0.preferredPrimaryColumnWidth = 200
    }
    let views = columns.split.view.subviews
    for view in views { view.semanticContentAttribute = .forceRightToLeft }
    try columns.window.engine.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 200])
  }

  @Test(
    arguments: [
      // Preferred width, fraction, minimum, maximum, then the width in a split view of 1200 points.
      (-1, -1, -1, -1, 320), (-1, 0.2, -1, -1, 240), (-1, 0.5, -1, -1, 320),
      (-1, 0.5, -1, 500, 500),
      (-1, 0.5, -1, 800, 600), (-1, 0.1, 150, -1, 150), (250, 0.1, -1, -1, 250),
      (400, -1, -1, -1, 320), (400, -1, -1, 450, 400), (-1, -1, 300, 170, 170),
      (5000, -1, -1, 6000, 1200),
    ] as [(Double, Double, Double, Double, Double)])
  func `a column has its wish between its bounds`(
    wish: Double, fraction: Double, minimum: Double, maximum: Double, expected: Double
  ) throws {
    let columns = try Columns(.doubleColumn, padWindow(1200)) {
      $0.preferredDisplayMode = .oneBesideSecondary
      $0.preferredPrimaryColumnWidth = wish
      $0.preferredPrimaryColumnWidthFraction = fraction
      $0.minimumPrimaryColumnWidth = minimum
      $0.maximumPrimaryColumnWidth = maximum
    }
    #expect(columns.frame(.primary)?.width == expected)
    #expect(columns.split.primaryColumnWidth == expected)
    #expect(columns.frame(.secondary)?.width == 1200 - expected)
  }

  @Test func `widths change in place`() throws {
    let columns = try Columns(.doubleColumn, padWindow(1200))
    columns.split.maximumPrimaryColumnWidth = 170
    try columns.window.engine.layoutIfNeeded()
    #expect(columns.frame(.primary)?.width == 170)
    columns.split.maximumPrimaryColumnWidth = SplitController.automaticDimension
    try columns.window.engine.layoutIfNeeded()
    #expect(columns.frame(.primary)?.width == 320)
  }

  @Test func `columns follow a drag without a new constraint`() throws {
    let columns = try Columns(.tripleColumn, padWindow(1366)) {
      $0.preferredDisplayMode = .twoBesideSecondary
      $0.preferredPrimaryColumnWidthFraction = 0.15
    }
    let before = try columns.window.engine.solve().statistics.constraints
    for width in stride(from: 1365.0, through: 1024, by: -1) {
      try columns.window.resize(to: padWindow(width))
      let layout = try columns.window.engine.solve()
      let secondary = try #require(layout[columns[.secondary].view]?.exactWindowFrame)
      let supplementary = try #require(layout[columns[.supplementary].view]?.exactWindowFrame)
      #expect(secondary.maxX == width)
      #expect(secondary.minX == supplementary.maxX)
    }
    #expect(try columns.window.engine.solve().statistics.constraints == before)
  }

  @Test func `content that cannot be narrower gets its room`() throws {
    let columns = try Columns(.doubleColumn, padWindow(1200))
    let wide = columns[.primary].view.widthAnchor.constraint(greaterThanOrEqualToConstant: 500)
    try wide.activate()
    try columns.window.engine.layoutIfNeeded()
    #expect(columns.frame(.primary)?.width == 500)
    #expect(columns.frame(.secondary)?.width == 700)
  }

  /// Both prefer 320 points.
  @Test func `of two sidebars without room for both, the outer one is narrower`() throws {
    let columns = try Columns(.tripleColumn, padWindow(660, 768)) {
      $0.preferredDisplayMode = .twoBesideSecondary
    }
    let content = columns[.secondary].view.widthAnchor
    try content.constraint(greaterThanOrEqualToConstant: 40).activate()
    let layout = try columns.window.engine.solve()
    #expect(layout.ambiguous.isEmpty)
    try columns.window.engine.layoutIfNeeded()
    #expect(columns.frame(.primary)?.width == 300)
    #expect(columns.frame(.supplementary)?.width == 320)
    #expect(columns.frame(.secondary)?.width == 40)
  }

  @Test(arguments: [
    (
      SplitController.SplitBehavior.tile,
      [Mode.secondaryOnly, .oneBesideSecondary, .twoBesideSecondary]
    ),
    (.overlay, [.secondaryOnly, .oneOverSecondary, .twoOverSecondary]),
    (.displace, [.secondaryOnly, .oneBesideSecondary, .twoDisplaceSecondary]),
  ])
  func `a behavior has its own modes`(
    behavior: SplitController.SplitBehavior, modes: [Mode]
  ) throws {
    let columns = try Columns(.tripleColumn, padWindow(1200)) {
      $0.preferredSplitBehavior = behavior
    }
    #expect(columns.split.splitBehavior == behavior)
    for mode in Mode.allCases {
      columns.split.preferredDisplayMode = mode
      try columns.window.engine.layoutIfNeeded()
      let expected = mode.sidebarCount.map { modes[$0] } ?? modes[behavior == .overlay ? 0 : 1]
      #expect(columns.split.displayMode == expected, "\(mode)")
    }
  }

  @Test func `two columns know no second sidebar and do not displace`() throws {
    let columns = try Columns(.doubleColumn, padWindow(1200)) {
      $0.preferredSplitBehavior = .displace
      $0.preferredDisplayMode = .twoDisplaceSecondary
    }
    #expect(columns.split.splitBehavior == .tile)
    #expect(columns.split.displayMode == .oneBesideSecondary)
    columns.split.setViewController(LayoutController(), for: .supplementary)
    #expect(columns.split.viewController(for: .supplementary) == nil)
  }

  @Test func `a mode that nobody stated goes by the shape of the split view`() throws {
    let columns = try Columns(.doubleColumn, padWindow(1200))
    #expect(columns.split.displayMode == .oneBesideSecondary)
    try columns.window.resize(to: padWindow(1000))
    #expect(columns.split.displayMode == .secondaryOnly)
    #expect(columns.frame(.primary) == nil)
    #expect(columns.frame(.secondary)?.width == 1000)
    columns.split.show(.primary)
    try columns.window.engine.layoutIfNeeded()
    #expect(columns.split.displayMode == .oneOverSecondary)
    #expect(columns.frame(.secondary)?.width == 1000)
    try columns.window.resize(to: padWindow(1200))
    #expect(columns.split.displayMode == .oneBesideSecondary)
  }

  @Test func `columns are shown and hidden`() throws {
    let columns = try Columns(.tripleColumn, padWindow(1200)) {
      $0.preferredSplitBehavior = .tile
    }
    let split = columns.split
    func mode(_ change: () -> Void) throws -> Mode {
      change()
      try columns.window.engine.layoutIfNeeded()
      #expect((columns.frame(.primary) != nil) == (split.displayMode == .twoBesideSecondary))
      #expect((columns.frame(.supplementary) == nil) == (split.displayMode == .secondaryOnly))
      return split.displayMode
    }
    #expect(try mode { split.show(.primary) } == .twoBesideSecondary)
    #expect(try mode { split.hide(.primary) } == .oneBesideSecondary)
    #expect(try mode { split.hide(.primary) } == .oneBesideSecondary)
    #expect(try mode { split.hide(.supplementary) } == .secondaryOnly)
    #expect(try mode { split.show(.supplementary) } == .oneBesideSecondary)
    #expect(try mode { split.hide(.secondary) } == .oneBesideSecondary)
    #expect(try mode { split.preferredDisplayMode = .secondaryOnly } == .secondaryOnly)
  }
}
