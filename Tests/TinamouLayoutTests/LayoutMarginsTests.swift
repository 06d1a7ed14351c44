import Testing
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct LayoutMarginsTests {
  /// A view in a window with this safe area, laid out at this frame.
  private func child(
    _ frame: Rect, in size: Size, safeArea: EdgeInsets = .zero, rootMargins: EdgeInsets? = nil
  ) throws -> LayoutView {
    let root = LayoutView("root")
    root.layoutMarginsBase = rootMargins.map { .absolute($0) }
    let child = LayoutView("child")
    child.frame = frame
    child.translatesAutoresizingMaskIntoConstraints = true
    root.addSubview(child)
    var environment = plainEnvironment(size.width, size.height)
    environment.safeAreaInsets = safeArea
    kept.append(LayoutEngine(root: root, environment: environment))
    try kept.last?.layoutIfNeeded()
    return child
  }

  private final class Kept {
    var engines: [LayoutEngine] = []
    var last: LayoutEngine? { engines.last }
    func append(_ engine: LayoutEngine) { engines.append(engine) }
  }
  private let kept = Kept()

  @Test func `an ordinary view has margins of 8 before iOS 27.1`() {
    let view = LayoutView()
    #expect(view.layoutMargins == .zero)
    view.setPlatformOutsideOfWindows(Platform(.iOS18))
    view.frame = Rect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.layoutMargins == .all(8))
    #expect(view.layoutMarginsGuide.layoutFrame == Rect(x: 8, y: 8, width: 84, height: 34))
    #expect(view.safeAreaLayoutGuide.layoutFrame == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `the safe area adds to the base, edge by edge`() throws {
    // Measured: base 8 and safe area (44, 10, 34, 12) make (52, 18, 42, 20).
    let size = Size(width: 320, height: 480)
    let safeArea = EdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    let child = try child(Rect(origin: .zero, size: size), in: size, safeArea: safeArea)
    #expect(child.layoutMargins == EdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    child.insetsLayoutMarginsFromSafeArea = false
    #expect(child.layoutMargins == .all(8))
  }

  @Test func `margins of the superview are preserved where the view reaches into them`() throws {
    // Measured: superview 20, child (10, 10, 100, 100) in 320 x 480 makes (10, 10, 8, 8).
    let child = try child(
      Rect(x: 10, y: 10, width: 100, height: 100), in: Size(width: 320, height: 480),
      rootMargins: .all(20))
    #expect(child.layoutMargins == .all(8))
    child.preservesSuperviewLayoutMargins = true
    #expect(child.layoutMargins == EdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
  }

  @Test func `a root view has the system's least margins or larger ones of its own`() throws {
    let root = LayoutView("root")
    var environment = plainEnvironment(400, 800)
    environment.systemMinimumLayoutMargins = DirectionalEdgeInsets(leading: 16, trailing: 16)
    environment.safeAreaInsets = EdgeInsets(top: 20)
    let engine = LayoutEngine(root: root, environment: environment)
    #expect(root.layoutMargins == EdgeInsets(top: 20, left: 16, right: 16))
    root.directionalLayoutMargins = DirectionalEdgeInsets(top: 5, leading: 30, trailing: 3)
    #expect(root.layoutMargins == EdgeInsets(top: 25, left: 30, right: 16))
    #expect(engine.root === root)
  }

  @Test func `directional margins are mirrored, absolute ones are not`() {
    let view = LayoutView()
    view.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(view.directionalLayoutMargins.leading == 2)
    view.layoutMargins = EdgeInsets(left: 9)
    #expect(view.directionalLayoutMargins.trailing == 9)
  }

  @Test(arguments: [
    (
      Rect(x: 0, y: 0, width: 320, height: 480),
      EdgeInsets(top: 44, left: 10, bottom: 34, right: 12)
    ),
    (Rect(x: 0, y: 44, width: 320, height: 402), EdgeInsets(left: 10, right: 12)),
    (Rect(x: 20, y: 20, width: 280, height: 440), EdgeInsets(top: 24, bottom: 14)),
    // Wholly inside the covered band, the view still has the full inset.
    (Rect(x: 0, y: 0, width: 320, height: 30), EdgeInsets(top: 44, left: 10, right: 12)),
    (Rect(x: -50, y: 100, width: 100, height: 100), EdgeInsets(left: 10)),
    (Rect(x: 5, y: 470, width: 310, height: 50), EdgeInsets(left: 5, bottom: 34, right: 7)),
  ])
  func `the safe area reaches into views edge by edge, at most as far as in the superview`(
    _ frame: Rect, _ expected: EdgeInsets
  ) throws {
    let child = try child(
      frame, in: Size(width: 320, height: 480),
      safeArea: EdgeInsets(top: 44, left: 10, bottom: 34, right: 12))
    #expect(child.safeAreaInsets == expected)
  }

  @Test func `additional insets add to the safe area`() throws {
    let size = Size(width: 320, height: 480)
    let child = try child(
      Rect(origin: .zero, size: size), in: size, safeArea: EdgeInsets(top: 20))
    child.additionalSafeAreaInsets = EdgeInsets(top: 44, bottom: 49)
    #expect(child.safeAreaInsets == EdgeInsets(top: 64, bottom: 49))
  }

  @Test func `a safe area is a relation that can size its view`() throws {
    // Measured: with content of 44 pinned to the safe area, the bar is 44 + the inset high.
    let root = LayoutView("root")
    let bar = LayoutView("bar")
    let button = LayoutView("button")
    root.addSubview(bar)
    bar.addSubview(button)
    try LayoutConstraint.activate([
      bar.leftAnchor.constraint(equalTo: root.leftAnchor),
      bar.rightAnchor.constraint(equalTo: root.rightAnchor),
      bar.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      button.topAnchor.constraint(equalTo: bar.topAnchor),
      button.heightAnchor.constraint(equalToConstant: 44),
      button.bottomAnchor.constraint(equalTo: bar.safeAreaLayoutGuide.bottomAnchor),
      button.leftAnchor.constraint(equalTo: bar.leftAnchor),
      button.widthAnchor.constraint(equalToConstant: 10),
    ])
    var environment = plainEnvironment(390, 844)
    environment.safeAreaInsets = EdgeInsets(bottom: 34)
    let engine = LayoutEngine(root: root, environment: environment)
    let snapshot = try engine.solve()
    #expect(snapshot["bar"]?.frame == Rect(x: 0, y: 766, width: 390, height: 78))
    #expect(snapshot.diagnostics.isEmpty)
    engine.environment.safeAreaInsets.bottom = 0
    #expect(try engine.solve()["bar"]?.frame.height == 44)
  }

  @Test func `nested margins follow frames down the tree`() throws {
    let root = LayoutView("root")
    let outer = LayoutView("outer")
    let inner = LayoutView("inner")
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    let content = LayoutView("content")
    inner.addSubview(content)
    try LayoutConstraint.activate(
      outer.pins(to: root.safeAreaLayoutGuide) + inner.pins(to: outer, inset: 2)
        + content.pins(to: inner.layoutMarginsGuide))
    outer.layoutMargins = .all(30)
    var environment = plainEnvironment(390, 844)
    environment.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
    let engine = LayoutEngine(root: root, environment: environment)
    let snapshot = try engine.solve()
    #expect(snapshot["outer"]?.frame == Rect(x: 0, y: 47, width: 390, height: 763))
    #expect(snapshot["content"]?.frame == Rect(x: 28, y: 28, width: 330, height: 703))
    #expect(snapshot.ambiguous.isEmpty)
  }
}
