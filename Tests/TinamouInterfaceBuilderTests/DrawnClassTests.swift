import Testing
import TinamouFormat
import TinamouInterfaceBuilder
import TinamouLayout

/// Interface Builder records the content sizes of views whose classes draw on the canvas.
@Suite struct `Classes that draw on the canvas` {
  private func document(_ drawn: String, _ name: String, _ attributes: String) throws
    -> InterfaceDocument
  {
    let inside = view("drawn", attributes: "customClass=\"Badge\" \(attributes)", as: name)
    let corner = ["leading", "top"].map {
      constraint(
        "firstItem=\"drawn\" firstAttribute=\"\($0)\" secondItem=\"root\" secondAttribute=\"\($0)\"",
        id: $0)
    }
    let text = try Scene(
      "<subviews>\(inside)</subviews><constraints>\(corner.joined())</constraints>"
    ).document.source.bytes
    let designables = "<designables><designable name=\"drawn\">\(drawn)</designable></designables>"
    return try InterfaceDocument(
      SourceText(
        name: "Main.storyboard",
        text: String(decoding: text, as: UTF8.self)
          .replacing("<resources>", with: designables + "<resources>")))
  }

  private func size(_ width: Int, _ height: Int) -> String {
    "<size key=\"intrinsicContentSize\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test func `a view is as large as its class draws it`() throws {
    let document = try document(size(70, 30), "view", "")
    let frames = try document.layout(of: document.roots[0]).frames()
    #expect(frames["drawn"]?.size == Size(width: 70, height: 30))
    let messages = document.warnings.map(\.message)
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'Badge'") ?? false)
  }

  @Test func `a text has that size on the canvas, and its own in other windows`() throws {
    let document = try document(size(300, 60), "label", "text=\"Hello\"")
    let layout = try document.layout(of: document.roots[0])
    #expect(try layout.frames()["drawn"]?.size == Size(width: 300, height: 60))
    let request = LayoutRequest(.size(Size(width: 320, height: 568)))
    let elsewhere = try layout.frames(in: request)["drawn"]?.size
    #expect(elsewhere?.height == 20.5 || elsewhere?.height == 21)
  }

  @Test func `a negative length is none`() throws {
    let document = try document(size(-1, 30), "view", "")
    let frame = try document.layout(of: document.roots[0]).frames()["drawn"]
    #expect(frame?.size == Size(width: 0, height: 30))
  }

  @Test func `without a size the class says nothing`() throws {
    let document = try document("", "label", "text=\"Hello\"")
    #expect(document.warnings.isEmpty)
  }
}
