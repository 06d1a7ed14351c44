import Testing
import TinamouLayout
import TinamouLayoutTestSupport

/// Documented by Apple: the guide follows a docked keyboard only; without a keyboard its top is the
/// bottom of the safe area.
@Suite struct `keyboardLayoutGuide` {
  private let root = LayoutView("root")
  private let field = LayoutView("field")
  private let engine: LayoutEngine

  init() throws {
    root.addSubview(field)
    try LayoutConstraint.activate([
      field.bottomAnchor.constraint(equalTo: root.keyboardLayoutGuide.topAnchor),
      field.leadingAnchor.constraint(equalTo: root.keyboardLayoutGuide.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: root.keyboardLayoutGuide.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 44),
    ])
    var environment = plainEnvironment(390, 844)
    environment.safeAreaInsets = EdgeInsets(top: 47, bottom: 34)
    engine = LayoutEngine(root: root, environment: environment)
  }

  private func bottom() throws -> Double? { try engine.solve()["field"]?.exactFrame.maxY }

  @Test func `begins at the bottom of the safe area while there is no keyboard`() throws {
    #expect(try bottom() == 810)
    #expect(root.keyboardLayoutGuide.usesBottomSafeArea)
    #expect(engine.environment.keyboardHeight == 0)
  }

  @Test func `usesBottomSafeArea`() throws {
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    #expect(try bottom() == 844)
    root.keyboardLayoutGuide.usesBottomSafeArea = true
    #expect(try bottom() == 810)
  }

  @Test func `is above the docked keyboard and as wide as the view`() throws {
    engine.environment.keyboardHeight = 291
    let snapshot = try engine.solve()
    #expect(snapshot["field"]?.exactFrame == Rect(x: 0, y: 509, width: 390, height: 44))
    try engine.layoutIfNeeded()
    #expect(
      root.keyboardLayoutGuide.layoutFrame == Rect(x: 0, y: 553, width: 390, height: 291))
    root.keyboardLayoutGuide.usesBottomSafeArea = false
    #expect(try bottom() == 553)
  }

  @Test func `a keyboard lower than the safe area changes nothing`() throws {
    engine.environment.keyboardHeight = 20
    #expect(try bottom() == 810)
  }

  @Test func `follows a resize without a new row`() throws {
    engine.environment.keyboardHeight = 291
    _ = try engine.solve()
    for height in [1000.0, 320, 844] {
      engine.environment.windowSize.height = height
      #expect(try bottom() == height - 291)
    }
    #expect(try engine.solve().statistics.switchedRows == 0)
  }

  @Test func `of a view that ends above the edge of the window covers what the keyboard covers`()
    throws
  {
    let panel = LayoutView("panel")
    let button = LayoutView("button")
    root.addSubview(panel)
    panel.addSubview(button)
    let top = panel.topAnchor.constraint(equalTo: root.topAnchor, constant: 100)
    try LayoutConstraint.activate([
      top, panel.heightAnchor.constraint(equalToConstant: 600),
      button.bottomAnchor.constraint(equalTo: panel.keyboardLayoutGuide.topAnchor),
    ])
    #expect(try engine.solve()["button"]?.exactFrame.maxY == 600)
    engine.environment.keyboardHeight = 300
    // The keyboard begins at 544 in the window, so at 444 in the panel.
    #expect(try engine.solve()["button"]?.exactFrame.maxY == 444)
    top.constant = -100
    #expect(try engine.solve()["button"]?.exactFrame.maxY == 600)
  }

  @Test func `a keyboard frame on the screen counts where the window is`() {
    let window = Rect(x: 694, y: 0, width: 320, height: 768)
    let height = LayoutEnvironment.keyboardHeight
    #expect(height(Rect(x: 0, y: 416, width: 1024, height: 352), window) == 352)
    #expect(height(Rect(x: 0, y: 100, width: 1024, height: 352), window) == 0)
    #expect(height(Rect(x: 0, y: 416, width: 320, height: 352), window) == 0)
    #expect(height(Rect(x: 0, y: 768, width: 1024, height: 352), window) == 0)
  }

  @Test func `a height that is no number is refused`() throws {
    engine.environment.keyboardHeight = .nan
    #expect(throws: LayoutError.self) { _ = try engine.solve() }
  }
}
