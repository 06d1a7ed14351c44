import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// Autoresizing masks as constraints.
@Suite struct AutoresizingTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")

  /// The horizontal place of a view at 30, 40 wide, when its superview grows from 200 to 300.
  private func place(_ mask: AutoresizingMask) throws -> [Double] {
    root.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    root.addSubview(box)
    box.autoresizingMask = mask
    box.frame = Rect(x: 30, y: 10, width: 40, height: 20)
    box.translatesAutoresizingMaskIntoConstraints = true
    let engine = LayoutEngine(root: root, environment: plainEnvironment(200, 100))
    try engine.layoutIfNeeded()
    #expect(box.frame == Rect(x: 30, y: 10, width: 40, height: 20))
    engine.environment.windowSize = Size(width: 300, height: 200)
    try engine.layoutIfNeeded()
    #expect(try engine.certificate().isValid)
    #expect(try engine.solve().ambiguous.isEmpty)
    return [box.frame.minX, box.frame.width, box.frame.minY, box.frame.height]
  }

  /// The formulas of decision 12.
  @Test(
    arguments: [
      ([], [30, 40, 10, 20]),
      (.flexibleRightMargin, [30, 40, 10, 20]),
      (.flexibleLeftMargin, [130, 40, 10, 20]),
      (.flexibleWidth, [30, 140, 10, 20]),
      ([.flexibleLeftMargin, .flexibleRightMargin], [30 * 260 / 160, 40, 10, 20]),
      ([.flexibleLeftMargin, .flexibleWidth], [30 * 170 / 70, 40 * 170 / 70, 10, 20]),
      ([.flexibleWidth, .flexibleRightMargin], [30, 40 * 270 / 170, 10, 20]),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [45, 60, 10, 20]),
      (.flexibleBottomMargin, [30, 40, 10, 20]),
      (.flexibleTopMargin, [30, 40, 110, 20]),
      (.flexibleHeight, [30, 40, 10, 120]),
      ([.flexibleTopMargin, .flexibleBottomMargin], [30, 40, 10 * 180 / 80, 20]),
      ([.flexibleWidth, .flexibleHeight], [30, 140, 10, 120]),
    ] as [(AutoresizingMask, [Double])])
  func autoresizingMask(_ mask: AutoresizingMask, _ expected: [Double]) throws {
    for (actual, wanted) in zip(try place(mask), expected) { #expect(abs(actual - wanted) < 2e-6) }
  }

  /// A log of iOS prints `h=&-&: minX == 0.500507*W - 32.0324` for a view 64 points wide.
  @Test func `both margins flexible is the formula that iOS prints`() throws {
    let ratio = 0.500507
    root.frame.size = Size(width: 1000, height: 100)
    root.addSubview(box)
    box.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    box.frame = Rect(x: ratio * (1000 - 64), y: 0, width: 64, height: 10)
    box.translatesAutoresizingMaskIntoConstraints = true
    let engine = LayoutEngine(root: root, environment: plainEnvironment(700, 100))
    try engine.layoutIfNeeded()
    #expect(abs(box.frame.minX - (ratio * 700 - 32.0324)) < 1e-3)
    #expect(box.frame.width == 64)
  }

  @Test func translatesAutoresizingMaskIntoConstraints() throws {
    root.frame.size = Size(width: 200, height: 100)
    root.addSubview(box)
    box.frame = Rect(x: 1.25, y: 2, width: 199.5, height: 4)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(200, 100))
    #expect(try engine.solve()["box"]?.frame == .zero)
    box.translatesAutoresizingMaskIntoConstraints = true
    // Measured on iOS 26.1: frame-based views keep fractional frames.
    #expect(try engine.solve()["box"]?.frame == Rect(x: 1.25, y: 2, width: 199.5, height: 4))
    box.frame.origin.x = 7
    #expect(try engine.solve()["box"]?.frame.minX == 7)
    box.translatesAutoresizingMaskIntoConstraints = false
    #expect(try engine.solve()["box"]?.frame == .zero)
  }

  @Test func `the frame is that of the last layout, and constraints may hang on it`() throws {
    let label = label("label", 10)
    root.frame.size = Size(width: 200, height: 100)
    root.addSubview(box)
    root.addSubview(label)
    box.autoresizingMask = .flexibleWidth
    box.frame = Rect(x: 10, y: 0, width: 180, height: 4)
    box.translatesAutoresizingMaskIntoConstraints = true
    try label.leftAnchor.constraint(equalTo: box.rightAnchor).activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(260, 100))
    #expect(try engine.layoutIfNeeded().map(\.name) == ["root", "box", "label"])
    #expect(box.frame.width == 240)
    #expect(label.frame.minX == 250)
    // Setting the same frame again translates the mask from the current state.
    box.frame.size.width = 100
    engine.environment.windowSize.width = 300
    try engine.layoutIfNeeded()
    #expect(box.frame.width == 140)
  }

  @Test func `a superview without a size yet counts as the window`() throws {
    root.addSubview(box)
    box.autoresizingMask = .flexibleWidth
    box.frame = Rect(x: 10, y: 0, width: 180, height: 4)
    box.translatesAutoresizingMaskIntoConstraints = true
    let engine = LayoutEngine(root: root, environment: plainEnvironment(200, 100))
    try engine.layoutIfNeeded()
    #expect(box.frame.width == 180)
    engine.environment.windowSize.width = 250
    try engine.layoutIfNeeded()
    #expect(box.frame.width == 230)
  }

  @Test func `a refused update gives frame and mask back`() throws {
    root.frame.size = Size(width: 200, height: 100)
    root.addSubview(box)
    box.autoresizingMask = .flexibleWidth
    box.frame = Rect(x: 10, y: 0, width: 180, height: 4)
    box.translatesAutoresizingMaskIntoConstraints = true
    let engine = LayoutEngine(root: root, environment: plainEnvironment(230, 100))
    try engine.layoutIfNeeded()
    let before = try engine.solve().items
    #expect(throws: LayoutError.self) {
      try engine.update {
        box.autoresizingMask = []
        box.frame = Rect(x: 0, y: 0, width: .nan, height: 0)
        box.removeFromSuperview()
        root.addSubview(box)
      }
    }
    #expect(box.autoresizingMask == .flexibleWidth)
    #expect(try engine.solve().items == before)
    engine.environment.windowSize.width = 250
    try engine.layoutIfNeeded()
    #expect(box.frame.width == 230)
  }

  @Test func `frames without room to share do not divide by zero`() throws {
    for mask in (0..<8).map({ AutoresizingMask(rawValue: $0) }) {
      let root = LayoutView("root")
      let box = LayoutView("box")
      root.frame.size = Size(width: 40, height: 10)
      root.addSubview(box)
      box.autoresizingMask = mask
      box.frame = Rect(x: 0, y: 0, width: mask.contains(.flexibleWidth) ? 0 : 40, height: 10)
      box.translatesAutoresizingMaskIntoConstraints = true
      let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 10))
      #expect(try engine.solve()["box"]?.frame.minX.isFinite == true)
    }
  }

  /// The values of UIKit's header.
  @Test func `masks have the bits of UIKit`() {
    let all: [AutoresizingMask] = [
      .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin,
      .flexibleHeight, .flexibleBottomMargin,
    ]
    #expect(all.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }
}
