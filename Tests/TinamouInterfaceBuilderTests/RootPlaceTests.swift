import Testing
import TinamouCommand
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouInterfaceBuilderCommand

@Suite struct `The windows in which a storyboard is checked` {
  /// The rules of the findings in the view 'root' of a storyboard.
  private func rules(_ text: String) -> [String] {
    let host = MemoryHost(["Main.storyboard": text])
    _ = InterfaceBuilderTool(host: host).run(
      ["check", "Main.storyboard#root", "--reporter", "github"])
    #expect(host.errors.isEmpty)
    return host.output.matches(of: /title=(T[0-9]+)/).map { String($0.output.1) }
  }

  private func frame(_ width: Int, _ height: Int) -> String {
    "<rect key=\"frame\" x=\"0.0\" y=\"0.0\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  private func edge(_ edge: String, _ constant: Int = 0, of view: String = "a") -> String {
    constraint(
      "firstItem=\"\(view)\" firstAttribute=\"\(edge)\" secondItem=\"root\" "
        + "secondAttribute=\"\(edge)\" constant=\"\(constant)\"", id: edge + view)
  }

  private func size(_ side: String, _ constant: Int) -> String {
    constraint("firstItem=\"a\" firstAttribute=\"\(side)\" constant=\"\(constant)\"", id: side)
  }

  private func view(_ x: Int, _ y: Int, _ width: Int, _ height: Int) -> String {
    """
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="\(height)"/></view></subviews>
    """
  }

  @Test(arguments: [("iOS.CocoaTouch", ["T302"]), ("iOS.CocoaTouch.iPad", [])])
  func `are those of iPads if it is for iPads alone`(_ runtime: String, _ rules: [String]) throws {
    // A view of 700 points is wider than phones and narrower than all iPads.
    let scene = try Scene(
      view(0, 200, 700, 40) + "<constraints>\(edge("leading"))\(edge("top", 200))"
        + "\(size("width", 700))\(size("height", 40))</constraints>", frame: frame(768, 1024))
    let text = String(decoding: scene.document.source.bytes, as: UTF8.self)
    #expect(self.rules(text.replacing("\"iOS.CocoaTouch\"", with: "\"\(runtime)\"")) == rules)
  }

  /// A storyboard with a cell in a list, whose content is 100 x 44 on the canvas.
  private func list(_ list: String, _ cell: String, _ content: String, _ inside: String) throws
    -> String
  {
    let scene = try Scene(
      """
      <subviews><\(list) id="list">\(frame(375, 667))<\(cell == "tableViewCell" ? "prototypes" : "cells")>
      <\(cell) id="cell">\(frame(100, 44))<\(content) key="contentView" id="root">\(frame(100, 44))
      \(inside)</\(content)></\(cell)>
      </\(cell == "tableViewCell" ? "prototypes" : "cells")></\(list.prefix { $0 != " " })></subviews>
      """)
    return String(decoding: scene.document.source.bytes, as: UTF8.self)
      .replacing("key=\"view\" id=\"root\"", with: "key=\"view\" id=\"whole\"")
  }

  @Test(arguments: [("44", ["T101"]), ("-1", [])])
  func `are as high as the content of a row that its table does not state`(
    _ rowHeight: String, _ rules: [String]
  ) throws {
    let text = try list(
      "tableView rowHeight=\"\(rowHeight)\"", "tableViewCell", "tableViewCellContentView",
      view(0, 12, 100, 20) + "<constraints>\(edge("leading"))\(edge("trailing"))"
        + "\(edge("top", 12))\(edge("bottom", -12))\(size("height", 60))</constraints>")
    #expect(self.rules(text).filter { $0 != "T202" } == rules)
  }

  @Test func `are as wide as an item of a collection on the canvas`() throws {
    let text = try list(
      "collectionView", "collectionViewCell", "collectionViewCellContentView",
      view(5, 0, 90, 44) + "<constraints>\(edge("leading", 5))\(edge("trailing", -5))"
        + "\(edge("top"))\(edge("bottom"))\(size("width", 90))</constraints>")
    #expect(rules(text).isEmpty)
  }

  @Test func `leave open whether a constraint of a part of a screen gives it its height`() throws {
    // At the height of the canvas the lower edge is where the height puts it.
    let text = try list(
      "tableView rowHeight=\"44\"", "tableViewCell", "tableViewCellContentView",
      view(0, 12, 100, 20) + "<constraints>\(edge("leading"))\(edge("trailing"))"
        + "\(edge("top", 12))\(edge("bottom", -12))\(size("height", 20))</constraints>")
    #expect(rules(text).isEmpty)
  }

  /// NCShareHeader.xib of nextcloud/ios is 230 points high, and 50 where the height is compact.
  @Test func `have the size class of the screen around a part, not that of its height`() throws {
    let varying = """
      <constraint firstItem="a" firstAttribute="height" constant="20" id="height">
      <variation key="heightClass=compact" constant="60"/></constraint>
      """
    let text = try list(
      "tableView rowHeight=\"44\"", "tableViewCell", "tableViewCellContentView",
      view(0, 12, 100, 20) + "<constraints>\(edge("leading"))\(edge("trailing"))"
        + "\(edge("top", 12))\(edge("bottom", -12))\(varying)</constraints>")
    #expect(rules(text).isEmpty)
  }

  @Test func `do not tell that what only the canvas has applies in none of them`() throws {
    let placeholder = constraint(
      "firstItem=\"a\" firstAttribute=\"width\" constant=\"100\" placeholder=\"YES\"",
      id: "width")
    let text = try list(
      "tableView rowHeight=\"44\"", "tableViewCell", "tableViewCellContentView",
      view(0, 12, 100, 20) + "<constraints>\(edge("leading"))\(edge("trailing"))"
        + "\(edge("top", 12))\(edge("bottom", -12))\(placeholder)</constraints>")
    #expect(rules(text).isEmpty)
  }

  /// A placeholder stands for what the app decides later: SizeClass storyboards state widths so.
  @Test(arguments: [("YES", []), ("NO", ["T103"])])
  func `do not have what only the canvas has`(_ placeholder: String, _ rules: [String]) throws {
    let twice = constraint(
      "firstItem=\"a\" firstAttribute=\"width\" constant=\"100\" placeholder=\"\(placeholder)\"",
      id: "again")
    let scene = try Scene(
      view(0, 100, 100, 40) + "<constraints>\(edge("leading"))\(edge("top", 100))"
        + "\(size("width", 100))\(size("height", 40))\(twice)</constraints>")
    #expect(self.rules(String(decoding: scene.document.source.bytes, as: UTF8.self)) == rules)
  }

  @Test(arguments: [("YES", []), ("NO", ["T302"])])
  func `do not have it on devices as large as the canvas`(
    _ placeholder: String, _ rules: [String]
  ) throws {
    let wide = constraint(
      "firstItem=\"a\" firstAttribute=\"width\" constant=\"500\" placeholder=\"\(placeholder)\"",
      id: "wide")
    let scene = try Scene(
      view(0, 100, 500, 40) + "<constraints>\(edge("leading"))\(edge("top", 100))\(wide)"
        + "\(size("height", 40))</constraints>")
    #expect(self.rules(String(decoding: scene.document.source.bytes, as: UTF8.self)) == rules)
  }

  @Test(arguments: [("YES", []), ("NO", ["T201", "T202"])])
  func `leave open the size that a placeholder stands for`(
    _ placeholder: String, _ rules: [String]
  ) throws {
    let scene = try Scene(
      view(0, 100, 100, 40) + "<constraints>\(edge("leading"))\(edge("top", 100))"
        + (placeholder == "YES"
          ? constraint(
            "firstItem=\"a\" firstAttribute=\"width\" constant=\"100\" placeholder=\"YES\"", id: "w"
          )
          : "") + "\(size("height", 40))</constraints>")
    #expect(self.rules(String(decoding: scene.document.source.bytes, as: UTF8.self)) == rules)
  }

  /// Canvas' player bar is a controller of free form, 60 points high.
  @Test(arguments: [(60, []), (667, ["T303"])])
  func `are parts for a low controller of free form`(_ height: Int, _ rules: [String]) throws {
    let scene = try Scene(
      view(0, 0, 100, 40) + "<constraints>\(edge("leading"))\(edge("top"))"
        + "\(size("width", 100))\(size("height", 40))</constraints>", frame: frame(375, height),
      beside:
        "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>")
    let text = String(decoding: scene.document.source.bytes, as: UTF8.self)
      .replacing("<view translates", with: "<button translates")
      .replacing("</view></subviews>", with: "</button></subviews>")
    #expect(self.rules(text).filter { $0 == "T303" } == rules)
  }

  @Test(arguments: [("width", ["T101"]), ("", [])])
  func `are not wider than a part says of itself`(_ side: String, _ rules: [String]) throws {
    let own =
      "<constraint firstAttribute=\"width\" relation=\"lessThanOrEqual\" constant=\"335\" id=\"own\"/>"
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <view id="root">\(frame(335, 60))\(view(10, 10, 300, 40))<constraints>\(own)
      \(edge("leading", 10))\(edge("top", 10))\(edge("bottom", -10))
      \(side.isEmpty ? edge("trailing", -10) : edge("trailing", -10) + size("width", 300))
      </constraints></view></objects></document>
      """
    let host = MemoryHost(["Main.xib": xib])
    _ = InterfaceBuilderTool(host: host).run(["check", "Main.xib#root", "--reporter", "github"])
    #expect(host.errors.isEmpty)
    let found = host.output.matches(of: /title=(T[0-9]+)/).map { String($0.output.1) }
    #expect(found.filter { $0 == "T101" } == rules)
  }

  /// A row of a xib of Habitica: in its table, it is as high as its text.
  @Test func `are as high as a row in a xib needs`() throws {
    let xib = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <device id="retina4_7" orientation="portrait"/><objects>
      <tableViewCell id="cell">\(frame(320, 44))
      <tableViewCellContentView key="contentView" id="root">\(frame(320, 44))
      \(view(0, 10, 320, 24))<constraints>\(edge("leading"))\(edge("trailing"))\(edge("top", 10))
      \(edge("bottom", -10))\(size("height", 70))</constraints></tableViewCellContentView>
      </tableViewCell></objects></document>
      """
    let host = MemoryHost(["Main.xib": xib])
    _ = InterfaceBuilderTool(host: host).run(["check", "Main.xib#root", "--reporter", "github"])
    let found = host.output.matches(of: /title=(T[0-9]+)/).map { String($0.output.1) }
    #expect(host.errors.isEmpty)
    #expect(found.filter { $0 != "T202" }.isEmpty)
  }

  /// On the canvas of Xcode 8 the upper margin is that without the safe area, so it is kept.
  @Test(arguments: ["top", "topMargin"])
  func `have the margins of today at their sides`(_ attribute: String) throws {
    let button = view(16, 100, 200, 50).replacing("<view ", with: "<button ")
      .replacing("</view>", with: "</button>")
    let place = [("leading", "leadingMargin", 0), ("top", attribute, 100)].map {
      constraint(
        "firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($1)\" "
          + "constant=\"\($2)\"", id: $0)
    }
    let scene = try Scene(
      button + "<constraints>\(place.joined())\(size("width", 200))"
        + "\(size("height", 50))</constraints>", header: "toolsVersion=\"11762\"")
    let rules = self.rules(String(decoding: scene.document.source.bytes, as: UTF8.self))
    #expect(rules.contains("T303") == (attribute == "topMargin"))
  }

  @Test(arguments: [("", ["T305"]), ("alpha=\"0.0\"", [])])
  func `do not matter to a button that nobody sees`(_ alpha: String, _ rules: [String]) throws {
    // PinnedMessageView.xib of nextcloud/talk-ios has a button for a menu behind its text.
    let views = ["a", "b"].map { id in
      """
      <button translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" \(id == "b" ? alpha : "")>
      <rect key="frame" x="20" y="100" width="60" height="44"/><state key="normal" title="A"/>
      </button>
      """
    }
    let edges = ["a", "b"].flatMap { id in
      [edge("leading", 20, of: id), edge("top", 100, of: id)]
        + [("width", 60), ("height", 44)].map { side, length in
          constraint(
            "firstItem=\"\(id)\" firstAttribute=\"\(side)\" constant=\"\(length)\"",
            id: side + id)
        }
    }
    let scene = try Scene(
      "<subviews>\(views.joined())</subviews><constraints>\(edges.joined())</constraints>")
    let found = self.rules(String(decoding: scene.document.source.bytes, as: UTF8.self))
    #expect(found.filter { $0 == "T305" } == rules)
  }

  @Test func `do not tell whether a text has another size on the canvas`() throws {
    // The recorded size is that of a font of another system; the constraints agree with the rest.
    let scene = try Scene(
      """
      <subviews><label text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="16" y="100" width="47" height="24"/></label></subviews>
      <constraints>\(edge("leading", 16))\(edge("top", 100))</constraints>
      """)
    let text = String(decoding: scene.document.source.bytes, as: UTF8.self)
    #expect(!rules(text).contains("T202"))
  }
}
