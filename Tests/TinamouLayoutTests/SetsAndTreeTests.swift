import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Sets switch when only the tree changes.
@Suite struct SetsAndTreeTests {
  private let root = LayoutView("root")
  private let photo = LayoutView("photo")
  private let engine: LayoutEngine

  init() {
    engine = LayoutEngine(root: root, environment: plainEnvironment(800, 500))
  }

  private func regularSet(_ constraints: [LayoutConstraint]) -> ConstraintSet {
    ConstraintSet(
      name: "regular", conditions: [TraitCondition(horizontalSizeClass: .regular)],
      constraints: constraints)
  }

  @Test func `a view that leaves and comes back has the constraints of the sets again`() throws {
    root.addSubview(photo)
    let lead = photo.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16)
    engine.constraintSets = [regularSet([lead])]
    #expect(try engine.solve()[photo]?.frame.minX == 16)
    photo.removeFromSuperview()
    root.addSubview(photo)
    let together = try engine.solve()
    #expect(together[photo]?.frame.minX == 16)
    #expect(lead.isActive && together.activeSets == ["regular"])
    photo.removeFromSuperview()
    #expect(try engine.solve()[photo] == nil)
    #expect(!lead.isActive)
    root.addSubview(photo)
    #expect(try engine.solve()[photo]?.frame.minX == 16)
  }

  @Test func `a view that is added later has the constraints of the sets`() throws {
    let width = photo.widthAnchor.constraint(equalToConstant: 33)
    engine.constraintSets = [regularSet([width])]
    _ = try engine.solve()
    #expect(!width.isActive)
    root.addSubview(photo)
    #expect(try engine.solve()[photo]?.frame.width == 33)
  }

  @Test func `a guide that is added later has the constraints of the sets`() throws {
    let guide = LayoutGuide("guide")
    engine.constraintSets = [regularSet([guide.widthAnchor.constraint(equalToConstant: 33)])]
    _ = try engine.solve()
    root.addLayoutGuide(guide)
    #expect(try engine.solve()[guide]?.frame.width == 33)
  }

  @Test func `a move below trait overrides switches sets with a condition on the view`() throws {
    let compact = LayoutView("compact")
    compact.traitOverrides = TraitOverrides(horizontalSizeClass: .compact)
    root.addSubview(compact)
    root.addSubview(photo)
    engine.constraintSets = [
      ConstraintSet(
        name: "compact",
        when: [
          LayoutCondition(of: photo, traits: TraitCondition(horizontalSizeClass: .compact))
        ],
        constraints: [photo.widthAnchor.constraint(equalToConstant: 20)])
    ]
    #expect(try engine.solve().activeSets.isEmpty)
    compact.addSubview(photo)
    let inside = try engine.solve()
    #expect(inside.activeSets == ["compact"])
    #expect(inside[photo]?.frame.width == 20)
    root.addSubview(photo)
    let outside = try engine.solve()
    #expect(outside.activeSets.isEmpty)
    #expect(outside[photo]?.frame.width == 0)
  }

  @Test func `an override of a content priority gives the default back, not its value`() throws {
    let title = LayoutView("title", kind: .label)
    root.addSubview(title)
    engine.environment = plainEnvironment(320, 500)
    engine.constraintSets = [
      ConstraintSet(
        name: "compact", conditions: [TraitCondition(horizontalSizeClass: .compact)],
        overrides: [
          ViewOverride(title, .contentHugging(.defaultHigh, .horizontal)),
          ViewOverride(title, .contentCompressionResistance(.defaultLow, .vertical)),
        ])
    ]
    _ = try engine.solve()
    #expect(title.contentHuggingPriority(for: .horizontal) == .defaultHigh)
    #expect(title.contentCompressionResistancePriority(for: .vertical) == .defaultLow)
    engine.environment = plainEnvironment(800, 500)
    _ = try engine.solve()
    #expect(title.contentHuggingPriority(for: .horizontal) == LayoutPriority(251))
    #expect(title.contentCompressionResistancePriority(for: .vertical) == .defaultHigh)
    title.contentPriorityDefaults = .code
    #expect(title.contentHuggingPriority(for: .horizontal) == .defaultLow)
  }
}
