import Testing
import TinamouLayout
import TinamouLayoutTestSupport

@Suite struct `Reserved regions` {
  /// The iPhone Duo in a pose, on the newest system.
  private func duo(_ pose: Pose) throws -> LayoutEnvironment {
    let device = try #require(Device.named("iphone-duo")?.inPose(pose))
    return try WindowConfiguration.device(device, orientation: pose.orientation).environment()
  }

  /// The frame of a guide of a view with a frame in a window.
  private func frame(
    of region: LayoutRegion, in frame: Rect? = nil, _ environment: LayoutEnvironment
  ) throws -> Rect {
    let root = LayoutView("root")
    let view = LayoutView("view")
    let inside = LayoutView("inside")
    root.addSubview(view)
    view.addSubview(inside)
    let engine = LayoutEngine(root: root, environment: environment)
    let frame = frame ?? Rect(origin: .zero, size: environment.windowSize)
    try LayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: root.leftAnchor, constant: frame.minX),
      view.topAnchor.constraint(equalTo: root.topAnchor, constant: frame.minY),
      view.widthAnchor.constraint(equalToConstant: frame.width),
      view.heightAnchor.constraint(equalToConstant: frame.height),
    ])
    try LayoutConstraint.activate(inside.pins(to: view.layoutGuide(for: region)))
    try engine.layoutIfNeeded()
    return withExtendedLifetime(engine) { view.layoutGuide(for: region).layoutFrame }
  }

  @Test func `a book has a part on each side of its fold`() throws {
    let book = try duo(.book)
    #expect(
      try frame(of: .division(.before), book) == Rect(x: 0, y: 0, width: 455.5, height: 669))
    #expect(
      try frame(of: .division(.between), book) == Rect(x: 455.5, y: 0, width: 40, height: 669))
    #expect(
      try frame(of: .division(.after), book) == Rect(x: 495.5, y: 0, width: 455.5, height: 669))
  }

  @Test func `a laptop has a part above its fold and one below`() throws {
    let tabletop = try duo(.tabletop)
    #expect(
      try frame(of: .division(.before), tabletop) == Rect(x: 0, y: 0, width: 669, height: 455.5))
    #expect(
      try frame(of: .division(.after), tabletop)
        == Rect(x: 0, y: 495.5, width: 669, height: 455.5))
  }

  @Test func `the part before an upright fold is the leading one`() throws {
    var book = try duo(.book)
    book.setLayoutDirection(.rightToLeft)
    #expect(
      try frame(of: .division(.before), book) == Rect(x: 495.5, y: 0, width: 455.5, height: 669))
  }

  @Test func `a view beside the fold has all of itself on one side`() throws {
    let book = try duo(.book)
    let left = Rect(x: 20, y: 30, width: 300, height: 100)
    #expect(
      try frame(of: .division(.before), in: left, book)
        == Rect(x: 0, y: 0, width: 300, height: 100))
    #expect(
      try frame(of: .division(.after), in: left, book)
        == Rect(x: 300, y: 0, width: 0, height: 100))
    let crossed = Rect(x: 400, y: 30, width: 200, height: 100)
    #expect(try frame(of: .division(.before), in: crossed, book).width == 55.5)
    #expect(
      try frame(of: .division(.after), in: crossed, book)
        == Rect(x: 95.5, y: 0, width: 104.5, height: 100))
  }

  @Test(arguments: [Pose.closed, .open, .openPortrait])
  func `without an active fold, both parts are the whole view`(_ pose: Pose) throws {
    let environment = try duo(pose)
    let whole = Rect(origin: .zero, size: environment.windowSize)
    #expect(try frame(of: .division(.before), environment) == whole)
    #expect(try frame(of: .division(.after), environment) == whole)
    let between = try frame(of: .division(.between), environment)
    #expect(between == Rect(x: whole.maxX, y: 0, width: 0, height: 0))
  }

  @Test func `a cover has its place, and without one an empty corner`() throws {
    #expect(
      try frame(of: .occlusion("camera"), duo(.closed))
        == Rect(x: 399.7, y: 29.3, width: 37, height: 37))
    // The inner camera is not in use.
    #expect(
      try frame(of: .occlusion("innerCamera"), duo(.open))
        == Rect(x: 951, y: 0, width: 0, height: 0))
    #expect(
      try frame(of: .occlusion("windowControls"), duo(.open))
        == Rect(x: 0, y: 0, width: 0, height: 0))
    // A view below the strip is as clear of it as one can be.
    let below = Rect(x: 382, y: 300, width: 84, height: 100)
    #expect(
      try frame(of: .occlusion("strip"), in: below, duo(.closed))
        == Rect(x: 0, y: 0, width: 84, height: 0))
  }

  @Test func `window controls are a cover`() throws {
    let device = try #require(Device.named("ipad-air-11"))
    let pad = WindowConfiguration.device(device, orientation: .landscape)
    let window = try pad.environment(ofWindow: Rect(x: 100, y: 80, width: 534, height: 590))
    #expect(
      try frame(of: .occlusion("windowControls"), window)
        == Rect(x: 0, y: 0, width: 66, height: 53))
    var mirrored = window
    mirrored.setLayoutDirection(.rightToLeft)
    #expect(try frame(of: .occlusion("windowControls"), mirrored).minX == 468)
  }

  @Test func `a view lists the regions that it meets, in its own coordinates`() throws {
    let root = LayoutView("root")
    let view = LayoutView("view")
    root.addSubview(view)
    view.pin(to: root, left: 400, width: 200)
    let engine = LayoutEngine(root: root, environment: try duo(.open))
    try engine.layoutIfNeeded()
    try withExtendedLifetime(engine) {
      #expect(view.reservedRegions(kind: .division).isEmpty)
      let fold = try #require(
        view.reservedRegions(kind: .division, includesInactive: true).first)
      #expect(fold.frame == Rect(x: 55.5, y: 0, width: 40, height: 669))
      #expect(fold.margins == EdgeInsets(left: 20, right: 20))
      #expect(!fold.isActive)
      // The strip is on the right of it, and the camera beside it is not in use.
      #expect(view.reservedRegions(kind: .occlusion, includesInactive: true).isEmpty)
      #expect(root.reservedRegions(kind: .occlusion).map(\.name) == ["strip"])
      engine.environment = try duo(.book)
      try engine.layoutIfNeeded()
      #expect(view.reservedRegions(kind: .division).map(\.isActive) == [true])
    }
  }
}

extension LayoutView {
  /// Holds a view of a width at a distance from the left edge of another one, as high as that one.
  fileprivate func pin(to other: LayoutView, left: Double, width: Double) {
    leftAnchor.constraint(equalTo: other.leftAnchor, constant: left).isActive = true
    widthAnchor.constraint(equalToConstant: width).isActive = true
    topAnchor.constraint(equalTo: other.topAnchor).isActive = true
    bottomAnchor.constraint(equalTo: other.bottomAnchor).isActive = true
  }
}
