import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// Sizes that Interface Builder recorded.
@Suite struct `Controls of a storyboard` {
  private let corner = ["leading", "top"].map {
    constraint(
      "firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\"",
      id: $0)
  }.joined()

  private func size(
    _ element: String, tools: Int = 17_156, device: String = "retina4_7", resources: String = ""
  ) throws -> Size? {
    let scene = try Scene(
      "<subviews>\(element)</subviews><constraints>\(corner)</constraints>",
      header: "toolsVersion=\"\(tools)\" useSafeAreas=\"YES\"", resources: resources)
    return try scene.frames()["a"]?.size
  }

  private func button(_ inside: String, _ attributes: String = "buttonType=\"system\"") -> String {
    view("a", inside, attributes: attributes, as: "button")
  }

  private func field(_ attributes: String) -> String {
    view(
      "a", "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>",
      attributes: attributes, as: "textField")
  }

  @Test func `a button of one's own has a title of 18 points`() throws {
    let title = "<state key=\"normal\" title=\"Close\"/>"
    #expect(try size(button(title))?.height == 30)
    #expect(try size(button(title, "")) == Size(width: 46, height: 34))
  }

  @Test func `insets of a button replace its own`() throws {
    let insets = { (y: Int, x: Int) in
      "<inset key=\"contentEdgeInsets\" minX=\"\(x)\" minY=\"\(y)\" maxX=\"\(x)\" maxY=\"\(y)\"/>"
        + "<state key=\"normal\" title=\"Done\"/>"
    }
    #expect(try size(button(insets(4, 30)))?.height == 26)
    #expect(try size(button(insets(0, 0)))?.height == 30)
    #expect(
      try size(button(insets(4, 30)))?.width == (try size(button(insets(0, 0)))?.width ?? 0) + 60)
  }

  @Test func `a button is not smaller than the picture behind it`() throws {
    let square = "<image name=\"square\" width=\"300\" height=\"60\"/>"
    let state = "<state key=\"normal\" title=\"Like\" backgroundImage=\"square\"/>"
    #expect(try size(button(state), resources: square) == Size(width: 300, height: 60))
  }

  @Test func `a button with a configuration shows the title of the configuration`() throws {
    let configured = { (title: String) in
      "<state key=\"normal\" title=\"Button\"/>"
        + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"\(title)\"/>"
    }
    let size = try #require(try size(button(configured("Show the settings"))))
    // Recorded: 161.
    #expect(abs(size.width - 161) <= 1)
    #expect(size.height == 34.5)
  }

  /// What a configuration adds to the size of a title, beside a picture of 44 x 22 or without one.
  @Test(
    arguments: [
      (
        "",
        "<directionalEdgeInsets key=\"contentInsets\" top=\"20\" leading=\"40\" bottom=\"20\" "
          + "trailing=\"40\"/>", Size(width: 56, height: 26)
      ),
      ("subtitle=\"i\"", "", Size(width: 0, height: 17)),
      ("subtitle=\"i\" titlePadding=\"5\"", "", Size(width: 0, height: 21)),
      ("image=\"pic\"", "", Size(width: 44, height: 1.5)),
      (
        "imagePadding=\"10\"", "<imageReference key=\"image\" image=\"pic\"/>",
        Size(width: 54, height: 1.5)
      ),
      ("image=\"pic\" imagePadding=\"10\" imagePlacement=\"top\"", "", Size(width: 0, height: 32)),
    ] as [(String, String, Size)])
  func `a configuration adds insets, a subtitle and an image`(
    attributes: String, inside: String, expected: Size
  ) throws {
    func configured(_ attributes: String, _ inside: String) throws -> Size {
      let element =
        "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"Button\" \(attributes)>"
        + inside + "</buttonConfiguration>"
      let picture = "<image name=\"pic\" width=\"44\" height=\"22\"/>"
      return try #require(try self.size(button(element), resources: picture))
    }
    let plain = try configured("", "")
    let more = try configured(attributes, inside)
    #expect(more.width - plain.width == expected.width)
    #expect(more.height - plain.height == expected.height)
  }

  @Test func `an attributed title has its font, in a state and in a configuration`() throws {
    let title = """
      <attributedString key="attributedTitle"><fragment content="Go"><attributes>
      <font key="NSFont" size="40" metaFont="system"/></attributes></fragment></attributedString>
      """
    let state = try size(button("<state key=\"normal\">\(title)</state>"))
    #expect(state?.height == 60)
    let configuration = try size(
      button(
        "<buttonConfiguration key=\"configuration\" style=\"plain\">\(title)</buttonConfiguration>")
    )
    #expect(configuration?.height == 62)
  }

  @Test(arguments: [
    ("button", "", "buttonSize=\"mini\""), ("button", "", "imagePlacement=\"somewhere\""),
    ("datePicker", "style=\"compact\"", ""), ("datePicker", "style=\"inline\"", ""),
  ])
  func `what is not known of a control is a warning`(
    kind: String, attribute: String, configuration: String
  ) throws {
    let inside =
      configuration.isEmpty
      ? "" : "<buttonConfiguration key=\"configuration\" \(configuration)/>"
    let layout = try Scene(
      "<subviews>\(view("a", inside, attributes: attribute, as: kind))</subviews>"
    ).layout()
    #expect(layout.warnings.count == 1)
    let word = (attribute + configuration).split(separator: "\"")[1]
    #expect(layout.warnings.first?.message.contains("'\(word)'") == true)
  }

  @Test(arguments: [
    ("borderStyle=\"roundedRect\"", 14_460, 30.0), ("borderStyle=\"roundedRect\"", 17_156, 34.0),
    ("", 14_460, 21.0), ("", 17_156, 22.0), ("borderStyle=\"line\"", 14_460, 25.0),
  ])
  func `a field is as high as its border wants`(border: String, tools: Int, height: Double) throws {
    #expect(try size(field(border), tools: tools)?.height == height)
  }

  @Test(arguments: [
    ("switch", 17_156, Size(width: 51, height: 31)),
    ("switch", 24_127, Size(width: 63, height: 28)),
    ("switch", 32_700, Size(width: 51, height: 31)),
    ("stepper", 14_460, Size(width: 94, height: 29)),
    ("stepper", 17_156, Size(width: 94, height: 32)),
  ])
  func `controls are as large as in their version`(kind: String, tools: Int, expected: Size) throws
  {
    #expect(try size(view("a", as: kind), tools: tools) == expected)
  }

  @Test(arguments: [(14_460, 2.0), (16_097, 2), (17_156, 4)])
  func `a progress view has been 4 points high since Xcode 12`(tools: Int, height: Double) throws {
    #expect(try size(view("a", as: "progressView"), tools: tools)?.height == height)
  }

  @Test(arguments: [("portrait", 216.0), ("landscape", 162)])
  func `wheels are lower in a compact height`(orientation: String, height: Double) throws {
    let scene = try Scene(
      "<subviews>\(view("a", as: "pickerView"))</subviews><constraints>\(corner)</constraints>",
      orientation: orientation)
    #expect(try scene.frames()["a"]?.height == height)
  }

  @Test(arguments: [(14_460, Size(width: 121, height: 29)), (17_156, Size(width: 131, height: 32))])
  func `segments are as wide as the widest title`(tools: Int, expected: Size) throws {
    let segments = "<segments><segment title=\"First\"/><segment title=\"Second\"/></segments>"
    #expect(try size(view("a", segments, as: "segmentedControl"), tools: tools) == expected)
  }

  @Test(arguments: [
    ("<segment title=\"A\" width=\"100\"/><segment title=\"A\" width=\"50\"/>", 151.0),
    ("<segment image=\"pic\"/><segment image=\"pic\"/>", 125),
  ])
  func `segments have the widths that the file states and those of images`(
    _ segments: String, _ width: Double
  ) throws {
    let control = view("a", "<segments>\(segments)</segments>", as: "segmentedControl")
    let picture = "<image name=\"pic\" width=\"44\" height=\"22\"/>"
    #expect(try size(control, resources: picture)?.width == width)
  }

  @Test func `a segment has its title in an attribute or an element`() throws {
    let titles = [
      "<segment title=\"Lisbon\"/>", "<segment><string key=\"title\">Lisbon</string></segment>",
    ]
    let sizes = try titles.map {
      try size(view("a", "<segments>\($0)</segments>", as: "segmentedControl"))
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test func `a text view that does not scroll is as high as its lines`() throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>"
    let width =
      "<constraints>\(constraint("firstAttribute=\"width\" constant=\"100\""))</constraints>"
    let text = view(
      "a", font + width, attributes: "scrollEnabled=\"NO\" text=\"Content goes here\"",
      as: "textView")
    #expect(try size(text) == Size(width: 100, height: 60))
    for text in ["text=\"Hi\"", ""] {
      let short = view("a", font, attributes: "scrollEnabled=\"NO\" " + text, as: "textView")
      #expect(try size(short)?.height == 38)
    }
  }

  @Test func `a text view is as high as a long text, and a warning says where that ends`() throws {
    let longest = 4_000
    func layout(_ count: Int) throws -> ImportedLayout {
      let text = String(repeating: "word ", count: count / 5)
      let width =
        "<constraints>\(constraint("firstAttribute=\"width\" constant=\"100\""))</constraints>"
      return try Scene(
        "<subviews>"
          + view("a", width, attributes: "scrollEnabled=\"NO\" text=\"\(text)\"", as: "textView")
          + "</subviews>"
      ).layout()
    }
    let (half, whole, more) = try (layout(longest / 2), layout(longest), layout(longest + 500))
    let heights = try [half, whole, more].map { try #require($0.frames()["a"]).height - 16 }
    #expect(abs(heights[1] - 2 * heights[0]) < 30)
    #expect(heights[2] == heights[1])
    #expect(half.warnings.isEmpty && whole.warnings.isEmpty)
    #expect(more.warnings.map(\.message).filter { $0.contains("4000 characters") }.count == 1)
  }

  @Test func `lines break at the width that a label prefers`() throws {
    let text = "numberOfLines=\"0\" text=\"Good morning, Lisbon\""
    let one = try size(view("a", attributes: text, as: "label"))
    let two = try size(
      view("a", attributes: text + " preferredMaxLayoutWidth=\"120\"", as: "label"))
    #expect(one?.height == 20.5)
    #expect(two?.height == 41)
    #expect(try #require(two).width <= 120)
  }

  @Test func `recorded content resists a size of the same priority, the picker's own does not`()
    throws
  {
    // The frame that is recorded is 30 wide and 40 high.
    let picker = { (height: Int) in
      view(
        "a",
        "<constraints>\(constraint("firstAttribute=\"height\" constant=\"\(height)\" priority=\"750\""))</constraints>",
        as: "pickerView")
    }
    var options = ImportOptions()
    options.usesRecordedContent = true
    let scene = try Scene(
      "<subviews>\(picker(24))</subviews><constraints>\(corner)</constraints>")
    #expect(try scene.frames(options)["a"]?.height == 40)
    #expect(try size(picker(150))?.height == 150)
  }

  @Test func `a field without a border is aligned by the text in its middle`() throws {
    let label = view("b", attributes: "text=\"Name\"", as: "label")
    let baseline = constraint(
      "firstItem=\"b\" firstAttribute=\"baseline\" secondItem=\"a\" "
        + "secondAttribute=\"baseline\"")
    let field = """
      <textField id="a" text="Lisbon" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="73" y="11" width="321" height="22"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/></textField>
      """
    let frames = try Scene(
      "<subviews>\(field)\(label)</subviews><constraints>\(corner)\(baseline)</constraints>"
    ).frames()
    // Recorded: a field of 22 points at 11 stands beside a label of 20.5 at 11.5 or 12.
    let top = try #require(frames["b"]).minY - (try #require(frames["a"]).minY)
    #expect(abs(top - 0.75) <= 0.5)
  }

  @Test func `a round field without text is 32 wide`() throws {
    let field = view("a", attributes: "borderStyle=\"roundedRect\"", as: "textField")
    #expect(try size(field) == Size(width: 32, height: 34))
  }

  @Test func `a button with a picture has nothing above and below`() throws {
    let button = view(
      "a", "<state key=\"normal\" title=\"Button\" image=\"star\"/>", as: "button")
    let star = "<image name=\"star\" width=\"24\" height=\"24\"/>"
    #expect(try size(button, resources: star)?.height == 24)
  }

  @Test func `paragraphs say how high their lines are`() throws {
    let text = { (style: String) in
      """
      <attributedString key="attributedText"><fragment content="One&#10;Two"><attributes>
      <font key="NSFont" metaFont="system" size="17"/>
      <paragraphStyle key="NSParagraphStyle" \(style)/></attributes></fragment></attributedString>
      """
    }
    let height = { (style: String) in
      try size(view("a", text(style), attributes: "numberOfLines=\"0\"", as: "label"))?.height
    }
    #expect(try height("") == 41)
    #expect(try height("lineHeightMultiple=\"2\"") == 81.5)
    #expect(try height("minimumLineHeight=\"30\"") == 60)
    #expect(try height("lineSpacing=\"10\"") == 51)
  }

  @Test(arguments: ["wordWrap", "characterWrap"])
  func `a label says whether its lines end between any two characters`(_ mode: String) throws {
    // Nine letters of 16 points are one word, and lines of 100 points hold six of them.
    let label = view(
      "a", attributes: "text=\"ab WWWWWWWWW\" numberOfLines=\"0\" lineBreakMode=\"\(mode)\"",
      as: "label")
    let width = constraint(
      "firstItem=\"a\" firstAttribute=\"width\" constant=\"100\"", id: "width")
    let layout = try Scene(
      "<subviews>\(label)</subviews><constraints>\(width)</constraints>"
    ).layout()
    // Three lines if the word begins on the second, two if it begins beside the short one.
    let lines = try #require(layout.frames()["a"]).height / 20.333
    #expect(lines.rounded() == (mode == "wordWrap" ? 3 : 2))
  }

  @Test func `a label without text keeps its height in a stack`() throws {
    let stack = view(
      "a", "<subviews>\(view("b", as: "label"))\(view("c", as: "label"))</subviews>",
      attributes: "axis=\"vertical\"", as: "stackView")
    #expect(try size(stack)?.height == 80)
    #expect(try size(view("a", as: "label")) == .zero)
  }

  @Test func `a stack without views keeps its size, also against a width of the same priority`()
    throws
  {
    #expect(try size(view("a", as: "stackView")) == Size(width: 30, height: 40))
    let edges = ["leading", "trailing", "top", "bottom"].map {
      constraint(
        "firstItem=\"b\" firstAttribute=\"\($0)\" secondItem=\"a\" secondAttribute=\"\($0)\"",
        id: $0)
    }.joined()
    let width = constraint(
      "firstAttribute=\"width\" constant=\"20\" priority=\"750\"", id: "w")
    let around = view(
      "a",
      "<subviews>\(view("b", as: "stackView"))</subviews>"
        + "<constraints>\(edges)\(width)</constraints>")
    #expect(try size(around) == Size(width: 30, height: 40))
  }

  @Test(arguments: ["view", "textView", "tableView"])
  func `a view without content keeps its size in a stack, unless something determines it`(
    kind: String
  ) throws {
    func stack(_ inside: String) -> String {
      view(
        "a", "<subviews>\(view("b", inside, as: kind))</subviews>",
        attributes: "alignment=\"center\"", as: "stackView")
    }
    #expect(try size(stack("")) == Size(width: 30, height: 40))
    // Recorded: constraints at 250 do not change it.
    for (priority, width) in [(250, 30.0), (300, 90)] {
      let constraint = constraint(
        "firstAttribute=\"width\" constant=\"90\" priority=\"\(priority)\"")
      #expect(
        try size(stack("<constraints>\(constraint)</constraints>"))
          == Size(width: width, height: 40))
    }
  }

  @Test(arguments: [(14_490, 22.0), (17_156, 24)])
  func `signs of the system are as large as in their version`(tools: Int, side: Double) throws {
    let button = view("a", attributes: "buttonType=\"infoLight\"", as: "button")
    #expect(try size(button, tools: tools) == Size(width: side, height: side))
  }

  @Test func `a symbol is smaller than the size that is aligned`() throws {
    let height = constraint("firstAttribute=\"height\" constant=\"43\"")
    let width = constraint("firstAttribute=\"width\" constant=\"30\"", id: "w")
    let symbol = view(
      "a", "<constraints>\(height)\(width)</constraints>",
      attributes: "image=\"circle\" catalog=\"system\"", as: "imageView")
    var options = ImportOptions()
    options.usesRecordedContent = true
    let scene = try Scene(
      "<subviews>\(symbol)</subviews><constraints>\(corner)</constraints>",
      resources: "<image name=\"circle\" catalog=\"system\" width=\"128\" height=\"121\"/>")
    #expect(try scene.frames(options)["a"] == Rect(x: 0, y: 1.5, width: 30, height: 40))
    #expect(try scene.frames()["a"]?.height == 43)
  }

  @Test func `other fonts than the system's have their own lines`() throws {
    let label = view(
      "a",
      "<fontDescription key=\"fontDescription\" name=\"AvenirNext-Medium\" family=\"Avenir Next\" pointSize=\"16\"/>",
      attributes: "text=\"Title\"", as: "label")
    #expect(try size(label)?.height == 22)
  }

  @Test func `only the toolbar at the lower edge is higher beside a home indicator`() throws {
    let bars = view("a", as: "toolbar") + view("b", as: "toolbar")
    let places =
      constraint(
        "firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"safe\" secondAttribute=\"bottom\"")
      + constraint(
        "firstItem=\"b\" firstAttribute=\"bottom\" secondItem=\"a\" secondAttribute=\"top\"")
    let frames = try Scene(
      "<subviews>\(bars)</subviews><viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
        + "<constraints>\(places)</constraints>",
      frame: "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"414\" height=\"896\"/>",
      device: "retina6_1"
    ).frames()
    #expect(frames["a"]?.height == 49)
    #expect(frames["b"]?.height == 44)
  }
}
