import Testing
import TinamouLayout

@Suite struct DeviceCatalogueTests {
  @Test func `the table of models has each of them once`() {
    let rows = Fixture.rows("devices.tsv")
    #expect(rows.count == 61)
    #expect(Set(rows.map { $0[0] }).count == 61)
  }

  @Test(arguments: Fixture.rows("devices.tsv"))
  func `a model has the published screen and size classes`(_ row: [String]) throws {
    let device = try #require(Device.named(row[0]))
    #expect(device.id == row[0])
    #expect(device.idiom.rawValue == row[1])
    #expect(device.portraitSize.width == Double(row[2]))
    #expect(device.portraitSize.height == Double(row[3]))
    #expect(device.displayScale == Double(row[4]))
    for (orientation, text) in [(Orientation.portrait, row[5]), (.landscape, row[6])] {
      let classes = device.sizeClasses(orientation)
      #expect("\(classes.horizontal.rawValue) \(classes.vertical.rawValue)" == text)
      let screen = device.screen(orientation)
      #expect(screen.bounds == Rect(origin: .zero, size: device.screenSize(orientation)))
      #expect(screen.scale == device.displayScale)
      #expect(screen.idiom == device.idiom)
      #expect(!screen.isExternal)
    }
  }

  @Test(arguments: Fixture.rows("insets.tsv"))
  func `safe area and margins of a full screen are the measured ones`(_ row: [String]) throws {
    let device = try #require(Device.named(row[0]))
    let orientation = try #require(Orientation(rawValue: row[1]))
    #expect(device.insetsProvenance == .measured)
    let arrangement = ScreenArrangement(
      device, orientation, platform: Platform(.iOS18), application: Application("app"))
    let environment = try #require(arrangement.scene(of: "app")?.environment)
    let safeArea = environment.safeAreaInsets
    if row[3] != "-" {
      #expect(
        [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right]
          == row[3...6].compactMap(Double.init))
    }
    let least = environment.systemMinimumLayoutMargins
    #expect(
      [
        safeArea.top + least.top, safeArea.left + least.leading,
        safeArea.bottom + least.bottom, safeArea.right + least.trailing,
      ] == row[7...10].compactMap(Double.init))
  }

  @Test func `every measured model has rows for both orientations`() {
    let rows = Fixture.rows("insets.tsv")
    #expect(rows.count == 52)
    for device in Device.all where device.insetsProvenance == .measured && device.poses.isEmpty {
      #expect(rows.filter { $0[0] == device.id }.map { $0[1] } == ["landscape", "portrait"])
    }
  }

  @Test(arguments: [
    ("ipad-mini-2", true, true, false), ("ipad-mini-3", true, true, false),
    ("ipad-mini-4", true, true, true), ("ipad-air", true, true, false),
    ("ipad-air-2", true, true, true), ("ipad-pro-12-9", true, true, true),
  ])
  func `the models of iOS 9 can do what the guide's table says`(
    _ name: String, _ slidesOver: Bool, _ hasPicture: Bool, _ splits: Bool
  ) throws {
    let device = try #require(Device.named(name))
    let features = MultitaskingProfile.iOS9.features(of: device)
    #expect(features.contains(.slideOver) == slidesOver)
    #expect(features.contains(.pictureInPicture) == hasPicture)
    #expect(features.contains(.splitView) == splits)
    #expect(!features.contains(.resizableWindows))
  }

  @Test(arguments: Device.all)
  func `features and windows agree`(_ device: Device) {
    #expect(device.features.contains(.slideOver) == (device.idiom == .pad))
    for orientation in Orientation.allCases {
      let splits = device.splits(orientation)
      #expect(splits.contains(.slideOver) == device.features.contains(.slideOver))
      if !device.features.contains(.splitView) {
        #expect(splits.allSatisfy { $0.complement == nil })
      }
    }
    #expect(
      device.splits(.landscape).contains(.half) == device.features.contains(.splitView))
    #expect(device.hasHomeButton == (device.safeAreaInsets(.portrait).bottom == 0))
  }

  @Test(arguments: Device.all)
  func `the sides of a Split View and the divider fill the screen`(_ device: Device) {
    for orientation in Orientation.allCases {
      for split in device.splits(orientation) {
        guard let complement = split.complement,
          let width = device.windowWidth(split, orientation),
          let rest = device.windowWidth(complement, orientation)
        else { continue }
        let total = width + ScreenArrangement.dividerWidth + rest
        #expect(total == device.screenSize(orientation).width)
      }
    }
  }
}
