import Testing
import TinamouLayout

@Suite struct `Split View on a screen` {
  @Test func `the primary app is where lines begin`() throws {
    for direction in LayoutDirection.allCases {
      var arrangement = try screen("ipad-air-2", .landscape, .iOS9, direction)
      try arrangement.split(.twoThirds)
      let primary = Rect(x: 0, y: 0, width: 694, height: 768)
      let divider = Rect(x: 694, y: 0, width: 10, height: 768)
      let secondary = Rect(x: 704, y: 0, width: 320, height: 768)
      let isMirrored = direction == .rightToLeft
      #expect(arrangement.frame("app") == (isMirrored ? primary.mirrored(in: 1024) : primary))
      #expect(arrangement.dividerFrame == (isMirrored ? divider.mirrored(in: 1024) : divider))
      #expect(
        arrangement.frame("other") == (isMirrored ? secondary.mirrored(in: 1024) : secondary))
      #expect(arrangement.scenes.allSatisfy { $0.environment.traits.layoutDirection == direction })
    }
  }

  @Test func `the app in Slide Over is pinned as the secondary one`() throws {
    var arrangement = try screen("ipad-air-2", .landscape, .iOS9)
    try arrangement.enterSlideOver("third")
    #expect(arrangement.scene(of: "app")?.place == .fullScreen)
    try arrangement.split(.oneThird, for: "third")
    #expect(arrangement.scene(of: "third")?.place == .splitView(.oneThird))
    #expect(arrangement.scene(of: "third")?.role == .secondary)
    #expect(arrangement.scene(of: "app")?.place == .splitView(.twoThirds))
    #expect(arrangement.background.map(\.id) == ["other"])
  }

  @Test func `the secondary app gets no more than half under iOS 9`() throws {
    var arrangement = try screen("ipad-air-2", .landscape, .iOS9)
    try arrangement.split(.half)
    let before = arrangement
    let error = #expect(throws: SceneError.self) {
      try arrangement.split(.twoThirds, for: "other")
    }
    #expect(
      error
        == .notOffered(
          .twoThirds, role: .secondary, device: "ipad-air-2", orientation: .landscape,
          offered: [.full, .half, .oneThird, .slideOver]))
    #expect(
      error?.description
        == "ipad-air-2 has no window '2/3' for the secondary app in landscape; "
        + "it has: full, 1/2, 1/3, slide-over")
    #expect(throws: SceneError.self) { try arrangement.split(.oneThird, for: "app") }
    #expect(arrangement == before)
  }

  @Test func `a model with Slide Over alone refuses to split`() throws {
    for name in ["ipad-air", "ipad-mini-2", "ipad-mini-3"] {
      for profile in MultitaskingProfile.allCases {
        var arrangement = try screen(name, .landscape, profile)
        #expect(throws: SceneError.self) { try arrangement.split(.half) }
        try arrangement.enterSlideOver()
        #expect(arrangement.frame("other")?.width == 320)
      }
    }
  }

  @Test func `an app that requires the full screen is not split but slid over`() throws {
    let device = try #require(Device.named("ipad-air-2"))
    var arrangement = ScreenArrangement(
      device, .landscape, application: Application("game", requiresFullScreen: true),
      others: [Application("chat"), Application("camera", requiresFullScreen: true)])
    let before = arrangement
    #expect(throws: SceneError.requiresFullScreen("game")) { try arrangement.split(.half) }
    #expect(throws: SceneError.requiresFullScreen("camera")) {
      try arrangement.enterSlideOver("camera")
    }
    #expect(throws: SceneError.requiresFullScreen("game")) {
      try arrangement.enterSlideOver("game")
    }
    #expect(arrangement == before)
    try arrangement.enterSlideOver("chat")
    #expect(arrangement.scene(of: "game")?.place == .fullScreen)
    #expect(arrangement.scene(of: "chat")?.place == .slideOver)
  }

  @Test func `a rotation and back restores every Split View`() throws {
    for share in [Split.twoThirds, .half, .oneThird] {
      var arrangement = try screen("ipad-pro-12-9")
      try arrangement.split(share)
      try arrangement.enterSlideOver("third")
      let before = arrangement
      arrangement.rotate()
      #expect(arrangement != before)
      #expect(
        arrangement.scene(of: "app")?.place
          == .splitView(share == .oneThird ? .oneThird : .twoThirds))
      arrangement.rotate()
      #expect(arrangement == before)
    }
  }

  @Test func `where there is no Split View the secondary app slides over until turned back`() throws
  {
    var arrangement = try screen("ipad-mini-6")
    try arrangement.split(.half)
    #expect(arrangement.frame("app")?.width == 561.5)
    let before = arrangement
    arrangement.rotate()
    #expect(arrangement.scene(of: "app")?.place == .fullScreen)
    #expect(arrangement.scene(of: "other")?.place == .slideOver)
    #expect(arrangement.dividerFrame == nil)
    #expect(throws: SceneError.noDivider) { try arrangement.dragDivider(to: 300) }
    arrangement.rotate()
    #expect(arrangement == before)
    try arrangement.enterSlideOver("third")
    arrangement.rotate()
    #expect(arrangement.scenes.map(\.id) == ["app", "third"])
    #expect(arrangement.background.map(\.id) == ["other"])
  }

  @Test func `a step after a rotation takes what it finds`() throws {
    var arrangement = try screen("ipad-air-2")
    try arrangement.split(.half)
    arrangement.rotate()
    #expect(arrangement.frame("app")?.width == 438)
    try arrangement.moveDivider(to: 325)
    arrangement.rotate()
    #expect(arrangement.scene(of: "app")?.place == .splitView(.oneThird))
  }

  @Test func `a script of windows is one call for each step`() throws {
    var arrangement = try screen("ipad-air-2")
    var widths: [Double?] = []
    for split in [Split.half, .slideOver, .twoThirds, .oneThird, .full] {
      try arrangement.place("app", in: split)
      widths.append(arrangement.frame("app")?.width)
    }
    #expect(widths == [507, 320, 694, 320, 1024])
  }

  @Test func `apps that are unknown, alone or not to be seen are refused`() throws {
    let device = try #require(Device.named("ipad-air-2"))
    var alone = ScreenArrangement(device, .landscape, application: Application("app"))
    let before = alone
    #expect(throws: SceneError.noOtherApplication) { try alone.split(.half) }
    #expect(throws: SceneError.noOtherApplication) { try alone.enterSlideOver() }
    #expect(throws: SceneError.noOtherApplication) { try alone.enterSlideOver("app") }
    #expect(throws: SceneError.sameApplication("app")) { try alone.split(.half, with: "app") }
    #expect(throws: SceneError.unknownApplication("ghost", known: ["app"])) {
      try alone.enterFullScreen("ghost")
    }
    #expect(alone == before)
    try alone.launch(Application("new"))
    #expect(throws: SceneError.sameApplication("new")) { try alone.launch(Application("new")) }
    #expect(throws: SceneError.notOnScreen("new", onScreen: ["app"])) {
      try alone.split(.half, for: "new")
    }
    try alone.split(.half)
    #expect(alone.scenes.map(\.id) == ["app", "new"])
  }

  @Test func `a phone has the full screen alone`() throws {
    var arrangement = try screen("iphone-14", .portrait)
    #expect(arrangement.offeredSplits(for: .primary) == [.full])
    for split in [Split.slideOver, .half] {
      let error = #expect(throws: SceneError.self) { try arrangement.place("app", in: split) }
      #expect(error?.description.hasSuffix("; it has: full") == true)
    }
    arrangement.rotate()
    #expect(arrangement.frame("app") == Rect(x: 0, y: 0, width: 844, height: 390))
    #expect(arrangement.scene(of: "app")?.environment.safeAreaInsets.left == 47)
  }
}
