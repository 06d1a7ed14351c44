import Testing
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct LayoutRegionTests {
  /// A window of an iPad with its controls, away from the edges of the screen.
  private static func window() -> LayoutEnvironment {
    var environment = plainEnvironment(534, 590, scale: 2)
    environment.safeAreaInsets = EdgeInsets(top: 10, bottom: 10)
    environment.windowControls = Size(width: 66, height: 43)
    return environment
  }

  private func insets(
    _ region: LayoutRegion, _ environment: LayoutEnvironment = window(),
    frame: Rect? = nil
  ) throws -> EdgeInsets {
    let root = LayoutView("root")
    let view = LayoutView("view")
    root.addSubview(view)
    let engine = LayoutEngine(root: root, environment: environment)
    let frame = frame ?? Rect(origin: .zero, size: environment.windowSize)
    try LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ])
    try engine.layoutIfNeeded()
    return withExtendedLifetime(engine) { view.edgeInsets(for: region) }
  }

  @Test func `a region retreats from window controls along one axis`() throws {
    #expect(
      try insets(.safeArea(cornerAdaptation: .horizontal))
        == EdgeInsets(top: 10, left: 66, bottom: 10))
    #expect(
      try insets(.safeArea(cornerAdaptation: .vertical)) == EdgeInsets(top: 53, bottom: 10))
    #expect(try insets(.safeArea()) == EdgeInsets(top: 10, bottom: 10))
  }

  @Test func `window controls are on the right in a right-to-left language`() throws {
    var environment = Self.window()
    environment.traits.layoutDirection = .rightToLeft
    #expect(
      try insets(.safeArea(cornerAdaptation: .horizontal), environment)
        == EdgeInsets(top: 10, bottom: 10, right: 66))
  }

  @Test func `a view below the controls need not retreat`() throws {
    let below = Rect(x: 0, y: 60, width: 300, height: 100)
    #expect(try insets(.safeArea(cornerAdaptation: .horizontal), frame: below) == .zero)
    let beside = Rect(x: 50, y: 0, width: 300, height: 100)
    #expect(try insets(.safeArea(cornerAdaptation: .horizontal), frame: beside).left == 16)
  }

  @Test func `a margin that is larger hides the corner`() throws {
    var environment = plainEnvironment(400, 600, scale: 3)
    environment.corners = .all(55)
    environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 20, trailing: 0)
    let root = LayoutView("root")
    let engine = LayoutEngine(root: root, environment: environment)
    try engine.layoutIfNeeded()
    let insets = root.edgeInsets(for: .margins(cornerAdaptation: .horizontal))
    #expect(withExtendedLifetime(engine) { insets } == EdgeInsets(left: 20, right: 16))
  }

  @Test func `a view has one guide for a region, which constraints can mention`() throws {
    let root = LayoutView("root")
    let bar = LayoutView("bar")
    root.addSubview(bar)
    let guide = root.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal))
    #expect(guide === root.layoutGuide(for: .safeArea(cornerAdaptation: .horizontal)))
    #expect(guide !== root.layoutGuide(for: .safeArea(cornerAdaptation: .vertical)))
    let engine = LayoutEngine(root: root, environment: Self.window())
    try LayoutConstraint.activate(bar.pins(to: guide))
    let snapshot = try engine.solve()
    #expect(snapshot[bar]?.frame == Rect(x: 66, y: 10, width: 468, height: 570))
    engine.environment.windowControls = .zero
    #expect(try engine.solve()[bar]?.frame == Rect(x: 0, y: 10, width: 534, height: 570))
  }

  @Test func `the guide of a region is one, also of one without a number`() {
    let root = LayoutView("root")
    let region = LayoutRegion.bar(onEdge: .bottom, extent: .nan)
    #expect(root.layoutGuide(for: region) === root.layoutGuide(for: region))
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `a bar whose extent is no number is refused by the layout`(_ extent: Double) throws {
    let root = LayoutView("root")
    let bar = LayoutView("bar")
    root.addSubview(bar)
    let engine = LayoutEngine(root: root, environment: Self.window())
    try LayoutConstraint.activate(
      bar.pins(to: root.layoutGuide(for: .bar(onEdge: .bottom, extent: extent))))
    #expect {
      try engine.layoutIfNeeded()
    } throws: { error in
      guard case LayoutError.numberOutOfRange(_, let reference) = error else { return false }
      return "\(reference)".contains("bar-bottom")
    }
  }

  @Test func `the readable region of a wide window is in its middle`() throws {
    let insets = try insets(.readableContent(), plainEnvironment(1000, 600))
    #expect(insets.left == 168)
    #expect(insets.right == 168)
  }
}
