import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

@Suite struct `Variations by size class` {
  private func scene() throws -> Scene {
    let width =
      constraint(
        "firstAttribute=\"width\" constant=\"100\"", id: "narrow")
      + constraint("firstAttribute=\"width\" constant=\"300\"", id: "wide")
      + "<constraint firstAttribute=\"height\" constant=\"50\" id=\"height\">"
      + "<variation key=\"heightClass=regular-widthClass=regular\" constant=\"80\"/></constraint>"
    let masks = """
      <variation key="default"><mask key="constraints"><exclude reference="wide"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular"><mask key="constraints">
      <exclude reference="narrow"/><include reference="wide"/></mask></variation>
      """
    return try Scene(
      "<subviews>\(view("a", "<constraints>\(width)</constraints>\(masks)"))</subviews><constraints>"
        + constraint(
          "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\""
        )
        + constraint(
          "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"")
        + "</constraints>")
  }

  @Test func `masks and constants follow the size class`() throws {
    let layout = try scene().layout()
    #expect(try layout.frames()["a"]?.size == Size(width: 100, height: 50))
    let pad = LayoutRequest(.size(Size(width: 1024, height: 768)))
    #expect(try layout.frames(in: pad)["a"]?.size == Size(width: 300, height: 80))
    let half = LayoutRequest(.size(Size(width: 507, height: 768)))
    #expect(try layout.frames(in: half)["a"]?.size == Size(width: 100, height: 50))
  }

  @Test func `a variation by idiom follows the idiom, together with size classes`() throws {
    let constraint = """
      <constraint firstAttribute="width" constant="100" id="width">
      <variation key="userInterfaceIdiom=pad" constant="200"/>
      <variation key="widthClass=compact-userInterfaceIdiom=pad" constant="150"/></constraint>
      """
    let layout = try Scene(
      "<subviews>\(view("a", "<constraints>\(constraint)</constraints>"))</subviews>"
    ).layout()
    #expect(layout.warnings.isEmpty)
    func width(_ idiom: UserInterfaceIdiom, _ width: SizeClass) throws -> Double? {
      var request = LayoutRequest(.size(Size(width: 500, height: 700)))
      request.traits.userInterfaceIdiom = idiom
      request.traits.horizontalSizeClass = width
      return try layout.frames(in: request)["a"]?.width
    }
    #expect(try width(.phone, .compact) == 100)
    #expect(try width(.phone, .regular) == 100)
    #expect(try width(.pad, .regular) == 200)
    #expect(try width(.pad, .compact) == 150)
  }

  @Test func `constraints of what is inside a view that is not installed do not count`() throws {
    let width = constraint("firstAttribute=\"width\" constant=\"200\"", id: "w")
    let inner = view("b", "<constraints>\(width)</constraints>")
    let framed = """
      <view id="f"><rect key="frame" x="5" y="6" width="70" height="80"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></view>
      """
    let outer = view("a", "<subviews>\(inner)\(framed)</subviews>")
    let other = view("c")
    func pin(_ attribute: String, _ first: String, _ second: String) -> String {
      constraint(
        "firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
          + "secondAttribute=\"\(attribute)\"", id: first + attribute)
    }
    let constraints =
      ["leading", "top"].map { pin($0, "a", "root") + pin($0, "b", "a") + pin($0, "c", "root") }
      .joined()
      + ["height", "width"].map { pin($0, "c", "b") }.joined()
      + constraint("firstItem=\"b\" firstAttribute=\"height\" constant=\"50\"", id: "bh")
      + constraint(
        "firstItem=\"c\" firstAttribute=\"width\" constant=\"90\" priority=\"900\"", id: "own")
    let mask = """
      <variation key="heightClass=regular-widthClass=regular"><mask key="subviews">
      <exclude reference="a"/></mask></variation>
      """
    let layout = try Scene(
      "<subviews>\(outer)\(other)</subviews><constraints>\(constraints)</constraints>\(mask)"
    ).layout()
    #expect(try layout.frames()["c"]?.width == 200)
    let pad = LayoutRequest(.size(Size(width: 1024, height: 768)))
    #expect(try layout.frames(in: pad)["c"]?.width == 90)
    let file = try FileLayout(layout.file)
    let diagnostics = file.diagnostics(of: try file.solve(pad.environment(of: layout.file)))
    #expect(!diagnostics.contains { $0.rule == .unsatisfiable })
  }

  private static let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\""
  private static let edges =
    "<edgeInsets key=\"layoutMargins\" top=\"40\" left=\"40\" bottom=\"40\" "
    + "right=\"40\"/>"

  /// Attributes or elements that are stated in one size class only, and what is in the set.
  @Test(
    arguments: [
      ("label", "numberOfLines=\"0\"", "", "{\"lines\": 0}", "{\"lines\": 1}"),
      ("view", "", edges, "{\"margins\": 40}", "{\"margins\": 8}"),
      (
        "stackView", "", edges, "{\"margins\": 40, \"layoutMarginsRelativeArrangement\": true}",
        "{\"margins\": 0, \"layoutMarginsRelativeArrangement\": false}"
      ),
      (
        "button", "", font + "40\"/>", "{\"font\": {\"size\": 40}}", "{\"font\": {\"size\": 18}}"
      ),
      (
        "imageView", "image=\"big\"", "", "{\"intrinsicSize\": [90, 80]}",
        "{\"intrinsicSize\": [null, null]}"
      ),
      (
        "view", "horizontalHuggingPriority=\"999\"", "",
        "{\"hugging\": {\"horizontal\": 999, \"vertical\": 250}}",
        "{\"hugging\": {\"horizontal\": 250, \"vertical\": 250}}"
      ),
    ])
  func `what is stated in one size class only has its default in the others`(
    kind: String, attribute: String, element: String, stated: String, missing: String
  ) throws {
    for (widthClass, expected) in [("regular", stated), ("compact", missing)] {
      let variation =
        "<variation key=\"widthClass=\(widthClass)\" \(attribute)>\(element)</variation>"
      let text = kind == "label" ? "text=\"A day in Lisbon\"" : ""
      let layout = try Scene(
        "<subviews>\(view("a", variation, attributes: text + " userLabel=\"a\"", as: kind))</subviews>",
        resources: "<image name=\"big\" width=\"90\" height=\"80\"/>"
      ).layout()
      #expect(layout.text.contains("\"when\": {\"width\": \"regular\"}"))
      #expect(layout.text.contains("\"a\": \(expected)"), "\(layout.text)")
    }
  }

  @Test func `a paragraph that varies has a height in every size class`() throws {
    let attributed = """
      <attributedString key="attributedText"><fragment content="A day in Lisbon"><attributes>
      <font key="NSFont" size="17" metaFont="system"/>
      <paragraphStyle key="NSParagraphStyle" lineSpacing="30"/></attributes></fragment>
      </attributedString><variation key="widthClass=regular" numberOfLines="0"/>
      <constraints>\(constraint("firstAttribute=\"width\" constant=\"70\""))</constraints>
      """
    let layout = try Scene("<subviews>\(view("a", attributed, as: "label"))</subviews>").layout()
    let heights = try [375.0, 1024].map { width in
      let request = LayoutRequest(.size(Size(width: width, height: 700)))
      return try #require(layout.frames(in: request)["a"]).height
    }
    #expect(heights[0] < 25)
    #expect(heights[1] > 70)
  }

  @Test func `constraints with masks take time in proportion to their number`() throws {
    let count = 3_000
    let masked = (0..<count).map {
      constraint("firstAttribute=\"width\" constant=\"5\"", id: "c\($0)")
    }
    let excluded = (0..<count).map { "<exclude reference=\"c\($0)\"/>" }.joined()
    let mask =
      "<variation key=\"widthClass=compact\"><mask key=\"constraints\">\(excluded)</mask></variation>"
    let start = ContinuousClock.now
    let layout = try Scene("<constraints>\(masked.joined())</constraints>\(mask)").layout()
    #expect(layout.text.contains("\"when\": {\"width\": \"regular\"}"))
    #expect(ContinuousClock.now - start < .seconds(20))
  }

  @Test func `what else varies is a warning at the view or the constraint`() throws {
    let width = """
      <constraint firstAttribute="width" constant="10" id="w">
      <variation key="displayGamut=P3" constant="77"/></constraint>
      """
    let framed = """
      <view id="f"><rect key="frame" x="5" y="6" width="70" height="80"/>
      <variation key="widthClass=regular"><rect key="frame" x="5" y="6" width="90" height="80"/>
      </variation></view>
      """
    let scroll = view(
      "s", "<variation key=\"widthClass=regular\" contentInsetAdjustmentBehavior=\"never\"/>",
      as: "scrollView")
    let layout = try Scene(
      "<subviews>\(framed)\(scroll)\(view("a", "<constraints>\(width)</constraints>"))</subviews>"
    ).layout()
    #expect(
      layout.warnings.map(\.message) == [
        "view (f): its frame varies, which is not read",
        "scrollView (s): its insets or its offset vary, which is not read",
        "constraint (w): it varies by 'displayGamut=P3', which is not known",
      ])
  }
}
