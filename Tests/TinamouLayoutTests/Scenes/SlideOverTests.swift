import Testing
import TinamouLayout

@Suite struct SlideOverTests {
  @Test func `under iOS 9 it is docked over the whole height`() throws {
    for direction in LayoutDirection.allCases {
      var arrangement = try screen("ipad-air-2", .landscape, .iOS9, direction)
      try arrangement.enterSlideOver()
      let x: Double = direction == .leftToRight ? 704 : 0
      #expect(arrangement.frame("other") == Rect(x: x, y: 0, width: 320, height: 768))
      #expect(arrangement.scene(of: "other")?.environment.safeAreaInsets == EdgeInsets(top: 20))
    }
  }

  @Test(arguments: ["ipad-air-2", "ipad-pro-9-7", "ipad-pro-10-5", "ipad-air-3"])
  func `today it is 40 shorter than a screen of 9.7 or 10.5 inches`(_ name: String) throws {
    for orientation in Orientation.allCases {
      var arrangement = try screen(name, orientation)
      try arrangement.enterSlideOver()
      let frame = try #require(arrangement.frame("other"))
      let height = arrangement.screen.bounds.height
      #expect(frame.minY == 20)
      #expect(frame.height == height - 40)
    }
  }

  @Test func `today it is at 967 to 1342 on 12.9 inches, or mirrored`() throws {
    var arrangement = try screen("ipad-pro-12-9")
    try arrangement.enterSlideOver()
    let frame = try #require(arrangement.frame("other"))
    #expect(frame.minX == 967)
    #expect(frame.maxX == 1342)
    #expect(arrangement.scene(of: "other")?.environment.safeAreaInsets == .zero)
    var mirrored = try screen("ipad-pro-12-9", .landscape, .current, .rightToLeft)
    try mirrored.enterSlideOver()
    #expect(mirrored.frame("other") == frame.mirrored(in: 1366))
  }

  @Test func `today it floats over a Split View, and a new one replaces it`() throws {
    var arrangement = try screen("ipad-air-2")
    try arrangement.split(.half)
    try arrangement.enterSlideOver()
    #expect(arrangement.scenes.map(\.id) == ["app", "other", "third"])
    #expect(arrangement.scenes.map(\.role) == [.primary, .secondary, .secondary])
    try arrangement.launch(Application("fourth"))
    try arrangement.enterSlideOver("fourth")
    #expect(arrangement.scenes.map(\.id) == ["app", "other", "fourth"])
    #expect(arrangement.background.map(\.id) == ["third"])
    try arrangement.split(.half, for: "fourth")
    #expect(arrangement.scenes.map(\.id) == ["app", "fourth"])
  }

  @Test func `under iOS 9 there is none over a Split View`() throws {
    var arrangement = try screen("ipad-air-2", .landscape, .iOS9)
    try arrangement.split(.half)
    let before = arrangement
    #expect(throws: SceneError.self) { try arrangement.enterSlideOver("third") }
    #expect(arrangement == before)
  }

  @Test func `the primary app slides over today and not under iOS 9`() throws {
    var today = try screen("ipad-air-2")
    try today.split(.half)
    try today.enterSlideOver("app")
    #expect(today.scene(of: "app")?.role == .secondary)
    #expect(today.scene(of: "other")?.place == .fullScreen)
    #expect(today.statusBarOwner == "other")
    var ios9 = try screen("ipad-air-2", .landscape, .iOS9)
    #expect(throws: SceneError.primaryCannotSlideOver("app")) { try ios9.enterSlideOver("app") }
  }
}
