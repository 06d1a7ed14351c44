import Testing
import TinamouLayout
import TinamouLayoutTestSupport
import TinamouSolver

@Suite struct LayoutConstraintTests {
  private let root = LayoutView("root")
  private let title = LayoutView("title", kind: .label)
  private let photo = LayoutView("photo", kind: .image)

  init() {
    root.addSubview(title)
    root.addSubview(photo)
  }

  @Test func `a constraint prints as one writes it`() {
    let readable = title.leadingAnchor.constraint(
      equalTo: root.readableContentGuide.leadingAnchor, constant: 8)
    readable.priority = .defaultHigh
    #expect(readable.description == "title.leading == root.readable.leading + 8 @750")
    let half = title.widthAnchor.constraint(
      lessThanOrEqualTo: root.widthAnchor, multiplier: 0.5, constant: -20)
    #expect(half.description == "title.width <= 0.5 * root.width - 20")
    let fixed = title.heightAnchor.constraint(greaterThanOrEqualToConstant: 44.5)
    fixed.priority = LayoutPriority(999.5)
    #expect(fixed.description == "title.height >= 44.5 @999.5")
    let general = LayoutConstraint(
      LayoutExpression([.init(title, .left), .init(photo, .left, -2)], constant: 3), .equal,
      LayoutExpression())
    #expect(general.description == "title.left - 2 * photo.left + 3 == 0")
    #expect(root.safeAreaLayoutGuide.topAnchor.anchor.item.name == "safeArea")
  }

  @Test func `a constraint knows where it was declared`() {
    let constraint = title.topAnchor.constraint(equalTo: root.topAnchor)
    #expect(constraint.location.description.hasPrefix("TinamouLayoutTests/LayoutConstraintTests"))
    let location = SourceLocation(file: "a.json", line: 3, column: 7)
    let fromFile = LayoutConstraint(
      LayoutExpression([.init(title, .width)]), .equal, LayoutExpression(constant: 1),
      identifier: "narrow", location: location)
    #expect(fromFile.reference.location?.description == "a.json:3:7")
    #expect(fromFile.reference.identifier == "narrow")
  }

  @Test func `activation is idempotent and survives deactivation`() throws {
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let width = title.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    try LayoutConstraint.activate([width, width])
    var snapshot = try engine.solve()
    #expect(snapshot["title"]?.frame.width == 30)
    #expect(snapshot.statistics.constraints == 1)
    width.isActive = false
    LayoutConstraint.deactivate([width, width])
    snapshot = try engine.solve()
    #expect(snapshot["title"]?.frame.width == 0)
    #expect(snapshot.statistics.constraints == 0)
    width.isActive = true
    width.isActive = false
    width.isActive = true
    #expect(try engine.solve()["title"]?.frame.width == 30)
  }

  @Test func `a constant that changes again and again is followed without evaluations`() throws {
    var drag: LayoutConstraint?
    var before = root.topAnchor
    for index in 0..<10 {
      let view = LayoutView("view\(index)")
      root.addSubview(view)
      let top = view.topAnchor.constraint(equalTo: before, constant: 8)
      let height = view.heightAnchor.constraint(equalToConstant: 20)
      try LayoutConstraint.activate([top, height])
      drag = drag ?? top
      before = view.bottomAnchor
    }
    let constraint = try #require(drag)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 1000))
    var evaluations: [Int] = []
    for step in 1...20 {
      constraint.constant = 8 + Double(step)
      let snapshot = try engine.solve()
      let y = Double(step + 260)
      #expect(snapshot["view9"]?.frame.minY == y)
      evaluations.append(snapshot.statistics.solver.evaluations)
    }
    #expect(evaluations[19] == evaluations[4])
  }

  @Test func `constraints without sense are refused`() throws {
    let mixedAxes = LayoutConstraint(
      LayoutExpression([.init(title, .left)]), .equal, LayoutExpression([.init(photo, .top)]))
    let mixedDirections = title.leadingAnchor.constraint(equalTo: photo.leftAnchor)
    let mixedMeasures = title.leading == photo.width
    let empty = LayoutConstraint(
      LayoutExpression(constant: 1), .equal, LayoutExpression(constant: 1))
    let stranger = LayoutView("stranger")
    let unrelated = title.leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
    let homeless = LayoutGuide("homeless")
    let guide = title.leadingAnchor.constraint(equalTo: homeless.leadingAnchor)
    var gone: LayoutView? = LayoutView("gone")
    let missing = title.leadingAnchor.constraint(equalTo: try #require(gone).leadingAnchor)
    gone = nil
    let all = [mixedAxes, mixedDirections, mixedMeasures, empty, unrelated, guide, missing]
    let texts = all.map { constraint in
      let error = #expect(throws: LayoutError.self) { try constraint.activate() }
      #expect(!constraint.isActive)
      return error?.description
    }
    #expect(
      texts == [
        "'title.left == photo.top': a horizontal and a vertical position cannot be compared",
        "'title.leading == photo.left': left and right cannot be compared with leading and trailing",
        "'title.leading == photo.width': a position and a size cannot be compared",
        "'1 == 1': the constraint does not depend on any view",
        "the items of 'title.leading == stranger.leading' have no common ancestor",
        "'title.leading == (removed).homeless.leading' mentions a guide of no view",
        "'title.leading == (removed).leading' mentions a view or guide that is gone",
      ])
  }

  @Test func `activation of several is all or none`() {
    let good = title.widthAnchor.constraint(equalToConstant: 10)
    let bad = title.leadingAnchor.constraint(equalTo: photo.leftAnchor)
    #expect(throws: LayoutError.self) { try LayoutConstraint.activate([good, bad]) }
    #expect(!good.isActive)
  }

  @Test func `isActive leaves the reason of a refusal to each solve until it is set to false`()
    throws
  {
    let bad = title.leadingAnchor.constraint(equalTo: photo.leftAnchor)
    bad.isActive = true
    #expect(!bad.isActive)
    let engine = LayoutEngine(root: root)
    #expect(throws: LayoutError.self) { try engine.solve() }
    #expect(throws: LayoutError.self) { try engine.layoutIfNeeded() }
    #expect(throws: LayoutError.self) { try engine.solve() }
    bad.isActive = false
    _ = try engine.solve()
  }

  @Test func `isActive that was refused may succeed later`() throws {
    let late = LayoutView("late")
    let width = late.widthAnchor.constraint(equalTo: root.widthAnchor)
    width.isActive = true
    root.addSubview(late)
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(throws: LayoutError.self) { try engine.solve() }
    width.isActive = true
    #expect(try engine.solve()["late"]?.frame.width == 100)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e10, -1e10])
  func `a number out of range is refused on activation`(_ number: Double) throws {
    let constraints = [
      title.widthAnchor.constraint(equalToConstant: number),
      title.widthAnchor.constraint(equalTo: photo.widthAnchor, multiplier: number),
      title.leadingAnchor.constraint(
        equalToSystemSpacingAfter: photo.trailingAnchor, multiplier: number),
    ]
    for constraint in constraints {
      let error = #expect(throws: LayoutError.self) { try constraint.activate() }
      guard case .numberOutOfRange = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(!constraint.isActive)
    }
  }

  @Test func `a constraint whose coefficients are all too small is refused on activation`() throws {
    let constraint = 1e-300 * title.width == 2e-300
    let error = #expect(throws: LayoutError.self) { try constraint.activate() }
    guard case .numberOutOfRange(1e-300, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!constraint.isActive)
  }

  @Test(arguments: [0, -1, 1001, Float.nan, .infinity])
  func `a priority out of range is refused on activation`(_ priority: Float) throws {
    let width = title.widthAnchor.constraint(equalToConstant: 10)
    width.priority = LayoutPriority(priority)
    let error = #expect(throws: LayoutError.self) { try width.activate() }
    guard case .priorityOutOfRange = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(!width.isActive)
  }

  @Test func `the initialiser with items joins places on both axes`() throws {
    let diagonal = LayoutConstraint(
      item: title, attribute: .left, relatedBy: .equal, toItem: photo, attribute: .top,
      multiplier: 2, constant: 5)
    let top = photo.topAnchor.constraint(equalTo: root.topAnchor, constant: 30)
    try LayoutConstraint.activate([diagonal, top])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.solve()["title"]?.frame.minX == 65)
  }

  @Test func `the initialiser with items takes any second attribute of no item for a size`() throws
  {
    let width = LayoutConstraint(
      item: title, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .width,
      multiplier: 1, constant: 44)
    try width.activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.solve()["title"]?.frame.width == 44)
    let place = LayoutConstraint(
      item: title, attribute: .left, relatedBy: .equal, toItem: nil, attribute: .left,
      multiplier: 1, constant: 44)
    #expect(throws: LayoutError.self) { try place.activate() }
    let half = LayoutConstraint(
      item: title, attribute: .width, relatedBy: .equal, toItem: photo, attribute: nil,
      multiplier: 1, constant: 44)
    #expect(throws: LayoutError.self) { try half.activate() }
  }

  @Test func `a view holds what was added to it`() throws {
    let width = title.widthAnchor.constraint(equalToConstant: 10)
    try root.addConstraint(width)
    #expect(root.constraints == [width])
    #expect(title.constraints == [])
    root.removeConstraint(width)
    try width.activate()
    #expect(root.constraints == [])
    #expect(title.constraints == [width])
    let height = title.heightAnchor.constraint(equalToConstant: 10)
    try photo.addConstraint(height)
    #expect(title.constraints == [width, height])
  }

  @Test func `an item is not kept alive by its constraints`() throws {
    weak var view: LayoutView?
    weak var kept: LayoutConstraint?
    do {
      let temporary = LayoutView("temporary")
      root.addSubview(temporary)
      let constraint = temporary.widthAnchor.constraint(equalTo: root.widthAnchor)
      try constraint.activate()
      view = temporary
      kept = constraint
    }
    #expect(view != nil)
    #expect(kept != nil)
    view?.removeFromSuperview()
    #expect(view == nil)
    #expect(kept == nil)
  }

  @Test func `a place on its own counts in the superview, and what is open is reported`() throws {
    let top = LayoutConstraint(
      LayoutExpression([.init(title, .top)]), .lessThanOrEqual, LayoutExpression(constant: 23))
    try top.activate()
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    let snapshot = try engine.solve()
    #expect(snapshot["title"]?.frame == Rect(x: 0, y: 23, width: 0, height: 0))
    let item = try #require(snapshot.ambiguous.first { $0.name == "title" })
    #expect(item.attributes.contains(.top))
  }

  @Test func `a factor of a superview's middle counts inside it`() throws {
    let box = LayoutView("box")
    photo.addSubview(box)
    let quarter = LayoutConstraint(
      LayoutExpression([.init(box, .centerX)]), .equal,
      LayoutExpression([.init(photo, .centerX, 0.5)]))
    try LayoutConstraint.activate(
      photo.pins(to: root, inset: 10) + [quarter, box.widthAnchor.constraint(equalToConstant: 4)])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.solve()["box"]?.frame.minX == 18)
  }

  @Test func `many anchors share one constraint, across the hierarchy`() throws {
    let inner = LayoutView("inner")
    photo.addSubview(inner)
    try LayoutConstraint.activate([
      photo.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 40),
      photo.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      photo.widthAnchor.constraint(equalToConstant: 50),
      photo.heightAnchor.constraint(equalToConstant: 50),
      inner.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 47),
      inner.bottomAnchor.constraint(equalTo: title.topAnchor, constant: -2),
      title.topAnchor.constraint(equalTo: root.topAnchor, constant: 60),
      LayoutConstraint(
        LayoutExpression([.init(inner, .width), .init(inner, .height, 2)]), .equal,
        LayoutExpression([.init(photo, .width, 0.5)], constant: 15)),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    let engine = LayoutEngine(root: root, environment: plainEnvironment(100, 100))
    #expect(try engine.solve()["inner"]?.frame == Rect(x: 7, y: 18, width: 20, height: 10))
  }
}
