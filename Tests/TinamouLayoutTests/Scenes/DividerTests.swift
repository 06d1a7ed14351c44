import Testing
import TinamouLayout

@Suite struct DividerTests {
  @Test func `while it moves both apps are inactive and their windows follow`() throws {
    var arrangement = try screen("ipad-air-2", .landscape, .iOS9)
    try arrangement.split(.twoThirds)
    try arrangement.dragDivider(to: 600)
    #expect(arrangement.isDraggingDivider)
    #expect(arrangement.scenes.map(\.activation) == [.inactive, .inactive])
    #expect(arrangement.frame("app") == Rect(x: 0, y: 0, width: 595, height: 768))
    #expect(arrangement.frame("other") == Rect(x: 605, y: 0, width: 419, height: 768))
    #expect(arrangement.widthClass("app") == .compact)
    try arrangement.dragDivider(to: 100)
    #expect(arrangement.frame("app") == Rect(x: -225, y: 0, width: 320, height: 768))
    #expect(arrangement.frame("other") == Rect(x: 105, y: 0, width: 919, height: 768))
  }

  @Test func `every point of the screen lets the windows fill it`() throws {
    for direction in LayoutDirection.allCases {
      var arrangement = try screen("ipad-air-2", .landscape, .iOS9, direction)
      try arrangement.split(.half)
      for x in 0...1024 {
        try arrangement.dragDivider(to: Double(x))
        let frames = arrangement.scenes.map(\.frame).sorted { $0.minX < $1.minX }
        #expect(frames.first?.maxX == Double(x) - 5)
        #expect(frames.last?.minX == Double(x) + 5)
        #expect(frames.allSatisfy { $0.width >= 320 })
        #expect((frames.first?.minX ?? 1) <= 0)
        #expect((frames.last?.maxX ?? 0) >= 1024)
      }
    }
  }

  /// The part of the primary app, the app that is left, and the middles of the divider.
  @Test(
    arguments: [
      (MultitaskingProfile.iOS9, 0.0, nil, "other"), (.iOS9, 255, nil, "other"),
      (.iOS9, 256, .half, nil), (.iOS9, 605, .half, nil), (.iOS9, 606, .twoThirds, nil),
      (.iOS9, 861, .twoThirds, nil), (.iOS9, 862, nil, "app"), (.iOS9, 1024, nil, "app"),
      (.current, 162, nil, "other"), (.current, 163, .oneThird, nil),
      (.current, 418, .oneThird, nil),
      (.current, 419, .half, nil), (.current, 700, .twoThirds, nil),
    ] as [(MultitaskingProfile, Double, Split?, String?)])
  func `released it snaps to the nearest place`(
    _ profile: MultitaskingProfile, _ x: Double, _ share: Split?, _ left: String?
  ) throws {
    for direction in LayoutDirection.allCases {
      var arrangement = try screen("ipad-air-2", .landscape, profile, direction)
      try arrangement.split(.half)
      try arrangement.moveDivider(to: direction == .leftToRight ? x : 1024 - x)
      #expect(!arrangement.isDraggingDivider)
      #expect(arrangement.scenes.allSatisfy { $0.activation == .active })
      if let share {
        #expect(arrangement.scene(of: "app")?.place == .splitView(share))
      } else {
        #expect(arrangement.scenes.map(\.id) == [left])
        #expect(arrangement.scenes.map(\.place) == [.fullScreen])
      }
    }
  }

  @Test func `at the edge the secondary app becomes primary with all its rights`() throws {
    var arrangement = try screen("ipad-air-2", .landscape, .iOS9)
    try arrangement.connectExternalDisplay(size: Size(width: 1920, height: 1080))
    try arrangement.split(.half)
    #expect(arrangement.statusBarOwner == "app")
    #expect(arrangement.externalDisplayOwner == "app")
    #expect(arrangement.scenes.map(\.ownsExternalDisplay) == [true, false])
    try arrangement.moveDivider(to: 0)
    #expect(arrangement.scene(of: "other")?.role == .primary)
    #expect(arrangement.statusBarOwner == "other")
    #expect(arrangement.externalDisplayOwner == "other")
    #expect(arrangement.background.first?.id == "app")
    try arrangement.split(.twoThirds, with: "app")
    #expect(arrangement.frame("other")?.width == 694)
    #expect(arrangement.scene(of: "app")?.role == .secondary)
    #expect(arrangement.scene(of: "app")?.ownsExternalDisplay == false)
  }

  @Test func `back where it began nothing has changed`() throws {
    var arrangement = try screen("ipad-air-2")
    try arrangement.split(.half)
    arrangement.rotate()
    let before = arrangement
    let x = try #require(arrangement.dividerFrame).midX
    for place in [x, 100, 700, x] { try arrangement.dragDivider(to: place) }
    try arrangement.releaseDivider()
    #expect(arrangement == before)
  }

  @Test func `the device may be turned while it moves`() throws {
    var arrangement = try screen("ipad-air-2", .landscape, .iOS9)
    try arrangement.split(.half)
    try arrangement.dragDivider(to: 512)
    arrangement.rotate()
    #expect(arrangement.dividerFrame?.midX == 384)
    #expect(arrangement.scenes.map(\.activation) == [.inactive, .inactive])
    try arrangement.releaseDivider()
    #expect(arrangement.scene(of: "app")?.place == .splitView(.twoThirds))
    #expect(arrangement.frame("app")?.width == 438)

    var mini = try screen("ipad-mini-6")
    try mini.split(.half)
    try mini.dragDivider(to: 500)
    mini.rotate()
    #expect(!mini.isDraggingDivider)
    #expect(mini.scenes.map(\.activation) == [.active, .active])
  }

  @Test func `until it is released nothing else is done with windows`() throws {
    var arrangement = try screen("ipad-air-3")
    try arrangement.split(.half)
    #expect(throws: SceneError.noDivider) { try arrangement.releaseDivider() }
    try arrangement.dragDivider(to: 400)
    let before = arrangement
    #expect(throws: SceneError.dividerIsMoving) { try arrangement.split(.half) }
    #expect(throws: SceneError.dividerIsMoving) { try arrangement.enterFullScreen() }
    #expect(throws: SceneError.dividerIsMoving) { try arrangement.enterSlideOver() }
    #expect(throws: SceneError.dividerIsMoving) { try arrangement.setActivation(.active) }
    #expect(throws: SceneError.dividerIsMoving) {
      try arrangement.resize(to: Size(width: 400, height: 400))
    }
    for x in [-1, 1113, Double.nan, .infinity] {
      #expect(throws: SceneError.self) { try arrangement.dragDivider(to: x) }
    }
    #expect(arrangement == before)
  }

  @Test func `an app that nobody sees is not dragged`() throws {
    var arrangement = try screen("ipad-air-2")
    try arrangement.split(.half)
    try arrangement.setActivation(.background, of: "other")
    #expect(throws: SceneError.notOnScreen("other", onScreen: ["app"])) {
      try arrangement.dragDivider(to: 400)
    }
  }
}
