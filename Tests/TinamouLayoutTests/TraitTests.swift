import Testing
import TinamouLayout

@Suite struct TraitTests {
  private final class TracingView: LayoutView {
    var previous: [SizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection) {
      previous.append(previousTraitCollection.horizontalSizeClass)
    }
  }

  @Test func `overrides hold for a view and its descendants, inner ones first`() {
    let outer = LayoutView("outer")
    let middle = LayoutView("middle")
    let inner = LayoutView("inner")
    outer.addSubview(middle)
    middle.traitOverrides = TraitOverrides(
      horizontalSizeClass: .compact, layoutDirection: .rightToLeft)
    middle.addSubview(inner)
    inner.traitOverrides.horizontalSizeClass = .regular
    let engine = LayoutEngine(root: outer)
    #expect(engine.environment.traits == outer.traitCollection)
    #expect(middle.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    inner.removeFromSuperview()
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `views are called once for changed traits, before the pass`() throws {
    let root = TracingView("root")
    let child = TracingView("child")
    root.addSubview(child)
    let engine = LayoutEngine(root: root)
    try engine.layoutIfNeeded()
    #expect(root.previous == [])
    engine.environment.traits.horizontalSizeClass = .regular
    engine.environment.windowSize.width = 800
    try engine.layoutIfNeeded()
    #expect(root.previous == [.compact])
    #expect(child.previous == [.compact])
    child.traitOverrides.horizontalSizeClass = .compact
    try engine.layoutIfNeeded()
    #expect(root.previous == [.compact])
    #expect(child.previous == [.compact, .regular])
    engine.environment.traits.horizontalSizeClass = .compact
    try engine.layoutIfNeeded()
    #expect(root.previous == [.compact, .regular])
    #expect(child.previous == [.compact, .regular])
  }

  @Test func `a view that moves to other traits is called`() throws {
    let root = LayoutView("root")
    let compact = LayoutView("compact")
    compact.traitOverrides.horizontalSizeClass = .regular
    let child = TracingView("child")
    root.addSubview(compact)
    root.addSubview(child)
    let engine = LayoutEngine(root: root)
    try engine.layoutIfNeeded()
    compact.addSubview(child)
    try engine.layoutIfNeeded()
    #expect(child.previous == [.compact])
  }

  @Test func `an overridden text size counts for texts and the readable width inside`() throws {
    let root = LayoutView("root")
    let label = LayoutView("label", kind: .label)
    label.text = "Good morning"
    label.font = .preferredFont(forTextStyle: .body)
    root.addSubview(label)
    let engine = LayoutEngine(root: root)
    engine.environment.windowSize = Size(width: 1366, height: 1024)
    let before = try engine.solve()
    root.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    let after = try engine.solve()
    let old = try #require(before["label"]?.frame.size)
    let new = try #require(after["label"]?.frame.size)
    // Body text has 17 points at L and 23 at XXXL.
    #expect(new.height > old.height * 1.2)
    root.traitOverrides = TraitOverrides()
    #expect(try engine.solve()["label"]?.frame.size == old)
  }

  @Test func `a picture has the variant with most demands that hold`() throws {
    let asset = ImageAsset([
      .init(Size(width: 100, height: 100)),
      .init(
        Size(width: 40, height: 40), for: TraitCondition(horizontalSizeClass: .compact),
        name: "small"),
      .init(
        Size(width: 30, height: 30),
        for: TraitCondition(horizontalSizeClass: .compact, verticalSizeClass: .compact)),
    ])
    let root = LayoutView("root")
    let picture = LayoutView("picture", kind: .image)
    picture.imageAsset = asset
    root.addSubview(picture)
    let engine = LayoutEngine(root: root)
    #expect(try engine.solve()["picture"]?.frame.size == Size(width: 40, height: 40))
    engine.environment.traits.verticalSizeClass = .compact
    #expect(try engine.solve()["picture"]?.frame.size == Size(width: 30, height: 30))
    engine.environment.traits.horizontalSizeClass = .regular
    #expect(try engine.solve()["picture"]?.frame.size == Size(width: 100, height: 100))
    picture.traitOverrides.horizontalSizeClass = .compact
    #expect(try engine.solve()["picture"]?.frame.size == Size(width: 30, height: 30))
  }
}
