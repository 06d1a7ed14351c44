import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// The numbers of portrait canvases are those that published storyboards record.
@Suite struct `The safe area of the canvas` {
  /// The insets of the safe area of a controller's view of a size.
  private func insets(
    _ size: Size = Size(width: 375, height: 667), version: Int = 14_460,
    device: String = "retina4_7", orientation: String = "portrait", controller: String = "",
    beside: String = "", others: String = ""
  ) throws -> EdgeInsets {
    let sides = "width=\"\(size.width)\" height=\"\(size.height)\""
    let scene = try Scene(
      "", frame: "<rect key=\"frame\" x=\"0\" y=\"0\" \(sides)/>",
      header: "toolsVersion=\"\(version)\"", beside: beside, device: device,
      orientation: orientation, controller: controller, others: others)
    return try #require(scene.layout().file.requests.first).environment().safeAreaInsets
  }

  /// A scene whose controller has a view of a size on the canvas of a device.
  private func scene(_ size: Size, _ device: String) throws -> Scene {
    try Scene(
      "",
      frame: "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(size.width)\" "
        + "height=\"\(size.height)\"/>", header: "toolsVersion=\"22505\"", device: device)
  }

  /// Another scene with a container or a controller.
  private func other(_ name: String, _ attributes: String, _ inside: String) -> String {
    "<scene><objects><\(name) \(attributes)>\(inside)</\(name)></objects></scene>"
  }

  private func segue(
    _ kind: String, to destination: String = "controller", _ attributes: String = ""
  ) -> String {
    "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes)/></connections>"
  }

  private func navigation(_ attributes: String = "", bar: String = "") -> String {
    other(
      "navigationController", "id=\"navigation\" \(attributes)",
      "<navigationBar key=\"navigationBar\" \(bar)/>" + segue("relationship"))
  }

  private func tabs(bar: String = "") -> String {
    other(
      "tabBarController", "id=\"tabs\"",
      "<tabBar key=\"tabBar\" \(bar)/>" + segue("relationship"))
  }

  @Test(
    arguments: [
      ("retina4_7", 14_460, 20, 0), ("retina4_7", 15_505, 0, 0), ("retina4_7", 20_037, 0, 0),
      ("retina4_7", 22_505, 20, 0), ("retina5_9", 15_505, 44, 34), ("retina5_9", 22_505, 50, 34),
      ("retina6_1", 18_122, 44, 34), ("retina6_1", 22_154, 48, 34), ("retina6_1", 24_127, 96, 68),
      ("retina6_12", 23_727, 118, 68), ("retina4_7", 24_127, 20, 0),
      ("retina6_1", 32_700, 48, 34), ("retina6_7", 20_037, 44, 34), ("retina6_12", 21_701, 59, 34),
      ("ipad9_7", 12_118, 20, 0), ("retina6_5", 32_700, 44, 34),
    ] as [(String, Int, Double, Double)])
  func `the device and the version decide`(
    device: String, version: Int, top: Double, bottom: Double
  ) throws {
    #expect(
      try insets(version: version, device: device) == EdgeInsets(top: top, bottom: bottom))
  }

  @Test(arguments: [("retina4_7", 400, 1_000, 0), ("retina5_9", 375, 758, 34)])
  func `the size of the view does not decide about the home indicator`(
    device: String, width: Double, height: Double, bottom: Double
  ) throws {
    let size = Size(width: width, height: height)
    #expect(try insets(size, device: device).bottom == bottom)
  }

  @Test func `a view begins or ends at a bar that does not cover it`() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    #expect(try insets(Size(width: 375, height: 603), beside: bar) == .zero)
    let translucent = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    #expect(try insets(beside: translucent).top == 64)
    let (opaque, both) = ("translucent=\"NO\"", "extendedLayoutIncludesOpaqueBars=\"YES\"")
    #expect(try insets(others: navigation(bar: opaque)).top == 0)
    #expect(try insets(others: navigation()).top == 64)
    #expect(try insets(controller: both, others: navigation(bar: opaque)).top == 64)
    let none = "<extendedEdge key=\"edgesForExtendedLayout\"/>"
    #expect(
      try insets(Size(width: 375, height: 554), beside: none, others: navigation()).top == 0)
    let upper = "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>"
    #expect(try insets(beside: upper, others: navigation()).top == 64)
    #expect(try insets(beside: upper, others: tabs()).bottom == 0)
    #expect(
      try insets(Size(width: 375, height: 618), others: tabs(bar: opaque))
        == EdgeInsets(top: 20, bottom: 0))
    #expect(try insets(others: tabs()) == EdgeInsets(top: 20, bottom: 49))
  }

  @Test func `a large title is 52 points high`() throws {
    let large = navigation(bar: "largeTitles=\"YES\"")
    #expect(try insets(version: 13_770, others: large).top == 116)
    let never = "<navigationItem key=\"navigationItem\" largeTitleDisplayMode=\"never\"/>"
    #expect(try insets(version: 13_770, beside: never, others: large).top == 64)
  }

  @Test func `the navigation bar of Xcode 26 is 54 high on phones without home button`() throws {
    let bar = navigation()
    #expect(try insets(version: 24_412, device: "retina6_12", others: bar).top == 172)
    #expect(try insets(version: 24_412, device: "retina4_7", others: bar).top == 64)
    let large = navigation(bar: "largeTitles=\"YES\"")
    #expect(try insets(version: 24_412, device: "retina6_1", others: large).top == 96 + 54 + 52)
  }

  @Test(arguments: [("TabBar", 49.0), ("Toolbar", 49)])
  func `bars that a container simulates are those of its content`(kind: String, height: Double)
    throws
  {
    let metrics = "<simulated\(kind)Metrics key=\"simulatedBottomBarMetrics\"/>"
    let container = other(
      "navigationController", "id=\"navigation\"", metrics + segue("relationship"))
    let found = try insets(version: 22_505, device: "retina6_1", others: container)
    #expect(found == EdgeInsets(top: 92, bottom: 34 + height))
  }

  @Test func `a hidden navigation bar covers nothing`() throws {
    #expect(try insets(others: navigation("navigationBarHidden=\"YES\"")).top == 20)
  }

  @Test(arguments: [(14_313, 20.0, 0.0), (16_097, 0, 0), (22_505, 20, 20)])
  func `a status bar that is switched off covers nothing until Xcode 14`(
    version: Int, usual: Double, top: Double
  ) throws {
    let off = "<nil key=\"simulatedStatusBarMetrics\"/>"
    let size = Size(width: 320, height: 77)
    #expect(try insets(size, version: version).top == usual)
    #expect(try insets(size, version: version, beside: off).top == top)
  }

  @Test(arguments: [("retina4_7", 14_313, 0), ("retina6_7", 20_037, 44)])
  func `an embedded controller has no status bar before Xcode 11`(
    device: String, version: Int, top: Double
  ) throws {
    let around = other("viewController", "id=\"around\"", segue("embed"))
    let size = Size(width: 375, height: 162)
    let embedded = try insets(size, version: version, device: device, others: around)
    #expect(embedded.top == top)
  }

  @Test(arguments: [("retina5_9", 15_505, 56, 34), ("retina6_0", 23_504, 56, 0)])
  func `a sheet begins below the status bar`(
    device: String, version: Int, top: Double, bottom: Double
  ) throws {
    func presented(_ style: String) throws -> EdgeInsets {
      let segue = segue("presentation", to: "navigation", style)
      let others = navigation() + other("viewController", "id=\"from\"", segue)
      return try insets(version: version, device: device, others: others)
    }
    #expect(try presented("") == EdgeInsets(top: top, bottom: bottom))
    #expect(try presented("modalPresentationStyle=\"fullScreen\"").top >= 88)
  }

  @Test(arguments: [(7_531, 20.0), (20_037, 0)])
  func `a controller that is also presented has no bars of those that push it`(
    version: Int, top: Double
  ) throws {
    let pushing = other(
      "navigationController", "id=\"navigation\"", segue("relationship", to: "pushing"))
    let presented =
      other("viewController", "id=\"pushing\"", segue("show") + segue("presentation"))
    #expect(try insets(version: version, others: pushing + presented).top == top)
    let pushed = other("viewController", "id=\"pushing\"", segue("show"))
    #expect(try insets(others: pushing + pushed).top == 64)
  }

  @Test(arguments: ["pageSheet", "formSheet"])
  func `before iOS 13 a sheet covers the whole screen of a phone`(style: String) throws {
    let controller = "modalPresentationStyle=\"\(style)\""
    #expect(try insets(version: 8_191, controller: controller).top == 20)
    #expect(try insets(version: 8_191, device: "ipad9_7", controller: controller).top == 0)
    // Recorded with 44 + 20: on phones a style counts where a segue presents the controller.
    let navigation = navigation("modalPresentationStyle=\"\(style)\"")
    #expect(try insets(version: 22_505, device: "retina4_0", others: navigation).top == 64)
  }

  @Test func `a popover covers a part of an iPad`() throws {
    let from = other("viewController", "id=\"from\"", segue("popoverPresentation"))
    #expect(try insets(device: "ipad9_7", others: from).top == 0)
    #expect(try insets(others: from).top == 20)
  }

  @Test func `in landscape orientation the cutout is at the sides`() throws {
    let size = Size(width: 896, height: 414)
    let notch = try insets(size, version: 17_701, device: "retina6_1", orientation: "landscape")
    #expect(notch == EdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    let bars = try insets(
      size, version: 17_701, device: "retina6_1", orientation: "landscape",
      others: navigation(bar: "largeTitles=\"YES\""))
    #expect(bars.top == 32)
    #expect(try insets(orientation: "landscape") == .zero)
    #expect(try insets(device: "ipad9_7", orientation: "landscape").top == 20)
  }

  /// Devices that are not known, with the size of their view, and what follows from it.
  @Test(
    arguments: [
      ("phone9", Size(width: 400, height: 900), SizeClass.compact, EdgeInsets(top: 44, bottom: 34)),
      ("phone9", Size(width: 400, height: 700), .compact, EdgeInsets(top: 20)),
      ("tablet", Size(width: 800, height: 1100), .regular, EdgeInsets(top: 20)),
      (
        "ipad10_9rounded", Size(width: 820, height: 1180), .regular, EdgeInsets(top: 24, bottom: 20)
      ),
    ])
  func `the size of the view stands for a device that is not known, with a warning`(
    device: String, size: Size, width: SizeClass, expected: EdgeInsets
  ) throws {
    let scene = try scene(size, device)
    #expect(
      scene.document.warnings.map { $0.message.contains("'\(device)' is not known") } == [true])
    #expect(scene.document.warnings.first?.span?.text.contains(device) == true)
    let window = try #require(scene.layout().file.requests.first).environment()
    #expect(window.safeAreaInsets == expected)
    #expect(window.traits.horizontalSizeClass == width)
  }

  @Test(arguments: [
    (320.0, "splitview1_3", SizeClass.compact), (694, "splitview2_3", .regular),
    (1024, "fullscreen", .regular),
  ])
  func `a part of the screen has the size class of its width`(
    width: Double, layout: String, expected: SizeClass
  ) throws {
    let attribute = "ipad9_7\" layout=\"\(layout)"
    let element = "ipad9_7\"><adaptation id=\"\(layout)\"/></device><other id=\""
    for device in [attribute, element] {
      let scene = try scene(Size(width: width, height: 768), device)
      #expect(scene.document.warnings.count == (layout == "fullscreen" ? 0 : 1))
      let window = try #require(scene.layout().file.requests.first).environment()
      #expect(window.traits.horizontalSizeClass == expected)
    }
  }

  @Test func `the top view of a xib has the home indicator of the device`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="22154" targetRuntime="iOS.CocoaTouch">
      <device id="retina6_72" orientation="portrait"/>
      <objects><view id="root"><rect key="frame" x="0" y="0" width="430" height="932"/></view>
      </objects></document>
      """
    let document = try InterfaceDocument(SourceText(name: "Main.xib", text: text))
    let layout = try document.layout(of: try #require(document.roots.first))
    let window = try #require(layout.file.requests.first).environment()
    #expect(window.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
  }
}
