import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Random edits of everything that guides depend on, in nested views.
@Suite struct `Edits of guides` {
  /// Panels inside one another, each with a view at the edges of each of its guides.
  private struct Panels {
    let root = LayoutView("root")
    private var panels: [LayoutView] = []
    private var insets: [LayoutConstraint] = []
    private var state: UInt64

    init(seed: UInt64) throws {
      state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      var outer = root
      for index in 0..<4 {
        let panel = index == 0 ? root : LayoutView("panel\(index)")
        if index > 0 {
          outer.addSubview(panel)
          let pins = panel.pins(to: outer)
          try LayoutConstraint.activate(pins)
          insets += pins
        }
        let guides = [
          panel.layoutMarginsGuide, panel.readableContentGuide, panel.safeAreaLayoutGuide,
          panel.keyboardLayoutGuide,
        ]
        for guide in guides {
          let view = LayoutView()
          panel.addSubview(view)
          for constraint in view.pins(to: guide) {
            constraint.priority = .defaultHigh
            try constraint.activate()
          }
        }
        panels.append(panel)
        outer = panel
      }
    }

    mutating func random(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state >> 33) % limit
    }

    mutating func edit(_ engine: LayoutEngine) {
      let panel = panels[random(panels.count)]
      switch random(12) {
      case 0: engine.environment.windowSize.width = Double(300 + random(1000))
      case 1: engine.environment.windowSize.height = Double(300 + random(1000))
      case 2:
        engine.environment.safeAreaInsets = EdgeInsets(
          top: Double(random(60)), left: Double(random(60)), bottom: Double(random(60)),
          right: Double(random(60)))
      case 3: engine.environment.keyboardHeight = Double(random(400))
      case 4:
        engine.environment.systemMinimumLayoutMargins = .all(Double(random(24)))
      case 5:
        engine.environment.traits.layoutDirection =
          random(2) == 0 ? .leftToRight : .rightToLeft
      case 6:
        panel.directionalLayoutMargins = DirectionalEdgeInsets(
          top: Double(random(30)), leading: Double(random(30)), bottom: Double(random(30)),
          trailing: Double(random(30)))
      case 7: panel.preservesSuperviewLayoutMargins.toggle()
      case 8: panel.insetsLayoutMarginsFromSafeArea.toggle()
      case 9: panel.additionalSafeAreaInsets.bottom = Double(random(50))
      case 10: panel.keyboardLayoutGuide.usesBottomSafeArea.toggle()
      default: insets[random(insets.count)].constant = Double(random(101) - 50)
      }
    }
  }

  @Test(arguments: Array(UInt64(1)...40))
  func `lead to the frames of a new engine, byte for byte, and of the rules without an engine`(
    _ seed: UInt64
  ) throws {
    var panels = try Panels(seed: seed)
    var engine = LayoutEngine(root: panels.root, environment: plainEnvironment(800, 600))
    for _ in 0..<12 {
      for _ in 0...panels.random(4) { panels.edit(engine) }
      let edited = try engine.solve()
      #expect(edited.diagnostics.isEmpty)
      try engine.layoutIfNeeded()
      try expectGuidesInPlace(edited, panels.root)
      engine = LayoutEngine(root: panels.root, environment: engine.environment)
      let fresh = try engine.solve()
      #expect(edited.items.map(\.exactFrame) == fresh.items.map(\.exactFrame))
    }
  }

  /// The solver's answer equals the one that follows from the frames alone.
  private func expectGuidesInPlace(_ snapshot: LayoutSnapshot, _ root: LayoutView) throws {
    var next: LayoutView? = root
    while let panel = next {
      next = panel.subviews.first { $0.name != nil }
      let guides = [
        panel.layoutMarginsGuide, panel.readableContentGuide, panel.safeAreaLayoutGuide,
        panel.keyboardLayoutGuide,
      ]
      for (guide, view) in zip(guides, panel.subviews.filter { $0.name == nil }) {
        let frame = try #require(snapshot[view]).exactFrame
        // Insets that leave no room may give a guide a negative size; views may not have one.
        let place = guide.layoutFrame
        if place.width >= 0 {
          #expect(frame.minX == place.minX && frame.width == place.width, "\(place)")
        }
        if place.height >= 0 {
          #expect(frame.minY == place.minY && frame.height == place.height, "\(place)")
        }
      }
    }
  }
}
