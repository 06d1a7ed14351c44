import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

/// The members of UIKit's constraints; each test is named after the symbol.
@Suite struct ConstraintSymbolTests {
  private let root = LayoutView("root")
  private let box = LayoutView("box")
  private let engine: LayoutEngine

  init() {
    root.addSubview(box)
    engine = LayoutEngine(root: root, environment: plainEnvironment(400, 300))
  }

  private func frame() throws -> Rect {
    let frame = try #require(try engine.solve()["box"]?.frame)
    #expect(try engine.certificate().isValid)
    return frame
  }

  @Test func `init(item:attribute:relatedBy:toItem:attribute:multiplier:constant:)`() throws {
    let half = LayoutConstraint(
      item: box, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
      multiplier: 0.5, constant: -20)
    let height = LayoutConstraint(
      item: box, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 44)
    try LayoutConstraint.activate([half, height])
    #expect(half.firstItem === box)
    #expect(half.firstAttribute == .width)
    #expect(half.secondItem === root)
    #expect(half.secondAttribute == .width)
    #expect(half.firstAnchor?.item === box)
    #expect(half.secondAnchor?.attribute == .width)
    #expect(height.secondItem == nil)
    #expect(height.secondAttribute == nil)
    #expect(try frame().size == Size(width: 180, height: 44))
  }

  /// UIKit throws an exception for these, as the documentation of its initializer states.
  @Test func `a place compares with a place and a size with a size or number`() {
    func pair(
      _ first: LayoutAttribute, _ item: LayoutItem?, _ second: LayoutAttribute?,
      multiplier: Double = 1
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: box, attribute: first, relatedBy: .equal, toItem: item, attribute: second,
        multiplier: multiplier, constant: 5)
    }
    let refused = [
      pair(.top, nil, nil), pair(.top, root, .height), pair(.width, root, .leading),
      pair(.leading, root, .leading, multiplier: 0), pair(.width, root, nil),
      pair(.top, nil, .top), pair(.leading, root, .left),
    ]
    for constraint in refused {
      #expect(throws: LayoutError.self) { try constraint.activate() }
      #expect(!constraint.isActive)
    }
  }

  @Test func identifier() throws {
    let width = box.widthAnchor.constraint(equalToConstant: 1000)
    width.identifier = "wide"
    try width.activate()
    let wider = box.widthAnchor.constraint(equalToConstant: 1001)
    wider.identifier = "wider"
    try wider.activate()
    #expect(try engine.solve().broken.map(\.broken.identifier) == ["wider"])
  }

  @Test func isActive() throws {
    let width = box.widthAnchor.constraint(equalToConstant: 30)
    #expect(!width.isActive)
    width.isActive = true
    width.isActive = true
    #expect(try frame().width == 30)
    width.isActive = false
    width.isActive = false
    #expect(try frame().width == 0)
  }

  @Test func `activate(_:)`() throws {
    let sizes = [
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 40),
    ]
    try LayoutConstraint.activate(sizes)
    try LayoutConstraint.activate(sizes)
    #expect(try frame().size == Size(width: 30, height: 40))
    #expect(try engine.solve().statistics.constraints == 2)
  }

  @Test func `deactivate(_:)`() throws {
    let sizes = [
      box.widthAnchor.constraint(equalToConstant: 30),
      box.heightAnchor.constraint(equalToConstant: 40),
    ]
    try LayoutConstraint.activate(sizes)
    _ = try engine.solve()
    LayoutConstraint.deactivate(sizes)
    LayoutConstraint.deactivate(sizes)
    #expect(try engine.solve().statistics.constraints == 0)
  }

  @Test func constraints() throws {
    let inner = LayoutView("inner")
    let other = LayoutView("other")
    box.addSubview(inner)
    root.addSubview(other)
    let own = inner.widthAnchor.constraint(equalToConstant: 3)
    let inside = inner.topAnchor.constraint(equalTo: box.topAnchor)
    let across = inner.leftAnchor.constraint(equalTo: other.rightAnchor)
    let guide = inner.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor)
    try LayoutConstraint.activate([guide, across, inside, own])
    #expect(inner.constraints == [own])
    #expect(box.constraints == [inside, guide])
    #expect(root.constraints == [across])
    #expect(other.constraints.isEmpty)
    box.removeConstraint(inside)
    #expect(!inside.isActive)
    try root.addConstraint(inside)
    #expect(box.constraints == [guide])
    #expect(root.constraints == [inside, across])
    box.removeConstraints(box.constraints)
    try box.addConstraints([guide])
    #expect(box.constraints == [guide])
  }

  @Test func constant() throws {
    let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    try left.activate()
    #expect(try frame().minX == 3)
    left.constant = 9
    #expect(try frame().minX == 9)
  }

  @Test func multiplier() throws {
    let width = box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5)
    try width.activate()
    #expect(try frame().width == 200)
    width.multiplier = 0.25
    #expect(width.multiplier == 0.25)
    #expect(try frame().width == 100)
    let fixed = box.heightAnchor.constraint(equalToConstant: 8)
    try fixed.activate()
    fixed.multiplier = 3
    #expect(fixed.multiplier == 1)
    #expect(try frame().height == 8)
  }

  @Test func relation() throws {
    let width = box.widthAnchor.constraint(equalToConstant: 50)
    let pull = box.widthAnchor.constraint(equalToConstant: 80)
    pull.priority = .defaultLow
    try LayoutConstraint.activate([width, pull])
    #expect(try frame().width == 50)
    width.relation = .greaterThanOrEqual
    #expect(try frame().width == 80)
    width.relation = .lessThanOrEqual
    #expect(try frame().width == 50)
    #expect(width.description == "box.width <= 50")
  }

  @Test func priority() throws {
    let low = box.widthAnchor.constraint(equalToConstant: 50)
    low.priority = .defaultLow
    let high = box.widthAnchor.constraint(equalToConstant: 80)
    high.priority = .defaultHigh
    try LayoutConstraint.activate([low, high])
    #expect(try frame().width == 80)
    // Through 1000 and back, which UIKit answers with an exception.
    low.priority = .required
    #expect(try frame().width == 50)
    high.priority = .required
    #expect(try engine.solve().broken.count == 1)
    low.priority = LayoutPriority(999)
    #expect(try engine.solve().broken.isEmpty)
    #expect(try frame().width == 80)
    high.priority = .fittingSizeLevel
    #expect(try frame().width == 50)
  }

  /// The values of the header NSLayoutConstraint.h.
  @Test func `the named priorities have the values of UIKit`() {
    #expect(LayoutPriority.required.rawValue == 1000)
    #expect(LayoutPriority.defaultHigh.rawValue == 750)
    #expect(LayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(LayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(LayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    #expect(LayoutPriority.defaultLow.rawValue == 250)
    #expect(LayoutPriority.fittingSizeLevel.rawValue == 50)
  }

  @Test func `a refused update takes live changes back`() throws {
    let width = box.widthAnchor.constraint(
      lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: 1)
    width.priority = .defaultHigh
    try width.activate()
    box.intrinsicContentSize.width = 999
    box.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let before = try engine.solve().items
    #expect(throws: LayoutError.self) {
      try engine.update { () throws(LayoutError) in
        width.relation = .equal
        width.multiplier = 0.75
        width.priority = .required
        width.constant = .nan
      }
    }
    #expect(width.relation == .lessThanOrEqual)
    #expect(width.multiplier == 0.5)
    #expect(width.priority == .defaultHigh)
    #expect(width.constant == 1)
    #expect(try engine.solve().items == before)
  }

  @Test(arguments: [Double.nan, .infinity, 1e10])
  func `a multiplier without meaning is refused with its place`(_ multiplier: Double) throws {
    let width = box.widthAnchor.constraint(equalTo: root.widthAnchor)
    try width.activate()
    _ = try engine.solve()
    let error = #expect(throws: LayoutError.self) {
      try engine.update { width.multiplier = multiplier }
    }
    guard case .numberOutOfRange(_, let reference) = error else {
      Issue.record("expected a number out of range, got \(String(describing: error))")
      return
    }
    #expect(reference.description.hasPrefix("box.width == "))
    #expect(try frame().width == 400)
  }
}
