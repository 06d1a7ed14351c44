import Testing
import TinamouLayoutTestSupport
import TinamouSolver

@testable import TinamouLayout

@Suite struct `What a layout reads in rounds` {
  private let root = LayoutView("root")
  private let page = LayoutView("page")
  private let label = LayoutView("label", kind: .label)

  init() {
    root.addSubview(page)
    page.addSubview(label)
  }

  private func engine(width: Double, safeArea: EdgeInsets = .zero) -> LayoutEngine {
    var environment = plainEnvironment(width, 500)
    environment.safeAreaInsets = safeArea
    return LayoutEngine(root: root, environment: environment)
  }

  @Test func `agrees with required constraints that say the same`() throws {
    try LayoutConstraint.activate([
      LayoutConstraint(
        LayoutExpression([.init(page, .left)]), .equal,
        LayoutExpression([.init(root, .right, 1.0 / 30)])),
      page.widthAnchor.constraint(equalToConstant: 200),
      label.leftAnchor.constraint(equalTo: page.safeAreaLayoutGuide.leftAnchor),
      label.leftAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leftAnchor),
    ])
    let engine = engine(width: 100, safeArea: EdgeInsets(left: 44))
    for width in 300..<400 {
      engine.environment.windowSize.width = Double(width)
      #expect(try engine.solve().broken.isEmpty, "\(width)")
    }
  }

  @Test func `follows a view with a system guide to other superviews`() throws {
    let outer = LayoutView("outer")
    let inner = LayoutView("inner")
    root.addSubview(outer)
    outer.addSubview(inner)
    for view in [outer, inner, page] {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.frame = Rect(x: 10, y: 0, width: 200, height: 200)
    }
    let left = label.leftAnchor.constraint(equalTo: page.safeAreaLayoutGuide.leftAnchor)
    try LayoutConstraint.activate([
      left, label.topAnchor.constraint(equalTo: page.topAnchor),
    ])
    let engine = engine(width: 300, safeArea: EdgeInsets(left: 44))
    for (superview, expected) in [(root, 34.0), (inner, 14), (outer, 24), (root, 34)] {
      superview.addSubview(page)
      #expect(try engine.solve()[label]?.frame.minX == expected)
      // The guide leaves and returns.
      left.isActive = false
      #expect(try engine.solve().broken.isEmpty)
      left.isActive = true
      #expect(try engine.solve()[label]?.frame.minX == expected)
    }
  }

  @Test func `keeps a third of a width a third, where texts take all of it`() throws {
    let others = [LayoutView("second", kind: .label), LayoutView("third", kind: .label)]
    let labels = [label] + others
    for view in others { page.addSubview(view) }
    for view in labels {
      view.text = "counterrevolutionary"
      view.numberOfLines = 0
    }
    try LayoutConstraint.activate(page.pins(to: root))
    try LayoutConstraint.activate([
      others[0].widthAnchor.constraint(equalTo: label.widthAnchor),
      others[1].widthAnchor.constraint(equalTo: label.widthAnchor),
      label.leftAnchor.constraint(equalTo: page.leftAnchor),
      others[0].leftAnchor.constraint(equalTo: label.rightAnchor),
      others[1].leftAnchor.constraint(equalTo: others[0].rightAnchor),
      others[1].rightAnchor.constraint(equalTo: page.rightAnchor),
    ])
    let engine = engine(width: 100)
    let snapshot = try engine.solve()
    #expect(snapshot.broken.isEmpty)
    for view in labels {
      let row = try #require(engine.model.record(of: view)?.content.width)
      #expect(abs(row.value - 100.0 / 3) < 1e-12)
      let width = try #require(engine.model.variables(of: view)?.width)
      #expect(abs(engine.model.solver.unroundedValue(of: width) - 100.0 / 3) < 1e-12)
      #expect(snapshot[view]?.exactFrame.width == PublicUnit.round(100.0 / 3))
    }
  }

  @Test func `has settled when only digits change that nobody sees`() throws {
    // Each round makes the page wider or narrower by 0.003 of what the last one did.
    try LayoutConstraint.activate([
      LayoutConstraint(
        LayoutExpression([.init(page, .width)]), .equal,
        LayoutExpression([.init(label, .width, 0.003)], constant: 150)),
      page.leftAnchor.constraint(equalTo: root.leftAnchor),
      label.leftAnchor.constraint(equalTo: page.leftAnchor),
      label.rightAnchor.constraint(equalTo: page.safeAreaLayoutGuide.rightAnchor),
    ])
    let snapshot = try engine(width: 400, safeArea: EdgeInsets(right: 300)).solve()
    #expect(snapshot.statistics.rounds == 4)
    #expect(snapshot.diagnostics.isEmpty)
    // The safe area ends 100 points from the left.
    #expect(snapshot[page]?.exactFrame.width == PublicUnit.round(150.3))
  }
}
