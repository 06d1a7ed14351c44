import Testing
import TinamouLayout

@Suite struct `Rights and states of apps on a screen` {
  @Test func `only the primary app sees the external display and has the status bar`() throws {
    var arrangement = try screen("ipad-air-2", .landscape, .iOS9)
    #expect(arrangement.externalDisplayOwner == nil)
    #expect(arrangement.externalEnvironment == nil)
    try arrangement.enterSlideOver()
    try arrangement.connectExternalDisplay(size: Size(width: 1920, height: 1080))
    #expect(arrangement.scenes.map(\.ownsExternalDisplay) == [true, false])
    #expect(arrangement.scenes.map(\.ownsStatusBar) == [true, false])
    #expect(arrangement.externalDisplay?.isExternal == true)
    let environment = try #require(arrangement.externalEnvironment)
    #expect(environment.windowSize == Size(width: 1920, height: 1080))
    #expect(environment.traits.displayScale == 1)
    #expect(environment.traits.horizontalSizeClass == .regular)
    #expect(environment.safeAreaInsets == .zero)
    try arrangement.enterFullScreen("other")
    #expect(arrangement.externalDisplayOwner == "other")
    arrangement.disconnectExternalDisplay()
    #expect(arrangement.externalDisplayOwner == nil)
    for size in [Size(width: 0, height: 10), Size(width: 10, height: .nan)] {
      #expect(throws: SceneError.self) { try arrangement.connectExternalDisplay(size: size) }
    }
  }

  @Test func `in the background apps keep their places`() throws {
    var arrangement = try screen("ipad-air-2", .landscape, .iOS9)
    try arrangement.split(.twoThirds)
    let before = arrangement
    try arrangement.setActivation(.background)
    #expect(arrangement.scenes.map(\.activation) == [.background, .background])
    #expect(arrangement.scenes.map(\.frame) == before.scenes.map(\.frame))
    let sizes = arrangement.snapshotEnvironments(of: "app")?.map(\.windowSize)
    #expect(
      sizes == [
        Size(width: 768, height: 1024), Size(width: 1024, height: 768),
        Size(width: 694, height: 768),
      ])
    #expect(arrangement.snapshotEnvironments(of: "third") == nil)
    try arrangement.setActivation(.active)
    #expect(arrangement == before)
    try arrangement.setActivation(.inactive, of: "other")
    #expect(arrangement.scenes.map(\.activation) == [.active, .inactive])
    #expect(throws: SceneError.notOnScreen("third", onScreen: ["app", "other"])) {
      try arrangement.setActivation(.active, of: "third")
    }
  }

  @Test func `the keyboard covers each window that lies under it`() throws {
    var arrangement = try screen("ipad-air-2")
    try arrangement.split(.half)
    try arrangement.enterSlideOver()
    try arrangement.showKeyboard(height: 352, by: "other")
    #expect(arrangement.keyboardFrame == Rect(x: 0, y: 416, width: 1024, height: 352))
    #expect(arrangement.scenes.map(\.environment.keyboardHeight) == [352, 352, 332])
    #expect(arrangement.scenes.map(\.keyboardIsLocal) == [false, true, false])
    arrangement.rotate()
    #expect(arrangement.keyboardFrame == Rect(x: 0, y: 672, width: 768, height: 352))
    arrangement.hideKeyboard()
    #expect(arrangement.scenes.allSatisfy { $0.environment.keyboardHeight == 0 })
    for height in [0, -1, 1025, Double.nan, .infinity] {
      #expect(throws: SceneError.self) { try arrangement.showKeyboard(height: height) }
    }
    #expect(arrangement.keyboard == nil)
  }

  @Test func `a window above the keyboard is not covered`() throws {
    var arrangement = try screen("ipad-pro-11", system: .iOS26)
    try arrangement.resize(to: Size(width: 500, height: 400))
    try arrangement.showKeyboard(height: 350)
    #expect(arrangement.scene(of: "app")?.environment.keyboardHeight == 0)
    try arrangement.moveWindow(to: Point(x: 0, y: 434))
    #expect(arrangement.scene(of: "app")?.environment.keyboardHeight == 350)
  }

  @Test func `the keyboard goes with the app that raised it`() throws {
    var arrangement = try screen("ipad-air-2")
    try arrangement.split(.half)
    try arrangement.showKeyboard(height: 300, by: "other")
    try arrangement.setActivation(.background, of: "app")
    #expect(arrangement.keyboard?.applicationID == "other")
    #expect(arrangement.scene(of: "app")?.environment.keyboardHeight == 0)
    try arrangement.setActivation(.active, of: "app")
    try arrangement.enterFullScreen("app")
    #expect(arrangement.keyboard == nil)
    #expect(throws: SceneError.notOnScreen("other", onScreen: ["app"])) {
      try arrangement.showKeyboard(height: 300, by: "other")
    }
  }
}
