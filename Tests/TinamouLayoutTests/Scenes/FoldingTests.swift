import Testing
import TinamouLayout

@Suite struct FoldingTests {
  private func screen(
    _ name: String = "iphone-duo", _ pose: Pose? = nil
  ) throws -> ScreenArrangement {
    let device = try #require(Device.named(name))
    return ScreenArrangement(
      try pose.map { try #require(device.inPose($0)) } ?? device, pose?.orientation ?? .portrait,
      application: Application("app"), others: [Application("other")])
  }

  @Test func `the default pose is the outer display upright`() throws {
    let screen = try screen()
    #expect(screen.pose == .closed)
    #expect(screen.screen.bounds.size == Size(width: 466, height: 678))
  }

  @Test func `opening and closing changes the display and keeps the orientation`() throws {
    var screen = try screen()
    try screen.open()
    #expect(screen.pose == .openPortrait)
    #expect(screen.screen.bounds.size == Size(width: 669, height: 951))
    screen.rotate()
    #expect(screen.pose == .open)
    try screen.fold(to: .partlyOpen)
    #expect(screen.pose == .book)
    try screen.close()
    #expect(screen.pose == .closedRight)
  }

  @Test func `a book is divided where a flat display is not`() throws {
    var screen = try screen("iphone-duo", .open)
    func fold(_ screen: ScreenArrangement) -> ReservedRegion? {
      screen.scene(of: "app")?.environment.reservedRegions.first { $0.kind == .division }
    }
    #expect(fold(screen)?.isActive == false)
    try screen.fold(to: .partlyOpen)
    #expect(fold(screen)?.isActive == true)
    #expect(fold(screen)?.frame == Rect(x: 455.5, y: 0, width: 40, height: 669))
  }

  @Test func `a step that is not allowed throws and changes nothing`() throws {
    var phone = try screen("iphone-17")
    #expect(throws: SceneError.doesNotFold(device: "iphone-17")) { try phone.open() }
    var duo = try screen()
    let before = duo
    #expect(throws: SceneError.alreadyFolded(.closed)) { try duo.close() }
    #expect(throws: SceneError.self) { try duo.split(.half) }
    #expect(duo == before)
    var open = try screen("iphone-duo", .open)
    try open.split(.half)
    try open.dragDivider(to: 300)
    #expect(throws: SceneError.dividerIsMoving) { try open.close() }
  }

  @Test func `a rotation that is not allowed has its own reason`() throws {
    var screen = try screen("iphone-duo", .book)
    #expect(throws: SceneError.alreadyHeld(.book)) { try screen.rotate(to: .book) }
    #expect(throws: SceneError.foldedOtherwise(.closedLeft, present: .partlyOpen)) {
      try screen.rotate(to: .closedLeft)
    }
    try screen.rotate(to: .tabletop)
    #expect(screen.pose == .tabletop)
  }

  @Test func `closing a Split View leaves the primary app alone`() throws {
    var screen = try screen("iphone-duo", .open)
    try screen.split(.half)
    #expect(screen.scenes.map(\.frame.width) == [469, 469])
    #expect(screen.dividerFrame == Rect(x: 469, y: 0, width: 13, height: 669))
    try screen.close()
    #expect(screen.scenes.map(\.id) == ["app"])
    #expect(screen.background.map(\.id) == ["other"])
  }

  @Test func `regions of the new display arrive after its size`() throws {
    let before = try screen("iphone-duo", .closed)
    var after = before
    try after.open()
    let stages = after.environments(of: "app", after: before)
    #expect(stages.map(\.windowSize.width) == [669, 669])
    #expect(stages.map(\.reservedRegions.count) == [0, 3])
    var book = after
    try book.fold(to: .partlyOpen)
    let folding = book.environments(of: "app", after: after)
    #expect(folding.map(\.reservedRegions.count) == [3, 3])
    #expect(folding.map { $0.activeDivision != nil } == [false, true])
  }

  @Test func `margins and strip stay on their side in a right-to-left language`() throws {
    let device = try #require(Device.named("iphone-duo"))
    var environment = try WindowConfiguration.device(device).environment()
    environment.setLayoutDirection(.rightToLeft)
    #expect(environment.safeAreaInsets.right == 84)
    #expect(
      environment.systemMinimumLayoutMargins.resolved(for: .rightToLeft) == EdgeInsets(left: 20))
  }

  /// The primary app is on the right then: from 482 to 951 points, with the end of the fold at 495.5 and
  /// the strip at the right edge of the hardware.
  @Test func `a half begins at the right in a right-to-left language`() throws {
    let book = try #require(Device.named("iphone-duo")?.inPose(.book))
    let half = WindowConfiguration.device(book, orientation: .landscape, split: .half)
    let environment = try half.environment(direction: .rightToLeft)
    #expect(environment.traits.layoutDirection == .rightToLeft)
    #expect(environment.safeAreaInsets == EdgeInsets(bottom: 34, right: 84))
    let regions = environment.reservedRegions
    #expect(
      regions.first { $0.name == "fold" }?.frame == Rect(x: 0, y: 0, width: 13.5, height: 669))
    #expect(
      regions.first { $0.name == "strip" }?.frame == Rect(x: 385, y: 0, width: 84, height: 120))
    var screen = ScreenArrangement(
      book, .landscape, direction: .rightToLeft, application: Application("app"),
      others: [Application("other")])
    try screen.split(.half)
    #expect(screen.scene(of: "app")?.environment == environment)
  }

  @Test func `a device that folds needs its first system`() throws {
    let window = WindowConfiguration.device(try #require(Device.named("iphone-duo")))
    #expect(
      throws: EnvironmentError.systemTooOld(.iOS27, for: "iphone-duo", first: .iOS27_1)
    ) { try window.environment(on: Platform(.iOS27)) }
  }
}
