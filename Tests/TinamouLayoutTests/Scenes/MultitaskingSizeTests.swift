import Testing
import TinamouLayout

@Suite struct MultitaskingSizeTests {
  /// A screen on which a secondary or the primary app, named `shown`, has this part.
  private func arrangement(
    _ device: Device, _ orientation: Orientation, _ profile: MultitaskingProfile, _ split: Split,
    _ role: SceneRole
  ) throws -> ScreenArrangement {
    let shown = Application("shown")
    let other = Application("other")
    var result = ScreenArrangement(
      device, orientation, profile: profile, application: role == .primary ? shown : other,
      others: [role == .primary ? other : shown])
    switch (split, role) {
    case (.full, _): try result.enterFullScreen("shown")
    case (.slideOver, _): try result.enterSlideOver("shown")
    case (_, .primary): try result.split(split)
    case (_, .secondary):
      let complement = try #require(split.complement)
      try result.split(complement, with: "shown")
    }
    return result
  }

  @Test(arguments: Fixture.rows("windows.tsv"), MultitaskingProfile.allCases)
  func `an app that shares the screen has the known width and classes`(
    _ row: [String], _ profile: MultitaskingProfile
  ) throws {
    let device = try #require(Device.named(row[0]))
    let orientation = try #require(Orientation(rawValue: row[1]))
    let split = try #require(Split(rawValue: row[2]))
    let roles = SceneRole.allCases.filter {
      profile.splits(of: device, orientation, for: $0).contains(split)
    }
    #expect(!roles.isEmpty)
    for role in roles {
      let arrangement = try arrangement(device, orientation, profile, split, role)
      let scene = try #require(arrangement.scene(of: "shown"))
      let floats = split == .slideOver && profile == .current
      #expect(scene.role == (split == .slideOver ? .secondary : role))
      #expect(scene.frame.width == Double(row[3]))
      let inset = floats ? device.safeAreaInsets(orientation).top : 0
      #expect(try scene.frame.height == #require(Double(row[4])) - 2 * inset)
      let traits = scene.environment.traits
      if row[5] != "unknown" { #expect(traits.horizontalSizeClass.rawValue == row[5]) }
      #expect(traits.verticalSizeClass.rawValue == row[6])
      #expect(scene.environment.windowSize == scene.frame.size)
      #expect(scene.environment.windowIsNarrowerThanScreen)
    }
  }

  @Test(arguments: Device.all)
  func `a scene and a chosen window of a device have the same environment`(
    _ device: Device
  ) throws {
    for orientation in Orientation.allCases {
      for split in device.splits(orientation) {
        let window = WindowConfiguration.device(device, orientation: orientation, split: split)
        for profile in MultitaskingProfile.allCases {
          guard !(split == .slideOver && profile.slideOverFloats) else { continue }
          for role in SceneRole.allCases
          where profile.splits(of: device, orientation, for: role).contains(split) {
            let arrangement = try arrangement(device, orientation, profile, split, role)
            #expect(try arrangement.scene(of: "shown")?.environment == window.environment())
          }
        }
      }
    }
  }

  /// A picture of Figure 2-1: the width classes of the primary and of the secondary app.
  private struct Cell: CustomTestStringConvertible {
    let isLarge: Bool
    let orientation: Orientation
    let split: Split
    let primary: SizeClass
    let secondary: SizeClass?

    init(
      large: Bool = false, _ orientation: Orientation, _ split: Split, _ primary: SizeClass,
      _ secondary: SizeClass?
    ) {
      isLarge = large
      self.orientation = orientation
      self.split = split
      self.primary = primary
      self.secondary = secondary
    }

    var testDescription: String {
      "\(isLarge ? "iPad Pro" : "iPad") \(orientation.rawValue) \(split.rawValue)"
    }

    /// `split` is the primary app's part; Slide Over has the secondary app over the primary one.
    static let figure =
      [false, true].flatMap { large in
        [
          Cell(large: large, .landscape, .full, .regular, nil),
          Cell(large: large, .portrait, .full, .regular, nil),
          Cell(large: large, .landscape, .slideOver, .regular, .compact),
          Cell(large: large, .portrait, .slideOver, .regular, .compact),
          Cell(large: large, .landscape, .twoThirds, .regular, .compact),
          Cell(large: large, .portrait, .twoThirds, .compact, .compact),
          Cell(
            large: large, .landscape, .half, large ? .regular : .compact,
            large ? .regular : .compact),
        ]
      }
  }

  @Test func `size classes under iOS 9 are those of Figure 2-1`() throws {
    for cell in Cell.figure {
      for name in cell.isLarge ? ["ipad-pro-12-9"] : ["ipad-mini-4", "ipad-air-2"] {
        var arrangement = try screen(name, cell.orientation, .iOS9)
        switch cell.split {
        case .full: break
        case .slideOver: try arrangement.enterSlideOver("other")
        default: try arrangement.split(cell.split)
        }
        #expect(arrangement.widthClass("app") == cell.primary, "\(name) \(cell)")
        #expect(arrangement.widthClass("other") == cell.secondary, "\(name) \(cell)")
        for scene in arrangement.scenes {
          #expect(scene.environment.traits.verticalSizeClass == .regular)
        }
      }
    }
    // There are no other windows: neither a half in portrait nor more than half for the secondary.
    for name in ["ipad-mini-4", "ipad-air-2", "ipad-pro-12-9"] {
      let landscape = try screen(name, .landscape, .iOS9)
      #expect(landscape.offeredSplits(for: .primary) == [.full, .twoThirds, .half])
      #expect(landscape.offeredSplits(for: .secondary) == [.full, .half, .oneThird, .slideOver])
      let portrait = try screen(name, .portrait, .iOS9)
      #expect(portrait.offeredSplits(for: .primary) == [.full, .twoThirds])
      #expect(portrait.offeredSplits(for: .secondary) == [.full, .oneThird, .slideOver])
    }
  }

  @Test func `today either app may have the wide side`() throws {
    var arrangement = try screen("ipad-air-2")
    #expect(
      arrangement.offeredSplits(for: .primary)
        == [.full, .twoThirds, .half, .oneThird, .slideOver])
    try arrangement.split(.oneThird)
    #expect(arrangement.frame("app") == Rect(x: 0, y: 0, width: 320, height: 768))
    #expect(arrangement.frame("other") == Rect(x: 330, y: 0, width: 694, height: 768))
    #expect(arrangement.widthClass("other") == .regular)
  }
}
