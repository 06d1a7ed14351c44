import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

@Suite struct `Constraints of a storyboard` {
  /// Four constraints that give `a` a position and a size.
  private func placed(_ more: String, _ own: String = "") -> String {
    "<subviews>\(view("a", "<constraints>\(own)</constraints>"))</subviews><constraints>\(more)</constraints>"
  }

  @Test func `a constraint without first item is about the view that holds it`() throws {
    let scene = try Scene(
      placed(
        constraint(
          "firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"10\""
        )
          + constraint(
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" constant=\"5\""
          ),
        constraint("firstAttribute=\"width\" constant=\"100\"")
          + constraint("firstAttribute=\"height\" constant=\"50\"")))
    #expect(try scene.frames()["a"] == Rect(x: 265, y: 5, width: 100, height: 50))
  }

  @Test(arguments: [("0.5", 50.0), ("1:2", 50), ("1/4", 25), ("3:2", 150)])
  func `a multiplier is a number or a ratio`(multiplier: String, height: Double) throws {
    let scene = try Scene(
      placed(
        constraint(
          "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\""
        )
          + constraint(
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\""),
        constraint("firstAttribute=\"width\" constant=\"100\"")
          + constraint(
            "firstAttribute=\"height\" secondItem=\"a\" secondAttribute=\"width\" multiplier=\"\(multiplier)\""
          )))
    #expect(try scene.frames()["a"]?.height == height)
  }

  @Test func `margins of a controller's view are those of the system beside the safe area`() throws
  {
    let edges = ["leading", "trailing", "top", "bottom"].map {
      constraint(
        "firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)Margin\"",
        id: $0)
    }.joined()
    let scene = try Scene(placed(edges), header: "toolsVersion=\"14460\" useSafeAreas=\"YES\"")
    #expect(try scene.frames()["a"] == Rect(x: 16, y: 20, width: 343, height: 647))
  }

  @Test(arguments: [(798.0, 560.0), (596, 556)])
  func `margins that follow the readable width leave at most 560 points on the canvas`(
    _ width: Double, _ expected: Double
  ) throws {
    let sides = ["leading", "trailing"].map {
      constraint(
        "firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)Margin\"",
        id: $0)
    }.joined()
    let scene = try Scene(
      "<subviews>\(view("a"))</subviews><constraints>\(sides)</constraints>",
      frame: "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(width)\" height=\"200\"/>",
      attributes: "layoutMarginsFollowReadableWidth=\"YES\"")
    #expect(try scene.frames()["a"]?.width == expected)
  }

  @Test func `guides of old and new files are the safe area`() throws {
    let guides = """
      <layoutGuides><viewControllerLayoutGuide type="top" id="upper"/>
      <viewControllerLayoutGuide type="bottom" id="lower"/></layoutGuides>
      """
    let scene = try Scene(
      placed(
        constraint(
          "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"upper\" secondAttribute=\"bottom\"")
          + constraint(
            "firstItem=\"lower\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"bottom\" constant=\"7\""
          )
          + constraint(
            "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"safe\" secondAttribute=\"leading\""
          )
          + constraint(
            "firstItem=\"a\" firstAttribute=\"trailing\" secondItem=\"safe\" secondAttribute=\"trailing\""
          ))
        + "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>",
      header: "toolsVersion=\"14460\" useSafeAreas=\"YES\"", beside: guides)
    #expect(try scene.frames()["a"] == Rect(x: 0, y: 20, width: 375, height: 640))
  }

  /// Recorded in a tip of KeePassium, 14 points from the edges of the content.
  @Test(arguments: [
    ("", 8.0),
    (
      "<edgeInsets key=\"layoutMargins\" top=\"14\" left=\"14\" bottom=\"14\" right=\"14\"/>", 14
    ),
  ])
  func `margins of a scroll view are those of its content for what is inside`(
    _ margins: String, _ inset: Double
  ) throws {
    let edges = ["leading", "trailing", "top", "bottom"].map {
      constraint(
        "firstItem=\"b\" firstAttribute=\"\($0)\" secondItem=\"a\" secondAttribute=\"\($0)Margin\"",
        id: "b" + $0)
        + constraint(
          "firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\"",
          id: "a" + $0)
    }.joined()
    let size = ["width", "height"].map {
      constraint("firstAttribute=\"\($0)\" constant=\"900\"", id: $0)
    }.joined()
    let inner = view("b", "<constraints>\(size)</constraints>")
    let scroll = view("a", "<subviews>\(inner)</subviews>\(margins)", as: "scrollView")
    let layout = try Scene("<subviews>\(scroll)</subviews><constraints>\(edges)</constraints>")
      .layout()
    #expect(try layout.frames()["b"] == Rect(x: inset, y: inset, width: 900, height: 900))
    let request = try #require(layout.file.requests.first)
    let snapshot = try FileLayout(layout.file).solve(request.environment(of: layout.file))
    #expect(snapshot.broken.isEmpty)
    let content = snapshot.items.first { $0.isGuide && $0.name?.hasSuffix("content") ?? false }
    #expect(content?.frame.width == 900 + 2 * inset)
  }

  @Test func `a multiplier of a place counts from the view that holds the constraint`() throws {
    let inner = view(
      "b",
      "<constraints>\(constraint("firstAttribute=\"width\" constant=\"10\""))\(constraint("firstAttribute=\"height\" constant=\"10\""))</constraints>"
    )
    let outer = view(
      "a",
      "<subviews>\(inner)</subviews><constraints>"
        + constraint("firstAttribute=\"width\" constant=\"200\"")
        + constraint("firstAttribute=\"height\" constant=\"100\"")
        + constraint(
          "firstItem=\"b\" firstAttribute=\"centerX\" secondItem=\"a\" secondAttribute=\"centerX\" multiplier=\"0.5\""
        )
        + constraint(
          "firstItem=\"b\" firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"top\"")
        + "</constraints>")
    let scene = try Scene(
      "<subviews>\(outer)</subviews><constraints>"
        + constraint(
          "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" constant=\"100\""
        )
        + constraint(
          "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"")
        + "</constraints>")
    #expect(try scene.frames()["b"]?.midX == 50)
  }

  @Test func `a multiplier of a centre counts from the left in windows from right to left`() throws
  {
    let size = ["width", "height"].map {
      constraint("firstAttribute=\"\($0)\" constant=\"10\"", id: "b" + $0)
    }.joined()
    let middle = constraint(
      "firstItem=\"b\" firstAttribute=\"centerX\" secondItem=\"a\" secondAttribute=\"centerX\" "
        + "multiplier=\"0.5\"", id: "m")
    let inner = "<subviews>\(view("b", "<constraints>\(size)</constraints>"))</subviews>"
    let width = constraint("firstAttribute=\"width\" constant=\"200\"", id: "w")
    let outer = view("a", "\(inner)<constraints>\(middle)\(width)</constraints>")
    let layout = try Scene("<subviews>\(outer)</subviews>").layout()
    var request = try #require(layout.file.requests.first)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      request.traits.layoutDirection = direction
      #expect(try layout.frames(in: request)["b"]?.midX == 50)
    }
  }

  @Test(arguments: ["/3", "1/", "1::2", "", "1:0"])
  func `a multiplier that is neither a number nor a ratio is a warning`(_ multiplier: String) throws
  {
    let layout = try Scene(
      placed(
        "",
        constraint(
          "firstAttribute=\"height\" secondItem=\"a\" secondAttribute=\"width\" "
            + "multiplier=\"\(multiplier)\""))
    ).layout()
    #expect(layout.warnings.count == 1)
    #expect(!layout.text.contains(".height =="))
  }

  @Test func `what cannot be read is left out with a warning that points at it`() throws {
    let scene = try Scene(
      placed(
        constraint(
          "firstItem=\"a\" firstAttribute=\"sideways\" secondItem=\"root\" secondAttribute=\"top\"")
          + constraint(
            "firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\"")
          + constraint(
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"leading\""
          )))
    let layout = try scene.layout()
    #expect(layout.warnings.count == 3)
    #expect(layout.warnings.allSatisfy { $0.span?.text.hasPrefix("<constraint ") ?? false })
  }

  @Test(
    arguments: [
      ("relation=\"bogus\"", "there is no relation 'bogus'"),
      ("priority=\"high\"", "'high' is not a priority"),
      ("priority=\"1500\"", "'1500' is not a priority"), ("relation=\"equal\"", nil),
      ("priority=\"1000\"", nil),
    ] as [(String, String?)])
  func `a constraint with an unknown relation or priority is left out with a warning`(
    _ attribute: String, _ message: String?
  ) throws {
    let layout = try Scene(
      placed("", constraint("firstAttribute=\"width\" constant=\"100\" " + attribute))
    ).layout()
    #expect(layout.warnings.count == (message == nil ? 0 : 1))
    #expect(layout.warnings.allSatisfy { $0.message.contains(message ?? "") })
    #expect(layout.warnings.allSatisfy { $0.span?.text.contains(attribute) ?? false })
    #expect(layout.text.contains(".width == 100") == (message == nil))
  }

  @Test(
    arguments: [
      ("stackView", "alignment", "foo"), ("stackView", "distribution", "foo"),
      ("stackView", "axis", "diagonal"), ("stackView", "spacing", "wide"),
      ("stackView", "spacingType", "foo"), ("label", "horizontalHuggingPriority", "high"),
      ("label", "verticalCompressionResistancePriority", "1500"),
      ("textField", "borderStyle", "weird"), ("label", "numberOfLines", "two"),
      ("label", "numberOfLines", "-1"),
      ("label", "preferredMaxLayoutWidth", "wide"),
      ("view", "layoutMarginsFollowReadableWidth", "TRUE"),
      ("view", "semanticContentAttribute", "weird"),
      ("scrollView", "contentInsetAdjustmentBehavior", "sometimes"),
    ])
  func `an unknown word in an attribute has the default, with a warning that points at the view`(
    kind: String, name: String, word: String
  ) throws {
    let stated = "\(name)=\"\(word)\""
    let varied = "<variation key=\"widthClass=regular\" \(stated)/>"
    let usual = try Scene("<subviews>\(view("a", as: kind))</subviews>").layout()
    for element in [view("a", attributes: stated, as: kind), view("a", varied, as: kind)] {
      let layout = try Scene("<subviews>\(element)</subviews>").layout()
      #expect(layout.warnings.count == 1)
      #expect(layout.warnings.first?.message.contains("(a): its \(name) '\(word)' is") ?? false)
      #expect(layout.warnings.first?.span?.text.contains("id=\"a\"") ?? false)
      #expect(layout.text == usual.text)
    }
  }

  @Test func `a conflict points into the storyboard`() throws {
    let scene = try Scene(
      placed(
        "",
        constraint("firstAttribute=\"width\" constant=\"100\"")
          + constraint("firstAttribute=\"width\" constant=\"200\"", id: "second")))
    let layout = try scene.layout()
    let file = try FileLayout(layout.file)
    let environment = try #require(layout.file.requests.first).environment(of: layout.file)
    let diagnostics = file.diagnostics(of: try file.solve(environment))
    let conflict = try #require(diagnostics.first { $0.rule == .unsatisfiable })
    #expect(conflict.span?.source.name == "Main.storyboard")
    #expect(conflict.span?.text.contains("constant=\"200\"") ?? false)
  }

  @Test(arguments: [
    "<viewLayoutGuide key=\"userDefined\" id=\"column\" userLabel=\"Left column\"/>",
    "<layoutGuides><viewLayoutGuide id=\"column\" userLabel=\"Left column\"/></layoutGuides>",
  ])
  func `constraints place a guide that a view declares`(_ guide: String) throws {
    let pin = { (first: String, attribute: String, second: String) in
      constraint(
        "firstItem=\"\(first)\" firstAttribute=\"\(attribute)\" secondItem=\"\(second)\" "
          + "secondAttribute=\"\(attribute)\"", id: first + attribute)
    }
    let constraints =
      ["leading", "top", "bottom"].map { pin("column", $0, "root") }.joined()
      + ["leading", "trailing", "top", "bottom"].map { pin("a", $0, "column") }.joined()
      + constraint(
        "firstItem=\"column\" firstAttribute=\"width\" secondItem=\"root\" "
          + "secondAttribute=\"width\" multiplier=\"0.4\"", id: "width")
    let layout = try Scene(
      "<subviews>\(view("a"))</subviews>\(guide)<constraints>\(constraints)</constraints>"
    ).layout()
    #expect(layout.warnings.isEmpty)
    #expect(layout.text.contains("root.leftColumnGuide.width == 0.4 * root.width"))
    #expect(try layout.frames()["a"] == Rect(x: 0, y: 0, width: 150, height: 667))
  }
}
