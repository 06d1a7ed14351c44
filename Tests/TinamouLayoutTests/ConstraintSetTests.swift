import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

@Suite struct ConstraintSetTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")

  init() { root.addSubview(box) }

  private func set(
    _ name: String, _ conditions: [TraitCondition], _ constraints: [LayoutConstraint],
    _ overrides: [ViewOverride] = []
  ) -> ConstraintSet {
    ConstraintSet(
      name: name, conditions: conditions, constraints: constraints, overrides: overrides)
  }

  @Test func `sets switch with the environment and share constraints`() throws {
    let shared = box.heightAnchor.constraint(equalToConstant: 5)
    let narrow = box.widthAnchor.constraint(equalToConstant: 10)
    let wide = box.widthAnchor.constraint(equalToConstant: 20)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(320, 500))
    engine.constraintSets = [
      set("compact", [TraitCondition(horizontalSizeClass: .compact)], [narrow, shared]),
      set("regular", [TraitCondition(horizontalSizeClass: .regular)], [wide, shared]),
    ]
    #expect(try engine.solve()["box"]?.frame.size == Size(width: 10, height: 5))
    #expect(try engine.solve().activeSets == ["compact"])
    engine.environment = plainEnvironment(800, 500)
    let snapshot = try engine.solve()
    #expect(snapshot["box"]?.frame.size == Size(width: 20, height: 5))
    #expect(snapshot.activeSets == ["regular"])
    #expect(!narrow.isActive && wide.isActive && shared.isActive)
    engine.constraintSets = []
    #expect(try engine.solve()["box"]?.frame.size == .zero)
    #expect(!shared.isActive)
  }

  @Test func `a set's constraints rest while their view is away`() throws {
    let width = box.widthAnchor.constraint(equalToConstant: 20)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(800, 500))
    engine.constraintSets = [set("always", [], [width])]
    #expect(try engine.solve()["box"]?.frame.size.width == 20)
    box.removeFromSuperview()
    engine.environment = plainEnvironment(320, 500)
    #expect(try engine.solve()["box"] == nil)
    #expect(!width.isActive)
    root.addSubview(box)
    engine.environment = plainEnvironment(800, 500)
    #expect(try engine.solve()["box"]?.frame.size.width == 20)
    #expect(width.isActive)
  }

  @Test func `a list of conditions means any, a condition means all`() throws {
    let narrow = set(
      "narrow",
      [
        TraitCondition(horizontalSizeClass: .regular, windowIsNarrowerThanScreen: true),
        TraitCondition(horizontalSizeClass: .regular, aspect: .portrait),
      ], [])
    let pad = try #require(Device.named("ipad-air-2"))
    func matches(_ orientation: Orientation, _ split: Split) throws -> Bool {
      let environment = try WindowConfiguration.device(
        pad, orientation: orientation, split: split
      ).environment()
      return narrow.conditions.contains { $0.traits.matches(environment) }
    }
    #expect(try !matches(.landscape, .full))
    #expect(try matches(.landscape, .twoThirds))
    #expect(try !matches(.landscape, .half))
    #expect(try matches(.portrait, .full))
    #expect(try !matches(.portrait, .twoThirds))
  }

  @Test(arguments: [
    (TraitCondition(), true),
    (TraitCondition(verticalSizeClass: .compact), false),
    (TraitCondition(userInterfaceIdiom: .pad), true),
    (TraitCondition(userInterfaceIdiom: .phone), false),
    (TraitCondition(contentSizeCategories: .extraSmall ... .large), true),
    (TraitCondition(contentSizeCategories: .extraLarge ... .accessibilityLarge), false),
    (TraitCondition(layoutDirection: .rightToLeft), false),
    (TraitCondition(windowIsNarrowerThanScreen: false), true),
    (TraitCondition(aspect: .landscape), true),
  ])
  func `each part of a condition counts`(_ condition: TraitCondition, _ expected: Bool) {
    #expect(condition.matches(plainEnvironment(500, 500)) == expected)
  }

  @Test func `overrides give back what they replaced`() throws {
    box.intrinsicContentSize = Size(width: 30, height: 30)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(800, 500))
    engine.constraintSets = [
      set(
        "compact", [TraitCondition(horizontalSizeClass: .compact)], [],
        [
          ViewOverride(box, .intrinsicContentSize(Size(width: 10, height: 12))),
          ViewOverride(box, .isHidden(true)),
          ViewOverride(box, .contentHugging(.defaultHigh, .vertical)),
          ViewOverride(box, .layoutMargins(.absolute(.all(3)))),
          ViewOverride(box, .heights(HeightTable([.init(width: 0, height: 77)]))),
        ]),
      set(
        "portrait", [TraitCondition(horizontalSizeClass: .compact, aspect: .portrait)], [],
        [ViewOverride(box, .intrinsicContentSize(Size(width: 11, height: 12)))]),
    ]
    #expect(try engine.solve()["box"]?.frame.size == Size(width: 30, height: 30))
    engine.environment = plainEnvironment(320, 500)
    let compact = try engine.solve()
    #expect(compact["box"]?.frame.size == Size(width: 11, height: 77))
    #expect(compact["box"]?.isHidden == true)
    #expect(box.contentHuggingPriority(for: .vertical) == .defaultHigh)
    #expect(box.layoutMarginsBase == .absolute(.all(3)))
    engine.environment = plainEnvironment(800, 500)
    #expect(try engine.solve()["box"]?.frame.size == Size(width: 30, height: 30))
    #expect(box.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(box.layoutMarginsBase == nil && !box.isHidden && box.heights == nil)
  }

  @Test func `a set with a constraint that makes no sense is refused by name`() {
    let bad = box.leadingAnchor.constraint(equalTo: root.leftAnchor)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(800, 500))
    engine.constraintSets = [set("bad", [], [bad])]
    #expect(throws: LayoutError.self) { try engine.solve() }
    #expect(throws: LayoutError.self) { try engine.solve() }
    engine.constraintSets = []
    #expect(throws: Never.self) { try engine.solve() }
  }

  @Test func `a refused switch of sets leaves every constraint as it was`() throws {
    let narrow = box.widthAnchor.constraint(equalToConstant: 10)
    let wide = box.widthAnchor.constraint(equalToConstant: 20)
    let tall = box.heightAnchor.constraint(equalToConstant: 30)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(320, 500))
    engine.constraintSets = [
      set("compact", [TraitCondition(horizontalSizeClass: .compact)], [narrow]),
      set("regular", [TraitCondition(horizontalSizeClass: .regular)], [wide, tall]),
    ]
    try engine.layoutIfNeeded()
    tall.constant = .nan
    engine.environment = plainEnvironment(800, 500)
    for _ in 0..<2 {
      #expect(throws: LayoutError.self) { try engine.layoutIfNeeded() }
      #expect(narrow.isActive && !wide.isActive && !tall.isActive)
      #expect(box.frame.size == Size(width: 10, height: 0))
    }
    tall.constant = 30
    try engine.layoutIfNeeded()
    #expect(!narrow.isActive && wide.isActive && tall.isActive)
    #expect(box.frame.size == Size(width: 20, height: 30))
  }
}
