import Testing
import TinamouLayout

@Suite struct EnvironmentTests {
  @Test func `the catalogue has all models under names of their own`() {
    #expect(Device.all.count == 67)
    let names = Device.all.flatMap { [$0.id] + $0.aliases }
    #expect(Set(names).count == names.count)
    #expect(names.allSatisfy { Device.named($0) != nil })
    #expect(Device.named("ipad-air-2")?.name == "iPad Air 9.7-inch")
    #expect(Device.named("nokia-3310") == nil)
  }

  @Test(arguments: Fixture.rows("windows.tsv"))
  func `windows that share an iPad's screen have the known widths`(_ row: [String]) throws {
    let device = try #require(Device.named(row[0]))
    let orientation = try #require(Orientation(rawValue: row[1]))
    let split = try #require(Split(rawValue: row[2]))
    let environment = try WindowConfiguration.device(
      device, orientation: orientation, split: split
    ).environment()
    #expect(environment.windowSize.width == Double(row[3]))
    #expect(environment.windowSize.height == Double(row[4]))
    #expect(environment.windowIsNarrowerThanScreen)
    #expect(environment.systemMinimumLayoutMargins.leading == 16)
    if row[5] != "unknown" {
      #expect(environment.traits.horizontalSizeClass.rawValue == row[5])
    }
    #expect(environment.traits.verticalSizeClass.rawValue == row[6])
    let widths = try #require(device.splitWidths)
    #expect(widths.provenance == (row[7] == "measured" ? .measured : .derived))
  }

  @Test(arguments: [
    (Orientation.landscape, Split.full, 1024.0, SizeClass.regular, 20.0),
    (.landscape, .twoThirds, 694, .regular, 16), (.landscape, .half, 507, .compact, 16),
    (.landscape, .oneThird, 320, .compact, 16), (.landscape, .slideOver, 320, .compact, 16),
    (.portrait, .full, 768, .regular, 20), (.portrait, .twoThirds, 438, .compact, 16),
    (.portrait, .oneThird, 320, .compact, 16), (.portrait, .slideOver, 320, .compact, 16),
  ])
  func `an iPad Air 2 has these windows`(
    _ orientation: Orientation, _ split: Split, _ width: Double, _ widthClass: SizeClass,
    _ margin: Double
  ) throws {
    let device = try #require(Device.named("ipad-air-2"))
    let environment = try WindowConfiguration.device(
      device, orientation: orientation, split: split
    ).environment()
    let height: Double = orientation == .landscape ? 768 : 1024
    #expect(environment.windowSize == Size(width: width, height: height))
    #expect(environment.traits.horizontalSizeClass == widthClass)
    #expect(environment.traits.verticalSizeClass == .regular)
    #expect(environment.safeAreaInsets == EdgeInsets(top: 20))
    #expect(environment.systemMinimumLayoutMargins.leading == margin)
    #expect(environment.traits.displayScale == 2)
  }

  @Test func `a window that a device does not offer is refused with those that it has`() throws {
    let pad = try #require(Device.named("ipad-air-2"))
    let half = WindowConfiguration.device(pad, orientation: .portrait, split: .half)
    #expect(
      throws: EnvironmentError.splitNotOffered(
        .half, device: "ipad-air-2", orientation: .portrait,
        offered: [.full, .twoThirds, .oneThird, .slideOver])
    ) { try half.environment() }
    let phone = try #require(Device.named("iphone-14"))
    let error = #expect(throws: EnvironmentError.self) {
      try WindowConfiguration.device(phone, split: .slideOver).environment()
    }
    #expect(
      error?.description == "iphone-14 has no window 'slide-over' in portrait; it has: full")
  }

  @Test(arguments: [
    ("iphone-8", 20.0, 0.0, 0.0, 0.0, 0.0), ("iphone-x", 44, 34, 0, 44, 21),
    ("iphone-13-mini", 50, 34, 0, 50, 21), ("iphone-14-pro", 59, 34, 0, 59, 21),
    ("iphone-16", 59, 34, 0, 59, 21), ("iphone-16-pro", 62, 34, 0, 62, 21),
    ("iphone-16-pro-max", 62, 34, 0, 62, 21), ("ipad-9", 20, 0, 20, 0, 0),
    ("ipad-mini-6", 24, 20, 24, 0, 20),
  ])
  func `safe areas before iOS 26 are those of the family`(
    _ id: String, _ top: Double, _ bottom: Double, _ landscapeTop: Double, _ side: Double,
    _ landscapeBottom: Double
  ) throws {
    let device = try #require(Device.named(id))
    let older = Platform(.iOS18)
    #expect(device.safeAreaInsets(.portrait, on: older) == EdgeInsets(top: top, bottom: bottom))
    #expect(
      device.safeAreaInsets(.landscape, on: older)
        == EdgeInsets(top: landscapeTop, left: side, bottom: landscapeBottom, right: side))
  }

  @Test func `a bare size is an iPad window, regular from 640 points up`() throws {
    let below = try WindowConfiguration.size(Size(width: 639.5, height: 640)).environment()
    #expect(below.traits.horizontalSizeClass == .compact)
    #expect(below.traits.verticalSizeClass == .regular)
    #expect(below.traits.userInterfaceIdiom == .pad)
    #expect(below.traits.displayScale == 2)
    #expect(below.safeAreaInsets == .zero)
    #expect(!below.windowIsNarrowerThanScreen)
  }

  @Test(arguments: [Double.nan, .infinity, -1, 1.1e7])
  func `a size without meaning is refused`(_ width: Double) {
    #expect(throws: EnvironmentError.self) {
      try WindowConfiguration.size(Size(width: width, height: 100)).environment()
    }
  }

  @Test func `without a choice there is one iPhone in portrait`() {
    let environment = LayoutEnvironment.standard
    #expect(environment.traits.userInterfaceIdiom == .phone)
    #expect(environment.windowSize == Size(width: 390, height: 844))
    #expect(environment.aspect == .portrait)
  }
}
