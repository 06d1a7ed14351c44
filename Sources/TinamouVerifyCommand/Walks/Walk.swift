import TinamouLayout
import TinamouTestSupport

/// A walk of one engine through states of its window, with edits between them; after each step a
/// fresh engine has to have the same frames.
struct Walk {
  private static let states = 20
  private static let steps = 30

  let seed: UInt64

  /// Returns what differs from fresh engines.
  func faults() throws -> [String] {
    var random = SeededGenerator(seed: seed, stream: 1)
    let states = (0..<Self.states).map { _ in Self.state(&random) }
    let screen = WalkScreen(seed: seed)
    let engine = LayoutEngine(root: screen.root, environment: states[0])
    // Also where little is read from frames.
    engine.fewestReadingsOfDraft = random.pick([1, 8])
    engine.constraintSets = screen.sets
    var edits: [WalkEdit] = []
    var faults: [String] = []
    var present = 0
    for step in 0..<Self.steps {
      if random.chance(0.3) {
        let edit = WalkEdit(&random)
        edits.append(edit)
        screen.apply(edit)
      }
      // Mostly to and fro between few states.
      if random.chance(0.9) { present = random.below(random.chance(0.6) ? 3 : Self.states) }
      engine.environment = states[present]
      let new = fresh(edits, states[present])
      var fault = try Self.compare(engine, new, asksSnapshots: random.chance(0.4))
      if fault == nil, random.chance(0.2) { fault = Self.compareSets(engine, new) }
      if let fault { faults.append("step \(step), state \(present): \(fault)") }
    }
    return faults
  }

  private func fresh(_ edits: [WalkEdit], _ state: LayoutEnvironment) -> LayoutEngine {
    let screen = WalkScreen(seed: seed)
    for edit in edits { screen.apply(edit) }
    let engine = LayoutEngine(root: screen.root, environment: state)
    engine.constraintSets = screen.sets
    return engine
  }

  /// Returns what differs between two engines of the same screen.
  private static func compare(
    _ engine: LayoutEngine, _ fresh: LayoutEngine, asksSnapshots: Bool
  ) throws -> String? {
    if asksSnapshots { return try engine.solve().difference(from: fresh.solve()) }
    try engine.layoutIfNeeded()
    try fresh.layoutIfNeeded()
    let views = zip(engine.root.subtreeViews(), fresh.root.subtreeViews())
    return views.first { $0.frame != $1.frame }.map { view, other in
      "\(view.qualifiedName) has \(view.frame), and \(other.frame) when it is new"
    }
  }

  /// Returns which constraint of a set is active in one engine only.
  private static func compareSets(_ engine: LayoutEngine, _ fresh: LayoutEngine) -> String? {
    let constraints = zip(
      engine.constraintSets.flatMap(\.constraints), fresh.constraintSets.flatMap(\.constraints))
    return constraints.first { $0.isActive != $1.isActive }.map { constraint, _ in
      "\(constraint) is \(constraint.isActive ? "" : "not ")active, unlike when it is new"
    }
  }

  private static func state(_ random: inout SeededGenerator) -> LayoutEnvironment {
    var state = LayoutEnvironment.standard
    let sizes = [(320, 568), (375, 667), (667, 375), (507, 768), (768, 1024), (1024, 768)]
    let (width, height) = random.pick(sizes)
    state.windowSize = Size(width: Double(width), height: Double(height))
    if random.chance(0.3) { state.windowSize.width = random.number(320...1366) }
    state.traits.horizontalSizeClass = state.windowSize.width < 600 ? .compact : .regular
    state.traits.verticalSizeClass = height < 500 ? .compact : .regular
    state.traits.preferredContentSizeCategory = random.pick([
      .large, .large, .small, .accessibilityLarge,
    ])
    state.traits.layoutDirection = random.chance(0.2) ? .rightToLeft : .leftToRight
    state.safeAreaInsets = random.pick([.zero, EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)])
    state.keyboardHeight = random.chance(0.1) ? 216 : 0
    return state
  }
}
