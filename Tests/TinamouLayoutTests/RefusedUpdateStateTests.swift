import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Refused updates that changed the engine, or what views know of a layout.
@Suite struct RefusedUpdateStateTests {
  private let root = Witness("root")
  private let box = LayoutView("box")
  private let engine: LayoutEngine

  init() {
    root.addSubview(box)
    engine = LayoutEngine(root: root, environment: plainEnvironment(800, 500))
  }

  /// Makes edits in an update that is refused afterwards.
  private func refuse(_ edits: () throws(LayoutError) -> Void = {}) {
    #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in
        try edits()
        throw .transitionUnderway
      }
    }
  }

  // MARK: Conflicts

  @Test func `the conflict policy goes back`() throws {
    let (narrow, wide) = (
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20)
    )
    narrow.isActive = true
    #expect(throws: LayoutError.self) {
      try engine.update {
        engine.conflictPolicy = .refuse
        wide.isActive = true
      }
    }
    #expect(engine.conflictPolicy == .relax && !wide.isActive)
    wide.isActive = true
    #expect(try engine.solve().broken.count == 1)
  }

  @Test func `a conflict is refused from the moment on that the policy says so`() throws {
    let (narrow, wide) = (
      box.widthAnchor.constraint(equalToConstant: 10),
      box.widthAnchor.constraint(equalToConstant: 20)
    )
    narrow.isActive = true
    wide.isActive = true
    let before = try engine.solve()
    #expect(before.broken.count == 1)
    engine.conflictPolicy = .refuse
    for _ in 0..<3 {
      let error = #expect(throws: LayoutError.self) { try engine.solve() }
      guard case .conflict(let conflict) = error else {
        Issue.record("expected a conflict, got \(String(describing: error))")
        return
      }
      #expect(conflict.broken == wide.reference)
      engine.discardCaches()
    }
    #expect(throws: LayoutError.self) { try engine.update {} }
    wide.isActive = false
    #expect(try engine.solve().broken.isEmpty)
    wide.isActive = true
    #expect(throws: LayoutError.self) { try engine.solve() }
    engine.conflictPolicy = .relax
    #expect(try engine.solve().items == before.items)
  }

  @Test func `a refused update under the policy to refuse leaves no conflict`() throws {
    box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    engine.conflictPolicy = .refuse
    let before = try engine.solve()
    #expect(throws: LayoutError.self) {
      try engine.update { box.intrinsicContentSize = Size(width: .nan, height: 1) }
    }
    #expect(try engine.solve().items == before.items)
  }

  // MARK: Views

  @Test func `the delegate of a view goes back`() throws {
    final class Wide: LayoutViewDelegate {
      func intrinsicContentSize(of view: LayoutView) -> Size? { Size(width: 77, height: 7) }
    }
    let before = try engine.solve()
    let delegate = Wide()
    refuse { box.layoutDelegate = delegate }
    #expect(box.layoutDelegate == nil)
    #expect(try engine.solve().items == before.items)
  }

  @Test func `names go back`() throws {
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.identifier = "width"
    refuse {
      box.name = "other"
      width.identifier = "other"
    }
    #expect(box.name == "box" && width.identifier == "width")
  }

  @Test func `an attribute that a set overrides in a view outside of the tree goes back`() throws {
    let late = LayoutView("late")
    let stack = StackView("stack", arrangedSubviews: [late])
    engine.constraintSets = [
      ConstraintSet(
        name: "compact", conditions: [TraitCondition(horizontalSizeClass: .compact)],
        overrides: [ViewOverride(late, .isHidden(true)), ViewOverride(late, .customSpacing(9))])
    ]
    refuse { () throws(LayoutError) in
      engine.environment = plainEnvironment(320, 500)
      _ = try engine.solve()
    }
    #expect(!late.isHidden)
    #expect(stack.customSpacing(after: late) == StackView.spacingUseDefault)
  }

  @Test func `an image has the size for the traits that went back`() throws {
    box.imageAsset = ImageAsset([
      ImageAsset.Variant(Size(width: 10, height: 10)),
      ImageAsset.Variant(
        Size(width: 20, height: 20), for: TraitCondition(horizontalSizeClass: .regular)),
    ])
    let before = try engine.solve()
    refuse { () throws(LayoutError) in
      engine.environment = plainEnvironment(320, 500)
      _ = try engine.solve()
    }
    #expect(try engine.solve().items == before.items)
  }

  @Test func `frames of guides that were written go back`() throws {
    let guide = LayoutGuide("guide")
    box.addLayoutGuide(guide)
    guide.widthAnchor.constraint(equalToConstant: 30).isActive = true
    refuse { () throws(LayoutError) in engine.commit(try engine.solve()) }
    #expect(guide.layoutFrame.width == 0)
  }

  @Test func `the end to which an ambiguous view moves next goes back`() throws {
    box.widthAnchor.constraint(equalToConstant: 30).isActive = true
    box.leftAnchor.constraint(greaterThanOrEqualTo: root.leftAnchor).isActive = true
    box.rightAnchor.constraint(lessThanOrEqualTo: root.rightAnchor).isActive = true
    try engine.layoutIfNeeded()
    let frame = box.frame
    refuse { () throws(LayoutError) in try box.exerciseAmbiguityInLayout() }
    #expect(box.frame == frame)
    try box.exerciseAmbiguityInLayout()
    #expect(box.frame != frame)
  }

  // MARK: Calls

  /// A view that remembers what it was last told.
  private final class Witness: LayoutView {
    var horizontalSizeClass: SizeClass?
    var width: Double?
    var makesHeights = false

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
      horizontalSizeClass = traitCollection.horizontalSizeClass
    }

    override func layoutSubviews() { width = frame.width }

    override func updateConstraints() {
      if makesHeights {
        for view in subviews {
          view.heightAnchor.constraint(equalToConstant: 40).isActive = true
        }
      }
      super.updateConstraints()
    }
  }

  @Test func `views are called again when traits and sizes go back`() throws {
    try engine.layoutIfNeeded()
    refuse { () throws(LayoutError) in
      engine.environment = plainEnvironment(320, 500)
      try engine.layoutIfNeeded()
    }
    #expect(root.horizontalSizeClass == .compact && root.width == 320)
    try engine.layoutIfNeeded()
    #expect(root.horizontalSizeClass == .regular && root.width == 800)
  }

  @Test func `constraints that a view adds in a pass are added again`() throws {
    root.makesHeights = true
    refuse { () throws(LayoutError) in try engine.layoutIfNeeded() }
    #expect(root.needsUpdateConstraints())
    try engine.layoutIfNeeded()
    #expect(box.frame.height == 40)
  }

  // MARK: Updates inside of updates

  @Test func `an error of an inner update that the outer one catches undoes nothing`() throws {
    try engine.update {
      try? engine.update { () throws(LayoutError) in
        box.intrinsicContentSize = Size(width: 44, height: 4)
        throw .transitionUnderway
      }
    }
    #expect(try engine.solve()["box"]?.frame.width == 44)
  }

  @Test func `an error of an inner update that the outer one passes on undoes both`() throws {
    let before = try engine.solve()
    #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in
        box.intrinsicContentSize = Size(width: 55, height: 5)
        try engine.update { () throws(LayoutError) in throw .transitionUnderway }
      }
    }
    #expect(try engine.solve().items == before.items)
  }
}
