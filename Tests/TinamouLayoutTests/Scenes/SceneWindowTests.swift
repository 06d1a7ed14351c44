import Testing
import TinamouLayout

@Suite struct `Windows in a scene` {
  @Test func `a window without a frame, or with the screen's, follows every resize`() throws {
    var arrangement = try screen("ipad-air-2")
    let without = WindowFrame(size: nil, on: arrangement.screen)
    let whole = WindowFrame(size: Size(width: 1024, height: 768), on: arrangement.screen)
    let own = WindowFrame(size: Size(width: 400, height: 300), on: arrangement.screen)
    #expect(without == .followsScene)
    #expect(whole == .followsScene)
    for split in [Split.full, .twoThirds, .half, .oneThird, .slideOver] {
      try arrangement.place("app", in: split)
      let scene = try #require(arrangement.scene(of: "app"))
      let bounds = without.bounds(inScene: scene.frame.size)
      #expect(bounds == Rect(origin: .zero, size: scene.frame.size))
      #expect(scene.environment(of: without) == scene.environment)
      #expect(own.bounds(inScene: scene.frame.size) == Rect(x: 0, y: 0, width: 400, height: 300))
      let environment = scene.environment(of: own)
      #expect(environment.windowSize == Size(width: 400, height: 300))
      #expect(environment.traits == scene.environment.traits)
    }
  }

  @Test func `a window with an own size has the safe area and keyboard that lie in it`() throws {
    var arrangement = try screen("ipad-mini-6", .portrait)
    try arrangement.showKeyboard(height: 400)
    let scene = try #require(arrangement.scene(of: "app"))
    #expect(scene.environment.keyboardHeight == 400)
    let high = scene.environment(of: .fixed(Size(width: 744, height: 1123)))
    #expect(high.safeAreaInsets == EdgeInsets(top: 24, bottom: 10))
    #expect(high.keyboardHeight == 390)
    let low = scene.environment(of: .fixed(Size(width: 744, height: 600)))
    #expect(low.safeAreaInsets == EdgeInsets(top: 24))
    #expect(low.keyboardHeight == 0)
  }

  /// Away from the edges of the screen the safe area of a window is 10 points above and below, at
  /// the edges 32 and 20 (github anvu69/liquid_shell).
  @Test func `windows of any size keep to the screen`() throws {
    for direction in LayoutDirection.allCases {
      var arrangement = try screen(
        "ipad-pro-11", .landscape, .current, direction, system: .iOS26)
      let isMirrored = direction == .rightToLeft
      func expected(_ frame: Rect) -> Rect { isMirrored ? frame.mirrored(in: 1194) : frame }
      try arrangement.resize(to: Size(width: 700, height: 500))
      #expect(
        arrangement.frame("app") == expected(Rect(x: 0, y: 0, width: 700, height: 500)))
      #expect(arrangement.widthClass("app") == .regular)
      let environment = try #require(arrangement.scene(of: "app")?.environment)
      #expect(environment.safeAreaInsets == EdgeInsets(top: 32, bottom: 10))
      #expect(environment.systemMinimumLayoutMargins.leading == 16)
      #expect(environment.traits.verticalSizeClass == .regular)
      try arrangement.moveWindow(to: Point(x: isMirrored ? 394 : 100, y: 334))
      #expect(
        arrangement.frame("app") == expected(Rect(x: 100, y: 334, width: 700, height: 500)))
      #expect(
        arrangement.scene(of: "app")?.environment.safeAreaInsets
          == EdgeInsets(top: 10, bottom: 20))
      try arrangement.moveWindow(to: Point(x: isMirrored ? -200 : 1190, y: -50))
      #expect(
        arrangement.frame("app") == expected(Rect(x: 494, y: 0, width: 700, height: 500)))
      let before = arrangement
      arrangement.rotate()
      let portrait = Rect(x: 134, y: 0, width: 700, height: 500)
      #expect(arrangement.frame("app") == (isMirrored ? portrait.mirrored(in: 834) : portrait))
      arrangement.rotate()
      #expect(arrangement == before)
    }
  }

  @Test func `the others become windows where they are`() throws {
    var arrangement = try screen("ipad-pro-11", system: .iOS26)
    try arrangement.split(.half)
    try arrangement.resize(to: Size(width: 592, height: 400), for: "other")
    #expect(arrangement.frame("app") == Rect(x: 0, y: 0, width: 592, height: 834))
    #expect(arrangement.frame("other") == Rect(x: 602, y: 0, width: 592, height: 400))
    #expect(arrangement.scenes.map(\.place) == [.window, .window])
    try arrangement.enterFullScreen("other")
    #expect(arrangement.scenes.map(\.id) == ["other"])
  }

  @Test func `windows of any size need the system, the model and the app`() throws {
    let size = Size(width: 500, height: 500)
    var ios9 = try screen("ipad-pro-11", .landscape, .iOS9)
    #expect(
      throws: SceneError.featureNotOffered(
        .resizableWindows, device: "ipad-pro-11", profile: .iOS9)
    ) { try ios9.resize(to: size) }
    for name in ["ipad-air-2", "iphone-14"] {
      var old = try screen(name, system: .iOS26)
      #expect(throws: SceneError.self) { try old.resize(to: size) }
    }
    var older = try screen("ipad-pro-11")
    let error = #expect(throws: SceneError.self) { try older.resize(to: size) }
    #expect(
      error?.description == "a window of any size on ipad-pro-11 needs iOS 26 or later, not 18")
    var arrangement = ScreenArrangement(
      try #require(Device.named("ipad-pro-11")), platform: Platform(.iOS26),
      application: Application("game", requiresFullScreen: true), others: [Application("chat")])
    #expect(throws: SceneError.requiresFullScreen("game")) { try arrangement.resize(to: size) }
    try arrangement.enterSlideOver()
    #expect(throws: SceneError.requiresFullScreen("game")) {
      try arrangement.resize(to: size, for: "chat")
    }
  }

  @Test(arguments: [
    Size(width: 374, height: 400), Size(width: 400, height: 319), Size(width: 1195, height: 400),
    Size(width: 400, height: 835), Size(width: .nan, height: 400),
    Size(width: 400, height: .infinity),
  ])
  func `a window below the least size or beyond the screen is refused`(_ size: Size) throws {
    var arrangement = try screen("ipad-pro-11", system: .iOS26)
    let before = arrangement
    #expect(throws: SceneError.self) { try arrangement.resize(to: size) }
    #expect(throws: SceneError.notAWindow("app")) { try arrangement.moveWindow(to: .zero) }
    #expect(arrangement == before)
  }
}
