import Testing
import TinamouLayout

@Suite struct `Random steps on a screen` {
  private static let models = [
    "ipad-air-2", "ipad-air", "ipad-pro-12-9", "ipad-pro-13", "ipad-mini-6", "iphone-14",
  ]

  private func start(
    _ model: String, _ profile: MultitaskingProfile, _ direction: LayoutDirection
  ) throws -> ScreenArrangement {
    ScreenArrangement(
      try #require(Device.named(model)), .landscape, platform: Platform(.iOS18),
      profile: profile, direction: direction,
      application: Application("app"),
      others: [
        Application("other"), Application("third"), Application("game", requiresFullScreen: true),
      ])
  }

  @Test(arguments: models, MultitaskingProfile.allCases)
  func `keep what always holds, in both directions alike`(
    _ model: String, _ profile: MultitaskingProfile
  ) throws {
    var taken = 0
    var refused = 0
    for seed in UInt64(1)...20 {
      var script = SceneScript(seed: seed)
      var screen = try start(model, profile, .leftToRight)
      var mirror = try start(model, profile, .rightToLeft)
      for number in 0..<80 {
        let step = script.step()
        let before = (screen, mirror)
        do throws(SceneError) {
          try step.apply(to: &screen)
          taken += 1
        } catch {
          refused += 1
          #expect(screen == before.0, "seed \(seed), step \(number): \(step)")
        }
        do throws(SceneError) { try step.apply(to: &mirror) } catch {
          #expect(mirror == before.1, "seed \(seed), step \(number): \(step)")
        }
        var check = SceneCheck()
        check("alike", (screen == before.0) == (mirror == before.1))
        check.invariants(screen)
        check.invariants(mirror)
        check.mirrored(screen, mirror)
        #expect(check.broken == [], "seed \(seed), step \(number): \(step)")
      }
    }
    #expect(taken > 100 && refused > 100)
  }

  @Test(arguments: models, MultitaskingProfile.allCases)
  func `two rotations after any of them change nothing`(
    _ model: String, _ profile: MultitaskingProfile
  ) throws {
    for seed in UInt64(100)...120 {
      var script = SceneScript(seed: seed)
      var screen = try start(model, profile, .leftToRight)
      for _ in 0..<40 { try? script.step().apply(to: &screen) }
      // Where an orientation has no Split View, a third app has to leave, and a dragged divider
      // returns.
      if screen.isDraggingDivider { try screen.releaseDivider() }
      if screen.scenes.count > 2 { continue }
      let before = screen
      screen.rotate()
      var check = SceneCheck()
      check.invariants(screen)
      #expect(check.broken == [], "seed \(seed)")
      screen.rotate()
      #expect(screen == before, "seed \(seed)")
    }
  }
}
