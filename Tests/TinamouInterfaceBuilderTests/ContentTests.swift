import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

@Suite struct `Views of a storyboard` {
  private let corner =
    constraint(
      "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\"")
    + constraint(
      "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"")

  private func size(_ element: String, resources: String = "") throws -> Size? {
    let scene = try Scene(
      "<subviews>\(element)</subviews><constraints>\(corner)</constraints>", resources: resources)
    return try scene.frames()["a"]?.size
  }

  @Test func `pictures have the size that the file records`() throws {
    let image = view("a", attributes: "image=\"logo\"", as: "imageView")
    let resource = "<image name=\"logo\" width=\"120\" height=\"60\"/>"
    #expect(try size(image, resources: resource) == Size(width: 120, height: 60))
  }

  @Test(
    arguments: [
      ("type=\"number\" keyPath=\"cornerRadius\"", 0), ("type=\"color\" keyPath=\"tint\"", 0),
      ("type=\"number\" keyPath=\"layer.borderWidth\"", 0),
      ("type=\"number\" keyPath=\"leftInset\"", 1),
    ])
  func `what is set at run time is a warning, unless it moves nothing`(
    _ attribute: String, _ count: Int
  ) throws {
    let element = view(
      "a",
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute \(attribute)/>"
        + "</userDefinedRuntimeAttributes>")
    let warnings = try Scene("<subviews>\(element)</subviews>").document.warnings
    #expect(warnings.count == count)
    #expect(warnings.allSatisfy { $0.message.contains("'leftInset' is set at run time") })
  }

  @Test func `a switch is two points wider than what is aligned`() throws {
    #expect(try size(view("a", as: "switch")) == Size(width: 51, height: 31))
  }

  @Test func `placeholders stand for content`() throws {
    let element = view(
      "a", attributes: "placeholderIntrinsicWidth=\"70\" placeholderIntrinsicHeight=\"infinite\"")
    #expect(try size(element)?.width == 70)
  }

  @Test func `recorded content is as large as recorded`() throws {
    var options = ImportOptions()
    options.usesRecordedContent = true
    let scene = try Scene(
      "<subviews>\(view("a", attributes: "text=\"Lisbon\"", as: "label"))</subviews>"
        + "<constraints>\(corner)</constraints>")
    #expect(try scene.frames(options)["a"] == Rect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test(
    arguments: [
      ("17156", nil), ("14490", ".SFUIText-Regular"), ("7531", ".HelveticaNeueInterface-Regular"),
    ] as [(String, String?)])
  func `a text has the system's font of its time`(_ version: String, _ name: String?) throws {
    for label in [view("a", attributes: "text=\"Lisbon\"", as: "label"), styled("Body")] {
      let layout = try Scene(
        "<subviews>\(label)</subviews>", header: "toolsVersion=\"\(version)\""
      ).layout()
      #expect(layout.text.contains("\"name\": \".") == (name != nil))
      #expect(name.map { layout.text.contains("\"name\": \"\($0)\"") } ?? true)
    }
  }

  private func styled(_ style: String) -> String {
    view(
      "a",
      "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>",
      attributes: "text=\"Lisbon\"", as: "label")
  }

  @Test func `letters of 16 points and less have no other name`() throws {
    let layout = try Scene(
      "<subviews>\(styled("Callout"))</subviews>", header: "toolsVersion=\"14490\""
    ).layout()
    #expect(!layout.text.contains("SFUI"))
  }

  @Test(arguments: [(21.0, 0.0, 1.0), (21, 0.5, 2), (20.5, 0, 2), (44, 0, 2)])
  func `a label in whole points tells of a screen whose pixels are points`(
    _ height: Double, _ x: Double, _ scale: Double
  ) throws {
    let label = """
      <label id="a" text="Lisbon"><rect key="frame" x="\(x)" y="2" width="50" height="\(height)"/></label>
      """
    let layout = try Scene("<subviews>\(label)</subviews>").layout()
    let request = try #require(layout.file.requests.first)
    #expect(try request.environment().traits.displayScale == scale)
  }

  @Test func `a stack arranges its views without the hidden ones`() throws {
    let sized = { (id: String, hidden: String) in
      view(
        id,
        "<constraints>\(constraint("firstAttribute=\"width\" constant=\"50\""))\(constraint("firstAttribute=\"height\" constant=\"20\""))</constraints>",
        attributes: hidden)
    }
    let stack = view(
      "a",
      "<subviews>\(sized("b", ""))\(sized("c", "hidden=\"YES\""))\(sized("d", ""))</subviews>",
      attributes: "spacing=\"8\"", as: "stackView")
    let scene = try Scene("<subviews>\(stack)</subviews><constraints>\(corner)</constraints>")
    let frames = try scene.frames()
    #expect(frames["a"]?.size == Size(width: 108, height: 20))
    #expect(frames["d"]?.minX == 58)
  }

  /// Recorded in AiSummaryViewController.xib of nextcloud/talk-ios: a view of 240 x 50 around a
  /// label whose text is narrower and lower, and which hugs it at 251, in the middle of a column.
  @Test func `a view around others in a stack keeps its size on the canvas, not in other windows`()
    throws
  {
    let edges = ["leading", "top", "trailing", "bottom"].map { edge in
      let isFirst = ["leading", "top"].contains(edge)
      return constraint(
        "firstItem=\"label\" firstAttribute=\"\(edge)\" secondItem=\"around\" "
          + "secondAttribute=\"\(edge)\" constant=\"\(isFirst ? 10 : -10)\"", id: edge)
    }
    let label = view(
      "label",
      attributes: "text=\"AI Warning\" horizontalHuggingPriority=\"251\" "
        + "verticalHuggingPriority=\"251\"", as: "label")
    let column = view(
      "a",
      """
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="around">
      <rect key="frame" x="0" y="0" width="240" height="50"/>
      <subviews>\(label)</subviews><constraints>\(edges.joined())</constraints></view></subviews>
      """, attributes: "axis=\"vertical\" alignment=\"center\"", as: "stackView")
    let layout = try Scene("<subviews>\(column)</subviews><constraints>\(corner)</constraints>")
      .layout()
    let canvas = try layout.frames()
    #expect(canvas["around"]?.size == Size(width: 240, height: 50))
    #expect(canvas["label"]?.size == Size(width: 220, height: 30))
    let elsewhere = try layout.frames(in: LayoutRequest(.size(Size(width: 400, height: 800))))
    let text = try #require(elsewhere["label"]?.size)
    #expect(text.width < 100 && text.height < 22)
    #expect(elsewhere["around"]?.size == Size(width: text.width + 20, height: text.height + 20))
  }

  @Test func `a view without constraints keeps its frame as its mask says`() throws {
    let element = """
      <view id="a"><rect key="frame" x="10" y="20" width="300" height="40"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/></view>
      """
    let layout = try Scene("<subviews>\(element)</subviews>").layout()
    #expect(try layout.frames()["a"] == Rect(x: 10, y: 20, width: 300, height: 40))
    let wide = LayoutRequest(.size(Size(width: 475, height: 667)))
    #expect(try layout.frames(in: wide)["a"] == Rect(x: 10, y: 20, width: 400, height: 40))
  }

  @Test func `edges of a scroll view are those of its content`() throws {
    let inner = view(
      "b",
      "<constraints>\(constraint("firstAttribute=\"width\" constant=\"500\""))\(constraint("firstAttribute=\"height\" constant=\"900\""))</constraints>"
    )
    let edges = ["leading", "trailing", "top", "bottom"].map {
      constraint(
        "firstItem=\"b\" firstAttribute=\"\($0)\" secondItem=\"a\" secondAttribute=\"\($0)\"",
        id: $0)
    }.joined()
    let scroll = view(
      "a",
      "<subviews>\(inner)</subviews><constraints>\(edges)\(constraint("firstAttribute=\"width\" constant=\"300\""))\(constraint("firstAttribute=\"height\" constant=\"200\""))</constraints>",
      as: "scrollView")
    let frames = try Scene("<subviews>\(scroll)</subviews><constraints>\(corner)</constraints>")
      .frames()
    #expect(frames["a"]?.size == Size(width: 300, height: 200))
    #expect(frames["b"] == Rect(x: 0, y: 0, width: 500, height: 900))
  }

  @Test func `a scroll view has the insets and the offset that the file states`() throws {
    let inner = view("b", "<constraints>\(corner)</constraints>")
    let keys = """
      <inset key="contentInset" minX="1" minY="100" maxX="2" maxY="3"/>
      <point key="contentOffset" x="4" y="5"/>
      """
    let scroll = view(
      "a", "<subviews>\(inner)</subviews>\(keys)",
      attributes: "contentInsetAdjustmentBehavior=\"never\"", as: "scrollView")
    let text = try Scene("<subviews>\(scroll)</subviews>").layout().text
    #expect(text.contains("\"contentInsetAdjustmentBehavior\": \"never\""))
    #expect(
      text.contains("\"contentInset\": {\"top\": 100, \"left\": 1, \"bottom\": 3, \"right\": 2}"))
    #expect(text.contains("\"contentOffset\": [4, 5]"))
  }

  @Test(
    arguments: [
      ("", nil, Rect(x: 16, y: 11, width: 343, height: 22)),
      ("", 15, Rect(x: 15, y: 15, width: 345, height: 14)),
      ("preservesSuperviewLayoutMargins=\"YES\"", 15, Rect(x: 16, y: 15, width: 343, height: 14)),
    ] as [(String, Int?, Rect)])
  func `the content of a cell is laid out by itself with the margins of the device`(
    _ attributes: String, _ stated: Int?, _ expected: Rect
  ) throws {
    let margins = stated.map {
      "<edgeInsets key=\"layoutMargins\" top=\"\($0)\" left=\"\($0)\" bottom=\"\($0)\" "
        + "right=\"\($0)\"/>"
    }
    let table = """
      <tableView id="table"><rect key="frame" x="0" y="0" width="375" height="667"/><prototypes>
      <tableViewCell id="cell"><rect key="frame" x="0" y="0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="content" \(attributes)>
      <rect key="frame" x="0" y="0" width="375" height="44"/>\(margins ?? "")
      <subviews>\(view("a"))</subviews><constraints>
      \(["leading", "trailing", "top", "bottom"].map {
        constraint("firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"cell\" secondAttribute=\"\($0)Margin\"", id: $0)
      }.joined())
      </constraints></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """
    let document = try Scene("<subviews>\(table)</subviews>").document
    let root = try #require(document.root(named: "cell"))
    let layout = try document.layout(of: root)
    #expect(try layout.frames()["a"] == expected)
  }

  /// The left and right margins of `a`, around `b`, in a writing direction.
  private func sides(
    _ margins: String, _ attributes: String, _ direction: LayoutDirection
  ) throws -> [Double] {
    let edges = ["left", "right"].map {
      constraint(
        "firstItem=\"b\" firstAttribute=\"\($0)\" secondItem=\"a\" secondAttribute=\"\($0)Margin\"",
        id: $0)
    }.joined()
    let width = constraint("firstAttribute=\"width\" constant=\"100\"", id: "w")
    let outer = view(
      "a", "\(margins)<subviews>\(view("b"))</subviews><constraints>\(edges)\(width)</constraints>",
      attributes: attributes)
    let layout = try Scene("<subviews>\(outer)</subviews><constraints>\(corner)</constraints>")
      .layout()
    var request = try #require(layout.file.requests.first)
    request.traits.layoutDirection = direction
    let inner = try #require(layout.frames(in: request)["b"])
    return [inner.minX, 100 - inner.maxX]
  }

  @Test(
    arguments: [
      ("edgeInsets key=\"layoutMargins\" left=\"10\" right=\"30\"", "", [10, 30], [10, 30]),
      (
        "directionalEdgeInsets key=\"directionalLayoutMargins\" leading=\"10\" trailing=\"30\"",
        "", [10, 30], [30, 10]
      ),
      (
        "edgeInsets key=\"layoutMargins\" left=\"10\" right=\"30\"",
        "semanticContentAttribute=\"forceRightToLeft\"", [10, 30], [10, 30]
      ),
      (
        "edgeInsets key=\"layoutMargins\" left=\"10\" right=\"30\"",
        "semanticContentAttribute=\"forceLeftToRight\"", [10, 30], [10, 30]
      ),
    ] as [(String, String, [Double], [Double])])
  func `left and right margins stay where they are in right-to-left windows`(
    _ margins: String, _ attributes: String, _ leftToRight: [Double], _ rightToLeft: [Double]
  ) throws {
    #expect(try sides("<\(margins)/>", attributes, .leftToRight) == leftToRight)
    #expect(try sides("<\(margins)/>", attributes, .rightToLeft) == rightToLeft)
  }

  @Test func `left and right margins that vary stay where they are`() throws {
    let margins = """
      <edgeInsets key="layoutMargins" left="10" right="30"/>
      <variation key="widthClass=compact"><edgeInsets key="layoutMargins" left="20" right="5"/>
      </variation>
      """
    #expect(try sides(margins, "", .leftToRight) == [20, 5])
    #expect(try sides(margins, "", .rightToLeft) == [20, 5])
  }

  /// A text in an attribute and in elements.
  @Test(arguments: [
    ("label", "<string key=\"text\">Lisbon</string>"),
    ("label", "<string key=\"text\"><![CDATA[Lisbon]]></string>"),
    ("label", "<string key=\"text\" base64-UTF8=\"YES\">\nTGlzYm9u\n</string>"),
    ("label", "<mutableString key=\"text\" base64-UTF8=\"YES\">TGlzYm9u</mutableString>"),
    (
      "label",
      "<attributedString key=\"attributedText\"><fragment><string key=\"content\">Lisbon</string>"
        + "</fragment></attributedString>"
    ),
    ("textField", "<string key=\"text\">Lisbon</string>"),
    ("textField", "<string key=\"placeholder\">Lisbon</string>"),
    (
      "textField",
      "<attributedString key=\"attributedText\"><fragment content=\"Lisbon\"/></attributedString>"
    ),
    (
      "textField",
      "<attributedString key=\"attributedPlaceholder\"><fragment content=\"Lisbon\"/>"
        + "</attributedString>"
    ),
    ("button", "<state key=\"normal\"><string key=\"title\">Lisbon</string></state>"),
  ])
  func `a text is read wherever it is`(kind: String, inside: String) throws {
    let layout = try Scene("<subviews>\(view("a", inside, as: kind))</subviews>").layout()
    #expect(layout.text.contains("\"text\": \"Lisbon\""))
  }

  /// Fragments of an attributed text in the system font.
  private func attributed(_ key: String, _ parts: [(text: String, size: Int)]) -> String {
    let fragments = parts.map {
      "<fragment content=\"\($0.text)\"><attributes><font key=\"NSFont\" size=\"\($0.size)\" "
        + "metaFont=\"system\"/></attributes></fragment>"
    }
    return "<attributedString key=\"\(key)\">\(fragments.joined())</attributedString>"
  }

  @Test func `a label measures each part of its text in its font`() throws {
    func labelSize(_ parts: (text: String, size: Int)...) throws -> Size {
      try #require(try size(view("a", attributed("attributedText", parts), as: "label")))
    }
    let (small, large) = try (labelSize(("Aa", 12)), labelSize(("Bb", 40)))
    let both = try labelSize(("Aa", 12), ("Bb", 40))
    #expect(abs(both.width - small.width - large.width) < 1)
    #expect(both.height == large.height)
  }

  @Test(arguments: [140, 150, 170, 200, 260, 300])
  func `a label with several fonts is as high as its lines at each width`(width: Int) throws {
    let parts = [("small words and one ", 12), ("GREAT", 40), (" word and some more", 12)]
    let label = view(
      "a", attributed("attributedText", parts), attributes: "numberOfLines=\"0\"", as: "label")
    let limit = constraint("firstItem=\"a\" firstAttribute=\"width\" constant=\"\(width)\"")
    let scene = try Scene(
      "<subviews>\(label)</subviews><constraints>\(corner)\(limit)</constraints>")
    var attributes = TextAttributes()
    attributes.runs = [
      .init(start: 0, font: .systemFont(ofSize: 12)),
      .init(start: 20, font: .systemFont(ofSize: 40)),
      .init(start: 25, font: .systemFont(ofSize: 12)),
    ]
    let measurement = SystemTextMeasurer().measure(
      TextRequest(
        text: parts.map(\.0).joined(), font: .systemFont(ofSize: 40), attributes: attributes,
        maximumWidth: Double(width)))
    #expect(try scene.frames()["a"]?.height == measurement.size.height)
    #expect(try scene.layout().warnings.isEmpty)
  }

  @Test func `a title of several fonts has the largest, with a warning`() throws {
    func layout(_ parts: String) throws -> ImportedLayout {
      let state = "<state key=\"normal\">\(parts)</state>"
      return try Scene("<subviews>\(view("a", state, as: "button"))</subviews>").layout()
    }
    let title = "attributedTitle"
    let one = try layout(attributed(title, [("A", 40), ("A", 40)]))
    let two = try layout(attributed(title, [("A", 12), ("A", 40)]))
    #expect(one.text == two.text)
    #expect(one.text.contains("\"size\": 40"))
    #expect(one.warnings.isEmpty)
    #expect(two.warnings.map(\.message).filter { $0.contains("several fonts") }.count == 1)
  }

  @Test(arguments: [
    "style=\"UICTFontTextStyleGiant\"", "type=\"system\" pointSize=\"big\"",
    "type=\"system\" pointSize=\"17\" weight=\"plump\"", "type=\"slanted\" pointSize=\"17\"",
  ])
  func `an unknown font is a warning at its view`(_ attributes: String) throws {
    let font = "<fontDescription key=\"fontDescription\" \(attributes)/>"
    let layout = try Scene("<subviews>\(view("a", font, as: "label"))</subviews>").layout()
    #expect(layout.warnings.count == 1)
    #expect(layout.warnings.first?.span?.text.contains("id=\"a\"") == true)
  }

  @Test func `names are those that people gave`() throws {
    let scene = try Scene(
      "<subviews>" + view("x", attributes: "userLabel=\"Hero image\"", as: "imageView")
        + view("y", attributes: "text=\"Sign in\"", as: "label")
        + view("z", attributes: "customClass=\"MapCanvas\"") + view("w") + view("v")
        + "</subviews>")
    #expect(
      try scene.layout().views.map(\.name)
        == ["root", "heroImage", "signInLabel", "mapCanvas", "view", "view2"])
  }

  @Test func `names of many views that are alike are numbered in order`() throws {
    let views = (0..<3_000).map { view("v\($0)") }.joined()
    let names = try Scene("<subviews>\(views)</subviews>").layout().views.map(\.name)
    #expect(names == ["root", "view"] + (2...3_000).map { "view\($0)" })
  }

  @Test func `the constraint file reads back as the same layout`() throws {
    let layout = try Scene(
      "<subviews>\(view("a", attributes: "text=\"Lisbon\"", as: "label"))</subviews>"
        + "<constraints>\(corner)</constraints>"
    ).layout()
    let file = try ConstraintFile(SourceText(name: "x.json", text: layout.text))
    let environment = try #require(file.requests.first).environment(of: file)
    let own = try FileLayout(file).solve(environment)
    let translated = try FileLayout(layout.file).solve(environment)
    #expect(own.items.map(\.exactFrame) == translated.items.map(\.exactFrame))
  }
}
