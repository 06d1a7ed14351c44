import Testing
import TinamouLayout

@Suite struct SceneErrorTests {
  @Test(
    arguments: [
      (
        .primaryCannotSlideOver("app"),
        "'app' is the primary app, which cannot slide over; another one can"
      ),
      (.requiresFullScreen("game"), "'game' requires the full screen"),
      (
        .unknownApplication("x", known: ["app", "other"]),
        "there is no app 'x'; there are: app, other"
      ),
      (.notOnScreen("other", onScreen: ["app"]), "'other' is not on the screen; there are: app"),
      (.noOtherApplication, "there is no other app for the rest of the screen"),
      (.sameApplication("app"), "'app' cannot be beside itself"),
      (.noDivider, "there is no divider, since no apps are side by side"),
      (.dividerIsMoving, "the divider has to be released first"),
      (.outOfRange(-1.5, minimum: 0, maximum: 1024), "-1.5 is not between 0 and 1024"),
      (
        .sizeOutOfRange(
          Size(width: .nan, height: 100), minimum: Size(width: 320, height: 320),
          maximum: Size(width: 1194, height: 834)),
        "a window cannot be nan x 100 points; between 320 x 320 and 1194 x 834"
      ),
      (.notAWindow("app"), "the window of 'app' cannot be moved about"),
      (
        .featureNotOffered(.resizableWindows, device: "ipad-air-2", profile: .current),
        "ipad-air-2 has no windows of any size"
      ),
      (.noPictureInPicture, "no video is floating"),
    ] as [(SceneError, String)])
  func `an error is a sentence that says what there is`(_ error: SceneError, _ text: String) {
    #expect(error.description == text)
  }

  @Test func `of apps with the same name the first one counts`() throws {
    let arrangement = ScreenArrangement(
      try #require(Device.named("ipad-air-2")), application: Application("app"),
      others: [
        Application("app", requiresFullScreen: true), Application("other"),
        Application("other", requiresFullScreen: true),
      ])
    #expect(arrangement.background == [Application("other")])
    #expect(arrangement.scenes.map(\.application) == [Application("app")])
  }

  @Test func `a display without an extent is none`() throws {
    for (size, scale) in [
      (Size(width: 0, height: 1), 1.0), (Size(width: 1, height: .infinity), 1),
      (Size(width: 1, height: 1), 0), (Size(width: 1, height: 1), .nan),
    ] {
      #expect(throws: EnvironmentError.self) { try Screen.external(size: size, scale: scale) }
    }
    let screen = try Screen.external(size: Size(width: 1920, height: 1080), scale: 2)
    #expect(screen.isExternal)
    #expect(screen.safeAreaInsets(ofWindow: screen.bounds) == .zero)
  }
}
