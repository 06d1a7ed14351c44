import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// What published files record about the canvas: each number is that of recorded frames.
@Suite struct `Rules of the canvas` {
  private func document(
    _ inside: String, kind: String = "Storyboard.XIB", version: Int, device: String,
    resources: String = ""
  ) throws -> InterfaceDocument {
    try InterfaceDocument(
      SourceText(
        name: kind == "XIB" ? "Main.xib" : "Main.storyboard",
        text: """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.\(kind)" version="3.0" \
          toolsVersion="\(version)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
          useSafeAreas="YES">
          <device id="\(device)" orientation="portrait"/>\(inside)
          <resources>\(resources)</resources></document>
          """))
  }

  private func frame(_ width: Double, _ height: Double) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  /// Constraints of a view `a` to four edges of an item.
  private func edges(of item: String, _ suffix: String = "") -> String {
    ["leading", "trailing", "top", "bottom"].map { side in
      constraint(
        "firstItem=\"a\" firstAttribute=\"\(side)\" secondItem=\"\(item)\" "
          + "secondAttribute=\"\(side)\(suffix)\"", id: "to-" + side)
    }.joined()
  }

  /// A row in a table, with attributes of its cell, of the content, and elements in the cell.
  private func table(
    width: Double, cell: String = "", content: String = "", inCell: String = "",
    controller: String = ""
  ) -> String {
    """
    <scenes><scene sceneID="s"><objects><tableViewController id="vc">\(controller)
    <tableView key="view" id="t">\(frame(width, 896))<prototypes>
    <tableViewCell id="cell" \(cell)>\(frame(width, 60))
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="root" \(content)>
    \(frame(width, 60))<subviews>\(view("a"))</subviews>
    <constraints>\(edges(of: "root", "Margin"))</constraints>
    </tableViewCellContentView>\(inCell)
    </tableViewCell></prototypes></tableView></tableViewController></objects></scene></scenes>
    """
  }

  private func frames(_ document: InterfaceDocument) throws -> [String: Rect] {
    let root = try #require(document.root(named: "root"))
    return try document.layout(of: root).frames()
  }

  /// Contents of cells: what the file says about the cell, and the margins.
  @Test(
    arguments: [
      (22_505, "retina4_7", "", "", EdgeInsets(top: 11, left: 16, bottom: 11, right: 16)),
      (
        22_505, "retina4_7", "accessoryType=\"disclosureIndicator\"", "",
        EdgeInsets(top: 11, left: 16, bottom: 11, right: 8)
      ),
      (
        23_504, "retina6_0", "accessoryType=\"detailButton\"", "",
        EdgeInsets(top: 11, left: 20, bottom: 11, right: 48)
      ),
      (24_128, "retina4_7", "", "", EdgeInsets(top: 15, left: 16, bottom: 15, right: 16)),
      (
        17_503, "retina4_7", "",
        "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"30\" bottom=\"8\" right=\"30\"/>",
        EdgeInsets(top: 11, left: 30, bottom: 11, right: 30)
      ),
    ] as [(Int, String, String, String, EdgeInsets)])
  func `margins of cells follow version, accessory and cell`(
    version: Int, device: String, cell: String, inCell: String, margins: EdgeInsets
  ) throws {
    let table = table(
      width: 375, cell: cell, content: "preservesSuperviewLayoutMargins=\"YES\"", inCell: inCell)
    let found = try frames(try document(table, version: version, device: device))["a"]
    let expected = Rect(
      x: margins.left, y: margins.top, width: 375 - margins.left - margins.right,
      height: 60 - margins.top - margins.bottom)
    #expect(found == expected)
  }

  /// A label of a cell with a style.
  private func cellLabel(_ id: String, _ text: String, x: Double, y: Double, _ size: Size) -> String
  {
    """
    <label opaque="NO" text="\(text)" id="\(id)">
    <rect key="frame" x="\(x)" y="\(y)" width="\(size.width)" height="\(size.height)"/>
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  private func styledCell(_ style: String, _ labels: String) throws -> ImportedLayout {
    let xib = """
      <objects><tableViewCell id="cell" textLabel="title" detailTextLabel="detail" \
      style="IBUITableViewCellStyle\(style)">\(frame(375, 44))
      <tableViewCellContentView key="contentView" id="root">\(frame(375, 44))
      <subviews>\(labels)</subviews></tableViewCellContentView></tableViewCell></objects>
      """
    let document = try document(xib, kind: "XIB", version: 17_701, device: "retina4_7")
    return try document.layout(of: try #require(document.root(named: "root")))
  }

  /// Recorded: 16 points beside the text on both sides, also in a narrower cell.
  @Test func `the text of a cell with the default style fills the cell`() throws {
    let layout = try styledCell(
      "Default",
      cellLabel("title", "Open Settings", x: 16, y: 0, Size(width: 343, height: 44)))
    #expect(try layout.frames()["title"] == Rect(x: 16, y: 0, width: 343, height: 44))
    let narrow = LayoutRequest(.size(Size(width: 320, height: 44)))
    #expect(try layout.frames(in: narrow)["title"] == Rect(x: 16, y: 0, width: 288, height: 44))
  }

  /// Recorded: both texts at y 12 in 44 points, the second 16 points before the end.
  @Test func `two texts beside each other are at both ends of a cell`() throws {
    let layout = try styledCell(
      "Value1",
      cellLabel("title", "Title", x: 16, y: 12, Size(width: 33, height: 20.5))
        + cellLabel("detail", "Detail", x: 315, y: 12, Size(width: 44, height: 20.5)))
    let frames = try layout.frames()
    #expect(frames["title"]?.origin == Point(x: 16, y: 12))
    #expect(frames["detail"]?.maxX == 359 && frames["detail"]?.minY == 12)
    let narrow = try layout.frames(in: LayoutRequest(.size(Size(width: 320, height: 44))))
    #expect(narrow["detail"]?.maxX == 304)
  }

  /// Recorded: 33 x 20.5 above 44 x 14.5, a point apart, in a cell of 55.5 points.
  @Test func `a subtitle stays below the text`() throws {
    let layout = try styledCell(
      "Subtitle",
      cellLabel("title", "Title", x: 16, y: 3, Size(width: 33, height: 20.5))
        + cellLabel("detail", "Subtitle", x: 16, y: 24.5, Size(width: 44, height: 20.5)))
    let frames = try layout.frames(in: LayoutRequest(.size(Size(width: 320, height: 88))))
    let (title, detail) = (try #require(frames["title"]), try #require(frames["detail"]))
    #expect(detail.minY - title.maxY == 1)
    // Twice as high: the texts are 22 points lower.
    #expect(title.minY == 25)
  }

  @Test func `a table of free form has the margins of its own width`() throws {
    let metrics = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let table = table(width: 400, controller: metrics)
    #expect(try frames(try document(table, version: 14_460, device: "retina4_7"))["a"]?.minX == 20)
  }

  @Test(arguments: [
    (14_460, "retina4_7", 16.0), (14_854, "retina4_7", 15), (15_702, "retina6_1", 16),
  ])
  func `rows in xibs have margins of 15 in Xcode 10.3 and 11 beside a home button`(
    version: Int, device: String, margin: Double
  ) throws {
    let xib = """
      <objects><tableViewCell id="cell">\(frame(320, 60))
      <tableViewCellContentView key="contentView" id="root">\(frame(320, 60))
      <subviews>\(view("a"))</subviews><constraints>\(edges(of: "root", "Margin"))</constraints>
      </tableViewCellContentView></tableViewCell></objects>
      """
    let document = try document(xib, kind: "XIB", version: version, device: device)
    #expect(
      try frames(document)["a"] == Rect(x: margin, y: 11, width: 320 - 2 * margin, height: 38))
  }

  /// Recorded in storyboards of NYPL Simplified (375 points) and FSCalendar.
  @Test(arguments: [
    (16_096, "retina4_7", 375.0, 15.0), (14_460, "retina4_7", 375, 16),
    (16_096, "retina4_7", 414, 20), (16_096, "retina6_1", 375, 16),
  ])
  func `rows of a table in another view have margins of 15 in Xcode 10.3 and 11`(
    version: Int, device: String, width: Double, margin: Double
  ) throws {
    let table = table(width: width)
      .replacing(
        "<tableView key=\"view\" id=\"t\">",
        with: "<view key=\"view\" id=\"v\">"
          + "\(frame(width, 896))<subviews><tableView id=\"t\">"
      )
      .replacing("</tableView>", with: "</tableView></subviews></view>")
      .replacing("tableViewController", with: "viewController")
    let found = try frames(try document(table, version: version, device: device))["a"]
    #expect(found?.minX == margin && found?.width == width - 2 * margin)
  }

  /// Recorded in two xibs of Simplenote.
  @Test(arguments: [("<nil key=\"simulatedBottomBarMetrics\"/>", 0.0), ("", 34)])
  func `a free form has the status bar of devices without a home button until Xcode 14`(
    metrics: String, bottom: Double
  ) throws {
    let xib = """
      <objects><view id="root">\(frame(414, 158))<subviews>\(view("a"))</subviews>
      <constraints>\(edges(of: "root", "Margin"))</constraints>\(metrics)
      <freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/></view></objects>
      """
    let document = try document(xib, kind: "XIB", version: 17_701, device: "retina6_1")
    #expect(
      try frames(document)["a"] == Rect(x: 20, y: 44, width: 374, height: 158 - 44 - bottom))
  }

  @Test func `the safe area of a cell is its content`() throws {
    let xib = """
      <objects><tableViewCell id="cell">\(frame(320, 48))
      <tableViewCellContentView key="contentView" id="root">\(frame(320, 48))
      <subviews>\(view("a"))</subviews></tableViewCellContentView>
      <viewLayoutGuide key="safeArea" id="safe"/><constraints>\(edges(of: "safe"))</constraints>
      </tableViewCell></objects>
      """
    let document = try document(xib, kind: "XIB", version: 23_504, device: "retina6_1")
    #expect(try frames(document)["a"] == Rect(x: 0, y: 0, width: 320, height: 48))
  }

  @Test(arguments: ["collectionViewCell", "collectionReusableView"])
  func `a cell of a collection in a xib has the margins of a controller's view`(kind: String) throws
  {
    let isCell = kind == "collectionViewCell"
    let inside =
      "<subviews>\(view("a"))</subviews>"
    let constraints = "<constraints>\(edges(of: "root", "Margin"))</constraints>"
    let content =
      isCell
      ? "<view key=\"contentView\">\(frame(335, 100))\(inside)</view>\(constraints)"
      : inside + constraints
    let xib = "<objects><\(kind) id=\"root\">\(frame(335, 100))\(content)</\(kind)></objects>"
    let document = try document(xib, kind: "XIB", version: 15_400, device: "retina4_7")
    #expect(try frames(document)["a"] == Rect(x: 16, y: 0, width: 303, height: 100))
  }

  /// Top views of xibs: the metrics that the file simulates, and where the margins are.
  @Test(
    arguments: [
      (
        15_400, "retina4_7", Size(width: 375, height: 300), "<freeform",
        EdgeInsets(left: 16, right: 16)
      ),
      (
        14_490, "retina4_7", Size(width: 375, height: 300), "<freeform",
        EdgeInsets(left: 16, right: 16)
      ),
      (
        14_113, "retina4_7", Size(width: 600, height: 300), "<freeform",
        EdgeInsets(left: 20, right: 20)
      ),
      (
        22_505, "retina4_7", Size(width: 375, height: 667), "",
        EdgeInsets(top: 20, left: 16, right: 16)
      ),
      (
        23_504, "retina6_1", Size(width: 414, height: 896), "<simulatedNavigationBarMetrics",
        EdgeInsets(top: 92, left: 20, bottom: 34, right: 20)
      ),
      (
        24_412, "retina6_1", Size(width: 414, height: 896), "<simulatedNavigationBarMetrics",
        EdgeInsets(top: 150, left: 20, bottom: 68, right: 20)
      ),
    ] as [(Int, String, Size, String, EdgeInsets)])
  func `the top view of a xib has margins at its sides beside the safe area`(
    version: Int, device: String, size: Size, metrics: String, margins: EdgeInsets
  ) throws {
    let keys = [
      "<freeform": "SimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>",
      "<simulatedNavigationBarMetrics": " key=\"simulatedTopBarMetrics\"/>",
    ]
    let xib = """
      <objects><view id="root">\(frame(size.width, size.height))<subviews>\(view("a"))</subviews>
      <constraints>\(edges(of: "root", "Margin"))</constraints>\(metrics)\(keys[metrics] ?? "")
      </view></objects>
      """
    let document = try document(xib, kind: "XIB", version: version, device: device)
    let expected = Rect(
      x: margins.left, y: margins.top, width: size.width - margins.left - margins.right,
      height: size.height - margins.top - margins.bottom)
    #expect(try frames(document)["a"] == expected)
  }

  @Test(arguments: [(19_162, 17.0), (22_505, 20.5)])
  func `text styles have the smallest size in Xcode 13`(version: Int, height: Double) throws {
    let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let label = view("a", style, attributes: "text=\"Some words\"", as: "label")
    let scene = try Scene(
      "<subviews>\(label)</subviews><constraints>"
        + constraint(
          "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"")
        + "</constraints>", header: "toolsVersion=\"\(version)\"")
    #expect(try scene.frames()["a"]?.height == height)
    let request = LayoutRequest(.size(Size(width: 375, height: 667)))
    #expect(try scene.layout().frames(in: request)["a"]?.height == 20.5)
  }

  @Test func `a text view follows the text size of the user`() throws {
    let style = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let words =
      "Some words that are long enough to need two lines at this width, and perhaps three."
    let text = "<string key=\"text\">\(words)</string>"
    let views =
      view("a", text + style, attributes: "scrollEnabled=\"NO\"", as: "textView")
      + view("b", text + style, attributes: "numberOfLines=\"0\"", as: "label")
    let sides = ["a", "b"].map { id in
      ["leading", "trailing"].map {
        constraint(
          "firstItem=\"\(id)\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\"",
          id: id + $0)
      }.joined()
    }.joined()
    let layout = try Scene("<subviews>\(views)</subviews><constraints>\(sides)</constraints>")
      .layout()
    for category in [ContentSizeCategory.extraSmall, .large, .accessibilityLarge] {
      let frames = try layout.frames(
        in: LayoutRequest(.size(Size(width: 375, height: 667)), textSize: category))
      let label = try #require(frames["b"])
      // The insets make the text view's lines 10 points shorter, and its height is whole points.
      #expect(abs(try #require(frames["a"]).height - 16 - label.height) <= label.height / 2)
    }
    let heights = try [ContentSizeCategory.extraSmall, .large, .accessibilityLarge].map {
      try layout.frames(
        in: LayoutRequest(.size(Size(width: 375, height: 667)), textSize: $0))["a"]?.height ?? 0
    }
    #expect(heights[0] < heights[1] && heights[1] < heights[2])
  }

  @Test func `the keyboard guide ends at the safe area while there is no keyboard`() throws {
    let inside = """
      <subviews>\(view("a"))</subviews><viewLayoutGuide key="safeArea" id="safe"/>
      <keyboardLayoutGuide key="keyboard" id="keyboard"/><constraints>
      \(constraint("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"safe\" secondAttribute=\"top\""))
      \(constraint(
        "firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"keyboard\" secondAttribute=\"top\"",
        id: "d"))
      </constraints>
      """
    let scene = try Scene(
      inside, frame: frame(414, 896), header: "toolsVersion=\"22505\"", device: "retina6_1")
    let found = try #require(try scene.frames()["a"])
    #expect(found.minY == 48 && found.height == 814)
    #expect(try scene.layout().warnings.isEmpty)
  }

  @Test func `a placeholder constraint holds on the canvas alone and breaks nothing`() throws {
    let inside = """
      <subviews>\(view("a", "<constraints><constraint firstAttribute=\"height\" constant=\"300\" "
        + "placeholder=\"YES\" id=\"h\"/></constraints>"))</subviews><constraints>
      \(constraint("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\""))
      \(constraint(
        "firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"root\" secondAttribute=\"bottom\" "
          + "priority=\"500\"", id: "d"))
      </constraints>
      """
    let layout = try Scene(inside).layout()
    #expect(try layout.frames()["a"]?.height == 300)
    let larger = LayoutRequest(.size(Size(width: 414, height: 896)))
    #expect(try layout.frames(in: larger)["a"]?.height == 896)
  }

  @Test func `views of Xcode 8.0 have no frames and are laid out all the same`() throws {
    let inside = """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"><constraints>
      <constraint firstAttribute="height" constant="120" id="h"/></constraints></view></subviews>
      <constraints>
      \(constraint("firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\""))
      \(constraint(
        "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" "
          + "constant=\"15\"", id: "d"))
      \(constraint(
        "firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"15\"",
        id: "e"))
      </constraints>
      """
    let scene = try Scene(inside, header: "toolsVersion=\"11201\"")
    #expect(try scene.frames()["a"] == Rect(x: 15, y: 0, width: 345, height: 120))
    #expect(try scene.layout().warnings.isEmpty)
    #expect(try scene.layout().views.map(\.recordedFrame).last == .some(nil))
  }

  @Test func `titles of configurations are regular, those of primary buttons semibold`() throws {
    func width(_ attributes: String, _ configuration: String) throws -> Double {
      let button = view(
        "a",
        "<buttonConfiguration key=\"configuration\" style=\"plain\" \(configuration)/>"
          + "<state key=\"normal\" title=\"Button\"/>", attributes: attributes, as: "button")
      let top = constraint(
        "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"")
      let scene = try Scene(
        "<subviews>\(button)</subviews><constraints>\(top)</constraints>",
        header: "toolsVersion=\"23504\"",
        resources: "<image name=\"close\" width=\"24\" height=\"24\"/>")
      return try #require(try scene.frames()["a"]).width
    }
    // Recorded: 161 for these words, 48 for an image of 24 points, whatever the title of the state.
    #expect(try abs(width("", "title=\"Show the settings\"") - 161) <= 1)
    #expect(try width("", "image=\"close\"") == 48)
    // Recorded: 146 for these words.
    #expect(try abs(width("role=\"primary\"", "title=\"Use built-in Tor\"") - 146) <= 1)
  }

  @Test func `a button with a symbol alone is as high as a line`() throws {
    let button = view(
      "a", "<state key=\"normal\" image=\"chevron.down\" catalog=\"system\"/>", as: "button")
    let top = constraint(
      "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"")
    let scene = try Scene(
      "<subviews>\(button)</subviews><constraints>\(top)</constraints>",
      header: "toolsVersion=\"17701\"",
      resources: "<image name=\"chevron.down\" catalog=\"system\" width=\"128\" height=\"72\"/>")
    #expect(try scene.frames()["a"]?.height == 22)
  }
}
