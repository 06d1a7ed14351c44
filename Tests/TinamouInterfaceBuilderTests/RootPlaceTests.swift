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
